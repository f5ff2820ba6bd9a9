# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Boils CircuitPython's published stubs down to lists of names, so that no test needs the network.

A list has a line for each name: `module.name`, `(parameters)` where it can be called, `: Type`
where it is a value; then `board id: ...` lines with the pins of the boards we have profiles for
and `modules id: ...` with what their CircuitPython has built in.
"""

import ast
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.board import known, needs

DATA = needs.ROOT / "host_tests/data"
HEAD = """# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
# Made by `python3 -m tools stubs` from circuitpython-stubs {version}: names only.
"""
# What our board rooms may import (host_tests/tools/test_rooms.py), as far as there are stubs.
MODULES = (
    *("analogio", "audiobusio", "audiocore", "audioio", "audiomixer", "audiopwmio", "bitmaptools"),
    *("busdisplay", "busio", "digitalio", "displayio", "fontio", "fourwire", "keypad"),
    *("microcontroller", "neopixel_write", "nvm", "pwmio", "sdcardio", "storage", "supervisor"),
    *("synthio", "terminalio", "traceback", "vectorio"),
)


class NotFetched(Exception):
    """The stubs could not be had; the text is a sentence."""


def refresh(versions):
    """Writes the list of each version, and the list of boards from the last; yields the paths."""
    for version in versions:
        with tempfile.TemporaryDirectory() as folder:
            wheel = _fetch(version, folder)
            with zipfile.ZipFile(wheel) as archive:
                text = "\n".join(_modules(archive) + _boards(archive)) + "\n"
                path = DATA / f"circuitpython-{version}.txt"
                path.write_text(HEAD.format(version=version) + text, encoding="utf-8")
                yield path
                if version == versions[-1]:
                    text = "\n".join(_displays(archive)) + "\n"
                    note = "# Every board; a star: CircuitPython knows a display on it.\n"
                    head = HEAD.format(version=version) + note
                    known.BOARDS.write_text(head + text, encoding="utf-8")
                    yield known.BOARDS


def _fetch(version, folder):
    words = ["-m", "pip", "download", "-q", "--no-deps", "-d", folder]
    done = subprocess.run(
        [sys.executable, *words, "circuitpython-stubs==" + version],
        capture_output=True,
        text=True,
        cwd=folder,  # the root's code.py must not stand in for Python's
    )
    found = list(Path(folder).glob("*.whl"))
    if done.returncode or not found:
        raise NotFetched(
            f"The stubs of CircuitPython {version} could not be fetched (no network?)."
        )
    return found[0]


def _modules(archive):
    lines = []
    for name in archive.namelist():
        parts = name.split("/")
        module = ".".join(parts[:-1]).replace("-stubs", "", 1)
        if parts[-1] == "__init__.pyi" and module in MODULES:
            tree = ast.parse(archive.read(name).decode())
            lines += [f"{module}.{line}" for line in _names(tree.body)]
    return sorted(set(lines))


def _names(body, inside=""):
    for node in body:
        if isinstance(node, ast.ClassDef):
            inits = [n for n in node.body if getattr(n, "name", "") == "__init__"]
            bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
            yield inside + node.name + "".join(f"({_parameters(n)})" for n in inits[:1])
            for base in bases:
                yield f"{inside}{node.name}: {base}"
            yield from _names(node.body, inside + node.name + ".")
        elif isinstance(node, ast.FunctionDef):
            value = any("property" in ast.dump(d) for d in node.decorator_list)
            yield inside + node.name + ("" if value else f"({_parameters(node)})")
        elif isinstance(node, ast.AnnAssign):
            yield f"{inside}{node.target.id}: {ast.unparse(node.annotation).replace(' ', '')}"
        elif isinstance(node, ast.Assign):
            yield from (inside + t.id for t in node.targets if isinstance(t, ast.Name))


def _parameters(node):
    args = node.args
    names = [a.arg for a in args.posonlyargs + args.args + args.kwonlyargs if a.arg != "self"]
    return " ".join(names + (["*"] if args.vararg else []) + (["**"] if args.kwarg else []))


def _boards(archive):
    lines = []
    for board_id in sorted(known.profiles()):
        try:
            text = archive.read(f"board_definitions/{board_id}/__init__.pyi").decode()
        except KeyError:
            continue
        tree = ast.parse(text)
        pins = [n.target.id for n in tree.body if isinstance(n, ast.AnnAssign)]
        lines.append(f"board {board_id}: {' '.join(sorted(pins))}")
        for line in (ast.get_docstring(tree) or "").splitlines():
            if line.strip().startswith("- Included modules: "):
                modules = line.partition(": ")[2].split(", ")
                plain = sorted({m for m in modules if m.replace(".", "").isidentifier()})
                lines.append(f"modules {board_id}: {' '.join(plain)}")
    return lines


def _displays(archive):
    for name in sorted(archive.namelist()):
        parts = name.split("/")
        if parts[0] == "board_definitions" and len(parts) == 3 and parts[2] == "__init__.pyi":
            text = archive.read(name).decode()
            yield parts[1] + ("*" if "\nDISPLAY: " in text else "")
