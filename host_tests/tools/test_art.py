# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`tools art`: what a board loads is what the drawings say, and it is said when it is not."""

import shutil
import struct

import pytest

from tools import art
from tools.art import bmp, fonts, source
from tools.commands import art as command


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """A copy of the drawings and what is made of them, in place of the project's own."""
    for room in ("sprites", "fonts"):
        shutil.copytree(art.ROOT / room, tmp_path / room)
    (tmp_path / "lib/ui").mkdir(parents=True)
    shutil.copy(art.ROOT / "lib/ui/schemes.py", tmp_path / "lib/ui")
    monkeypatch.setattr(art, "ROOT", tmp_path)
    return tmp_path


def test_the_art_in_the_repository_is_up_to_date():
    assert art.stale(art.outputs()) == []


def test_the_same_drawings_make_the_same_bytes():
    assert art.outputs() == art.outputs()


def test_check_is_quiet_about_fresh_art(copy, capsys):
    assert command.main(["--check"]) == 0
    assert "up to date" in capsys.readouterr().out


def test_check_names_what_a_changed_drawing_makes_stale_and_writes_nothing(copy, capsys):
    ranks = copy / "sprites/ranks.txt"
    ranks.write_text(ranks.read_text().replace("..#.. .###. ####.", ".###. .###. ####.", 1))
    before = (copy / "sprites/19x26.bmp").read_bytes()
    assert command.main(["--check"]) == 1
    assert "sprites/19x26.bmp" in capsys.readouterr().out
    assert (copy / "sprites/19x26.bmp").read_bytes() == before
    assert command.main([]) == 0
    assert (copy / "sprites/19x26.bmp").read_bytes() != before
    assert command.main(["--check"]) == 0


def test_a_missing_file_is_made(copy):
    (copy / "fonts/pocket.pcf").unlink()
    assert command.main(["--check"]) == 1
    assert command.main([]) == 0
    assert (copy / "fonts/pocket.pcf").read_bytes() == (art.outputs()["fonts/pocket.pcf"])


def test_a_crooked_or_missing_drawing_is_one_sentence(copy, capsys):
    (copy / "sprites/suits.txt").write_text("= small C\n#\n##\n")
    assert command.main([]) == 1
    assert capsys.readouterr().err == "art: suits.txt:3: C changes its width\n"
    (copy / "sprites/suits.txt").unlink()
    assert command.main(["--check"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_every_picture_has_rows_a_board_can_load_without_padding():
    pictures = {name: data for name, data in art.outputs().items() if name.endswith(".bmp")}
    assert len(pictures) >= 10
    for name, data in pictures.items():
        size, start = struct.unpack_from("<I4xI", data, 2)
        width, height, planes, bits, packed, pixels = struct.unpack_from("<iiHHII", data, 18)
        assert (planes, packed) == (1, 0), name
        assert width * bits % 32 == 0, name
        assert pixels == width * height * bits // 8 == size - start, name
        assert size == len(data), name


def test_the_title_fits_the_home_screen():
    width, height = struct.unpack_from("<ii", art.outputs()["sprites/title.bmp"], 18)
    assert width <= 160 and height <= 128


def test_a_row_that_would_be_padded_is_refused():
    with pytest.raises(ValueError, match="padded"):
        bmp.write(source.Canvas(12, 2), [0] * 16)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("= small A B\n#.#\n", ":2: 1 pieces for 2 names"),
        ("= small A\n#.#\n##\n", ":3: A changes its width"),
        ("= small A A\n", ":1: small A is drawn twice"),
        ("= small A\n", "small A has no rows"),
    ],
)
def test_a_crooked_drawing_is_refused_with_its_line(tmp_path, text, fault):
    path = tmp_path / "some.txt"
    path.write_text(text)
    with pytest.raises(ValueError, match=fault):
        source.read(path)


@pytest.mark.parametrize("name", ["pocket", "tall"])
def test_the_bdf_says_how_many_characters_it_has(name):
    text = (art.ROOT / f"fonts/{name}.bdf").read_text()
    count = int(text.split("CHARS ")[1].split()[0])
    assert count == text.count("STARTCHAR") == text.count("ENDCHAR") > 100


def test_both_fonts_have_the_same_characters():
    small, tall = fonts.fonts(art.ROOT)
    assert [g.code for g in small.glyphs] == [g.code for g in tall.glyphs]
    assert all(len(g.drawing) == small.height for g in small.glyphs)
    assert all(len(g.drawing) == tall.height for g in tall.glyphs)


def test_the_sheet_has_the_characters_in_the_order_the_screen_expects():
    text = (art.ROOT / "lib/ui/letters.py").read_text(encoding="utf-8")
    extra = text.split('EXTRA = "')[1].split('"')[0]
    small, _ = fonts.fonts(art.ROOT)
    assert [g.code for g in small.glyphs] == [*range(32, 127), *map(ord, extra)]
