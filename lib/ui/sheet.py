# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A size of cards: loads its sheet of parts and blits cards, backs and empty places from it.

Promises: a card is at most five blits, nothing is allocated after loading, no pixel is drawn
below the rows asked for or outside the bitmap's lower edge. x and y must lie on the bitmap.
"""

import bitmaptools
from micropython import const

from ui.colours import INK

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
        from ui.pictures import load

        self.parts, self.note = load("%s/%dx%d.bmp" % (folder, self.width, self.height))
        self.one = bytearray(1)

    def card(self, bitmap, card, x, y, rows):
        """Draw the top `rows` rows of a card (the engine's byte); under 6 rows only an edge."""
        self.one[0] = card
        self.fan(bitmap, self.one, 0, 1, x, y, rows)
        if rows >= self.height and card < 0x80:
            self._body(bitmap, card & 15, card >> 4, x, y)

    def rest(self, bitmap, card, x, y, rows):
        """Draw what is below the top `rows` rows of a card."""
        note = self.note
        part = _BACK if card & 0x80 else _BLANK
        tall = min(self.height, bitmap.height - y) - rows
        if tall > 0:
            self._part(bitmap, x, y + rows, note[part], note[part + 1] + rows, self.width, tall)
        if card < 0x80:
            self._body(bitmap, card & 15, card >> 4, x, y)

    def fan(self, bitmap, cards, first, last, x, y, rows):
        """Draw the top rows of the cards from first to before last, all face up or all face down,
        one below the other; returns the row below. Play spends its time here: no calls but blits.
        """
        blit = bitmaptools.blit
        parts = self.parts
        note = self.note
        right = x + self.width
        if rows > self.height:
            rows = self.height
        high = bitmap.height
        room = rows if y + rows <= high else high - y
        top = _BACK if cards[first] & 0x80 else _BLANK
        left = note[top]
        top = note[top + 1]
        blit(bitmap, parts, x, y, x1=left, y1=top, x2=left + self.width, y2=top + room)
        end = y + (last - first) * rows
        tall = rows
        low = end if end < high else high
        while y + tall < low:  # the blanks below are copies of those above
            top = y + tall
            blit(bitmap, bitmap, x, top, x1=x, y1=y, x2=right, y2=min(top, y + low - top))
            tall += tall
        if room < 6 or cards[first] & 0x80:
            return end
        level = _LEVEL
        for _ in range(note[_LEVELS] - 1):
            if room >= note[level]:
                break
            level += _LEVEL_SIZE
        wide = note[level + 3]
        tall = note[level + 4]
        ranks = note[level + 1]
        letters = note[level + 2]
        suits = note[level + 6]
        pips = note[level + 7]
        broad = note[level + 8]
        deep = pips + note[level + 9]
        pip = x + note[level + 12]
        dent = x + note[level + 10]
        y += 1
        for i in range(first, last):
            if y >= high:
                break
            rank = cards[i]
            top = rank >> 4
            rank &= 15
            left = suits + broad * top
            blit(bitmap, parts, pip, y, x1=left, y1=pips, x2=left + broad, y2=deep)
            top = letters + tall * top
            if rank == 10:
                left = ranks + wide * 12
                blit(
                    bitmap,
                    parts,
                    x + note[level + 11],
                    y,
                    x1=left,
                    y1=top,
                    x2=left + note[level + 5],
                    y2=top + tall,
                )
            else:
                left = ranks + wide * (rank - 1 if rank < 10 else rank - 2)
                blit(bitmap, parts, dent, y, x1=left, y1=top, x2=left + wide, y2=top + tall)
            y += rows
        return end

    def empty(self, bitmap, x, y, rank=0):
        """Draw an empty place, with the rank it wants (0: any or none)."""
        note = self.note
        rows = min(self.height, bitmap.height - y)
        self._part(bitmap, x, y, note[_EMPTY], note[_EMPTY + 1], self.width, rows)
        if rank:
            left = note[_LEVEL + 1]
            wide = note[_LEVEL + 3]
            tall = note[_LEVEL + 4]
            if rank == 10:
                left += wide * 12
                wide = note[_LEVEL + 5]
            else:
                left += wide * (rank - 1 if rank < 10 else rank - 2)
            x += (self.width - wide) // 2
            y += (self.height - tall) // 2
            self._part(bitmap, x, y, left, note[_LEVEL + 2] + tall * 4, wide, tall)

    def _part(self, bitmap, x, y, left, top, wide, tall):
        bitmaptools.blit(bitmap, self.parts, x, y, x1=left, y1=top, x2=left + wide, y2=top + tall)

    def _body(self, bitmap, rank, suit, x, y):
        """The big pip, or the figure with its suit's ink behind the holes in its clothes."""
        note = self.note
        part = _COURTS if rank > 10 else _ACES if rank == 1 else _PIPS
        tall = min(note[part + 3], bitmap.height - y - note[part + 5])
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
