# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A size of cards: loads its sheet of parts and blits cards, backs and empty places from it.

Promises: a card is at most five blits, nothing is allocated after loading, no pixel is drawn
below the rows asked for or outside the bitmap's lower edge. x and y must lie on the bitmap.
"""

import bitmaptools
from micropython import const

from ui.colours import INK
from ui.pictures import load

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


class Sheet:
    """The cards of one size, an entry of SIZES; `width` and `height` are a card's, in pixels."""

    def __init__(self, size, folder="sprites"):
        self.width, self.height = size
        self.parts, self.note = load("%s/%dx%d.bmp" % (folder, self.width, self.height))

    def card(self, bitmap, card, x, y, rows):
        """Draw the top `rows` rows of a card (the engine's byte); under 6 rows only an edge."""
        if card & 0x80:
            self._frame(bitmap, _BACK, x, y, rows)
            return
        room = self._frame(bitmap, _BLANK, x, y, rows)
        note = self.note
        level = _LEVEL
        for _ in range(note[_LEVELS]):
            if room >= note[level]:
                break
            level += _LEVEL_SIZE
        else:
            return
        rank = card & 15
        suit = card >> 4 & 3
        self.rank(bitmap, rank, x + note[level + (11 if rank == 10 else 10)], y + 1, level, suit)
        wide = note[level + 8]
        left = note[level + 6] + wide * suit
        self._part(
            bitmap, x + note[level + 12], y + 1, left, note[level + 7], wide, note[level + 9]
        )
        if rows >= self.height:
            self._body(bitmap, rank, suit, x, y, room)

    def back(self, bitmap, x, y, rows=255):
        """Draw the top rows of a card that lies face down."""
        self._frame(bitmap, _BACK, x, y, rows)

    def empty(self, bitmap, x, y, rank=0):
        """Draw an empty place, with the rank it wants (0: any or none)."""
        note = self.note
        self._frame(bitmap, _EMPTY, x, y, self.height)
        if rank:
            wide = note[_LEVEL + (5 if rank == 10 else 3)]
            y += (self.height - note[_LEVEL + 4]) // 2
            self.rank(bitmap, rank, x + (self.width - wide) // 2, y)

    def rank(self, bitmap, rank, x, y, level=_LEVEL, ink=4):
        """Draw a rank's letters alone: as an empty place shows it, or in the ink of a suit."""
        note = self.note
        wide = note[level + 3]
        tall = note[level + 4]
        left = note[level + 1]
        if rank == 10:
            left += wide * 12
            wide = note[level + 5]
        else:
            left += wide * (rank - 1 if rank < 10 else rank - 2)
        self._part(bitmap, x, y, left, note[level + 2] + tall * ink, wide, tall)

    def _part(self, bitmap, x, y, left, top, wide, tall):
        bitmaptools.blit(bitmap, self.parts, x, y, x1=left, y1=top, x2=left + wide, y2=top + tall)

    def _frame(self, bitmap, part, x, y, rows):
        """Blank, back or empty place; returns how many rows there was room for."""
        if rows > self.height:
            rows = self.height
        if rows > bitmap.height - y:
            rows = bitmap.height - y
        self._part(bitmap, x, y, self.note[part], self.note[part + 1], self.width, rows)
        return rows

    def _body(self, bitmap, rank, suit, x, y, room):
        """The big pip, or the figure with its suit's ink behind the holes in its clothes."""
        note = self.note
        part = _COURTS if rank > 10 else _ACES if rank == 1 else _PIPS
        tall = min(note[part + 3], room - note[part + 5])
        if tall < 1:
            return
        wide = note[part + 2]
        left = note[part] + wide * (rank - 11 if rank > 10 else suit)
        x += note[part + 4]
        y += note[part + 5]
        if rank < 11:
            self._part(bitmap, x, y, left, note[part + 1], wide, tall)
            return
        bitmaptools.fill_region(bitmap, x, y, x + wide, y + tall, INK + suit)
        bitmaptools.blit(
            bitmap,
            self.parts,
            x,
            y,
            x1=left,
            y1=note[part + 1],
            x2=left + wide,
            y2=note[part + 1] + tall,
            skip_source_index=0,
        )
