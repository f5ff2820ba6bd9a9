# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The table: the only interpreter of declarations.

Opens a game at a deal, plays moves with everything that follows by itself, and knows when a game
is won or stuck. Made once; opening another game reuses its buffers, and makes anew only piles that
are too small. Playing allocates nothing. What only opening needs is loaded then, so that a board
can let it go after (engine.forget).
"""

from engine.hints import hint
from engine.log import DOWN, OPEN, OVER
from engine.rules import DEAL, Rules


class Table(Rules):
    """`game`, `chosen` (bit i: its variant i) and `number` (deal, 0 for a given pack) are open.
    Once it is dealt the table does not need the Game: a board puts its id in its place."""

    def __init__(self):
        Rules.__init__(self)
        self.game = None
        self.chosen = self.number = self.cards = 0

    hint = hint

    def open(self, game, chosen=0, number=1):
        """Deal the game. Raises ValueError for a deal number that is not 1 to 31999."""
        from engine import deals

        deals.open(self, game, chosen, number)

    def play(self, i):
        """Play move i of `out`, with all that follows by itself. False when there is none."""
        self.moves()
        if not 0 <= i < self.total:
            return False
        move = self.out[i]
        self.log[self.end] = OPEN | i
        self.end += 1
        self.moved += 1
        n = self.n
        a = move >> 11
        b = move >> 6 & 31
        k = move & 63
        if a != b:
            if not k:
                couples = self.couples
                i = self.couple(a)
                if self.store[a][n[a] - 1] & 15 != couples[i + 1]:
                    a, b = b, a
                k = couples[i] << 6 | 1
                self.put(a << 11 | k)
                move = b << 11 | k
            self.put(move)
        elif k == DEAL:
            for p in self.deals:
                if n[a]:
                    self.lift(a, p)
        else:
            for w in self.wastes:
                if n[w]:
                    self.put(w << 11 | OVER << 6 | n[w])
        self.follow()
        self.top = self.end
        self.changed()
        return True

    def lift(self, a, b):
        """Put the top card of pile a face up on pile b."""
        if self.store[a][self.n[a] - 1] & DOWN:
            self.put(a << 11 | a << 6 | 1)
        self.put(a << 11 | b << 6 | 1)

    def follow(self):
        """Turn up and fill until nothing more follows by itself."""
        n = self.n
        more = True
        while more:
            more = False
            for p in self.turners:
                k = n[p]
                if k and self.store[p][k - 1] & DOWN and (k == 1 or self.kind[p] != 75):
                    self.put(p << 11 | p << 6 | 1)
            for piles, sources in self.fills:
                for p in piles:
                    if not n[p]:
                        for f in sources:
                            if n[f]:
                                self.lift(f, p)
                                more = True
                                break

    def changed(self):
        """The cards lie otherwise than before: forget the moves, see whether the game is won."""
        self.found = -1
        left = self.cards
        for p in self.ends:
            if self.foundations or self.finished(p):
                left -= self.n[p]
        self.won = not left

    def finished(self, p):
        """Whether pile p is a series of thirteen cards from its base; faces do not matter."""
        if self.n[p] != 13:
            return False
        cards = self.store[p]
        card = cards[0] & ~DOWN
        if card & 15 != self.base[p]:
            return False
        for i in range(1, 13):
            rank = (card & 15) + self.step[p]
            card = card & 0x30 | (rank - 13 if rank > 13 else rank)
            if cards[i] & ~DOWN != card:
                return False
        return True

    def stuck(self):
        """Whether the game is not won and no move is left."""
        return not self.won and not self.moves()

    def same_tops(self, a, b):
        """Whether foundations a and b are as good as each other: equal tops, suits ignored."""
        if not self.row[a] & self.foundations & 1 << b or self.suit[a]:
            return a == b
        if self.step[a] != self.step[b] or self.n[a] != self.n[b]:
            return False
        return self.wants(a) == self.wants(b)
