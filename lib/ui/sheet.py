# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A size of cards: loads its sheet of parts and blits cards, backs and empty places from it.

Promises: a card is at most five blits, nothing is allocated after loading, no pixel is drawn
below the rows asked for or outside the bitmap's lower edge. x and y must lie on the bitmap.
"""

import bitmaptools
import displayio
from micropython import const

from ui import colours

# Where things stand in the sheet's note. Parts first: width, height, then x, y of blank, back and
# empty; pips, aces and courts with x, y, width, height and their place on the card.
_BLANK = const(2)
_BACK = const(4)
_EMPTY = const(6)
_PIPS = const(8)
_ACES = const(14)
_COURTS = const(20)
_LEVELS = const(26)
# Each level: rows it needs, ranks x y width height, width of a ten, suits x y width height,
# and the left edge of rank, ten and suit on the card.
_LEVEL = const(27)
_LEVEL_SIZE = const(13)

SIZES = ((13, 19), (15, 21), (17, 24), (19, 26), (25, 35), (27, 37), (29, 40))


def load(path, bits=4):
    """Read a BMP made by `tools art`: (bitmap, note), the bytes that stand before its pixels."""
    with open(path, "rb") as file:
        head = file.read(54)
        start = head[10] | head[11] << 8
        file.read(4 << bits)
        note = file.read(start - 54 - (4 << bits))
        bitmap = displayio.Bitmap(head[18] | head[19] << 8, head[22] | head[23] << 8, 1 << bits)
        bitmaptools.readinto(
            bitmap,
            file,
            bits_per_pixel=bits,
            element_size=1,
            reverse_pixels_in_element=True,
            reverse_rows=True,
        )
    return bitmap, note


class Sheet:
    """The cards of one size, an entry of SIZES; `width` and `height` are a card's, in pixels."""

    def __init__(self, size, folder="sprites"):
        self.width, self.height = size
        self.parts, self.note = load("%s/%dx%d.bmp" % (folder, self.width, self.height))

    def card(self, bitmap, card, x, y, rows):
        """Draw the top `rows` rows of a card (the engine's byte); under 6 rows only an edge."""
        note = self.note
        whole = rows >= self.height
        if rows > bitmap.height - y:
            rows = bitmap.height - y
        if card & 0x80:
            self._frame(bitmap, _BACK, x, y, rows)
            return
        self._frame(bitmap, _BLANK, x, y, rows)
        level = _LEVEL
        for _ in range(note[_LEVELS]):
            if rows >= note[level]:
                self._corner(bitmap, level, card & 15, card >> 4 & 3, x, y)
                break
            level += _LEVEL_SIZE
        if whole:
            self._body(bitmap, card & 15, card >> 4 & 3, x, y, rows)

    def back(self, bitmap, x, y, rows=255):
        """Draw the top rows of a card that lies face down."""
        if rows > bitmap.height - y:
            rows = bitmap.height - y
        self._frame(bitmap, _BACK, x, y, rows)

    def empty(self, bitmap, x, y, rank=0):
        """Draw an empty place, with the rank it wants (0: any or none)."""
        note = self.note
        self._frame(bitmap, _EMPTY, x, y, bitmap.height - y)
        if rank:
            wide = note[_LEVEL + 5] if rank == 10 else note[_LEVEL + 3]
            self._rank(
                bitmap,
                _LEVEL,
                rank,
                4,
                x + (self.width - wide) // 2,
                y + (self.height - note[_LEVEL + 4]) // 2,
            )

    def cursor(self, bitmap, x=0, y=0, rows=255):
        """Draw the cursor's frame: gold without, dark within, so that it shows on face and felt."""
        if rows > self.height:
            rows = self.height
        fill = bitmaptools.fill_region
        right = x + self.width
        fill(bitmap, x + 1, y + 1, x + 2, y + rows - 1, colours.DARK)
        fill(bitmap, right - 2, y + 1, right - 1, y + rows - 1, colours.DARK)
        fill(bitmap, x + 1, y + rows - 2, right - 1, y + rows - 1, colours.DARK)
        self._ring(bitmap, x, y, rows, colours.GOLD)

    def mark(self, bitmap, x, y, rows=255):
        """Recolour the outline of a card's top rows: it came with the last move."""
        self._ring(bitmap, x, y, rows, colours.MARK)

    def _ring(self, bitmap, x, y, rows, colour):
        fill = bitmaptools.fill_region
        right = x + self.width
        if rows >= self.height:
            rows = self.height
            fill(bitmap, x + 1, y + rows - 1, right - 1, y + rows, colour)
            rows -= 1
        fill(bitmap, x + 1, y, right - 1, y + 1, colour)
        fill(bitmap, x, y + 1, x + 1, y + rows, colour)
        fill(bitmap, right - 1, y + 1, right, y + rows, colour)

    def _frame(self, bitmap, part, x, y, rows):
        note = self.note
        if rows > self.height:
            rows = self.height
        left = note[part]
        top = note[part + 1]
        bitmaptools.blit(
            bitmap, self.parts, x, y, x1=left, y1=top, x2=left + self.width, y2=top + rows
        )

    def _rank(self, bitmap, level, rank, row, x, y):
        """One rank of a level; `row` is the suit whose ink it has, 4 on the felt."""
        note = self.note
        wide = note[level + 3]
        tall = note[level + 4]
        left = note[level + 1]
        top = note[level + 2] + tall * row
        if rank == 10:
            left += wide * 12
            wide = note[level + 5]
        else:
            left += wide * (rank - 1 if rank < 10 else rank - 2)
        bitmaptools.blit(bitmap, self.parts, x, y, x1=left, y1=top, x2=left + wide, y2=top + tall)

    def _corner(self, bitmap, level, rank, suit, x, y):
        note = self.note
        self._rank(bitmap, level, rank, suit, x + note[level + (11 if rank == 10 else 10)], y + 1)
        wide = note[level + 8]
        left = note[level + 6] + wide * suit
        top = note[level + 7]
        bitmaptools.blit(
            bitmap,
            self.parts,
            x + note[level + 12],
            y + 1,
            x1=left,
            y1=top,
            x2=left + wide,
            y2=top + note[level + 9],
        )

    def _body(self, bitmap, rank, suit, x, y, rows):
        note = self.note
        part = _COURTS if rank > 10 else _ACES if rank == 1 else _PIPS
        wide = note[part + 2]
        left = note[part] + wide * (rank - 11 if rank > 10 else suit)
        top = note[part + 1]
        tall = rows - note[part + 5]
        if tall < 1:
            return
        if tall > note[part + 3]:
            tall = note[part + 3]
        x += note[part + 4]
        y += note[part + 5]
        if rank > 10:
            bitmaptools.fill_region(bitmap, x, y, x + wide, y + tall, colours.INK + suit)
        bitmaptools.blit(
            bitmap,
            self.parts,
            x,
            y,
            x1=left,
            y1=top,
            x2=left + wide,
            y2=top + tall,
            skip_source_index=0,
        )
