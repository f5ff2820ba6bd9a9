# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Sir Tommy: four waste piles filled at will, groups of four, foundations from the ace."""

from engine.words import ACE, Game, foundation, hand, waste

GAME = Game(
    "Sir Tommy",
    foundation(4, base=ACE),
    waste(4),
    hand(group=4),
    free=hand(group=0),
    number=2,
    line="Skill: groups of four",
    table="""
        F0  F1  F2  F3    H
        W0  W1  W2  W3
    """,
    rules="""
Aces start the foundations as they come. Build up by one to the king; suits do not matter.

Put each card in hand on any of the four waste piles, as many or as few on each as you like. \
When a group of four has been laid out, the tops of the wastes may be played to the foundations; \
then the next group follows. No card goes straight from the hand to a foundation, not even an \
ace. There are thirteen groups and no redeal.

The cards of the wastes may be looked at. Nothing moves from waste to waste.

Variant "free": play at any time, the card in hand too.

The old texts send only unplayable cards to the wastes. Here no play is forced.

Also called: Old Patience, Try Again, Tim O'Shanter.
""",
)
