# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Which rule a refused move breaks, as the number of a sentence in engine.reasons.

Loaded at a refusal. What is wrong with the cards is said before what is wrong with the pile, and
each sentence is true of the move in every game.
"""

from engine.log import DOWN
from engine.rules import DEAL, ROOM
from engine.words import ACE, ANYTHING, COLOUR, KING, OWN, SAME


def find(t, move):
    """The number of this move in `t.out`, -1 when it is not legal."""
    t.moves()
    for i in range(t.total):
        if t.out[i] == move:
            return i
    return -1


def refusal(t, move):
    """The code of the rule that `move` breaks at table t, 0 when it is legal."""
    if find(t, move) >= 0:
        return 0
    a = move >> 11
    b = move >> 6 & 31
    k = move & 63
    if t.won:
        return 25
    if t.end > ROOM:
        return 28
    if a >= t.piles or b >= t.piles:
        return 35
    if a == b:
        return _dealing(t, k) if a == t.hand else 26
    if not k:
        return _couple(t, a, b)
    return _source(t, a, k) or _target(t, a, b, k)


def _dealing(t, k):
    if k == DEAL:
        if not t.deals:
            return 27
        return 19 if t.n[t.hand] else 20
    if not t.passes_allowed:
        return 40
    if not t.redeals:
        return 21
    if t.n[t.hand]:
        return 22
    for w in t.wastes:
        if t.n[w]:
            return 24
    return 23


def _source(t, a, k):
    """Why k cards cannot be taken from pile a, or 0."""
    n = t.n[a]
    if not n:
        return 1
    kind = "FXQ".find(chr(t.kind[a]))
    if kind >= 0:
        return 3 + kind
    if a == t.hand and a not in list(t.turners):
        return 30
    if n < k:
        return 39
    if k > 1 and not t.unit >> a & 1:
        return 6
    return 2 if t.store[a][n - k] & DOWN else 0


def _couple(t, a, b):
    if not t.couples:
        return 41
    return _source(t, a, 1) or _source(t, b, 1) or 18


def _target(t, a, b, k):
    """Why the k cards from pile a do not go to pile b, whose source is in order."""
    kind = chr(t.kind[b])
    n = t.n[b]
    if kind == "X":
        return 4
    if kind == "Q":
        return 34 if t.base[b] else 37
    if kind == "H":
        return 42
    if kind == "K":
        return 43
    if kind == "W":
        return 45 if _filled(t, b) else 44
    if kind == "F" and t.group and a == t.hand:
        return 8
    if kind == "F" and waits(t):
        return 7
    if n >= t.length[b]:
        return 9 if kind == "F" else 38
    if not (t.onto[a] if n else t.into[a]) >> b & 1:
        return _shut(t, a, b)
    return _unfit(t, a, b, k)


def _filled(t, b):
    """Whether pile b is filled at once when it is empty."""
    return bool([1 for piles, _ in t.fills if b in list(piles)])


def waits(t):
    """Whether foundations must wait until a group of cards has been laid out."""
    left = t.n[t.hand]
    return bool(t.group and left and (t.sizes[t.redeals] - left) % t.group)


def _shut(t, a, b):
    """Why pile b takes no card at all from pile a."""
    source = 0
    for p in t.sources:
        if (t.onto[p] if t.n[b] else t.into[p]) >> b & 1:
            source |= 1 << t.kind[p] - 64
    if source == 1 << 87 - 64:
        return 46
    if t.n[b]:
        if not source:
            return 10
        return 49 if t.kind[a] == 75 else 29
    for p in t.deals:
        if p == b:
            return 16
    if t.kind[b] == 84:
        return 29 if source else 48
    return 47 if _filled(t, b) else 29


def _unfit(t, a, b, k):
    """Why these cards do not fit on pile b, which takes others from pile a."""
    n = t.n[b]
    wants = t.wants(b)
    rank = t.store[a][t.n[a] - k] & 15
    suit = t.suit[b]
    foundation = t.kind[b] == 70
    if foundation and not n and not wants:
        return 32
    if wants != ANYTHING and wants != rank:
        if foundation:
            return (11 if wants else 9) if n else 14
        if not n:
            return 15 if wants == KING else 50
        if not wants:
            return 36 if t.store[b][n - 1] & 15 == ACE else 10
        return 31 if t.step[b] == 12 and suit == SAME else 50
    if not n and not foundation and k == t.n[a] and t.row[a] >> b & 1:
        return 17 if rank == KING else 51
    if suit == COLOUR:
        return 13
    return 33 if suit == OWN and not n else 12
