# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What is known of boards and versions of CircuitPython before anything is copied."""

import ast
from pathlib import Path

from tools.board import needs

OLDEST = 9
NEWEST = 10  # the newest that was tried
BOARDS = Path(__file__).resolve().parent / "boards.txt"
PROFILES = needs.ROOT / "lib/handheld/boards/__init__.py"


def displays():
    """{board id: True where CircuitPython knows a display on it} for all published boards."""
    found = {}
    for line in BOARDS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            found[line.rstrip("*")] = line.endswith("*")
    return found


def profiles():
    """{board id: name of its profile}."""
    tree = ast.parse(PROFILES.read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "BOARDS":
            return {key: row[0] for row in ast.literal_eval(node.value) for key in row[2]}
    raise ValueError("lib/handheld/boards/__init__.py has no BOARDS")


KEYS_PLACE = "settings.toml (POCKET_KEYS, see lib/handheld/boards/user.py)"


def keyless(info, settings=""):
    """True for a board that has no profile, and whose keys are not told in settings.toml."""
    return bool(info.board_id) and info.board_id not in profiles() and "POCKET_KEYS" not in settings


def judge(info, settings=""):
    """(what forbids it or "", [what should be known]); `settings` is the text of settings.toml."""
    if not info.version:
        return "", [
            "There is no boot_out.txt that tells which CircuitPython this is; "
            "press reset once, and CircuitPython writes it."
        ]
    if info.major < OLDEST:
        return (
            f"This board has CircuitPython {info.version}, and {OLDEST}.0 or newer is needed: get "
            "the UF2 file for it from circuitpython.org/downloads, press reset twice, and copy the "
            "file to the drive that comes up."
        ), []
    said = []
    if info.major > NEWEST:
        said.append(
            f"CircuitPython {info.version} is newer than what this release was tried with "
            f"({OLDEST} to {NEWEST}): it may work, and a newer release of the game surely will."
        )
    no_keys = keyless(info, settings)
    if displays().get(info.board_id) is False and no_keys:
        return (
            f"{info.board or info.board_id} has no display of its own, and the game needs one. "
            "With a display that your boot.py or code sets up, and the keys told in settings.toml "
            "(POCKET_KEYS, see lib/handheld/boards/user.py), run this again."
        ), said
    if no_keys:
        said.append(
            f"There is no profile for {info.board or info.board_id}: tell its keys in {KEYS_PLACE}."
        )
    return "", said


NONE_FOUND = """No CircuitPython board is found. What helps, in this order:
  1. Switch the board on, and take a USB cable that carries data (many only charge).
  2. Press reset once: the drive CIRCUITPY should come up within a few seconds.
  3. If another drive comes up on pressing reset twice quickly (its name ends in BOOT, or is
     RPI-RP2), the board is well but has no CircuitPython: get the UF2 file for it from
     circuitpython.org/downloads and copy it to that drive. CIRCUITPY comes up after that.
     An RP2040 or RP2350 without a reset button: hold BOOTSEL while you plug it in.
  4. If CIRCUITPY is there under another name or in another place, name it:
     python3 -m tools flash PLACE"""

IN_BOOTLOADER = """The board at {path} is in its bootloader, waiting for a UF2 file.
If it has CircuitPython already, press reset once and run this again. If not, get the UF2 file for
it from circuitpython.org/downloads and copy it there; CIRCUITPY comes up after that."""

NOT_MOUNTED = """A drive CIRCUITPY is plugged in but not mounted ({device}).
Open it in the file manager, or:
     udisksctl mount -b {device}
then run this again."""
