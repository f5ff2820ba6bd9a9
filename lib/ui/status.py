# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The line of text below the table: the corner, what the buttons do here and now, and how it goes.

Only what differs is drawn; nothing is allocated.
"""

import bitmaptools
from micropython import const

from ui import colours

CORNER = const(11)  # pixels of the table's corner
_APART = const(4)
_WIDE = const(150)


class Status:
    def __init__(self, stage):
        self.stage = stage
        self.bitmap = stage.line
        self.legend = b""
        self.clear()

    def clear(self):
        """Begin with an empty line."""
        self.legend = None
        self.moves = self.redeals = self.wide = self.ink = -1
        self.left = self.bitmap.width
        bitmap = self.bitmap
        bitmaptools.fill_region(bitmap, 0, 0, bitmap.width, bitmap.height, 0)

    def corner(self, here):
        """Draw the table's corner, the way to the menu; bright when the cursor is `here`."""
        ink = colours.GOLD if here else colours.GHOST
        if ink != self.ink:
            self.ink = ink
            for i in range(3):
                bitmaptools.fill_region(self.bitmap, 2, 1 + 2 * i, CORNER - 2, 2 + 2 * i, ink)

    def say(self, legend):
        """Show what the buttons do; `legend` is one of a few constants, bytes."""
        if legend is self.legend:
            return
        self.legend = legend
        self._text(legend)

    def _text(self, legend):
        end = self.stage.glyphs.write(self.bitmap, CORNER + 1, 0, legend, colours.GHOST)
        if end < self.left:
            bitmaptools.fill_region(self.bitmap, end, 0, self.left, self.bitmap.height, 0)

    def count(self, moves, redeals, allowed):
        """Show moves made, and redeals left where the game allows any."""
        if moves == self.moves and redeals == self.redeals:
            return
        glyphs = self.stage.glyphs
        bitmap = self.bitmap
        room = bitmap.width - 1
        wide = glyphs.number_width(moves)
        x = room - wide
        same = redeals == self.redeals and wide == self.wide
        was = self.moves
        self.moves = moves
        self.redeals = redeals
        self.wide = wide
        if same:  # the number clears what was behind it; mostly its last digit is all that changed
            if moves // 10 == was // 10:
                moves %= 10
                x = room - glyphs.number_width(moves)
            glyphs.number(bitmap, x, 0, moves, colours.FACE)
            return
        left = x - _APART
        if allowed:
            word = _TIMES if room > _WIDE else _CROSS
            left -= glyphs.width(word) + glyphs.number_width(redeals) + _APART
        elif room > _WIDE:
            left -= glyphs.width(_MOVES)
        bitmaptools.fill_region(bitmap, min(left, self.left), 0, room + 1, bitmap.height, 0)
        self.left = left
        glyphs.number(bitmap, x, 0, moves, colours.FACE)
        if allowed:
            left = glyphs.write(bitmap, left, 0, word, colours.GOLD)
            glyphs.number(bitmap, left, 0, redeals, colours.GOLD)
        elif room > _WIDE:
            glyphs.write(bitmap, left, 0, _MOVES, colours.GHOST)


_TIMES = b"redeals "
_CROSS = b"\x87"  # the narrow screen's word for it
_MOVES = b"moves "
