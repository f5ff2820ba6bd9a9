# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The two Adafruit libraries: from circup's bundle where it can be had, else from the wheels.

A bundle is an input like any other, so what was taken is named in LICENSES.txt. Only the modules
the game imports go along, and those that these import.
"""

import ast
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.board import needs

NAMES = ("adafruit_bitmap_font", "adafruit_display_text")
BUNDLE = "adafruit-circuitpython-bundle"


class Missing(Exception):
    """A library is nowhere to be found; the text is a sentence."""


def wanted(paths, root=needs.ROOT):
    """{library: [modules]} of what our modules import, and what that imports in turn."""
    found = {name: {"__init__"} for name in NAMES}
    for path in paths:
        for name in needs.imports((root / path).read_text(encoding="utf-8")):
            top, _, part = name.partition(".")
            if top in found:
                _add(found[top], places()[top], part)
    for name in NAMES:
        _add(found[name], places()[name], "__init__", again=True)
    return {name: sorted(parts) for name, parts in found.items()}


def _add(found, folder, part, again=False):
    """Adds a module of a library, unless it is none, with all that it takes from beside it."""
    path = folder / (part + ".py")
    if not path.exists() or (part in found and not again):
        return
    found.add(part)
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            for name in [node.module] if node.module else [alias.name for alias in node.names]:
                _add(found, folder, name)


def places():
    """Where the pinned wheels put the libraries: {library: folder}. Raises Missing."""
    found = {}
    for name in NAMES:
        spec = importlib.util.find_spec(name)
        if spec is None or not spec.submodule_search_locations:
            raise Missing(f"The library {name} is not installed here.")
        found[name] = Path(list(spec.submodule_search_locations)[0])
    return found


def circup_home():
    """The folder in which circup keeps its bundles on this system."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local")
        return base / "adafruit" / "circup"
    if sys.platform == "darwin":
        return home / "Library/Application Support/circup"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local/share") / "circup"


def bundle(kind, home=None):
    """The newest `lib` folder of a kind ("py", "10.x-mpy") that circup has here, or None."""
    home = home or circup_home()
    found = []
    for lib in home.glob(f"adafruit/{BUNDLE}-*/{BUNDLE}-{kind}-*/lib"):
        if all((lib / name).is_dir() for name in NAMES):
            found.append((re.findall(r"\d+", lib.parent.name.rpartition("-")[2]), lib))
    return max(found)[1] if found else None


def fetch():
    """Asks circup, where it is installed, to fetch its bundle; quietly nothing where it fails."""
    program = shutil.which("circup")
    if not program:
        return
    try:
        subprocess.run(
            [program, "show", NAMES[0]],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=120,
        )
    except (OSError, subprocess.TimeoutExpired):
        return


def find(kind, use_bundle=True):
    """({library: folder}, where from) for a kind of bundle. Raises Missing."""
    if use_bundle:
        lib = bundle(kind)
        if lib is None and shutil.which("circup"):
            fetch()
            lib = bundle(kind)
        if lib is not None:
            return {name: lib / name for name in NAMES}, lib.parent.name
    return places(), "the pinned wheels"


def version(folder):
    """The version a library says it has, "" where it does not say (.mpy)."""
    for file in sorted(folder.glob("*.py")):
        match = re.search(r'^__version__ = "([^"]+)"', file.read_text(encoding="utf-8"), re.M)
        if match:
            return match[1]
    return ""


def copyrights(folder):
    """The copyright lines in a library's sources, each once."""
    found = []
    for file in sorted(folder.glob("*.py")):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("# SPDX-FileCopyrightText: "):
                said = line.partition(": ")[2]
                if said not in found:
                    found.append(said)
    return found
