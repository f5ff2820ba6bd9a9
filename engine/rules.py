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
from engine.words import ANY, ANYTHING, COLOUR, FIRST, OWN

DEAL = 1
REDEAL = 2
ROOM = STEPS - 64  # a move may take this many steps less


class Rules(Log):
    """`out[:found]` are the legal moves, `out[found:total]` those to an equal empty place.

    Masks have a bit a pile. Filled in by engine.setup.
    """

    def __init__(self):
        Log.__init__(self)
        self.piles = 0
        self.kind = bytearray(PILES)  # ord of F R W T H K X Q
        self.place = bytearray(PILES)  # the number in its name
        self.base = bytearray(PILES)  # rank an empty pile takes, 0 none, ANYTHING, FIRST
        self.step = bytearray(PILES)  # 1 to 12, 13 the same rank, 0 any card
        self.suit = bytearray(PILES)
        self.length = bytearray(PILES)
        self.turn = bytearray(PILES)  # its top turns up: 1 at once, 2 when it is the last
        self.unit = bytearray(PILES)
        self.onto = array("I", bytes(4 * PILES))  # piles that take cards from this one
        self.into = array("I", bytes(4 * PILES))  # the same, those that are empty
        self.reach = array("I", bytes(4 * PILES))  # either of both
        self.row = array("I", bytes(4 * PILES))  # piles of the same row
        self.fill = [b""] * PILES  # piles that fill this one
        self.sources = self.targets = self.turners = self.fillers = b""
        self.built = self.ends = self.wastes = b""  # foundations; where cards end; wastes
        self.deals = b""  # piles the hand deals to
        self.couples = ()  # (pile, rank below, rank on top)
        self.mate = bytearray(16)  # the other rank of a rank's couple, 0 none
        self.foundations = self.alike = self.dealt = 0
        self.group = self.passes_allowed = self.when = 0
        self.seats = bytearray(PILES)  # piles whose top card may be of a couple
        self.out = array("H", bytes(2 * 256))
        self.wanted = array("I", bytes(4 * 64))
        self.found = self.total = 0
        self.fresh = self.won = self.builds = False

    @property
    def redeals(self):
        """How many redeals are left."""
        return self.passes_allowed - self.passes

    def wants(self, b):
        """The rank (1 to 13) that pile b takes next; ANYTHING; 0 when it takes none."""
        k = self.n[b]
        base = self.base[b]
        if base == FIRST:
            f = b - self.place[b]
            base = self.store[f][0] & 15 if self.n[f] else 0
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

    def waits(self):
        """Whether foundations must wait until a group of cards has been laid out."""
        left = self.n[self.hand]
        return self.group and left and (self.sizes[self.passes] - left) % self.group

    def moves(self):
        """List the legal moves. Returns how many there are, equal empty places counted once."""
        if self.fresh:
            return self.found
        self.fresh = True
        self.builds = False
        self.found = self.total = 0
        if self.won or self.end > ROOM:
            return 0
        n = self.n
        wanted = self.wanted
        for c in range(1, 14):
            wanted[c] = wanted[c + 16] = wanted[c + 32] = wanted[c + 48] = 0
        shut = self.foundations if self.waits() else 0
        dealing = self.dealt if self.hand >= 0 and n[self.hand] else 0
        alike = self.alike & ~dealing
        anything = empty = extra = 0
        for b in self.targets:
            bit = 1 << b
            if bit & shut:
                continue
            rank = self.wants(b)
            if not rank:
                continue
            k = n[b]
            if not k:
                if bit & alike and self.row[b] & empty & alike:
                    extra |= bit
                empty |= bit
            if rank == ANYTHING:
                anything |= bit
                continue
            suit = self.suit[b]
            if suit == OWN:
                wanted[(self.place[b] & 3) << 4 | rank] |= bit
            elif suit == ANY or not k:
                wanted[rank] |= bit
                wanted[rank + 16] |= bit
                wanted[rank + 32] |= bit
                wanted[rank + 48] |= bit
            elif suit == COLOUR:  # clubs and spades are suits 0 and 3, diamonds and hearts 1 and 2
                suit = self.store[b][k - 1] & 0x30
                wanted[suit | rank] |= bit
                wanted[suit ^ 0x30 | rank] |= bit
            else:
                wanted[self.store[b][k - 1] & 0x30 | rank] |= bit
        found = self._list(0, ~extra, anything, empty)
        if self.couples:
            found = self._couple(found)
        hand = self.hand
        if hand >= 0 and not (self.when and self.builds):
            move = hand << 11 | hand << 6
            if n[hand]:
                if self.deals:
                    self.out[found] = move | DEAL
                    found += 1
            elif self.redeals > 0:
                for w in self.wastes:
                    if n[w]:
                        self.out[found] = move | REDEAL
                        found += 1
                        break
        self.found = found
        self.total = self._list(found, extra, anything, empty) if extra else found
        return found

    def _list(self, found, among, anything, empty):
        """List the moves of cards to the piles `among`; return how many `out` has then."""
        n = self.n
        out = self.out
        wanted = self.wanted
        store = self.store
        reach = self.reach
        for a in self.sources:
            top = n[a]
            if not top:
                continue
            cards = store[a]
            near = reach[a]
            last = 0 if self.unit[a] else top - 1
            i = top
            while i > last:
                i -= 1
                card = cards[i]
                if card & DOWN:
                    break
                mask = (wanted[card] | anything) & near
                if not mask:
                    continue
                mask &= (self.onto[a] & ~empty | self.into[a] & empty) & among
                if not i:  # a whole pile gains nothing by changing places
                    mask &= ~(empty & self.row[a])
                if mask & (~empty | self.foundations):
                    self.builds = True
                b = 0
                while mask:
                    if mask & 1:
                        out[found] = a << 11 | b << 6 | top - i
                        found += 1
                    mask >>= 1
                    b += 1
        return found

    def available(self, a):
        """The top card of pile a when it is in play, else 0."""
        k = self.n[a]
        if k:
            card = self.store[a][k - 1]
            if not card & DOWN:
                return card
        return 0

    def couple(self, a, b):
        """The pile that the top cards of piles a and b go to together, -1 for none."""
        one = self.available(a)
        two = self.available(b)
        if a == b or not one or not two or (one ^ two) & 0x30:
            return -1
        one &= 15
        for pile, under, over in self.couples:
            if (one == under and two & 15 == over) or (one == over and two & 15 == under):
                if self.suit[pile] != OWN:
                    return pile
                if self.place[pile] == two >> 4 and not self.n[pile]:
                    return pile
        return -1

    def _couple(self, found):
        """List the couples; return how many moves `out` has then."""
        n = self.n
        store = self.store
        mate = self.mate
        seats = self.seats
        seated = 0
        for b in self.sources:
            if not n[b]:
                continue
            card = store[b][n[b] - 1]
            if card & DOWN or not mate[card & 15]:
                continue
            want = card & 0x30 | mate[card & 15]
            for i in range(seated):
                a = seats[i]
                if store[a][n[a] - 1] == want and self.couple(a, b) >= 0:
                    self.out[found] = a << 11 | b << 6
                    found += 1
            seats[seated] = b
            seated += 1
        return found

    def find(self, move):
        """The number of this move in `out`, -1 when it is not legal."""
        self.moves()
        out = self.out
        for i in range(self.total):
            if out[i] == move:
                return i
        return -1
