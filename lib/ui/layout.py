# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where the piles of the game on the table lie on this screen; ui.drawing works it out."""

from array import array

LINE = 8  # pixels of the line of text below the table
MOST = 32  # piles


class Layout:
    """The places of the piles: `x[p]`, `y[p]`, `room[p]` (pixels a pile may grow to), `fan[p]`."""

    def __init__(self, width, height):
        self.width = width
        self.height = height - LINE
        self.x = array("h", bytes(2 * MOST))
        self.y = array("h", bytes(2 * MOST))
        self.room = array("h", bytes(2 * MOST))
        self.fan = bytearray(MOST)
        self.w = self.h = self.pitch = self.down = 0

    def step(self, p, n, down):
        """Pixels between the face-up cards of pile `p` of `n` cards, `down` of them face down."""
        up = n - down - 1
        if up < 1 or not self.fan[p]:
            return self.pitch
        room = self.room[p] - self.h - down * self.down
        if up * self.pitch <= room:
            return self.pitch
        if self.pitch > 8 and up * 8 <= room:
            return 8
        if up * 6 <= room:
            return 6
        return max(room // up, 1)
