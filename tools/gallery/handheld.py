# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A handheld of our own, seen from the front, for the pictures of the README."""

from tools.gallery.canvas import Canvas
from tools.gallery.paints import BODY, DEEP, GOLD, LIGHT, METAL, SHINE


class Handheld:
    """Where its parts are: ``wide`` and ``high`` in all, the middle of each key. ``half``: drawn
    half as large, for where its screen is not what matters."""

    def __init__(self, half=False):
        self.half = half
        self.screen = (80, 64) if half else (160, 128)
        self.wing = 24 if half else 46  # the body left and right of the screen
        self.top = 5  # of what stands out there
        self.rim = self._size(12)
        self.wide = self.screen[0] + 2 * self.wing
        self.high = self.top + self.screen[1] + 2 * self.rim
        middle = self.top + self.rim + self.screen[1] // 2
        left = (self.wing - 4) // 2
        right = self.wide - left
        self.stick = (left, middle)
        self.select = (right - self._size(9), middle - self._size(38))
        self.start = (right + self._size(9), middle - self._size(38))
        self.a = (right + self._size(9), middle - self._size(4))
        self.b = (right - self._size(9), middle + self._size(14))
        self.usb = (self.wide // 2, 0)
        self.reset = (self.wide // 2 - self._size(60), 0)

    def _size(self, pixels):
        return pixels // 2 if self.half else pixels

    def draw(self, display=None):
        """It, with what a display of tools.host shows; without one the screen is dark."""
        it = Canvas(self.wide, self.high)
        self._edge(it)
        high = self.high - self.top
        round_by = self._size(20)
        it.box(0, self.top, self.wide, high, BODY, round_by)
        it.box(1, self.top + 1, self.wide - 2, high - 4, LIGHT, round_by - 1)
        it.box(1, self.top + 2, self.wide - 2, high - 4, BODY, round_by - 1)
        x, y = self.wing, self.top + self.rim
        it.box(x - 4, y - 4, self.screen[0] + 8, self.screen[1] + 8, DEEP, 4)
        if display is not None:
            it.screen(x, y, display)
        self._stick(it)
        for place, letter in ((self.b, "B"), (self.a, "A")):
            self._button(it, *place, letter)
        for x, y in (self.select, self.start):
            wide = self._size(14)
            it.box(x - wide // 2, y - 2, wide, self._size(7) + 1, DEEP, 2)
            it.box(x - wide // 2, y - 3, wide, self._size(7), LIGHT, 2)
        return it

    def _edge(self, it):
        """The socket of the cable and the reset button, which stand out at the top."""
        x, y = self.usb
        it.box(x - 9, y + 2, 19, 5, DEEP, 1)
        it.box(x - 8, y + 3, 17, 4, METAL)
        x, y = self.reset
        it.box(x - 5, y + 2, 11, 6, GOLD, 1)

    def _stick(self, it):
        x, y = self.stick
        for across, rgb in ((34, DEEP), (20, LIGHT), (10, BODY)):
            across = self._size(across)
            it.disc(x - across // 2, y - across // 2, across, rgb)

    def _button(self, it, x, y, letter):
        across = self._size(22) - 1
        x -= across // 2
        y -= across // 2
        it.disc(x, y + 2, across, DEEP)
        it.disc(x, y, across, GOLD)
        if not self.half:
            it.disc(x + 4, y + 2, 6, SHINE)
            it.middle(x + across // 2 + 1, y + 7, letter, DEEP)
