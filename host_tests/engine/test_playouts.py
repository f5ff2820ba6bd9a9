# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Random games: undo to the start ends in exactly the deal, redo in exactly the end."""

import random

import pytest

from engine import games
from engine.table import Table
from host_tests.engine import tables

# the three games of the first light in full, the others to be sure
COUNTS = {"calculation": 300, "scorpion": 300, "queens_audience": 300}


def picture(table):
    """Cards and faces of all piles, bit by bit, with what is counted."""
    return (
        [bytes(table.store[p][: table.n[p]]) for p in range(table.piles)],
        table.moved,
        table.redeals,
        table.won,
    )


def playout(table, rng):
    while True:
        found = table.moves()
        if not found:
            return
        table.play(rng.randrange(table.total))


@pytest.mark.parametrize("game, chosen", tables.ALL)
def test_random_games_undo_to_the_deal_and_redo_to_the_end(game, chosen):
    rng = random.Random(game)
    table, fresh = Table(), Table()
    declared = games.load(game)
    for _ in range(COUNTS.get(game, 40)):
        deal = rng.randrange(1, 32000)
        table.open(declared, chosen, deal)
        fresh.open(declared, chosen, deal)
        playout(table, rng)
        end = picture(table)
        moved = table.moved
        for left in range(moved - 1, -1, -1):
            assert table.undo() and table.moved == left
        assert not table.undo()
        assert picture(table) == picture(fresh)
        for done in range(moved):
            assert table.redo() and table.moved == done + 1
        assert not table.redo()
        assert picture(table) == end
