# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Build a finished CIRCUITPY drive, as a folder and as a zip for releases."""

import argparse
import sys
from pathlib import Path

GROUP = "board"

NOTES = """Without --mpy-cross the modules are sources without docstrings and comments, constants
written in and private names short, for every CircuitPython from 9 on. With it they are .mpy, which
are for the CircuitPython the mpy-cross came with: a release has one such zip for each major
version. The two Adafruit libraries are taken from circup's bundle where circup has it or can fetch
it, else from the pinned wheels."""


def main(argv):
    """Builds and reports; 1 where that cannot be done, 2 where the arguments are wrong."""
    from tools.board import drive, libraries, mpy, report

    boards = drive.profiles()
    parser = argparse.ArgumentParser("python3 -m tools build", description=__doc__, epilog=NOTES)
    parser.add_argument("--board", default="", metavar="NAME", help=f"only for: {' '.join(boards)}")
    parser.add_argument("--mpy-cross", default="", metavar="PATH", help="CircuitPython's mpy-cross")
    parser.add_argument(
        "--circuitpython", default="", metavar="N", help="libraries as .mpy for this major version"
    )
    parser.add_argument("--no-bundle", action="store_true", help="the pinned libraries, always")
    parser.add_argument("--no-vm", action="store_true", help="do not measure what compiling takes")
    parser.add_argument("--out", default="build", metavar="DIR", help="where to (default: build)")
    try:
        given = parser.parse_args(argv)
    except SystemExit as end:
        return end.code
    wrong = _wrong(given, boards)
    if wrong:
        print(f"build: {wrong}", file=sys.stderr)
        return 2
    plan = drive.Plan(given.board, given.mpy_cross, given.circuitpython, not given.no_bundle)
    folder = Path(given.out) / "CIRCUITPY"
    try:
        files = drive.content(plan)
        archive = Path(given.out) / (plan.name + ".zip")
        drive.write(files, folder)
        archive.write_bytes(drive.zipped(files))
    except (libraries.Missing, mpy.Refused, FileExistsError) as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"build: {given.out} cannot be written: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{folder} is the drive, {archive} the same as a zip.")
    print("\n".join(report.lines(files, not given.no_vm)))
    return 0


def _wrong(given, boards):
    """What is wrong with the arguments, "" where nothing is."""
    if given.board and given.board not in boards:
        return f"there is no board {given.board!r}; there are: {' '.join(boards)}"
    if given.circuitpython and not given.circuitpython.isdigit():
        return f"--circuitpython takes a major version such as 10, not {given.circuitpython!r}"
    return ""
