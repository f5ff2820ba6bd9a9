# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Text, blitted from a font's glyph sheet into a bitmap.

A text is bytes: ASCII, and one byte from 127 on for each character of ui.letters.EXTRA. Promises:
drawing and measuring allocate nothing; text stands on colour 0 and clears what was behind it. The
caller keeps text inside the bitmap; `write` stops before a character that would not fit.
"""

import bitmaptools


class Glyphs:
    """A font's glyph sheet; `name` is "pocket" (9 rows) or "tall" (13). `height` in pixels."""

    def __init__(self, name="pocket", folder="fonts"):
        from ui.pictures import load

        self.sheet, self.note = load("%s/%s.bmp" % (folder, name), 1)
        self.name = name
        self.cell = self.note[0]
        self.height = self.note[1]
        self.digits = bytearray(5)
        self.marks = "\u24b6\u24b7"  # what the keys A and B are shown as, see ui.letters

    def width(self, text):
        """How many pixels a text takes, a free column after each character counted."""
        note = self.note
        total = 0
        for code in text:
            total += note[code - 29]
        return total

    def write(self, bitmap, x, y, text, ink, first=0):
        """Draw a text, or what begins with its byte `first`, from x, y (top left) in the colour
        `ink`; returns its right end.

        The ink first, then the sheet's background over it: so one sheet serves every ink."""
        note = self.note
        cell = self.cell
        tall = self.height
        sheet = self.sheet
        blit = bitmaptools.blit
        room = bitmap.width
        last = first
        end = x
        while last < len(text):
            wide = end + note[text[last] - 29]
            if wide > room:
                break
            end = wide
            last += 1
        low = min(y + tall, bitmap.height)
        bitmaptools.fill_region(bitmap, x, y, end, low, ink)
        low -= y
        for i in range(first, last):
            code = text[i]
            wide = note[code - 29]
            left = (code & 31) * cell
            code = (code - 32 >> 5) * tall
            blit(
                bitmap,
                sheet,
                x,
                y,
                x1=left,
                y1=code,
                x2=left + wide,
                y2=code + low,
                skip_source_index=1,
            )
            x += wide
        return end

    def number(self, bitmap, x, y, n, ink):
        """Draw a number from 0 to 99999 without leading zeros; returns its right end."""
        digits = self.digits
        i = 5
        while True:
            i -= 1
            digits[i] = 48 + n % 10
            n //= 10
            if not n:
                return self.write(bitmap, x, y, digits, ink, i)

    def number_width(self, n):
        """How many pixels a number takes."""
        total = 0
        while True:
            total += self.note[48 + n % 10 - 29]
            n //= 10
            if not n:
                return total
