# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Cards, piles and moves as words, as docs/PROTOCOL.md writes them. For the console and tests.

A card is rank then suit (`AS TD 9H KC`), with `-` before it when it lies face down.
"""

from engine.log import DOWN
from engine.rules import DEAL, REDEAL

SUITS = "CDHS"
RANKS = "-A23456789TJQK"


def card(code):
    """The card as it is written: `TD`, or `-TD` face down."""
    up = RANKS[code & 15] + SUITS[code >> 4 & 3]
    return "-" + up if code & DOWN else up


def parse_card(word):
    """The card written as `word`, face up. Raises ValueError when it is none."""
    if len(word) == 2:
        rank = RANKS.find(word[0])
        suit = SUITS.find(word[1])
        if rank > 0 and suit >= 0:
            return suit << 4 | rank
    raise ValueError("not a card: " + word)


def pile(t, p):
    """The name of pile p: `F0`, `T6`, `H`."""
    letter = chr(t.kind[p])
    return letter if letter == "H" else letter + str(t.place[p])


def move(t, code):
    """A move of `Table.out` in words: `H F0`, `T3:4 T5`, `R2+R7`, `deal`, `redeal`."""
    a = code >> 11
    b = code >> 6 & 31
    n = code & 63
    if a == b:
        return "deal" if n == DEAL else "redeal"
    if not n:
        return pile(t, a) + "+" + pile(t, b)
    return pile(t, a) + (":%d " % n if n > 1 else " ") + pile(t, b)


def parse(t, words):
    """The move written as `words`, legal or not. Raises ValueError for any other form of words."""
    code = _parse(t, words)
    if move(t, code) != words:
        raise ValueError("write " + move(t, code) + " for " + words)
    return code


def _parse(t, words):
    if words in ("deal", "redeal"):
        if t.hand < 0:
            raise ValueError("this game has no hand to " + words)
        return t.hand << 11 | t.hand << 6 | (DEAL if words == "deal" else REDEAL)
    parts = words.split(" ")
    if len(parts) == 1 and parts[0].count("+") == 1:
        a, b = [_pile(t, name) for name in words.split("+")]
        if a == b:
            raise ValueError("a couple is of two piles, not " + words)
        return min(a, b) << 11 | max(a, b) << 6
    if len(parts) != 2:
        raise ValueError("a move is SOURCE TARGET, SOURCE:N TARGET, A+B, deal or redeal")
    source, colon, count = parts[0].partition(":")
    a = _pile(t, source)
    b = _pile(t, parts[1])
    if a == b:
        raise ValueError("a card cannot go to where it is: " + words)
    n = 1
    if colon:
        if not count or len(count) > 2 or [c for c in count if c not in "0123456789"]:
            raise ValueError("how many cards? a number from 2 to 52, not " + count)
        n = int(count)
        if not 1 <= n <= 52:
            raise ValueError("how many cards? a number from 2 to 52, not " + count)
    return a << 11 | b << 6 | n


def _pile(t, name):
    for p in range(t.piles):
        if pile(t, p) == name:
            return p
    raise ValueError("there is no pile " + (name or "without a name"))
