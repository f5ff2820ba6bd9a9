# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Scorpion: seven piles built down in suit, any face-up card with its load, kings to spaces."""

from engine.words import ALWAYS, ANY, KING, SAME, STANDSTILL, TABLEAU, Game, hand, tableau

GAME = Game(
    "Scorpion",
    tableau(
        7,
        deal=7,
        down=(3, 3, 3, 3),
        source=TABLEAU,
        base=KING,
        step=-1,
        suit=SAME,
        unit=ANY,
    ),
    hand(deals=TABLEAU, when=STANDSTILL),
    any_time=hand(when=ALWAYS),
    number=9,
    line="Skill: dig for the kings",
    table="""
        T0  T1  T2  T3  T4  T5  T6  H
    """,
    rules="""
Build four piles, each from king to ace in one suit, on the table itself.

On the top card of a pile goes the next lower card of its suit, nothing on an ace. Any face-up \
card may be taken, however deep it lies, with all the cards on top of it. A face-down card that is \
cleared turns up at once. A space takes only a king with its load.

When no build is left, the hand deals its three cards to the first three piles, once. A king that \
could go to a space does not count as a build.

Won when all four suits are complete. A king at the bottom of its pile stays there, and may still \
lie face down.

Variant "any time": the three cards may be dealt whenever you like.

The old texts let any card be moved, "no matter how deeply buried": that means any face-up card.
""",
)
