# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What a player can tell from a card, in every size, fan and deck."""

import os
from itertools import combinations

import pytest

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
pytest.importorskip("displayio", reason="Blinka's displayio is not installed")

import bitmaptools
import displayio

from ui import colours, unit
from ui.sheet import SIZES, Sheet

CARDS = [suit << 4 | rank for suit in range(4) for rank in range(1, 14)]
SHEETS = {size: Sheet(size) for size in SIZES}
sizes = pytest.mark.parametrize("size", SIZES, ids="{0[0]}x{0[1]}".format)


class Board:
    """bitmaptools as strict as a board's: what does not lie on its bitmap is an error."""

    calls = 0

    @staticmethod
    def blit(bitmap, source, x, y, *, x1, y1, x2, y2, skip_source_index=None):
        Board.calls += 1
        assert 0 <= x < bitmap.width and 0 <= y < bitmap.height
        assert 0 <= x1 < x2 <= source.width and 0 <= y1 < y2 <= source.height
        skip = skip_source_index
        bitmaptools.blit(bitmap, source, x, y, x1=x1, y1=y1, x2=x2, y2=y2, skip_source_index=skip)

    @staticmethod
    def fill_region(bitmap, x1, y1, x2, y2, value):
        Board.calls += 1
        assert 0 <= x1 < x2 <= bitmap.width and 0 <= y1 < y2 <= bitmap.height
        bitmaptools.fill_region(bitmap, x1, y1, x2, y2, value)


@pytest.fixture(autouse=True)
def on_a_board(monkeypatch):
    monkeypatch.setattr("ui.sheet.bitmaptools", Board)
    monkeypatch.setattr("ui.unit.fill_region", Board.fill_region)


def picture(draw, width=40, height=60, paper=7):
    """What `draw(bitmap)` leaves on a bitmap filled with one colour, as rows of indices."""
    bitmap = displayio.Bitmap(width, height, 16)
    bitmap.fill(paper)
    draw(bitmap)
    return [[bitmap[x, y] for x in range(width)] for y in range(height)]


def face(size, card, rows):
    """A card's picture alone, `rows` rows high."""
    sheet = SHEETS[size]
    drawn = picture(lambda b: sheet.card(b, card, 0, 0, rows), *size)
    return drawn[:rows]


def shape(drawn):
    """Where ink is, whatever the ink."""
    return tuple(tuple(colours.INK <= dot < colours.INK + 4 for dot in row) for row in drawn)


def difference(a, b):
    rows = zip(a, b, strict=True)
    return sum(p != q for row, other in rows for p, q in zip(row, other, strict=True))


@sizes
@pytest.mark.parametrize("rows", [6, 7, 8, 10, 11, 12])
def test_rank_and_suit_of_every_card_show_in_a_fan_whatever_the_colours(size, rows):
    shapes = {card: shape(face(size, card, rows)) for card in CARDS}
    for a, b in combinations(CARDS, 2):
        assert difference(shapes[a], shapes[b]) >= 2, (hex(a), hex(b))


@sizes
def test_each_suit_is_drawn_in_its_own_ink_alone(size):
    for card in CARDS:
        for rows in (6, 8, 12, size[1]):
            inks = {dot for row in face(size, card, rows) for dot in row if 4 <= dot < 8}
            assert inks == {colours.INK + (card >> 4)}


@sizes
@pytest.mark.parametrize("rows", [1, 2, 3, 5])
def test_a_fan_too_tight_to_read_shows_an_edge_and_no_broken_letters(size, rows):
    for card in CARDS:
        drawn = face(size, card, rows)
        assert not any(map(any, shape(drawn)))
        assert drawn[0][1:-1] == [colours.EDGE] * (size[0] - 2)


@sizes
def test_a_card_takes_at_most_five_operations_and_three_in_a_fan(size):
    for card in CARDS:
        for rows, most in ((size[1], 5), (8, 3), (6, 3), (4, 1)):
            Board.calls = 0
            face(size, card, rows)
            assert Board.calls <= most


@sizes
def test_a_court_card_has_colours_that_no_pip_card_has(size):
    for card in CARDS:
        dots = {dot for row in face(size, card, size[1]) for dot in row}
        assert ({colours.GOLD, colours.SKIN} <= dots) == (card & 15 > 10)


@sizes
def test_jack_queen_and_king_have_different_figures(size):
    for a, b in combinations((0x2B, 0x2C, 0x2D), 2):
        below = [face(size, c, size[1])[12:] for c in (a, b)]
        assert difference(*below) >= 15


@sizes
def test_an_ace_has_the_largest_pip(size):
    for suit in range(4):
        ink = [sum(map(sum, shape(face(size, suit << 4 | r, size[1])[12:]))) for r in range(1, 11)]
        assert ink[0] > max(ink[1:]) * 1.15


