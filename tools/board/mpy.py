# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Compiles modules with CircuitPython's mpy-cross, and tells it from MicroPython's.

Both programs have the same name, but write different formats: the first byte is `C` or `M`, and a
board refuses the other's file.
"""

import re
import subprocess
import tempfile
from pathlib import Path

MAGIC = ord("C")
MICROPYTHON = ord("M")
FORMAT = 6  # the second byte, of CircuitPython 9 and later
MICROPYTHONS = (
    "{program} is MicroPython's mpy-cross: its files begin with M, and CircuitPython loads only "
    "those that begin with C. Take mpy-cross for your version of CircuitPython from its download "
    "page (circuitpython.org/downloads, under the board: mpy-cross)."
)


class Refused(Exception):
    """This mpy-cross will not do; the text is a sentence."""


def version(program):
    """CircuitPython's major version by `mpy-cross --version`, as "10"; "" where it tells none."""
    said = _run([str(program), "--version"], program).stdout
    match = re.search(r"CircuitPython (\d+)\.", said) or re.match(r"\D*(\d+)\.\d+\.\d+", said)
    return match[1] if match else ""


def compiled(program, name, source):
    """The .mpy of a source (bytes); `name` is what tracebacks call it. Raises Refused."""
    with tempfile.TemporaryDirectory() as folder:
        # Relative names only: the format keeps the name, and the same input gives the same bytes.
        (Path(folder) / "in.py").write_bytes(source)
        words = [str(Path(program).resolve()), "-s", name, "-o", "out.mpy", "in.py"]
        done = _run(words, program, cwd=folder)
        out = Path(folder) / "out.mpy"
        if done.returncode or not out.exists():
            said = (done.stdout + done.stderr).strip().splitlines() or ["no reason given"]
            raise Refused(f"{program} could not compile {name}: {said[-1]}")
        data = out.read_bytes()
    _check(program, data)
    return data


def _check(program, data):
    if data[:1] == bytes([MICROPYTHON]):
        raise Refused(MICROPYTHONS.format(program=program))
    if data[:1] != bytes([MAGIC]) or len(data) < 2:
        raise Refused(f"{program} writes no .mpy that CircuitPython knows: is it an mpy-cross?")
    if data[1] != FORMAT:
        raise Refused(
            f"{program} writes .mpy format {data[1]}; CircuitPython 9 and later load format "
            f"{FORMAT}: take the mpy-cross of your board's version."
        )


def _run(words, program, cwd=None):
    try:
        return subprocess.run(
            words, cwd=cwd, capture_output=True, text=True, errors="replace", timeout=60
        )
    except FileNotFoundError:
        raise Refused(f"There is no {program} here.") from None
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Refused(f"{program} could not be run: {error}") from None
