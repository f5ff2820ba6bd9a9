# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Puss in the Corner: Sir Tommy by colours, wastes at the corners, one redeal."""

from engine.words import ACE, COLOUR, STANDSTILL, Game, foundation, hand, waste

GAME = Game(
    "Puss in the Corner",
    foundation(4, start=ACE, suit=COLOUR),
    waste(4),
    hand(group=4, redeals=1, when=STANDSTILL),
    free=hand(group=0),
    number=3,
    line="Skill: by colour",
    table="""
        W0  .   .   .   .   W1
        .   .   F0  F1  .   .     H
        .   .   F2  F3  .   .
        .   W2  .   .   W3  .
    """,
    rules="""
The four aces lie in the middle. Build each up by one to the king in its own colour, red on red \
and black on black.

Put each card in hand on any of the four wastes at the corners. When a group of four has been \
laid out, the tops of the wastes may be played; then the next group follows. No card goes \
straight from the hand to a foundation.

When the hand is empty and no play is left, the wastes are gathered in order and dealt once more, \
each from its oldest card, in groups of four again. A last group may be short.

The cards of the wastes may be looked at.

Variant "free": play at any time, the card in hand too.

The old texts send only unplayable cards to the wastes. Here no play is forced.
""",
)
