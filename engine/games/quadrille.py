# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Quadrille: sixes up and fives down in a circle round the queens; two redeals."""

from engine.words import OWN, QUEEN, Game, discard, foundation, hand, waste

GAME = Game(
    "Quadrille",
    foundation(4, base=6, suit=OWN, length=6),
    foundation(4, base=5, suit=OWN, step=-1, length=6),
    discard(rank=QUEEN),
    waste(),
    hand(redeals=2),
    number=6,
    line="Luck: a dance of cards",
    table="""
        .   F0  F4  .
        F7  .   .   F1    H
        .     Q0    .
        F3  .   .   F5    W0
        .   F6  F2  .
    """,
    rules="""
Sixes and fives come into a circle, each suit at its own place, and the queens go to the middle, \
where they stay out of play. Build the sixes up in suit to the jack, the fives down in suit: \
4 3 2 A K.

The card in hand and the top of the waste may be played. A card that is not played goes to the \
waste. When the hand is empty, the waste is turned over, unshuffled, to be the hand again: twice.

Under the top of the waste one may not look.

The old texts send only unplayable cards to the waste. Here no play is forced.

Also called: Captive Queens, La Francaise, Partners.
""",
)
