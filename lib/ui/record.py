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
            up(row, HELPED)
            up(row, HELPED_WON)
            return
        up(row, PLAYED)
        up(row, WON)
        up(row, STREAK)
        if row[STREAK] > row[BEST]:
            row[BEST] = row[STREAK]
        if not row[FEWEST] or moves < row[FEWEST]:
            row[FEWEST] = moves

    def lost(self, game, chosen, helped):
        """A deal was given up, or another begun in its place."""
        row = self.row(game, chosen)
        if helped:
            up(row, HELPED)
            return
        up(row, PLAYED)
        row[STREAK] = 0


def up(row, k):
    """Count one more; a number that is full stays full."""
    if row[k] < 0xFFFF:
        row[k] += 1
