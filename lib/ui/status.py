# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The line of text below the table: the corner, what the buttons do here and now, and how it goes.

Only what differs is drawn; nothing is allocated.
"""

import bitmaptools
from micropython import const

from ui import colours
from ui.letters import encode

CORNER = const(11)  # pixels of the table's corner
_APART = const(4)
_WIDE = const(150)
_A = encode("\u24b6 ")
_LONGEST = b"take 00"
_TURN = encode("\u21bb")
_MOVES = b"moves "
del encode


class Status:
    """The stage's line of text, and what stands there now."""

    def __init__(self, stage):
        self.stage = stage
        self.bitmap = stage.line
        self.clear()

    def clear(self):
        """Begin with an empty line."""
        self.word = self.more = None
        self.k = self.at = self.end = 0
        self.moves = self.redeals = self.wide = self.ink = self.room = -1
        self.last = 0
        bitmap = self.bitmap
        self.left = bitmap.width
        bitmaptools.fill_region(bitmap, 0, 0, bitmap.width, bitmap.height, 0)
        glyphs = self.stage.glyphs
        self.x = glyphs.write(bitmap, CORNER + 1, 0, _A, colours.FACE)
        self.then = self.x + glyphs.width(_LONGEST)

    def corner(self, here):
        """Draw the table's corner, the way to the menu; on gold when the cursor is `here`."""
        ink = colours.DARK if here else colours.GHOST
        if ink != self.ink:
            self.ink = ink
            bitmap = self.bitmap
            fill = bitmaptools.fill_region
            fill(bitmap, 0, 0, CORNER, bitmap.height, colours.GOLD if here else 0)
            for i in range(2, 7, 2):
                fill(bitmap, 2, i, CORNER - 2, i + 1, ink)

    def say(self, word, k, more):
        """Show what the buttons do: constants, bytes, and how many cards (1: not said); what B
        does is left out where there is no room for it. Each has its place, so that little is
        drawn."""
        glyphs = self.stage.glyphs
        bitmap = self.bitmap
        if word is not self.word:
            self.word = word
            self.k = 0
            self.at = glyphs.write(bitmap, self.x, 0, word, colours.FACE)
        if k != self.k:
            self.k = k
            x = self.at
            if k > 1:
                x = glyphs.number(bitmap, x, 0, k, colours.GOLD)
            if x < self.then:
                bitmaptools.fill_region(bitmap, x, 0, self.then, bitmap.height, 0)
        if more is not self.more:
            self.more = more
            x = self.then
            if more and x + glyphs.width(more) <= self.left:
                x = glyphs.write(bitmap, x, 0, more, colours.FACE)
            if x < self.end:
                bitmaptools.fill_region(bitmap, x, 0, self.end, bitmap.height, 0)
            self.end = x

    def count(self, moves, redeals, allowed):
        """Show moves made, and redeals left where the game allows any."""
        if moves == self.moves and redeals == self.redeals:
            return
        glyphs = self.stage.glyphs
        bitmap = self.bitmap
        if redeals == self.redeals and moves // 10 == self.moves // 10:
            self.moves = moves  # the last digit is all that changes
            glyphs.number(bitmap, self.last, 0, moves % 10, colours.FACE)
            return
        wide = glyphs.number_width(moves)
        if redeals != self.redeals or wide > self.room:
            self.room = max(wide, glyphs.width(b"000"))
            x = bitmap.width - self.room
            word = _MOVES if bitmap.width > _WIDE else b""
            left = x - glyphs.width(word)
            if allowed:
                left -= glyphs.width(_TURN) + glyphs.number_width(redeals) + _APART
            if left < self.left:
                self.left = left
            bitmaptools.fill_region(bitmap, self.left, 0, bitmap.width, bitmap.height, 0)
            if allowed:
                left = glyphs.write(bitmap, left, 0, _TURN, colours.GOLD)
                left = glyphs.number(bitmap, left, 0, redeals, colours.GOLD) + _APART
            glyphs.write(bitmap, left, 0, word, colours.FACE)
            self.redeals = redeals
        self.moves = moves
        x = bitmap.width - self.room
        x = glyphs.number(bitmap, x, 0, moves, colours.FACE)
        self.last = x - glyphs.number_width(moves % 10)
        if wide < self.wide:
            bitmaptools.fill_region(bitmap, x, 0, bitmap.width, bitmap.height, 0)
        self.wide = wide
