# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The rules of one game as bytes, one of each a pile, and the list of legal moves.

Legal moves are found by asking each pile which cards it wants and then looking up each available
card, not by trying every pair of piles. A move is `a << 11 | b << 6 | n`:

* n cards from pile a to pile b;
* n == 0: the couple of the available cards of piles a and b;
* a == b, the hand: 1 it deals, 2 it is dealt again from the wastes.
"""

from array import array

from engine.log import DOWN, PILES, STEPS, Log
from engine.words import ANY, ANYTHING, COLOUR, OWN

DEAL = 1
REDEAL = 2
ROOM = STEPS - 64  # no move begins past it: one may take all the steps that are left
MOVES = 128  # our games list 80 at most, in play some 25


class Rules(Log):
    """`out[:found]` are the legal moves, `out[found:total]` those to an equal empty place; `found`
    is -1 while they are not known.

    Masks have a bit a pile. Filled in by engine.setup.
    """

    def __init__(self):
        Log.__init__(self)
        self.piles = 0
        self.kind = bytearray(PILES)  # ord of F R W T H K X Q
        self.place = bytearray(PILES)  # the number in its name
        self.base = bytearray(PILES)  # rank an empty pile takes, 0 none, ANYTHING
        self.step = bytearray(PILES)  # 1 to 12, 13 the same rank, 0 any card
        self.suit = bytearray(PILES)
        self.length = bytearray(PILES)
        self.onto = array("I", bytes(4 * PILES))  # piles that take cards from this one
        self.into = array("I", bytes(4 * PILES))  # the same, those that are empty
        self.row = array("I", bytes(4 * PILES))  # piles of the same row
        self.unit = 0  # piles whose cards move with all the cards on top of them
        self.sources = self.targets = b""
        self.turners = b""  # piles whose top turns up: at once, a trunk's when it is the last
        self.ends = b""  # where cards end: without foundations, everywhere
        self.wastes = b""  # the last first, as they are gathered
        self.deals = b""  # piles the hand deals to
        self.fills = ()  # rows of piles that fill at once when empty: (these, from which)
        self.couples = b""  # pile, rank below, rank on top, of one after the other
        self.mate = bytearray(16)  # the other rank of a rank's couple, 0 none
        self.foundations = self.alike = 0
        self.group = self.passes_allowed = self.when = 0
        self.out = array("H", bytes(2 * MOVES))
        self.wanted = array("I", bytes(4 * 64))
        self.found = self.total = 0
        self.won = False

    def wants(self, b):
        """The rank (1 to 13) that pile b takes next; ANYTHING; 0 when it takes none."""
        k = self.n[b]
        base = self.base[b]
        if not k:
            return base
        step = self.step[b]
        if k >= self.length[b]:
            return 0
        if not step:
            return ANYTHING
        rank = (self.store[b][k - 1] & 15) + step
        if rank > 13:
            rank -= 13
        return 0 if rank == base and step < 13 else rank

    def moves(self):
        """List the legal moves. Returns how many there are, equal empty places counted once; 0
        when the game is won."""
        if self.found >= 0:
            return self.found
        self.found = self.total = 0
        if self.won or self.end > ROOM:
            return 0
        n = self.n
        out = self.out
        wanted = self.wanted
        for c in range(1, 14):
            wanted[c] = wanted[c + 16] = wanted[c + 32] = wanted[c + 48] = 0
        hand = self.hand
        left = n[hand] if hand >= 0 else 0
        alike = self.alike
        shut = 0  # foundations that wait until a group of cards has been laid out
        if left:
            for b in self.deals:  # the hand may fill these
                alike &= ~(1 << b)
            if self.group and (self.sizes[self.redeals] - left) % self.group:
                shut = self.foundations
        anything = empty = extra = 0
        for b in self.targets:
            bit = 1 << b
            rank = 0 if bit & shut else self.wants(b)
            if not rank:
                continue
            k = n[b]
            if not k:
                if bit & alike and self.row[b] & empty & alike:
                    extra |= bit
                empty |= bit
            suit = self.suit[b]
            if rank == ANYTHING:
                anything |= bit
            elif suit == OWN:
                wanted[(self.place[b] & 3) << 4 | rank] |= bit
            elif suit == ANY or not k:
                for c in range(rank, 64, 16):
                    wanted[c] |= bit
            else:
                c = self.store[b][k - 1] & 0x30 | rank
                wanted[c] |= bit
                if suit == COLOUR:  # clubs and spades are suits 0 and 3, diamonds and hearts 1, 2
                    wanted[c ^ 0x30] |= bit
        found = self._list(0, ~extra, anything, empty)
        if self.couples:
            found = self._couple(found)
        if self.when:  # the hand waits while there is a play other than into a space
            for i in range(found):
                b = out[i] >> 6 & 31
                if n[b] or self.foundations >> b & 1:
                    hand = -1
                    break
        if hand >= 0:
            move = hand << 11 | hand << 6
            if left:
                if self.deals:
                    out[found] = move | DEAL
                    found += 1
            elif self.redeals:
                for w in self.wastes:
                    if n[w]:
                        out[found] = move | REDEAL
                        found += 1
                        break
        self.found = found
        self.total = self._list(found, extra, anything, empty) if extra else found
        return found

    def _list(self, found, among, anything, empty):
        """List the moves of cards to the piles `among`; return how many `out` has then."""
        out = self.out
        wanted = self.wanted
        for a in self.sources:
            top = i = self.n[a]
            last = 0 if self.unit >> a & 1 or not i else i - 1
            cards = self.store[a]
            near = (self.onto[a] & ~empty | self.into[a] & empty) & among
            while i > last:
                i -= 1
                card = cards[i]
                if card & DOWN:
                    break
                mask = (wanted[card] | anything) & near
                if not i:  # a whole pile gains nothing by changing places
                    mask &= ~(empty & self.row[a])
                b = 0
                while mask:
                    if mask & 1:
                        out[found] = a << 11 | b << 6 | top - i
                        found += 1
                    mask >>= 1
                    b += 1
        return found

    def _couple(self, found):
        """List the couples; return how many moves `out` has then."""
        n = self.n
        store = self.store
        mate = self.mate
        for b in self.sources:
            card = store[b][n[b] - 1] if n[b] else DOWN
            if card & DOWN or not mate[card & 15]:
                continue
            card = card & 0x30 | mate[card & 15]
            for a in self.sources:
                if a == b:
                    break
                if n[a] and store[a][n[a] - 1] == card and self.couple(a) >= 0:
                    self.out[found] = a << 11 | b << 6
                    found += 1
        return found

    def couple(self, a):
        """Where in `couples` the pile stands that the top card of pile a and its mate go to
        together, -1 when there is none."""
        couples = self.couples
        card = self.store[a][self.n[a] - 1]
        rank = card & 15
        for i in range(0, len(couples), 3):
            b = couples[i]
            if rank == couples[i + 1] or rank == couples[i + 2]:
                if self.suit[b] != OWN or self.place[b] == card >> 4 and not self.n[b]:
                    return i
        return -1
