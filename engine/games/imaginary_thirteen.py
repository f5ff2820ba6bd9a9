# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Imaginary Thirteen: two packs, eight foundations by steps of one to eight."""

from engine.words import HAND, WASTE, Game, foundation, hand, reserve, waste

GAME = Game(
    "Imaginary Thirteen",
    foundation(8, start=(1, 2, 3, 4, 5, 6, 7, 8), step=(1, 2, 3, 4, 5, 6, 7, 8)),
    reserve(8, source=WASTE),
    waste(fill=HAND),
    hand(),
    packs=2,
    number=11,
    line="Skill: two packs by steps",
    table="""
        F0  F1  F2  F3  F4  F5  F6  F7  H
        R0  R1  R2  R3  R4  R5  R6  R7  W0
    """,
    rules="""
Two packs. An ace, 2, 3 and so on to an 8 begin the foundations. Build each by steps of its first \
card, by ones, twos and on to eights, past the king round to the ace, thirteen cards each. All \
eight end in kings; suits do not matter. A small figure shows the rank each one wants.

The hand turns a card to the waste whenever the waste is empty. That card goes to a foundation or \
on any of the eight reserves. The tops of the reserves may be played to the foundations, not to \
each other. All cards of the reserves can be read. No redeal.

The old texts send only unplayable cards to the reserves. Here no play is forced.
""",
)
