# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Random keys break nothing, on any screen, in any game; and the soak would notice if they did."""

import random

import pytest

from engine.games.index import GAMES
from tools.commands import soak
from tools.soak import checks, keys, run, vm
from tools.soak.player import Player
from tools.vm import lines, runner

LINES = {}
for line in lines.winning():
    LINES.setdefault(line[0], []).append(line)

IDS = [row[0] for row in GAMES]
OTHER_SCREENS = ("picosystem", "feather_tft", "picopad", "thumby_color")


def holds(board, game, count, **more):
    result = run.run(board, game, count, 1, LINES[game], **more)
    assert result.failure is None, f"{result.failure}; last keys: {' '.join(result.words[-30:])}"
    assert result.keys == count


@pytest.mark.parametrize("game", IDS)
def test_ten_thousand_random_keys_break_nothing(game):
    holds("pygamer", game, 10000)


@pytest.mark.parametrize("board", OTHER_SCREENS)
@pytest.mark.parametrize("game", IDS)
def test_random_keys_break_nothing_on_another_screen(game, board):
    # what was opened for the first time in so short a run may look like growth
    holds(board, game, 500, slack=3000)


@pytest.mark.parametrize("board", ("pygamer", "thumby_color"))
def test_random_keys_break_nothing_where_all_is_drawn(board):
    holds(board, "scorpion", 60, draw=True, slack=10000)


def test_the_heap_of_a_micropython_vm_does_not_grow():
    if runner.VMS[0].missing():
        pytest.skip(runner.VMS[0].missing())
    result = vm.run("scorpion", 3000, 1, LINES["scorpion"])
    assert result.failure is None, result.failure
    assert result.keys == 3000


# The soak itself


def broken(monkeypatch, spoil, count=300):
    """A run on a program that `spoil(player)` has broken after it was opened."""
    enter = Player.__enter__

    def spoilt(self):
        enter(self)
        spoil(self)
        return self

    monkeypatch.setattr(Player, "__enter__", spoilt)
    return run.run("pygamer", "calculation", count, 1, LINES["calculation"])


def test_an_error_of_the_program_is_noticed_and_its_place_named(monkeypatch):
    def spoil(player):
        player.driver.app.play.hint = lambda: [][1]

    result = broken(monkeypatch, spoil)
    assert result.failure.startswith("IndexError: list index out of range (test_soak.py, line ")
    assert "select" in result.words[-1]


def test_a_lost_card_is_noticed(monkeypatch):
    def spoil(player):
        t = player.driver.app.t
        play = t.play

        def lose(i):
            done = play(i)
            t.n[t.hand] -= 1
            return done

        t.play = lose

    assert broken(monkeypatch, spoil).failure.startswith("cards that are not there")


def test_a_pile_that_is_not_shown_as_it_is_is_noticed(monkeypatch):
    def spoil(player):
        player.driver.app.play.motion.finish = lambda t: setattr(
            player.driver.app.play.motion, "at", t.end
        )
        player.driver.app.play.motion.span = 0
        player.driver.app.play.motion.turn = player.driver.app.play.motion.finish

    assert "are shown" in broken(monkeypatch, spoil).failure


def test_a_card_that_was_turned_behind_the_logs_back_is_noticed(monkeypatch):
    def spoil(player):
        t = player.driver.app.t
        play = t.play

        def turn_over(i):
            done = play(i)
            t.store[0][0] |= 0x80
            return done

        t.play = turn_over

    assert broken(monkeypatch, spoil).failure == "pile 0 is not what the moves of the log lead to"


def test_a_menu_that_cannot_be_reached_is_noticed(monkeypatch):
    def spoil(player):
        player.driver.app.open = lambda name, arg=None: None

    assert broken(monkeypatch, spoil).failure == "the menu cannot be reached from the table"


def test_memory_that_is_kept_with_every_key_is_noticed(monkeypatch):
    kept = []

    def spoil(player):
        app = player.driver.app
        step = app.step

        def leak():
            kept.append(object())
            return step()

        app.step = leak

    assert broken(monkeypatch, spoil, 2000).failure.startswith("memory grew by ")


def test_the_same_seed_gives_the_same_keys_and_another_one_others():
    def made(seed):
        return keys.make(random.Random(seed), 500, LINES["scorpion"])

    assert made(1) == made(1) != made(2)


def test_every_kind_of_key_is_pressed():
    words = set(keys.make(random.Random(1), 10000, LINES["scorpion"]))
    for word in ("up", "down~", "left!", "right!9", "a", "a^", "b^", "select", "start", "wait"):
        assert word in words
    assert "leave" in words and any(word.startswith("open:") for word in words)


def test_a_failure_is_shortened_to_the_keys_that_matter():
    words = [
        "open:0:1",
        *["up", "down", "a", "b", "left", "a", "right"],
        "open:1:2",
        *["a", "b", "up", "a", "select"],
    ]

    def still_fails(less):
        return "b" in less and "select" in less[less.index("b") :]

    assert run.shorten(words, still_fails) == ["b", "select"]


@pytest.mark.parametrize("word", ["jump", "a!x", "", "~"])
def test_a_word_that_is_no_key_is_refused(word):
    with pytest.raises(ValueError, match="not a key"):
        keys.code(word)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--game", "pasjans"], "there is no game 'pasjans'"),
        (["--keys", "a b"], "--keys with words needs one --game"),
        (["--vm", "--draw"], "--vm has no"),
        (["--board", "gameboy"], "invalid choice"),
    ],
)
def test_a_bad_argument_of_the_soak_is_named(capsys, words, says):
    assert soak.main(words) == 2
    assert says in capsys.readouterr().err


def test_keys_that_led_to_a_failure_can_be_pressed_again(capsys):
    words = "open:0:3 a! a!3 right a^ left~ wait leave b"
    assert soak.main(["--game", "scorpion", "--keys", words]) == 0
    assert capsys.readouterr().out == "all held\n"


def test_a_pack_with_a_card_twice_is_not_whole():
    from engine.games import load
    from engine.table import Table

    t = Table()
    t.open(load("scorpion"), 0, 1)
    checks.cards(t)
    t.store[0][6] = t.store[1][6]
    with pytest.raises(checks.Failed):
        checks.cards(t)
