# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Plays random games and prints a line for every state: the same on every Python, or one is wrong.

argv: number of games of each kind. The dice stay within 30 bits, as a board's integers do.
"""

import sys

from engine.games import load, unload
from engine.games.index import GAMES
from engine.table import Table


def state(t):
    """Everything one can ask of a table, as one number and a few words."""
    h = 0
    for p in range(t.piles):
        h = (h * 31 + t.n[p] + 1) & 0xFFFFFF
        for i in range(t.n[p]):
            h = (h * 31 + t.store[p][i]) & 0xFFFFFF
    found = t.moves()
    for i in range(t.total):
        h = (h * 31 + t.out[i]) & 0xFFFFFF
    return "%06x %d %d %d %d %d %d" % (h, found, t.total, t.hint(), t.moved, t.redeals, t.won)


def play(t, seed, most):
    """One game to its end, or `most` moves, with some undo and redo on the way."""
    print(state(t))
    for _ in range(most):
        found = t.moves()
        if not found:
            break
        seed = (seed * 25173 + 13849) & 0x7FFF
        t.play((seed >> 3) % found)
        if seed % 11 == 0:
            t.undo()
            t.undo()
            t.redo()
        print(state(t))
    while t.undo():
        pass
    print(state(t))
    while t.redo():
        pass
    print(state(t))


def main(games):
    """Every game in every variant, `games` deals each."""
    t = Table()
    for row in GAMES:
        game = load(row[0])
        for chosen in range(1 << len(game.variants)):
            for k in range(games):
                number = (k * 7919 + 617) % 31999 + 1
                print(row[0], chosen, number)
                t.open(game, chosen, number)
                play(t, number, 120)
        unload(row[0])


main(int(sys.argv[1]))
