# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The automatic finish: when plays to the foundations alone win, they are made.

It is tried out on the table itself, one play a turn while nobody presses a key, and taken back
without a trace where it does not win. The whole finish is one move to undo.
"""

from micropython import const

_MOST = const(36)  # cards left when it is first tried


class Finish:
    """`active` while it is being tried."""

    def __init__(self):
        self.active = False
        self.plays = 0

    def begin(self, t):
        """Begin to try, if it is late enough in the game."""
        self.plays = 0
        left = t.cards
        for p in t.ends:
            left -= t.n[p]
        self.active = bool(t.foundations) and 0 < left <= _MOST

    def step(self, t):
        """Try the next play; True when the game is won by it."""
        i = t.hint()
        kind = t.kind[t.out[i] >> 6 & 31] if i >= 0 else 0
        if i < 0 or (kind != 70 and kind != 81 and t.out[i] & 63):
            self.stop(t)
            return False
        t.play(i)
        if self.plays:
            t.join()
        self.plays += 1
        if t.won:
            self.active = False
            return True
        return False

    def stop(self, t):
        """Take back what was tried."""
        if self.plays:
            t.undo()
            t.top = t.end
        self.plays = 0
        self.active = False
