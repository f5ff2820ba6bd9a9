# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A worn stick moves the cursor when it is pushed, and only then."""

import random

import pytest

FULL = {"left": (0, None), "right": (65535, None), "up": (None, 0), "down": (None, 65535)}
WAY = {"up": 1, "down": 2, "left": 3, "right": 4}
MIDDLE = 32768


class Axis:
    """An axis whose readings are given one by one, the last one again and again."""

    def __init__(self, *readings):
        self.readings = list(readings)

    @property
    def value(self):
        return self.readings.pop(0) if len(self.readings) > 1 else self.readings[0]

    def set(self, *readings):
        self.readings[:] = readings


def stick(host, x=MIDDLE, y=MIDDLE):
    from handheld.stick import Stick

    x, y = Axis(x), Axis(y)
    return Stick(x, y), x, y


@pytest.mark.parametrize("way", FULL)
def test_pushing_the_stick_fully_gives_its_direction_and_letting_go_ends_it(host, way):
    made, x, y = stick(host)
    assert made.poll() == 0
    x.set(FULL[way][0] if FULL[way][0] is not None else MIDDLE)
    y.set(FULL[way][1] if FULL[way][1] is not None else MIDDLE)
    assert made.poll() == WAY[way]
    x.set(MIDDLE)
    y.set(MIDDLE)
    assert made.poll() == 0


def test_a_trembling_stick_at_rest_never_moves_the_cursor(host):
    dice = random.Random(1)
    made, x, y = stick(host)
    for _ in range(5000):
        x.set(MIDDLE + dice.randint(-9000, 9000))
        y.set(MIDDLE + dice.randint(-9000, 9000))
        assert made.poll() == 0


def test_one_wild_reading_is_not_a_push(host):
    made, x, y = stick(host)
    for wild in (0, 65535):
        x.set(wild, MIDDLE)
        assert made.poll() == 0
        x.set(wild, wild, MIDDLE)
        assert made.poll() == 0


def test_one_wild_reading_does_not_let_go_of_a_pushed_stick(host):
    made, x, y = stick(host)
    x.set(65535)
    assert made.poll() == 4
    x.set(MIDDLE, 65535)
    assert made.poll() == 4


def test_a_stick_pushed_near_the_threshold_gives_one_press_and_not_many(host):
    dice = random.Random(2)
    made, x, y = stick(host)
    changes = 0
    before = 0
    for _ in range(2000):
        # trembles around where a push begins: once begun it lasts
        x.set(MIDDLE + 14000 + dice.randint(-2500, 2500))
        now = made.poll()
        changes += now != before
        before = now
    assert before == 4
    assert changes == 1


def test_a_stick_whose_middle_is_off_is_measured_at_the_start(host):
    made, x, y = stick(host, MIDDLE + 6500, MIDDLE - 6500)
    assert made.poll() == 0
    x.set(MIDDLE + 6500 - 15000)
    assert made.poll() == 3


def test_a_stick_held_while_the_power_comes_on_does_not_become_the_middle(host):
    made, x, y = stick(host, 65535)
    assert made.poll() == 4
    x.set(MIDDLE)
    assert made.poll() == 0


def test_a_drifting_middle_is_followed(host):
    made, x, y = stick(host)
    for drift in range(0, 7500, 10):
        x.set(MIDDLE + drift)
        for _ in range(12):
            assert made.poll() == 0
    # as far from where it rests now as a push must go, both ways
    x.set(MIDDLE + 7490 - 14500)
    assert made.poll() == 3
    x.set(MIDDLE + 7490)
    assert made.poll() == 0


def test_following_never_takes_a_held_stick_for_a_resting_one(host):
    made, x, y = stick(host)
    x.set(65535)
    for _ in range(20000):
        assert made.poll() == 4
    x.set(MIDDLE)
    assert made.poll() == 0


def test_a_diagonal_keeps_the_direction_it_came_from_until_the_other_clearly_wins(host):
    made, x, y = stick(host)
    x.set(MIDDLE + 20000)
    assert made.poll() == 4
    y.set(MIDDLE + 22000)
    assert made.poll() == 4
    y.set(MIDDLE + 30000)
    assert made.poll() == 2


def test_going_straight_from_one_end_to_the_other_is_a_new_direction(host):
    made, x, y = stick(host)
    x.set(65535)
    assert made.poll() == 4
    x.set(0)
    assert made.poll() == 3
