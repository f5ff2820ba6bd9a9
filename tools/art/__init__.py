# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes the pictures and fonts a board loads from the text they are drawn in.

Every result is named by `outputs()`, made of the sources alone and the same to the last byte each
time; nothing but the standard library is needed.
"""

import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]


def outputs():
    """A dictionary from each file made, relative to the root, to the bytes it must hold.

    ValueError where a drawing is crooked, OSError where a source is missing.
    """
    from . import faces, fonts, title

    made = {}
    for room in (faces, fonts, title):
        made.update(room.outputs(ROOT))
    return made


def stale(made):
    """The names of those of the files made that are missing or differ on the disk."""
    names = []
    for name, data in made.items():
        path = ROOT / name
        if not path.is_file() or path.read_bytes() != data:
            names.append(name)
    return names
