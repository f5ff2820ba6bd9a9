# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What a press, a hold and a flood of presses give the program, in simulated time."""

import pytest

from tools.host import Host
from tools.host.boards import BUTTONS

CODE = {name: i + 1 for i, name in enumerate(BUTTONS)}
REPEAT = 0x10
HELD = 0x20
WRAP = 1 << 29


def polled(machine, host, ms, step=5):
    """Every (milliseconds after the start, code) within ``ms``."""
    got = []
    for at in range(0, ms, step):
        code = machine.buttons.poll()
        if code:
            got.append((at, code))
        host.clock.advance(step)
    return got


@pytest.mark.parametrize("name", BUTTONS)
def test_a_press_acts_at_once_and_its_release_is_silent(machine, host, name):
    host.pad.press(name)
    assert machine.buttons.poll() == CODE[name]
    host.pad.release(name)
    assert machine.buttons.poll() == 0


@pytest.mark.parametrize("board", ["pygamer", "pybadge"])
@pytest.mark.parametrize("start", [0, WRAP - 400, WRAP - 1])
def test_a_direction_kept_down_repeats_after_350_ms_and_then_every_110(board, start):
    with Host(board) as host:
        import handheld

        host.clock.advance(start)
        machine = handheld.open()
        host.pad.press("right")
        got = polled(machine, host, 800)
        assert got[0] == (0, CODE["right"])
        assert [at for at, _ in got[1:]] == [350, 460, 570, 680, 790]
        assert {code for _, code in got[1:]} == {CODE["right"] | REPEAT}
        host.pad.release("right")
        assert polled(machine, host, 800) == []


@pytest.mark.parametrize("start", [0, WRAP - 300])
def test_a_button_kept_down_is_told_once_as_held(host, start):
    import handheld

    host.clock.advance(start)
    machine = handheld.open()
    host.pad.press("a")
    assert polled(machine, host, 3000) == [(0, CODE["a"]), (500, CODE["a"] | HELD)]
    host.pad.release("a")
    assert polled(machine, host, 1000) == []


def test_a_short_press_is_never_told_as_held(machine, host):
    host.pad.press("b")
    assert polled(machine, host, 495) == [(0, CODE["b"])]
    host.pad.release("b")
    assert polled(machine, host, 1000) == []


def test_a_press_that_waited_while_the_program_drew_is_not_held(machine, host):
    host.pad.press("a")
    host.clock.advance(100)
    host.pad.release("a")
    host.clock.advance(900)
    assert polled(machine, host, 1000) == [(0, CODE["a"])]


def test_repeats_missed_while_the_program_drew_are_not_made_up_for():
    with Host("pybadge") as host:
        import handheld

        machine = handheld.open()
        host.pad.press("down")
        assert machine.buttons.poll() == CODE["down"]
        host.clock.advance(2000)
        assert polled(machine, host, 110) == [(0, CODE["down"] | REPEAT)]


def test_presses_come_in_the_order_they_were_made(machine, host):
    for name in ("a", "b", "start", "a"):
        host.tap(name)
    got = [machine.buttons.poll() for _ in range(5)]
    assert got == [CODE["a"], CODE["b"], CODE["start"], CODE["a"], 0]


def test_a_second_button_does_not_stop_a_repeating_direction():
    with Host("pybadge") as host:
        import handheld

        machine = handheld.open()
        host.pad.press("left")
        machine.buttons.poll()
        host.clock.advance(200)
        host.tap("a", machine.buttons.poll)
        assert polled(machine, host, 160)[-1] == (150, CODE["left"] | REPEAT)


def test_after_a_flood_nothing_is_invented_and_the_next_press_counts(machine, host):
    host.pad.press("a")
    for _ in range(200):
        host.tap("b")
    assert host.pad.scanners[0].events.overflowed
    assert polled(machine, host, 1000) == []
    assert not host.pad.scanners[0].events.overflowed
    host.pad.release("a")
    assert machine.buttons.poll() == 0
    host.tap("a")
    assert machine.buttons.poll() == CODE["a"]


def test_a_direction_lost_in_a_flood_does_not_run_on():
    with Host("pybadge") as host:
        import handheld

        machine = handheld.open()
        host.pad.press("up")
        machine.buttons.poll()
        for _ in range(200):
            host.tap("b")
        host.pad.release("up")  # dropped: the queue is full
        assert polled(machine, host, 2000) == []


def test_clear_forgets_what_waits(machine, host):
    host.tap("a")
    host.tap("b")
    machine.buttons.clear()
    assert machine.buttons.poll() == 0


def test_the_keys_are_scanned_more_often_than_every_20_ms(monkeypatch, host):
    import keypad

    import handheld

    seen = {}
    real = keypad.ShiftRegisterKeys

    def spy(**given):
        seen.update(given)
        return real(**given)

    monkeypatch.setattr(keypad, "ShiftRegisterKeys", spy)
    handheld.open()
    assert 0 < seen["interval"] < 0.02


@pytest.mark.parametrize("board", ["pygamer", "pybadge", "ugame_s3", "thumby_color"])
def test_the_left_handed_layout_exchanges_a_and_b(board):
    with Host(board) as host:
        import handheld

        machine = handheld.open()
        assert machine.buttons.swap is False
        machine.buttons.swap = True
        assert machine.buttons.swap is True
        for pressed, got in (("a", "b"), ("b", "a"), ("up", "up"), ("left", "left")):
            host.tap(pressed) if board != "pygamer" or pressed in "ab" else host.pad.press(pressed)
            assert machine.buttons.poll() == CODE[got]
            host.pad.release(pressed)
            assert machine.buttons.poll() == 0
        machine.buttons.swap = False
        host.tap("a")
        assert machine.buttons.poll() == CODE["a"]


@pytest.mark.parametrize("board", ["picosystem", "picopad"])
def test_left_handed_a_diamond_moves_and_the_cross_acts(board):
    # on the board X is above, B below, Y left and A right of the diamond's middle
    moves = {"select": "up", "b": "down", "start": "left", "a": "right"}
    acts = {"left": "a", "down": "b", "up": "select", "right": "start"}
    with Host(board) as host:
        import handheld

        machine = handheld.open()
        machine.buttons.swap = True
        for pressed, got in {**moves, **acts}.items():
            host.tap(pressed)
            assert machine.buttons.poll() == CODE[got]
            assert machine.buttons.poll() == 0
