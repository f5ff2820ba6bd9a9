# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Reads drawings out of text files and puts them together.

A line "= set name name ..." opens a block; each line below it holds one row of every drawing of
the block, side by side. A drawing is a tuple of strings of one length. A comment begins with ";".
"""


def read(path):
    """{(set, name): drawing}; ValueError with file and line where one is crooked or double."""
    found = {}
    names = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        where = f"{path.name}:{number}: "
        if line.startswith(";") or not line.strip():
            continue
        if line.startswith("= "):
            group, *names = line[2:].split()
            for name in names:
                if (group, name) in found:
                    raise ValueError(f"{where}{group} {name} is drawn twice")
                found[group, name] = ()
            continue
        rows = line.split()
        if len(rows) != len(names):
            raise ValueError(f"{where}{len(rows)} pieces for {len(names)} names")
        for name, row in zip(names, rows, strict=True):
            drawn = found[group, name]
            if drawn and len(drawn[0]) != len(row):
                raise ValueError(f"{where}{name} changes its width")
            found[group, name] = (*drawn, row)
    for (group, name), drawn in found.items():
        if not drawn:
            raise ValueError(f"{path.name}: {group} {name} has no rows")
    return found


class Canvas:
    """A picture of palette indices, made of rows of bytes."""

    def __init__(self, width, height, colour=0):
        self.width = width
        self.height = height
        self.rows = [bytearray([colour] * width) for _ in range(height)]

    def put(self, drawing, x, y, colours):
        """Draw a drawing with its top left corner at x, y; letters not in `colours` stay clear."""
        for j, row in enumerate(drawing):
            for i, letter in enumerate(row):
                if letter in colours:
                    self.rows[y + j][x + i] = colours[letter]

    def fill(self, x, y, width, height, colour):
        """Fill a rectangle."""
        for row in self.rows[y : y + height]:
            row[x : x + width] = bytes([colour] * width)

    def paste(self, other, x, y, clear=None):
        """Copy another canvas here, but for its pixels of the colour `clear`."""
        for j, row in enumerate(other.rows):
            for i, colour in enumerate(row):
                if colour != clear:
                    self.rows[y + j][x + i] = colour
