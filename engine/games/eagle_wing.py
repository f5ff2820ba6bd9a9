# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Eagle Wing: eight wing cards, a hidden trunk, foundations from the rank that is turned."""

from engine.words import (
    FIRST,
    HAND,
    RESERVE,
    SAME,
    TRUNK,
    WASTE,
    Game,
    foundation,
    hand,
    reserve,
    trunk,
    waste,
)

GAME = Game(
    "Eagle Wing",
    trunk(deal=13),
    reserve(8, deal=1, fill=TRUNK, space=(HAND, WASTE)),
    foundation(4, deal=(1,), base=FIRST, suit=SAME),
    waste(),
    hand(redeals=2),
    build=reserve(source=(RESERVE, HAND, WASTE), step=-1, suit=SAME, length=3),
    number=7,
    line="Luck and care: the trunk",
    table="""
        R0  .   F0  F1  F2  F3  .   R7
        .   R1  .   .   .   .   R6  .
        .   .   R2  .   .   R5  .   .
        .   .   .   R3  R4  .   .   .
        H   .   .     K0    .   .   W0
    """,
    rules="""
The card turned first begins a foundation; the other three of its rank begin the others as they \
come. Build up in suit, ace on king, thirteen cards each.

Eight cards lie in the wings, thirteen face down in the trunk. The wings, the card in hand and \
the top of the waste may be played. A space in the wings is filled at once from the trunk. The \
last card of the trunk turns up: it may be played, and it fills the next space. After it a space \
takes the card in hand or the top of the waste.

When the hand is empty, the waste is turned over to be the hand again: twice.

Variant "build": cards of wings, hand and waste also go on the wings, down in suit, king on ace, \
three cards a wing at most; not the last of the trunk.

Under the top of the waste one may not look.

In the old texts the last card of the trunk "may" be turned and fill. Here it does. No play is \
forced.

Also called: Thirteen Down, Wings.
""",
)
