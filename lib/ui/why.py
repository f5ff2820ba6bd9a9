# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Why a move is refused: the rule's sentence, or one that names the cards where that is short.
Loaded at a refusal, and let go when something is saved or the table is shown again."""

from engine import reasons
from engine.refusals import refusal
from engine.words import SAME

_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
_ANOTHER = 11  # numbers of sentences in engine.reasons
_SUIT = 12
_LOWER = 31
_DOWN = 12  # how a pile is built that goes down by one


def sentence(t, p, k):
    """What is said about k cards of pile p that go nowhere."""
    return said(t, reason(t, p, k), p, k)


def reason(t, p, k):
    """The code of the rule that keeps them where they are."""
    if p == t.hand and (not t.n[p] or t.store[p][t.n[p] - 1] & 0x80):
        return refusal(t, p << 11 | p << 6 | (1 if t.n[p] else 2))
    code = 0
    worth = -1
    for q in range(t.piles):
        kind = t.kind[q]
        rate = 3 if kind == 70 else 2 if kind == 84 else 1 if kind == 81 else 0
        if q != p and rate > worth:
            code = refusal(t, p << 11 | q << 6 | k)
            worth = rate
    return code


def said(t, code, p, k):
    """The words for a code."""
    if (code == _LOWER or code == _SUIT) and t.kind[p] == 84 and t.step[p] == _DOWN:
        card = t.store[p][t.n[p] - k]
        if t.suit[p] == SAME and card & 15 < 13:
            return "%s goes on %s only." % (_name(card), _name(card + 1))
    if code == _ANOTHER:
        wanted = [t.wants(q) for q in t.ends if t.kind[q] == 70]
        wanted = [_RANKS[rank] for rank in range(1, 14) if rank in wanted]
        if 0 < len(wanted) < 5:
            return "The foundations want " + ", ".join(wanted) + "."
    return reasons.text(code)


def _name(card):
    return _RANKS[card & 15] + "\u2663\u2666\u2665\u2660"[card >> 4 & 3]
