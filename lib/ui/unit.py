# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What lies above the table: frames, the mark of the last move, and cards in the air.

Sprites store a value only when it differs: storing the same one again sends it again. What is not
to be seen lies beside the screen: a board sends the old place of a hidden sprite that comes back.
A frame is four thin bars, so that moving one sends little. The sprites are made in ui.fitting.
"""

from bitmaptools import fill_region
from micropython import const

from ui import colours

AWAY = const(-200)


def put(sprite, x, y):
    """Show a sprite at a place."""
    if sprite.x != x:
        sprite.x = x
    if sprite.y != y:
        sprite.y = y


def hide(sprite):
    """Put a sprite beside the screen."""
    put(sprite, AWAY, sprite.y)


def frame(bars, x, y):
    """Put a frame round a card at a place, or AWAY."""
    over, under, left, right = bars
    put(over, x - 1, y - 1)
    put(under, x - 1, y + left.bitmap.height + 1)
    put(left, x - 1, y + 1)
    put(right, x + over.bitmap.width - 3, y + 1)


def gild(bitmap, x, y, width, height):
    """Draw the cursor on a card: gold without, dark within, to show on white faces and on felt. It
    lies on the card's outline and the pixel within, all of it on the bitmap."""
    right = x + width
    low = y + height
    top = y + 1 if width > 18 else y + 9  # on narrow faces rank and suit touch the outline
    fill_region(bitmap, x + 1, top, x + 2, low - 1, colours.DARK)
    fill_region(bitmap, right - 2, top, right - 1, low - 1, colours.DARK)
    fill_region(bitmap, x + 1, low - 2, right - 1, low - 1, colours.DARK)
    outline(bitmap, x, y, width, height, colours.GOLD)


def outline(bitmap, x, y, width, height, colour):
    """Recolour a card's outline, all of which must lie on the bitmap."""
    right = x + width
    low = y + height - 1
    fill_region(bitmap, x + 1, low, right - 1, low + 1, colour)
    fill_region(bitmap, x + 1, y, right - 1, y + 1, colour)
    fill_region(bitmap, x, y + 1, x + 1, low, colour)
    fill_region(bitmap, right - 1, y + 1, right, low, colour)


class Unit:
    """Cards above the table, as one sprite: held, on their way, or looked at. `one` shows a card,
    `many` several."""

    def __init__(self, one, many):
        self.one = one
        self.many = many
        self.grid = one
        self.card = 0  # what the single sprite shows
        self.looked = 0  # the same, with the cursor round it
        self.k = self.step = 0

    def lift(self, sheet, cards, first, k, step):
        """Draw k cards of the pile `cards` from number `first` on, `step` pixels apart."""
        self.k = k
        if k == 1:
            self._use(self.one)
            if self.card != cards[first]:
                self.card = cards[first]
                self.looked = 0
                sheet.card(self.one.bitmap, self.card, 0, 0, sheet.height)
            return
        self._use(self.many)
        bitmap = self.many.bitmap
        room = bitmap.height - sheet.height
        if (k - 1) * step > room:
            step = max(room // (k - 1), 1)
        self.step = step
        last = first + k - 1
        y = min(sheet.fan(bitmap, cards, first, last, 0, 0, step), room)
        sheet.card(bitmap, cards[last], 0, y, sheet.height)
        y += sheet.height
        if y < bitmap.height:
            fill_region(bitmap, 0, y, bitmap.width, bitmap.height, colours.FELT)

    def hold(self, sheet, cards, first, k, step):
        """Draw cards to be held, with the cursor's frame round them."""
        if k == 1:
            self.look(sheet, cards[first])
        else:
            self.lift(sheet, cards, first, k, step)
            bitmap = self.many.bitmap
            tall = min((k - 1) * self.step + sheet.height, bitmap.height)
            outline(bitmap, 0, 0, sheet.width, tall, colours.GOLD)
        self.k = 1  # with its frame it is no picture of the pile

    def look(self, sheet, card):
        """Draw one card whole, with the cursor's frame round it: one sprite sends less than two."""
        self._use(self.one)
        if self.looked != card:
            self.looked = card
            self.card = 0
            bitmap = self.one.bitmap
            sheet.card(bitmap, card, 0, 0, sheet.height)
            gild(bitmap, 0, 0, sheet.width, sheet.height)

    def _use(self, sprite):
        if self.grid is not sprite:
            hide(self.grid)
            self.grid = sprite
