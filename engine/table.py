# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The table: the only interpreter of declarations.

Opens a game at a deal, plays moves with everything that follows by itself, and knows when a game
is won or stuck. Made once; opening another game reuses every buffer. Playing allocates nothing.
What only opening needs is loaded then, so that a board can let it go after (engine.forget).
"""

from engine.hints import hint
from engine.log import DOWN, OVER
from engine.rules import DEAL, Rules


class Table(Rules):
    """`game`, `chosen` (bit i: its variant i) and `number` (deal, 0 for a given pack) are open.
    Once it is dealt the table does not need the Game: a board puts its id in its place."""

    def __init__(self):
        Rules.__init__(self)
        self.game = None
        self.chosen = self.number = self.cards = 0

    def open(self, game, chosen=0, number=1):
        """Deal the game. Raises ValueError for a deal number that is not 1 to 31999."""
        from engine import deals

        deals.open(self, game, chosen, number, None)

    def open_deck(self, game, chosen, deck):
        """Deal a given pack: its cards, the first to be dealt first. Raises ValueError unless it
        holds every card of the game's packs."""
        from engine import deals

        deals.open(self, game, chosen, 0, deck)

    def play(self, i):
        """Play move i of `out`, with all that follows by itself. False when there is none."""
        self.moves()
        if not 0 <= i < self.total:
            return False
        move = self.out[i]
        self.begin(i)
        a = move >> 11
        b = move >> 6 & 31
        if a == b:
            if move & 63 == DEAL:
                self._deal_row(a)
            else:
                self._redeal()
        elif move & 63:
            self.put(move)
        else:
            self._pair(a, b)
        self.follow()
        self.top = self.end
        self.changed()
        return True

    def _deal_row(self, hand):
        for p in self.deals:
            if self.n[hand]:
                self.lift(hand, p)

    def _redeal(self):
        """Turn the wastes over on the hand, the last first, so that the first is on top."""
        i = len(self.wastes)
        while i:
            i -= 1
            w = self.wastes[i]
            k = self.n[w]
            if k:
                self.turn_over(w, OVER, k)
                self.log[self.end] = w << 11 | OVER << 6 | k
                self.end += 1

    def _pair(self, a, b):
        pile = self.couple(a, b)
        for couple in self.couples:
            if couple[0] == pile and self.available(a) & 15 != couple[1]:
                a, b = b, a
                break
        self.put(a << 11 | pile << 6 | 1)
        self.put(b << 11 | pile << 6 | 1)

    def follow(self):
        """Turn up and fill until nothing more follows by itself."""
        n = self.n
        more = True
        while more:
            more = False
            for p in self.turners:
                k = n[p]
                if k and self.store[p][k - 1] & DOWN and (k == 1 or self.turn[p] == 1):
                    self.put(p << 11 | p << 6 | 1)
            for p in self.fillers:
                if not n[p]:
                    for f in self.fill[p]:
                        if n[f]:
                            self.lift(f, p)
                            more = True
                            break

    def changed(self, forward=True):
        self.fresh = False
        self.won = forward and self._won()  # before the last move it was not won

    def _won(self):
        n = self.n
        if self.foundations:
            k = 0
            for p in self.ends:
                k += n[p]
            return k == self.cards
        for p in range(self.piles):
            if n[p] and not self.finished(p):
                return False
        return True

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

    def spread(self, p):
        """Whether the cards of pile p lie so that each can be looked at."""
        kind = self.kind[p]
        return kind == 84 or (kind in (82, 87) and self.row[p] & (self.row[p] - 1) > 0)

    def same_tops(self, a, b):
        """Whether foundations a and b are as good as each other: equal tops, suits ignored."""
        if self.kind[a] != 70 or self.kind[b] != 70 or self.suit[a] or self.suit[b]:
            return a == b
        k = self.n[a]
        if self.step[a] != self.step[b] or k != self.n[b] or self.length[a] != self.length[b]:
            return False
        return not k or (self.store[a][k - 1] ^ self.store[b][k - 1]) & 15 == 0

    def hint(self):
        """The number in `out` of a move worth making, -1 when there is none."""
        return hint(self)

    def refusal(self, move):
        """0 when the move is legal, else a reason (see engine.reasons)."""
        if self.find(move) >= 0:
            return 0
        from engine.refusals import refusal

        return refusal(self, move)
