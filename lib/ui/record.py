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


def row(rows, game, chosen):
    """The numbers of a game with these variants, to be read or counted up. `rows` maps
    game << 4 | variants to an array of ROW numbers."""
    key = game << 4 | chosen
    if key not in rows:
        rows[key] = array("H", bytes(2 * ROW))
    return rows[key]


def won(rows, game, chosen, helped, moves):
    """A deal was won for the first time."""
    its = row(rows, game, chosen)
    if helped:
        up(its, HELPED)
        up(its, HELPED_WON)
        return
    up(its, PLAYED)
    up(its, WON)
    up(its, STREAK)
    if its[STREAK] > its[BEST]:
        its[BEST] = its[STREAK]
    if not its[FEWEST] or moves < its[FEWEST]:
        its[FEWEST] = moves


def lost(rows, game, chosen, helped):
    """A deal was given up, or another begun in its place."""
    its = row(rows, game, chosen)
    if helped:
        up(its, HELPED)
        return
    up(its, PLAYED)
    its[STREAK] = 0


def up(its, k):
    """Count one more; a number that is full stays full."""
    if its[k] < 0xFFFF:
        its[k] += 1
