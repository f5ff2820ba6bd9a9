# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Cards, piles, and the log of everything that happens to them.

A *card* is one byte: suit << 4 | rank, and DOWN when it lies face down. Suits are 0 to 3 in the
order clubs, diamonds, hearts, spades; ranks 1 (ace) to 13 (king). How cards, piles and moves are
written is in engine.notation, which a board does not need.

A *step* is 16 bits, `a << 11 | b << 6 | n`, and is undone by the same step with a and b exchanged:

* n cards from the top of pile a to pile b, in the same order;
* a == b, n == 1: the top card of pile a turns its face;
* b == OVER: the n cards of pile a are turned over, order and faces, onto the hand;
  a == OVER: n cards of the hand are turned over onto pile b, which is empty.

A step with a == 31 opens a player's move; its low bits hold the move's number in the list of legal
moves (JOINED: the move belongs to the one before it). Undo takes back one move, whole; what was
undone stays in the log until a new move is made. Nothing here allocates after the piles are made.
"""

from array import array

DOWN = 0x80
PILES = 24
STEPS = 672  # our longest games take some 520
OVER = 30
OPEN = 31 << 11
JOINED = 0x400


class Log:
    """PILES piles, which engine.deals makes as large as they must be, and a log of STEPS steps.

    `store[p]` holds the cards of pile p, bottom first, `n[p]` says how many; `log[:end]` is what
    happened, `log[end:top]` what can be redone (nothing when they are equal); `moved` counts the
    player's moves in `log[:end]`, `redeals` says how often the hand can still be dealt again. What
    undo and redo have to tell (`found`, `won`, `changed`) is engine.rules' and engine.table's.
    """

    def __init__(self):
        self.store = [b""] * PILES
        self.n = bytearray(PILES)
        self.log = array("H", bytes(2 * STEPS))
        self.end = self.top = self.moved = self.redeals = 0
        self.sizes = bytearray(16)  # by `redeals`: how many cards the hand began the pass with
        self.hand = -1

    def do(self, step):
        """Carry out one step, without writing it down. A hand that gets its first card by being
        turned over begins a pass; one that so loses its last goes back to the pass before."""
        n = self.n
        a = step >> 11
        b = step >> 6 & 31
        k = step & 63
        if a == b:
            self.store[a][n[a] - 1] ^= DOWN
            return
        over = a == OVER or b == OVER
        if over:
            hand = self.hand
            if b == OVER:
                b = hand
                if not n[b]:
                    self.redeals -= 1
                self.sizes[self.redeals] = n[b] + k
            else:
                a = hand
                if n[a] == k:
                    self.redeals += 1
        here = self.store[a]
        there = self.store[b]
        i = n[a] - k
        j = n[b]
        n[a] = i
        n[b] = j + k
        if over:
            face = DOWN  # a global is slow to look up
            for i in range(i, i + k):
                k -= 1
                there[j + k] = here[i] ^ face
        elif k == 1:
            there[j] = here[i]
        else:
            for i in range(i, i + k):
                there[j] = here[i]
                j += 1

    def put(self, step):
        """Carry out one step and write it down."""
        self.do(step)
        self.log[self.end] = step
        self.end += 1

    def join(self):
        """Make the last move part of the one before it: one undo takes back both."""
        i = self.last()
        if i > 0:
            self.log[i] |= JOINED

    def last(self):
        """Where in the log the last move opens, -1 when none is left."""
        log = self.log
        i = self.end - 1
        while i >= 0 and log[i] < OPEN:
            i -= 1
        return i

    def undo(self):
        """Take back the last move. False when there is none."""
        log = self.log
        e = self.end
        if not e:
            return False
        while True:
            e -= 1
            step = log[e]
            if step < OPEN:
                self.do((step & 0x7C0) << 5 | step >> 11 << 6 | step & 63)
            else:
                self.moved -= 1
                if not step & JOINED:
                    break
        self.end = e
        self.found = -1  # the moves are no longer known
        self.won = False  # before the last move it was not
        return True

    def redo(self):
        """Make the move again that was last undone. False when there is none."""
        log = self.log
        e = self.end
        top = self.top
        if e >= top:
            return False
        self.moved += 1
        e += 1
        while e < top:
            step = log[e]
            if step < OPEN:
                self.do(step)
            elif step & JOINED:
                self.moved += 1
            else:
                break
            e += 1
        self.end = e
        self.changed()
        return True
