# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`python3 -m tools verify`: the facts of docs/RULES.md, here over the first deals."""

import pytest

from engine import games
from engine.deals import LAST
from engine.table import Table
from tools.commands import verify


def test_the_quick_facts_hold_and_a_table_is_printed(capfd):
    assert verify.main(["--quick", "--jobs", "2"]) == 0
    out, err = capfd.readouterr()
    rows = out.splitlines()
    assert rows[1].split()[-4:] == ["200", "124", "124", "ok"] and "Quadrille" in rows[1]
    assert rows[2].split()[-4:] == ["200", "0", "0", "ok"] and "Auld Lang Syne" in rows[2]
    assert rows[3].split()[-4:] == ["94", "94", "94", "ok"]
    assert "verify: 100%" in err, "a progress bar"


@pytest.mark.long
def test_all_facts_hold_over_all_deals():
    assert verify.main([]) == 0


def test_all_deals_are_played_each_once():
    deals = {game: [] for game, *_ in verify.FORCED}
    for fact, *job in verify.jobs(LAST):
        if fact != "lines":
            deals[fact] += range(job[0], job[1] + 1)
    for numbers in deals.values():
        assert numbers == list(range(1, 32000))


def test_a_fact_that_fails_is_seen():
    right = {"quadrille": [31999, 18812], "auld_lang_syne": [31999, 2], "lines": [94, 94]}
    assert all(row[4] for row in verify.report(right, LAST))
    for fact in right:
        wrong = {**right, fact: [right[fact][0], right[fact][1] - 1]}
        assert [row[4] for row in verify.report(wrong, LAST)].count(False) == 1


def test_the_exit_code_is_1_when_a_fact_fails(monkeypatch, capfd):
    monkeypatch.setattr(verify, "played", lambda todo, cores, progress: {
        "quadrille": [200, 124], "auld_lang_syne": [200, 0], "lines": [94, 93]})  # fmt: skip
    assert verify.main(["--quick"]) == 1
    assert "WRONG" in capfd.readouterr().out


@pytest.mark.parametrize("spoil", [
    lambda line: line.rpartition("; ")[0],
    lambda line: line + "; " + line.rpartition("; ")[2],
    lambda line: line.replace("deal 246", "deal 247"),
])  # fmt: skip
def test_a_line_that_does_not_win_is_told_from_one_that_does(spoil):
    line = verify.LINES.read_text(encoding="utf-8").splitlines()[0]
    assert line.startswith("auld_lang_syne deal 246:")
    assert verify.line_wins(Table(), line)
    assert not verify.line_wins(Table(), spoil(line))


def test_forced_play_makes_every_play_before_it_lays_aside():
    table = Table()
    game = games.load("quadrille")
    table.open(game, 0, 1)
    while table.moves():
        plays = [i for i in range(table.moves()) if chr(table.kind[table.out[i] >> 6 & 31]) in "FQ"]
        assert (verify.forced_move(table) in plays) == bool(plays)
        table.play(verify.forced_move(table))
