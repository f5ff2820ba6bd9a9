# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Text that changes in play, blitted from a font's glyph sheet into the table's bitmap.

A text is bytes: ASCII, and one byte from 127 on for each character of EXTRA. Promises: drawing and
measuring allocate nothing; text stands on the felt (colour 0) and clears what was behind it.
The caller keeps text inside the bitmap; `write` stops before a character that would not fit.
"""

import bitmaptools

from ui.pictures import load

EXTRA = "♣♦♥♠←↑→↓×–…“”‘’•ⒶⒷ★✓▶"
CLUBS = 127  # diamonds, hearts and spades follow in the engine's order of suits


def encode(text):
    """The bytes of a str; a character the font does not have becomes "?". This allocates."""
    out = bytearray()
    for char in text:
        code = ord(char)
        if not 32 <= code < 127:
            code = EXTRA.find(char)
            code = 63 if code < 0 else 127 + code
        out.append(code)
    return bytes(out)


class Glyphs:
    """A font's glyph sheet; `name` is "pocket" (9 rows) or "tall" (13). `height` in pixels."""

    def __init__(self, name="pocket", folder="fonts"):
        self.sheet, self.note = load("%s/%s.bmp" % (folder, name), 1)
        self.cell = self.note[0]
        self.height = self.note[1]

    def width(self, text):
        """How many pixels a text takes, a free column after each character counted."""
        note = self.note
        total = 0
        for code in text:
            total += note[code - 29]
        return total

    def write(self, bitmap, x, y, text, ink):
        """Draw a text from x, y (top left) in the colour `ink`; returns its right end."""
        for code in text:
            wide = self.note[code - 29]
            if x + wide > bitmap.width:
                break
            self._glyph(bitmap, x, y, code, wide, ink)
            x += wide
        return x

    def number(self, bitmap, x, y, n, ink):
        """Draw a number from 0 to 99999 without leading zeros; returns its right end."""
        unit = 1
        while unit * 10 <= n:
            unit *= 10
        while unit:
            code = 48 + n // unit % 10
            wide = self.note[code - 29]
            if x + wide > bitmap.width:
                break
            self._glyph(bitmap, x, y, code, wide, ink)
            x += wide
            unit //= 10
        return x

    def number_width(self, n):
        """How many pixels a number takes."""
        total = 0
        while True:
            total += self.note[48 + n % 10 - 29]
            n //= 10
            if not n:
                return total

    def _glyph(self, bitmap, x, y, code, wide, ink):
        """The ink first, then the sheet's background over it: so one sheet serves every ink."""
        code -= 32
        left = code % 32 * self.cell
        top = code // 32 * self.height
        tall = self.height
        if tall > bitmap.height - y:
            tall = bitmap.height - y
        bitmaptools.fill_region(bitmap, x, y, x + wide, y + tall, ink)
        bitmaptools.blit(
            bitmap,
            self.sheet,
            x,
            y,
            x1=left,
            y1=top,
            x2=left + wide,
            y2=top + tall,
            skip_source_index=1,
        )
