# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`tools bench`: its words, its limits, its table. Nothing is timed here."""

import json

import pytest

from tools.commands import bench
from tools.vm import figures, runner

FINE = {
    "alloc 64 play": 0,
    "turns play": 700,
    "turns hint, mean": 99999,
    "nesting": 20,
    "heap": 60 * 1024,
    "most legal moves at": "deal 1, move 2",
}


def test_without_words_all_games_are_measured():
    games, *rest = bench.words([])
    assert len(games) == 11 and rest == [None, False, False, None]


def test_games_and_options_come_in_any_order():
    words = ["--check", "scorpion", "--json", "out.json", "calculation"]
    assert bench.words(words) == (["scorpion", "calculation"], "out.json", True, False, None)


@pytest.mark.parametrize(
    "words", [["skorpion"], ["--josn"], ["--json"], ["--from"], ["--from", "host_tests"]]
)
def test_wrong_words_are_one_sentence(words, capsys):
    assert bench.main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.count("\n") == 1


def test_figures_within_the_limits_pass():
    assert figures.over({"scorpion": FINE}) == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("alloc 64 play", 16),
        ("alloc 64 play", -1),
        ("turns play", 751),
        ("turns undo", 376),
        ("turns legal moves", 2501),
        ("turns hint", 5001),
        ("turns drawing a card move", 1876),
        ("nesting", 21),
        ("heap", 60 * 1024 + 1),
        ("pixels sent idle", 1),
        ("pixels sent by visible change", 1.51),
        ("pixels sent by a single card, in cards", 4.1),
        ("pixels sent by the cursor, in cards", 2.1),
    ],
)
def test_a_figure_past_its_limit_is_named(name, value):
    past = figures.over({"scorpion": {**FINE, name: value}})
    assert [(game, figure, size) for game, figure, size, _ in past] == [("scorpion", name, value)]


def test_the_table_has_a_row_for_each_figure_and_a_star_where_it_is_too_much():
    text = bench.table({"scorpion": {**FINE, "nesting": 21}, "one234": FINE})
    rows = {line[:20].strip(): line for line in text.splitlines()}
    assert "21*" in rows["nesting"] and "20*" not in rows["nesting"]
    assert len(text.splitlines()) == len(FINE) + 1


def test_check_fails_past_a_limit_and_json_holds_the_same_figures(monkeypatch, tmp_path, capsys):
    figure = {"calculation": {**FINE, "alloc 64 play": 32}}
    monkeypatch.setattr(figures, "collect", lambda games, say: figure)
    monkeypatch.setattr(runner.Unix, "missing", lambda self: None)
    file = tmp_path / "figures.json"
    assert bench.main(["calculation", "--json", str(file)]) == 0
    assert bench.main(["calculation", "--check"]) == 1
    assert json.loads(file.read_text()) == figure
    assert "calculation, alloc 64 play: 32" in capsys.readouterr().out


@pytest.mark.long
def test_a_real_run_measures_every_kind_of_figure():
    if runner.VMS[0].missing():
        pytest.skip(runner.VMS[0].missing())
    found = figures.collect(["calculation"], lambda text: None)["calculation"]
    for name, most in figures.LIMITS.items():
        if name != "heap" or not runner.VMS[1].missing():
            assert name in found, (name, most)
    bytes_ = [name for name in found if "alloc" in name]
    assert len(bytes_) >= 9 and all(isinstance(found[name], int) for name in bytes_)
