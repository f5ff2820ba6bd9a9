# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where the cursor is, and where it may go.

It visits only what can be acted on: piles a card can be played from, the hand, spread piles whose
cards can be looked at, and the table's corner. While cards are held it visits only their legal
places. Directions follow what the eye sees. Nothing here allocates.
"""

from micropython import const

UP = const(1)
DOWN = const(2)
LEFT = const(3)
RIGHT = const(4)
CORNER = const(28)  # stands for the table's corner among the piles

_F = ord("F")


class Cursor:
    """`p` is the pile it is on (or CORNER), `deep` how many cards lie on top of its card."""

    def __init__(self, lay, view):
        self.lay = lay
        self.view = view
        self.p = CORNER
        self.deep = 0
        self.can = 0
        self.held = -1  # pile the held cards come from
        self.units = 0  # how many are held

    def survey(self, t):
        """Find out where there is something to do; call it whenever the table has changed."""
        can = 1 << CORNER
        out = t.out
        n = t.n
        for i in range(t.moves()):
            move = out[i]
            can |= 1 << (move >> 11)
            if not move & 63:
                can |= 1 << (move >> 6 & 31)
        for p in range(t.piles):
            if n[p] and (p == t.hand or n[p] > 1 and self.lay.fan[p]):
                can |= 1 << p
        self.can = can

    def aims(self, t):
        """Set `can` to the places of the held cards; returns how many there are."""
        can = 0
        count = 0
        a = self.held
        k = self.units
        out = t.out
        for i in range(t.moves()):
            b = self.target(out[i], a, k)
            if b < 0:
                continue
            bit = 1 << b
            if not can & bit and not self._same(t, can, b):
                can |= bit
                count += 1
        self.can = can
        return count

    def target(self, move, a, k):
        """Where this move takes k cards of pile a: a pile, or -1 when it is another move."""
        b = move >> 6 & 31
        if move & 63:
            return b if move >> 11 == a and move & 63 == k and b != a else -1
        if k != 1:
            return -1
        if move >> 11 == a:
            return b
        return move >> 11 if b == a else -1

    def move(self, t, p, k):
        """The number of a move of k cards of pile p (of the hand: that it deals), -1 for none."""
        found = -1
        out = t.out
        for i in range(t.moves()):
            if out[i] >> 6 == p << 5 | p:
                return i
            if found < 0 and self.target(out[i], p, k) >= 0:
                found = i
        return found

    def _same(self, t, can, b):
        """Whether an equal foundation is among the places already."""
        if t.kind[b] == _F:
            for c in range(b):
                if can >> c & 1 and t.kind[c] == _F and t.same_tops(c, b):
                    return True
        return False

    def go(self, t, key):
        """Move one step; True when the cursor has moved."""
        p = self.p
        if self.held < 0 and p != CORNER and key <= DOWN and self.lay.fan[p]:
            deep = self._along(t, p, key)
            if deep >= 0:
                self.deep = deep
                return True
        q = self._near(t, key)
        if q < 0 and self.held >= 0:
            q = self._next(t, key)
        if q < 0 or q == p:
            return False
        if self.held < 0 and self.deep and q != CORNER and self.lay.fan[q]:
            self._level(t, q)
        else:
            self.deep = 0
        self.p = q
        return True

    def _along(self, t, p, key):
        """The card along a spread pile to go to, -1 to leave it.

        Up goes to the next card that can be played, down too where the cards lie far enough apart;
        else they go card by card.
        """
        deep = self.deep
        by = 1 if key == UP else -1
        to = deep + by
        if not self._shows(t, p, to):
            return -1
        plain = self.view.step[p] >= 8
        if plain or key == UP:
            while self._shows(t, p, to):
                if not to or self.move(t, p, to + 1) >= 0:
                    return to
                to += by
            if plain and self._near(t, key) >= 0:
                return -1
        return deep + by

    def _shows(self, t, p, deep):
        i = t.n[p] - 1 - deep
        return deep >= 0 and i >= 0 and not t.store[p][i] & 0x80

    def _level(self, t, q):
        """Choose the card of pile q that lies as high as the one the cursor leaves."""
        view = self.view
        y = view.at(self.p, t.n[self.p] - 1 - self.deep)
        n = t.n[q]
        i = n - 1
        while i and not t.store[q][i - 1] & 0x80 and view.at(q, i) > y:
            i -= 1
        self.deep = n - 1 - i if n else 0

    def _near(self, t, key):
        """The nearest pile in a direction, -1 when there is none."""
        lay = self.lay
        p = self.p
        w = lay.w
        if p == CORNER:
            x = 0
            top = bottom = lay.height
        else:
            x = lay.x[p]
            top = lay.y[p]
            bottom = self._bottom(p)
        best = -1
        least = 30000
        for q in range(t.piles):
            if not self.can >> q & 1 or q == p:
                continue
            dx = lay.x[q] - x
            dy = lay.y[q] - top
            if key > DOWN:
                ahead = dx if key == RIGHT else -dx
                aside = max(lay.y[q] - bottom, top - self._bottom(q), 0)
            else:
                ahead = dy if key == DOWN else -dy
                aside = max(dx - w, -dx - w, 0)
            if ahead < 3 or (aside and key > DOWN and aside > ahead + w):
                continue
            far = ahead + 3 * aside
            if p == CORNER:
                far = ahead + aside - self._bottom(q)
            if far < least:
                least = far
                best = q
        if best < 0 and key > DOWN and p != CORNER:
            best = self._round(t, key)
        if best < 0 and key == DOWN and self.can >> CORNER & 1 and p != CORNER:
            best = CORNER
        return best

    def _round(self, t, key):
        """The pile at the other end of the row, -1 when there is none."""
        lay = self.lay
        p = self.p
        best = -1
        most = 2
        for q in range(t.piles):
            if self.can >> q & 1 and lay.y[q] < self._bottom(p) and self._bottom(q) > lay.y[p]:
                far = lay.x[p] - lay.x[q] if key == RIGHT else lay.x[q] - lay.x[p]
                if far > most:
                    most = far
                    best = q
        return best

    def _bottom(self, p):
        low = self.view.bottom[p]
        least = self.lay.y[p] + self.lay.h
        return low if low > least else least

    def _next(self, t, key):
        """The next (or with up and left the last) place in turn."""
        q = self.p
        for _ in range(t.piles):
            q += 1 if key == RIGHT or key == DOWN else -1
            if q < 0:
                q = t.piles - 1
            elif q >= t.piles:
                q = 0
            if self.can >> q & 1:
                return q
        return -1
