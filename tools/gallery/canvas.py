# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A picture to draw on, pixel by pixel: shapes, our own letters, what a screen shows.

Only the standard library and whole numbers: the same drawing is the same picture everywhere.
Colours are (red, green, blue); what nobody painted is clear.
"""

import struct
import zlib
from functools import lru_cache
from math import isqrt
from pathlib import Path

from tools.art import fonts, source

ROOT = Path(__file__).resolve().parents[2]
SIGNATURE = b"\x89PNG\r\n\x1a\n"
CELL = 6  # pixels of a typed letter


@lru_cache(maxsize=1)
def letters():
    """{font's name: {character: drawing}}."""
    return {
        font.name: {chr(glyph.code): glyph.drawing for glyph in font.glyphs}
        for font in fonts.fonts(ROOT)
    }


def width(text, font="pocket"):
    """Pixels a text is wide."""
    known = letters()[font]
    return sum(len(known[char][0]) + 1 for char in text) - 1


class Canvas(source.Canvas):
    """A picture of at most 256 colours."""

    def __init__(self, wide, high):
        super().__init__(wide, high)
        self.colours = [None]  # the first is clear

    def ink(self, rgb):
        """The index of a colour."""
        if rgb not in self.colours:
            self.colours.append(rgb)
        return self.colours.index(rgb)

    def box(self, x, y, wide, high, rgb, round_by=0):
        """A filled rectangle whose corners are rounded by a radius."""
        ink = self.ink(rgb)
        across = 2 * round_by
        for row in range(high):
            near = min(row, high - 1 - row)
            inset = 0
            if near < round_by:
                off = 2 * near + 1 - across
                inset = (across - isqrt(across * across - off * off)) // 2
            self.fill(x + inset, y + row, wide - 2 * inset, 1, ink)

    def disc(self, x, y, across, rgb):
        """A filled circle in the square whose corner is x, y."""
        ink = self.ink(rgb)
        for row in range(across):
            off = 2 * row + 1 - across
            inset = (across - isqrt(across * across - off * off)) // 2
            self.fill(x + inset, y + row, across - 2 * inset, 1, ink)

    def path(self, points, rgb, thick=1, dash=0):
        """A line through points, only upright and level pieces; `dash`: pixels of line and gap."""
        ink = self.ink(rgb)
        gone = 0
        for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
            step_x = (to_x > x) - (to_x < x)
            step_y = (to_y > y) - (to_y < y)
            while (x, y) != (to_x, to_y):
                if not dash or gone % (2 * dash) < dash:
                    self.fill(x, y, thick, thick, ink)
                x += step_x
                y += step_y
                gone += 1
        self.fill(x, y, thick, thick, ink)

    def text(self, x, y, text, rgb, font="pocket"):
        """Letters from their top left corner; the x where they end."""
        known = letters()[font]
        ink = {"#": self.ink(rgb)}
        for char in text:
            self.put(known[char], x, y, ink)
            x += len(known[char][0]) + 1
        return x

    def typed(self, x, y, text, rgb):
        """Letters as a terminal sets them, one as wide as the other; the x where they end."""
        known = letters()["pocket"]
        for char in text:
            rows = known[char]
            self.put(rows, x + (CELL - len(rows[0])) // 2, y, {"#": self.ink(rgb)})
            x += CELL
        return x

    def middle(self, x, y, text, rgb, font="pocket"):
        """Letters whose middle is x."""
        self.text(x - width(text, font) // 2, y, text, rgb, font)

    def drawing(self, x, y, rows, colours):
        """A drawing of tools.art.source; `colours` says which colour a letter is."""
        self.put(rows, x, y, {letter: self.ink(rgb) for letter, rgb in colours.items()})

    def screen(self, x, y, display):
        """What a display of tools.host shows."""
        rgb = display.rgb()
        for row in range(display.height):
            at = row * display.width * 3
            pixels = zip(*[iter(rgb[at : at + display.width * 3])] * 3, strict=True)
            self.rows[y + row][x : x + display.width] = bytes(self.ink(pixel) for pixel in pixels)

    def paste(self, other, x, y, clear=0):
        """Copy another Canvas here, but for what is clear."""
        inks = [0] + [self.ink(rgb) for rgb in other.colours[1:]]
        for row, line in enumerate(other.rows):
            for column, colour in enumerate(line):
                if colour != clear:
                    self.rows[y + row][x + column] = inks[colour]

    def png(self, scale):
        """The bytes of a PNG, each pixel `scale` pixels wide and high."""
        bits = 4 if len(self.colours) <= 16 else 8
        wide = self.width * scale
        out = bytearray()
        for row in self.rows:
            line = b"".join(row[x : x + 1] * scale for x in range(self.width))
            if bits == 4:
                line += bytes(wide & 1)
                line = bytes(a << 4 | b for a, b in zip(line[::2], line[1::2], strict=True))
            out += b"\0" + line
            out += (b"\2" + bytes(len(line))) * (scale - 1)  # as the row above
        palette = b"".join(bytes(rgb or (0, 0, 0)) for rgb in self.colours)
        head = struct.pack(">IIBBBBB", wide, self.height * scale, bits, 3, 0, 0, 0)
        chunks = (b"IHDR", head), (b"PLTE", palette), (b"tRNS", b"\0"), (b"IDAT", bytes(out))
        return SIGNATURE + b"".join(_chunk(*chunk) for chunk in (*chunks, (b"IEND", b"")))


def _chunk(kind, body):
    if kind == b"IDAT":
        body = zlib.compress(body, 9)
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def meaning(data):
    """What a PNG says, however it was compressed: two that mean the same look the same."""
    found = []
    at = len(SIGNATURE)
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        found.append((kind, zlib.decompress(body) if kind == b"IDAT" else body))
        at += 12 + size
    return found
