# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Auld Lang Syne: four reserves dealt in rows, four foundations from the ace."""

from engine.words import ACE, RESERVE, Game, foundation, hand, reserve

GAME = Game(
    "Auld Lang Syne",
    foundation(4, start=ACE),
    reserve(4, deal=1),
    hand(deals=RESERVE),
    number=1,
    line="Luck: rows of four",
    table="""
        F0  F1  F2  F3    H
        R0  R1  R2  R3
    """,
    rules="""
The four aces lie ready. Build each up by one to the king; suits do not matter.

The hand deals rows of four, a card to each reserve. After each row play as many reserve tops to \
the foundations as you like, then deal again. Only the deal fills a space. There are twelve rows \
and no redeal.

The cards under the top of a reserve may be looked at.

The old texts want every playable card played. Here no play is forced.

Also called: Patience.
""",
)
