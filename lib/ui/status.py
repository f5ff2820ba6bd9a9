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


class Status:
    def __init__(self, stage):
        self.stage = stage
        self.bitmap = stage.line
        self.legend = b""
        self.clear()

    def clear(self):
        """Begin with an empty line."""
        self.legend = None
        self.moves = self.redeals = self.ink = -1
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
        self.moves = moves
        self.redeals = redeals
        glyphs = self.stage.glyphs
        width = glyphs.number_width(moves)
        x = self.bitmap.width - width - 1
        glyphs.number(self.bitmap, x, 0, moves, colours.FACE)
        if allowed:
            x -= glyphs.width(_TIMES) + glyphs.number_width(redeals) + _APART
            end = glyphs.write(self.bitmap, x, 0, _TIMES, colours.GOLD)
            glyphs.number(self.bitmap, end, 0, redeals, colours.GOLD)
        if x > self.left:
            bitmaptools.fill_region(self.bitmap, self.left, 0, x, self.bitmap.height, 0)
        self.left = x - _APART


_TIMES = b"redeals "
