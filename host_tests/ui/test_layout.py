# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Every game's drawing on every screen."""

import sys
from pathlib import Path

import pytest

from engine import games
from engine.games.index import GAMES
from engine.table import Table

SCREENS = ((160, 128), (240, 240), (240, 135), (320, 240), (128, 128))
NAMES = [row[0] for row in GAMES]


@pytest.fixture(scope="module", autouse=True)
def board_path():
    lib = str(Path(__file__).resolve().parents[2] / "lib")
    sys.path.insert(0, lib)
    yield
    sys.path.remove(lib)


def laid_out(name, screen, mirror=False):
    from ui.drawing import lay_out
    from ui.layout import Layout

    sizes = ((13, 19), (15, 21), (17, 24), (19, 26), (25, 35), (27, 37), (29, 40))
    t = Table()
    t.open(games.load(name), 0, 5)
    lay = Layout(*screen)
    lay_out(lay, t, t.game.table, sizes, mirror)
    return t, lay


@pytest.mark.parametrize("screen", SCREENS, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("mirror", (False, True), ids=("right", "left"))
def test_every_pile_is_on_the_screen_and_none_covers_another(name, screen, mirror):
    t, lay = laid_out(name, screen, mirror)
    places = [(lay.x[p], lay.y[p]) for p in range(t.piles)]
    for x, y in places:
        assert 0 <= x <= screen[0] - lay.w
        assert 0 <= y <= screen[1] - 9 - lay.h
    for i, (x, y) in enumerate(places):
        for x2, y2 in places[i + 1 :]:
            assert abs(x - x2) >= lay.w or abs(y - y2) >= lay.h


def tall(lay, p, n):
    """Rows of a fan of n cards face up, and how many of them show a line only."""
    step = lay.step(p, n, 0)
    if step >= 6:
        return (n - 1) * step + lay.h, 0
    lines = lay.lines(p, n, 0, step)
    return lines * step + (n - 1 - lines) * 6 + lay.h, lines


@pytest.mark.parametrize("screen", SCREENS, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("name", NAMES)
def test_a_spread_pile_stays_clear_of_what_lies_below_it(name, screen):
    t, lay = laid_out(name, screen)
    for p in range(t.piles):
        if not lay.fan[p]:
            continue
        for n in (1, 2, 7, 16, 34, 41):
            rows, lines = tall(lay, p, n)
            end = lay.y[p] + rows
            if lines < n - 1:
                assert end <= screen[1] - 9
                for q in range(t.piles):
                    if abs(lay.x[q] - lay.x[p]) < lay.w and lay.y[q] > lay.y[p]:
                        assert end <= lay.y[q]


def test_sixteen_cards_of_scorpion_can_be_read_at_once_on_160x128():
    t, lay = laid_out("scorpion", (160, 128))
    assert lay.step(0, 16, 0) >= 6
    assert lay.step(0, 7, 3) == 8


@pytest.mark.parametrize("n", (34, 41))
def test_a_pile_of_scorpion_that_cannot_be_read_at_once_fits_and_its_newest_cards_are_read(n):
    t, lay = laid_out("scorpion", (160, 128))
    rows, lines = tall(lay, 0, n)
    assert rows <= 119
    assert 4 <= n - lines <= 10


def test_the_circle_of_quadrille_is_a_circle_with_the_queens_in_its_middle():
    t, lay = laid_out("quadrille", (160, 128))
    q = [p for p in range(t.piles) if t.kind[p] == ord("Q")][0]
    ring = [p for p in range(t.piles) if t.kind[p] == ord("F")]
    for axis in (lay.x, lay.y):
        below = sum(axis[p] < axis[q] for p in ring)
        assert below == sum(axis[p] > axis[q] for p in ring) == 4


def test_the_wings_lie_on_both_sides_of_the_trunk():
    t, lay = laid_out("eagle_wing", (160, 128))
    k = [p for p in range(t.piles) if t.kind[p] == ord("K")][0]
    wings = [p for p in range(t.piles) if t.kind[p] == ord("R")]
    left = [t.place[p] for p in wings if lay.x[p] < lay.x[k]]
    assert sorted(left) == [0, 1, 2, 3]


def test_the_left_handed_layout_puts_the_hand_on_the_left():
    for name in ("calculation", "four_kings", "imaginary_thirteen", "queens_audience"):
        t, lay = laid_out(name, (160, 128), mirror=True)
        others = [lay.x[p] for p in range(t.piles) if t.kind[p] == ord("F")]
        assert lay.x[t.hand] < min(others)
        first = [p for p in range(t.piles) if t.kind[p] == ord("F")]
        assert lay.x[first[0]] < lay.x[first[1]]


def test_a_drawing_with_an_unknown_pile_is_an_error_that_names_it():
    from ui.drawing import lay_out
    from ui.layout import Layout

    t = Table()
    t.open(games.load("calculation"), 0, 1)
    with pytest.raises(ValueError, match="F9"):
        lay_out(Layout(160, 128), t, "F0 F9", ((19, 26),))
