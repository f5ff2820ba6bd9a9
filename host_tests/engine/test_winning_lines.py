# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Every line of host_tests/data/winning_lines.txt wins, and can be taken back to the deal."""

from pathlib import Path

import pytest

from host_tests.engine import tables

DATA = Path(__file__).resolve().parents[1] / "data" / "winning_lines.txt"


def read(text):
    """(game, variants, deal, moves) of each line: `game [variant...] deal N: move; move; ...`."""
    found = []
    for line in text.splitlines():
        head, _, moves = line.partition(": ")
        game, *variants, _, deal = head.split(" ")
        found.append((game, " ".join(variants), int(deal), moves.split("; ")))
    return found


LINES = read(DATA.read_text(encoding="utf-8"))


def test_there_are_94_lines_and_at_least_eight_a_game():
    assert len(LINES) == 94
    for game in tables.ELEVEN:
        assert sum(line[0] == game for line in LINES) >= 8
    deals = {line[:3] for line in LINES}
    assert {("scorpion", "", deal) for deal in (5, 37, 49, 56)} < deals
    assert {("one234", "", deal) for deal in (48, 90, 172)} < deals
    assert ("scorpion", "any_time", 33) in deals


@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line[0]}-{line[1]}-{line[2]}")
def test_the_line_wins_and_undoes_to_the_deal_and_redoes_to_the_end(line):
    game, variants, deal, moves = line
    table = tables.opened(game, variants, deal)
    start = tables.state(table)
    for move in moves[:-1]:
        tables.play(table, move)
        assert not table.won
    tables.play(table, moves[-1])
    assert table.won and not table.stuck() and table.moved == len(moves)
    end = tables.state(table)
    while table.undo():
        assert not table.won
    assert tables.state(table) == start
    while table.redo():
        pass
    assert tables.state(table) == end
