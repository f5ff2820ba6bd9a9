# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The font: every character is there, in one shape, whichever way it is drawn."""

import os
from itertools import combinations

import pytest

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
pytest.importorskip("displayio", reason="Blinka's displayio is not installed")

import displayio
from adafruit_bitmap_font import bitmap_font

from ui import glyphs, letters

NAMES = ("pocket", "tall")
CHARACTERS = "".join(map(chr, range(32, 127))) + letters.EXTRA
names = pytest.mark.parametrize("name", NAMES)


@pytest.fixture(scope="module", params=NAMES)
def font(request):
    """The sheet, the PCF and the BDF of one font."""
    loaded = [bitmap_font.load_font(f"fonts/{request.param}.{form}") for form in ("pcf", "bdf")]
    for form in loaded:
        form.load_glyphs(CHARACTERS)
    return glyphs.Glyphs(request.param), *loaded


def drawn(sheet, text, ink=5, width=200, x=0):
    """The rows a text leaves on a bitmap that was all colour 9."""
    bitmap = displayio.Bitmap(width, sheet.height, 16)
    bitmap.fill(9)
    end = sheet.write(bitmap, x, 0, text, ink)
    return [[bitmap[i, y] for i in range(width)] for y in range(sheet.height)], end


def dots(glyph, ascent):
    """The ink of a label's glyph as points from its origin at the top of the line."""
    top = ascent - glyph.height - glyph.dy
    return {
        (x + glyph.dx, y + top)
        for y in range(glyph.height)
        for x in range(glyph.width)
        if glyph.bitmap[x, y]
    }


def test_every_character_is_in_the_font(font):
    _, pcf, bdf = font
    for char in CHARACTERS:
        assert pcf.get_glyph(ord(char)) is not None, char
        assert bdf.get_glyph(ord(char)) is not None, char
    assert pcf.get_glyph(0x4E00) is None


def test_no_two_characters_look_alike(font):
    _, pcf, _ = font
    shapes = [frozenset(dots(pcf.get_glyph(ord(c)), pcf.ascent)) for c in CHARACTERS]
    for (i, a), (j, b) in combinations(enumerate(shapes), 2):
        assert a != b, (CHARACTERS[i], CHARACTERS[j])


def test_sheet_pcf_and_bdf_are_one_font(font):
    sheet, pcf, bdf = font
    assert (pcf.ascent, pcf.descent) == (bdf.ascent, bdf.descent)
    assert pcf.ascent + pcf.descent == sheet.height
    for char in CHARACTERS:
        rows, end = drawn(sheet, letters.encode(char))
        ink = {(x, y) for y, row in enumerate(rows) for x, dot in enumerate(row) if dot == 5}
        a, b = pcf.get_glyph(ord(char)), bdf.get_glyph(ord(char))
        assert a.shift_x == b.shift_x == end == sheet.width(letters.encode(char)), char
        assert ink == dots(a, pcf.ascent) == dots(b, bdf.ascent), char


def test_every_character_leaves_a_column_free_before_the_next(font):
    sheet, _, _ = font
    for char in CHARACTERS:
        rows, end = drawn(sheet, letters.encode(char))
        assert {row[end - 1] for row in rows} == {0}
        assert end <= sheet.cell


@names
@pytest.mark.parametrize("ink", [1, 2, 13, 15])
def test_text_is_drawn_in_its_ink_on_felt_and_touches_nothing_else(name, ink):
    sheet = glyphs.Glyphs(name)
    text = b"Deal 31999"
    rows, end = drawn(sheet, text, ink, x=4)
    assert end == 4 + sheet.width(text)
    for row in rows:
        assert set(row[4:end]) <= {0, ink}
        assert set(row[:4]) | set(row[end:]) == {9}


@names
@pytest.mark.parametrize("n", [0, 7, 9, 10, 41, 100, 999, 1000, 31999, 99999])
def test_a_number_is_drawn_as_its_digits(name, n):
    sheet = glyphs.Glyphs(name)
    bitmap = displayio.Bitmap(200, sheet.height, 16)
    bitmap.fill(9)
    end = sheet.number(bitmap, 0, 0, n, 5)
    rows, text_end = drawn(sheet, b"%d" % n)
    assert end == text_end == sheet.number_width(n)
    assert [[bitmap[x, y] for x in range(200)] for y in range(sheet.height)] == rows


def test_text_stops_before_a_character_that_does_not_fit():
    sheet = glyphs.Glyphs("pocket")
    wide = sheet.width(b"WW")
    rows, end = drawn(sheet, b"WWW", width=wide + 3)
    assert end == wide
    assert {dot for row in rows for dot in row[wide:]} == {9}


def test_text_may_hang_over_the_lower_edge():
    sheet = glyphs.Glyphs("pocket")
    bitmap = displayio.Bitmap(40, 12, 16)
    sheet.write(bitmap, 0, 8, b"Bg", 5)
    whole, _ = drawn(sheet, b"Bg", width=40)
    assert [bitmap[x, 8] for x in range(11)] == whole[0][:11]


def test_suits_are_bytes_in_the_order_of_the_engine():
    assert letters.encode("♣♦♥♠") == bytes(range(127, 131))


def test_a_character_the_font_does_not_have_becomes_a_question_mark():
    assert letters.encode("a\u4e00\n") == b"a??"


def test_a_label_can_be_made_of_the_font():
    label = pytest.importorskip("adafruit_display_text.label")
    text = label.Label(bitmap_font.load_font("fonts/pocket.pcf"), text="Queen’s Audience ♥")
    width = glyphs.Glyphs("pocket").width(letters.encode("Queen’s Audience ♥"))
    assert width - 2 <= text.bounding_box[2] <= width
