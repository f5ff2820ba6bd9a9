# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Hints: the legal move a sensible player would look at first.

Every move gets a worth from what it does, never from a card that lies face down, and the first of
the best is the hint: the same whenever it is asked of the same table. Plays to foundations come
first, then what uncovers cards, then laying a card where it buries nothing that is wanted sooner;
dealing comes last.
"""

from engine.log import DOWN
from engine.words import ANY, COLOUR

# _INVERSE[s] * s is 1 more than a multiple of 13: turns ranks apart into plays apart
_INVERSE = bytes((0, 1, 7, 9, 10, 8, 11, 2, 5, 3, 4, 6, 12, 0))


def hint(t):
    """The number in `t.out` of the best move, -1 when there is none."""
    best = -1
    most = -1000
    laid = far = 0
    for i in range(t.moves()):
        move = t.out[i]
        worth = _worth(t, move)
        if not worth:  # the card is laid aside: several places for the same card come together
            a = move >> 11
            card = t.store[a][t.n[a] - 1]
            if card != laid:
                laid = card
                far = _soon(t, card)
            b = move >> 6 & 31
            k = t.n[b]
            worth = 30 if t.kind[b] == 87 else 50
            if k:  # best on one that is wanted a little later
                late = _soon(t, t.store[b][k - 1]) - far
                worth += 16 - late if late >= 0 else late // 2 - 2
            else:
                worth += 9
        if worth > most:
            most = worth
            best = i
    return best


def _worth(t, move):
    """What a move does for the game; 0 when it only lays a card aside."""
    n = t.n
    a = move >> 11
    b = move >> 6 & 31
    k = move & 63
    if a == b:
        return 1
    if not k:
        return 220
    kind = t.kind[b]
    if kind == 70:  # foundation: the one that is least built, off the pile that is deepest
        return 200 + n[a] - n[b]
    if kind == 81:  # discard
        return 210
    if t.kind[a] != 84:
        return 100 if kind != 87 and n[b] and t.step[b] else 0  # built on a wing
    # A build in the tableau: uncovering counts, then emptying, then the longer load.
    left = n[a] - k
    if left and t.store[a][left - 1] & DOWN:
        return 150 - left
    if not n[b]:
        return 30 + left
    if not left:
        return 90
    card = t.store[a][n[a] - 1] - 1
    cards = t.store[b]
    for i in range(n[b]):
        if cards[i] == card:  # its own next card is buried
            return 60 + k
    return 100 + k


def _soon(t, card):
    """How many plays to some foundation until it wants this card, 1 at once, 14 if never."""
    best = 14
    rank = card & 15
    n = t.n
    for f in t.ends:
        if t.kind[f] != 70:
            continue
        k = n[f]
        if not k:
            far = (rank - t.wants(f)) * _INVERSE[t.step[f]] % 13 + 1
        else:
            top = t.store[f][k - 1]
            suit = t.suit[f]
            if suit != ANY and (card ^ top) & 0x30:
                if suit != COLOUR or (card ^ top) & 0x30 != 0x30:
                    continue
            far = (rank - (top & 15)) * _INVERSE[t.step[f]] % 13
            if not far or far > t.length[f] - k:
                continue
        if far < best:
            best = far
    return best
