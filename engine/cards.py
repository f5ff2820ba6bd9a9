# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A card is one byte: suit << 4 | rank, and a bit for face down.

Suits are 0 to 3 in the order clubs, diamonds, hearts, spades; ranks 1 (ace) to 13 (king).
Written, a card is rank then suit (`AS TD 9H KC`), with `-` before it when it lies face down.
"""

DOWN = 0x80
SUITS = "CDHS"
RANKS = "-A23456789TJQK"


def text(card):
    """The card as it is written: `TD`, or `-TD` face down."""
    up = RANKS[card & 15] + SUITS[card >> 4 & 3]
    return "-" + up if card & DOWN else up


def parse(word):
    """The card written as `word`, face up. Raises ValueError when it is none."""
    if len(word) == 2:
        rank = RANKS.find(word[0])
        suit = SUITS.find(word[1])
        if rank > 0 and suit >= 0:
            return suit << 4 | rank
    raise ValueError("not a card: " + word)
