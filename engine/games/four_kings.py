# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Four Kings: an index row, foundations by steps of one to four, one waste, two redeals."""

from engine.words import Game, foundation, hand, index, waste

GAME = Game(
    "Four Kings",
    index(4, start=(1, 2, 3, 4)),
    foundation(4, start=(2, 4, 6, 8), step=(1, 2, 3, 4), length=12),
    waste(),
    hand(redeals=2),
    number=5,
    line="Luck and care: 2 redeals",
    table="""
        X0  X1  X2  X3    H
        F0  F1  F2  F3    W0
    """,
    rules="""
The upper row, ace to 4, is an index and never moves. Below it lie 2, 4, 6 and 8. Build them by \
the number above: by ones, twos, threes and fours, past the king round to the ace and on, twelve \
cards each. All four end in kings; suits do not matter.

The card in hand and the top of the waste may be played. A card that is not played goes to the \
waste. When the hand is empty, the waste is turned over, unshuffled, to be the hand again: twice.

Under the top of the waste one may not look.

The old texts send only unplayable cards to the waste. Here no play is forced.
""",
)
