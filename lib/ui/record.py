# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""How the player has done: one row of numbers for each game and choice of variants.

A deal counts once, from its first move. Games that were helped by a hint are counted apart and
leave the streaks alone.
"""

from array import array

from micropython import const

PLAYED = const(0)
WON = const(1)
BEST = const(2)  # longest streak of wins
STREAK = const(3)
FEWEST = const(4)  # moves of the shortest win, 0: none
HELPED = const(5)  # played with a hint
HELPED_WON = const(6)
ROW = const(7)


class Record:
    """`rows` maps game << 4 | variants to an array of ROW numbers."""

    def __init__(self):
        self.rows = {}

    def row(self, game, chosen):
        """The numbers of a game with these variants, to be read or counted up."""
        key = game << 4 | chosen
        if key not in self.rows:
            self.rows[key] = array("H", bytes(2 * ROW))
        return self.rows[key]

    def won(self, game, chosen, helped, moves):
        """A deal was won for the first time."""
        row = self.row(game, chosen)
        if helped:
            row[HELPED] += 1
            row[HELPED_WON] += 1
            return
        row[PLAYED] += 1
        row[WON] += 1
        row[STREAK] += 1
        if row[STREAK] > row[BEST]:
            row[BEST] = row[STREAK]
        if not row[FEWEST] or moves < row[FEWEST]:
            row[FEWEST] = moves

    def lost(self, game, chosen, helped):
        """A deal was given up, or another begun in its place."""
        row = self.row(game, chosen)
        if helped:
            row[HELPED] += 1
            return
        row[PLAYED] += 1
        row[STREAK] = 0