@sizes
def test_a_face_is_outlined_and_its_corners_are_felt(size):
    for card in (*CARDS, 0x81):
        drawn = face(size, card, size[1])
        for row in (drawn[0], drawn[-1]):
            assert row == [colours.FELT, *[colours.EDGE] * (size[0] - 2), colours.FELT]
        assert {row[0] for row in drawn[1:-1]} == {colours.EDGE}
        assert {row[-1] for row in drawn[1:-1]} == {colours.EDGE}


@sizes
def test_a_back_tells_nothing_and_looks_like_no_face(size):
    backs = {str(face(size, card | colours.BACK << 4, size[1])) for card in CARDS}
    assert len(backs) == 1
    assert not any(map(any, shape(face(size, 0x81, size[1]))))
    sheet = SHEETS[size]
    drawn = picture(lambda b: sheet.card(b, 0x80, 0, 0, 99), *size)
    assert {str(drawn)} == backs


@sizes
def test_an_empty_place_shows_on_the_felt_and_names_the_rank_it_wants(size):
    sheet = SHEETS[size]
    drawn = [
        picture(lambda b, rank=rank: sheet.empty(b, 0, 0, rank), *size, paper=0)
        for rank in range(14)
    ]
    for a, b in combinations(drawn, 2):
        assert difference(a, b) >= 5
    assert {dot for row in drawn[0] for dot in row} == {colours.FELT, colours.SHADE}
    assert {dot for row in drawn[10] for dot in row} > {colours.GHOST, colours.SHADE}


@sizes
@pytest.mark.parametrize("rows", [1, 4, 6, 8, 11, 13, 99])
def test_nothing_is_drawn_outside_the_rows_asked_for(size, rows):
    sheet = SHEETS[size]
    for card in (0x01, 0x1A, 0x2D, 0x37, 0xBD):
        drawn = picture(lambda b, card=card: sheet.card(b, card, 3, 5, rows))
        tall = min(rows, size[1])
        for y, row in enumerate(drawn):
            for x, dot in enumerate(row):
                if not (3 <= x < 3 + size[0] and 5 <= y < 5 + tall):
                    assert dot == 7
                elif 3 < x < 2 + size[0]:
                    assert dot != 7 or card >> 4 == 3


@sizes
@pytest.mark.parametrize("room", [1, 5, 6, 8, 13, 18])
def test_a_card_may_hang_over_the_lower_edge_of_the_screen(size, room):
    sheet = SHEETS[size]
    for card in (0x01, 0x1A, 0x2D, 0x37, 0x81):
        drawn = picture(lambda b, card=card: sheet.card(b, card, 3, 42 - room, 99), 40, 42)
        assert {dot for row in drawn[: 42 - room] for dot in row} == {7}
        assert drawn[42 - room][4] == colours.EDGE
        if room > 11:
            whole = picture(lambda b, card=card: sheet.card(b, card, 3, 0, 99), 40, 42)
            assert drawn[42 - room :] == whole[:room]


@sizes
def test_the_cursor_stays_on_its_card_and_leaves_rank_and_suit_readable(size):
    sheet = SHEETS[size]
    for card in CARDS[::5]:
        before = picture(lambda b, card=card: sheet.card(b, card, 2, 2, 99))

        def draw(b, card=card):
            sheet.card(b, card, 2, 2, 99)
            unit.gild(b, 2, 2, *size)

        after = picture(draw)
        changed = {
            (x - 2, y - 2)
            for y, row in enumerate(after)
            for x, dot in enumerate(row)
            if dot != before[y][x]
        }
        assert all(0 <= x < size[0] and 0 <= y < size[1] for x, y in changed)
        hidden = {(x, y) for x, y in changed if 4 <= before[y + 2][x + 2] < 8 and y < 12}
        assert not hidden
        seen = {dot for row in after for dot in row}
        assert {colours.GOLD, colours.DARK} <= seen


def test_the_mark_of_the_last_move_changes_nothing_but_the_outline():
    sheet = SHEETS[19, 26]

    def draw(b):
        sheet.card(b, 0x2D, 2, 2, 99)
        unit.outline(b, 2, 2, 19, 26, colours.MARK)

    drawn = picture(draw)
    plain = picture(lambda b: sheet.card(b, 0x2D, 2, 2, 99))
    for y, row in enumerate(drawn):
        for x, dot in enumerate(row):
            if plain[y][x] == colours.EDGE and not (4 <= x < 19 and 4 <= y < 26):
                assert dot == colours.MARK
            else:
                assert dot == plain[y][x]


def test_the_home_sheet_takes_at_most_four_kilobytes():
    parts = SHEETS[19, 26].parts
    assert parts.width * parts.height // 2 <= 4096
