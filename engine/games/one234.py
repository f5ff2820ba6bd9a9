# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""One234: eight open piles of six, foundations by steps of one to four from any rank."""

from engine.words import Game, foundation, tableau

GAME = Game(
    "One234",
    tableau(8, deal=6),
    foundation(4, deal=1, step=(1, 2, 3, 4)),
    number=10,
    line="Skill: all cards open",
    table="""
        .   .   F0  F1  F2  F3
        T0  T1  T2  T3  T4  T5  T6  T7
    """,
    rules="""
Four cards, whatever they are, begin the foundations. Build the first by ones, the second by \
twos, the third by threes, the fourth by fours, past the king round to the ace and on, thirteen \
cards each; suits do not matter. A small figure shows the rank each one wants.

The top cards of the eight piles may be played to the foundations. Nothing is built on the piles, \
and there is no hand: everything can be seen and counted from the start. Few deals can be won.

No play is forced.
""",
)
