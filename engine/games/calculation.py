# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Calculation: foundations built by ones, twos, threes and fours; four waste piles."""

from engine.words import Game, foundation, hand, waste

GAME = Game(
    "Calculation",
    foundation(4, start=(1, 2, 3, 4), step=(1, 2, 3, 4)),
    waste(4),
    hand(),
    number=4,
    line="Skill: plan the wastes",
    table="""
        F0  F1  F2  F3    H
        W0  W1  W2  W3
    """,
    rules="""
An ace, 2, 3 and 4 begin the foundations. Build the first by ones, the second by twos, the third \
by threes, the fourth by fours, past the king round to the ace and on, thirteen cards each. All \
four end in kings; suits do not matter. A small figure shows the rank each one wants.

The card in hand goes to a foundation or on any waste. The tops of the wastes may be played to \
the foundations, not to each other. All cards of the wastes can be read. No redeal.

The old texts hide the next card and make plays at once. Here the card in hand is always seen, \
and no play is forced.

Also called: Broken Intervals, Progression.
""",
)
