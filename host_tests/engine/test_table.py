# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the table promises to screens: one set of buffers, wanted ranks, equal tops."""

import pytest

from engine import games
from engine.table import Table
from host_tests.engine import tables
from host_tests.engine.tables import lay


def test_opening_another_game_reuses_every_buffer_and_leaves_nothing_of_the_last():
    table, fresh = Table(), Table()
    for name in tables.IDS:  # makes the most room that is needed
        table.open(games.load(name), 0, 1)
    kept = [id(part) for part in (*table.store, table.n, table.log, table.out, table.wanted)]
    for first in tables.IDS:
        for second in tables.IDS:
            table.open(games.load(first), 0, 3)
            for _ in range(10):
                if table.moves():
                    table.play(0)
            table.open(games.load(second), 0, 5)
            fresh.open(games.load(second), 0, 5)
            assert tables.state(table) == tables.state(fresh)
            assert (table.end, table.top) == (0, 0)
            assert not table.undo() and not table.redo()
    assert kept == [
        id(part) for part in (*table.store, table.n, table.log, table.out, table.wanted)
    ]


def test_a_game_is_loaded_when_it_is_opened_and_can_be_let_go():
    import sys

    import engine.games

    game = games.load("one234")
    assert "engine.games.one234" in sys.modules
    games.unload("one234")
    assert "engine.games.one234" not in sys.modules and not hasattr(engine.games, "one234")
    games.unload("one234")
    assert games.load("one234").id == game.id == "one234"
    with pytest.raises(ImportError):
        games.load("golf")


def test_the_rank_that_a_foundation_wants_next():
    table = lay("calculation", "F0: AC | F1: 2C 4C | F2: 3C 6C 9C QC | F3: 4S 8S QD 3H")
    assert [table.wants(p) for p in range(4)] == [2, 6, 2, 7]
    table = lay("sir_tommy", "F0: AC..KC | F1: AD")
    assert [table.wants(p) for p in range(4)] == [0, 2, 1, 1]
    table = lay("queens_audience", "F0: AC JC | F1: AD JD..2D")
    assert [table.wants(p) for p in range(16, 20)] == [10, 0, 0, 0]
    table = lay("quadrille", "F0: 6C..JC | F4: 5C 4C 3C 2C AC")
    assert [table.wants(p) for p in range(8)] == [0, 6, 6, 6, 13, 5, 5, 5]
    table = lay("eagle_wing", "F0: QC KC")
    assert [table.wants(p) for p in range(9, 13)] == [1, 12, 12, 12]


def test_equal_tops_are_as_good_as_each_other_only_where_suits_do_not_matter():
    table = lay("auld_lang_syne", "F0: AC | F1: AD | F2: AH 2S | F3: AS")
    assert table.same_tops(0, 1) and table.same_tops(1, 3) and not table.same_tops(0, 2)
    table = lay("calculation", "F0: AC 2C 3C 4C | F1: 2D 4D | F2: 3C | F3: 4S")
    assert not table.same_tops(0, 1) and not table.same_tops(1, 3) and table.same_tops(2, 2)
    for game in ("puss_in_the_corner", "quadrille", "eagle_wing", "queens_audience"):
        table = tables.opened(game)
        p = table.piles
        feet = [f for f in range(p) if chr(table.kind[f]) == "F"]
        assert not any(table.same_tops(a, b) for a in feet for b in feet if a < b)
    assert lay("sir_tommy", "F0: AC").same_tops(1, 3)


@pytest.mark.parametrize("game, chosen", tables.ALL)
def test_a_move_that_is_not_there_plays_nothing(game, chosen):
    table = Table()
    table.open(games.load(game), chosen, 11)
    before = tables.state(table)
    for i in (-1, table.total, 255, 10_000):
        assert table.play(i) is False
    assert tables.state(table) == before
