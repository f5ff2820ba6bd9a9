# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Why a move is refused: one short sentence a rule. Loaded at the first refusal."""

from engine.cards import DOWN
from engine.rules import DEAL, ROOM
from engine.words import ANYTHING, COLOUR, KING, OWN

TEXTS = (
    "That is a legal move.",
    "No card lies there.",  # 1
    "That card lies face down.",
    "A card never comes back from a foundation.",
    "Index cards are only a reminder.",
    "Discarded cards are out of play.",  # 5
    "Only the top card of that pile is in play.",
    "Foundations wait till the group has been laid out.",
    "A card in hand has to go to a waste pile first.",
    "That foundation is complete.",
    "Nothing is built on that pile.",  # 10
    "The foundation wants another rank.",
    "It must be of the same suit.",
    "It must be of the same colour.",
    "The foundation begins with another rank.",
    "Only a king with its load goes to a space.",  # 15
    "That place is filled in another way.",
    "The bottom king stays where it is.",
    "Those two cards are no couple.",
    "A build is left: it is dealt at a standstill.",
    "The hand is empty.",  # 20
    "No redeal is left.",
    "It is dealt again when the hand is empty.",
    "The waste is empty.",
    "A foundation play is left: redeal after it.",
    "The game is won.",  # 25
    "A card cannot go to where it is.",
    "This hand is not dealt in rows.",
    "This deal has grown too long to go on.",
    "Cards from there do not go to that pile.",
    "The hand is dealt or turned, not played.",  # 30
    "The next card there is one lower of its suit.",
    "It begins with a couple: ace and jack of its suit.",
    "That pile holds no more cards.",
    "Only the discarded rank goes there.",
    "There is no such pile.",  # 35
    "Nothing is built on an ace.",
    "Only a couple is discarded here.",
    "Three cards at the most lie in a wing.",
)


def text(code):
    """The sentence for a code that `Table.refusal` returned."""
    return TEXTS[code]


def refusal(t, move):
    """The code of the rule that the illegal `move` breaks at table t."""
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
    if t.n[t.hand]:
        return 22
    if t.redeals <= 0:
        return 21
    for w in t.wastes:
        if t.n[w]:
            return 24
    return 23


def _source(t, a, k):
    """Why k cards cannot be taken from pile a, or 0."""
    if t.n[a] < k:
        return 1
    kind = chr(t.kind[a])
    if kind == "F":
        return 3
    if kind == "X":
        return 4
    if kind == "Q":
        return 5
    if t.store[a][t.n[a] - k] & DOWN:
        return 30 if a == t.hand else 2
    return 6 if k > 1 and not t.unit[a] else 0


def _couple(t, a, b):
    return _source(t, a, 1) or _source(t, b, 1) or 18


def _target(t, a, b, k):
    """Why the k cards from pile a do not go to pile b, whose source is in order."""
    kind = chr(t.kind[b])
    n = t.n[b]
    wants = t.wants(b)
    card = t.store[a][t.n[a] - k]
    if kind == "X":
        return 4
    if kind == "Q":
        return 34 if t.base[b] else 37
    if kind == "F" and a == t.hand and t.group:
        return 8
    if kind == "F" and t.waits():
        return 7
    if n >= t.length[b]:
        return 9 if kind == "F" else 38
    if not (t.onto[a] if n else t.into[a]) >> b & 1:
        if n:
            return 29 if kind == "W" or b in list(t.targets) and t.step[b] else 10
        return 16 if t.fill[b] or kind == "R" else 29
    if not n and kind == "F" and not wants:
        return 32
    if not n and k == t.n[a] and t.row[a] >> b & 1:
        return 17
    if wants != ANYTHING and wants != card & 15:
        if kind == "F":
            return (11 if wants else 9) if n else 14
        if not n:
            return 15 if t.base[b] == KING else 16
        return 31 if wants else 36
    if t.suit[b] == COLOUR:
        return 13
    if t.suit[b] == OWN or n:
        return 12
    return 33
