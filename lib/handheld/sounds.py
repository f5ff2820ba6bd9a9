# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The sounds, as notes: what ``sound.play()`` takes, and what it plays.

A tune is pairs of bytes: a MIDI note (0 is a rest) and its length in hundredths of a second.
"""

STEP = 0
MOVE = 1
PLACE = 2
FOUNDATION = 3
DEAL = 4
REFUSE = 5
UNDO = 6
REDO = 7
HINT = 8
STUCK = 9
WIN = 10

TUNES = (
    b"\x54\x02",
    b"\x4c\x04",
    b"\x43\x05",
    b"\x4f\x06\x56\x0a",
    b"\x48\x04\x00\x03\x48\x04",
    b"\x30\x07\x2f\x0c",
    b"\x4a\x04\x43\x06",
    b"\x43\x04\x4a\x06",
    b"\x5b\x05\x58\x08",
    b"\x3e\x0e\x3b\x0e\x37\x1c",
    b"\x43\x0c\x48\x0c\x4c\x0c\x4f\x18\x4c\x0c\x4f\x0c\x54\x0c\x58\x0c\x5b\x0c\x54\x18\x60\x30",
)
