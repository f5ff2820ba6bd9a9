# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Queen's Audience: an antechamber of sixteen, couples, foundations down from the jack."""

from engine.words import (
    ACE,
    HAND,
    JACK,
    KING,
    OWN,
    QUEEN,
    WASTE,
    Game,
    discard,
    foundation,
    hand,
    reserve,
    waste,
)

GAME = Game(
    "Queen's Audience",
    reserve(16, deal=1, fill=(HAND, WASTE)),
    foundation(4, couple=(ACE, JACK), suit=OWN, step=-1, length=11),
    discard(couple=(KING, QUEEN)),
    waste(),
    hand(),
    waste_first=reserve(fill=(WASTE, HAND)),
    number=8,
    line="Luck and care: couples",
    table="""
        R0  R1  R2  R3  R4
        R15 F0  .   F1  R5    H
        R14 .   Q0  .   R6
        R13 F2  .   F3  R7    W0
        R12 R11 R10 R9  R8
    """,
    rules="""
Sixteen cards stand in the antechamber around the audience chamber. They, the card in hand and \
the top of the waste are in play.

Ace and jack of one suit enter together, the jack on top, and begin their foundation. Build it \
down in suit to the 2. King and queen of one suit are received together and lie in the middle, \
out of play.

A space in the antechamber is filled at once from the hand, the lowest number first, and when the \
hand is empty from the waste. A card in hand that is not played goes to the waste. No redeal.

Variant "waste first": spaces are filled from the waste, from the hand if there is none.

Under the top of the waste one may not look.

In the old texts jacks enter as soon as they can. Here no play is forced.

Also called: King's Audience.
""",
)
