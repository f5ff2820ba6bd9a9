# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where the piles of the game on the table lie on this screen; ui.drawing works it out."""

from array import array

LINE = 9  # pixels of the line of text below the table
TALL = 200  # rows of a screen from which on letters are tall
LINE_TALL = 13
MOST = 32  # piles


class Layout:
    """The places of the piles: `x[p]`, `y[p]`, `room[p]` (pixels a pile may grow to), `fan[p]`."""

    def __init__(self, width, height):
        self.width = width
        self.height = height - (LINE if height < TALL else LINE_TALL)
        self.x = array("h", bytes(2 * MOST))
        self.y = array("h", bytes(2 * MOST))
        self.room = array("h", bytes(2 * MOST))
        self.fan = bytearray(MOST)
        self.w = self.h = self.pitch = self.down = 0

    def step(self, p, n, down):
        """Pixels between the face-up cards of pile `p` of `n` cards, `down` of them face down.
        Under 6 there is no room to read them all: then `lines` of them show so few, the rest 6."""
        up = n - down - 1
        if up < 1 or not self.fan[p]:
            return self.pitch
        room = self.room[p] - self.h - down * self.down
        if up * self.pitch <= room:
            return self.pitch
        if up * 11 <= room and self.pitch > 11:
            return 11
        if up * 8 <= room:
            return 8
        if up * 6 <= room:
            return 6
        return 2 if up * 2 <= room else 1

    def lines(self, p, n, down, thin):
        """How many of them, the oldest, show as a line of `thin` pixels only."""
        up = n - down - 1
        room = self.room[p] - self.h - down * self.down
        return min(up, (6 * up - room + 5 - thin) // (6 - thin))
