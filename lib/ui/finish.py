# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The automatic finish: when plays to the foundations alone win, they are made; in a game without
foundations, when following the hints does.

It is tried out on the table itself, one play a turn while nobody presses a key, and taken back
without a trace where it does not win. The whole finish is one move to undo.
"""

from micropython import const

from engine.log import DOWN

_MOST = const(36)  # cards left when it is first tried


class Finish:
    """`active` while it is being tried."""

    def __init__(self):
        self.active = False
        self.plays = 0

    def begin(self, t):
        """Begin to try, if it is late enough in the game: without foundations, when no card lies
        face down any more."""
        self.plays = 0
        left = t.cards if t.foundations else 1
        for p in t.ends:
            if t.foundations:
                left -= t.n[p]
            elif t.n[p] and t.store[p][0] & DOWN:
                left = 0
        self.active = 0 < left <= _MOST

    def step(self, t):
        """Try the next play; True when the game is won by it."""
        i = t.hint()
        kind = t.kind[t.out[i] >> 6 & 31] if i >= 0 else 0
        if i < 0 or (t.foundations and kind != 70 and kind != 81 and t.out[i] & 63):
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
