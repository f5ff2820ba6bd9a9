# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The gallery: every game and screen is in it, the same each time; the README's pictures."""

import random
import re
import struct
import zlib
from pathlib import Path

import pytest

from tools import gallery
from tools.commands import shots
from tools.gallery import canvas, film, install, pages, pictures, readme, scenes

ROOT = Path(__file__).resolve().parents[2]


def size_of(png):
    return struct.unpack(">II", png[16:24])


@pytest.fixture(scope="module")
def some(tmp_path_factory):
    """The folder and the Shots of two scenes on the screen at home."""
    folder = tmp_path_factory.mktemp("shots")
    return folder, pictures.save("pygamer", folder, ("dealt", "long_piles"))


def test_every_game_is_shown(some):
    from engine.games.index import GAMES

    names = [shot.name for shot in some[1]]
    assert [f"dealt_{row[0]}" for row in GAMES] == names[: len(GAMES)]
    assert len(set(names)) == len(names)


def test_the_pictures_are_saved_as_large_as_the_screen_and_four_times_that(some):
    folder, made = some
    for shot in made:
        assert size_of((folder / shot.path).read_bytes()) == (160, 128)
        assert size_of((folder / "x4" / f"{shot.name}.png").read_bytes()) == (640, 512)


def test_no_two_games_look_alike(some):
    assert len({shot.rgb for shot in some[1]}) == len(some[1])


def test_the_same_pictures_are_made_again(some, tmp_path):
    folder, made = some
    pictures.save("pygamer", tmp_path, ("dealt", "long_piles"))
    for shot in made:
        assert (folder / shot.path).read_bytes() == (tmp_path / shot.path).read_bytes()


def test_the_page_shows_every_picture(some):
    said = pages.index({"pygamer": some[1]})
    assert re.findall(r'img src="([^"]+)"', said) == [shot.path for shot in some[1]]


def test_the_sheet_holds_every_picture(some):
    wide, high = size_of(pages.sheet(some[1]))
    across = wide // (2 * 160 + pages.GAP)
    down = high // (2 * 128 + pages.GAP)
    assert across * down >= len(some[1]) > across * (down - 1)


def test_all_screens_are_among_the_boards():
    from tools.host.boards import BOARDS

    sizes = {(BOARDS[name].width, BOARDS[name].height) for name in gallery.BOARDS}
    assert sizes == {(160, 128), (240, 240), (240, 135), (320, 240), (128, 128)}


def test_a_wrong_word_is_answered_with_the_usage(capsys):
    assert shots.main(["--jump"]) == 2
    assert "usage: python3 -m tools shots" in capsys.readouterr().err


def test_scenes_have_titles_of_their_own():
    titles = [title for title, _ in scenes.parts()]
    assert len(set(titles)) == len(titles)


# The README


@pytest.fixture(scope="module")
def drawn():
    return readme.drawn()


def shown():
    text = (ROOT / "README.md").read_text("utf-8")
    return dict(re.findall(r"!\[([^\]]+)\]\(docs/([^)]+)\)", text))


def test_every_picture_of_the_readme_is_shown_with_words_for_those_who_cannot_see_it(drawn):
    made = {*drawn[0], film.NAME}
    assert set(shown().values()) == made
    assert {path.name for path in (ROOT / "docs").iterdir() if path.suffix != ".md"} == made
    assert all(len(words) > 20 for words in shown())


def test_the_pictures_of_the_readme_are_up_to_date(drawn):
    names = readme.stale(ROOT / "docs", *drawn)
    assert names == [], "python3 -m tools shots --readme makes them"


def test_a_picture_that_shows_something_else_or_is_missing_is_noticed(drawn, tmp_path):
    made, moving = drawn
    for path in (ROOT / "docs").glob("*.[pg]*"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    assert readme.stale(tmp_path, *drawn) == []
    for path in list(tmp_path.iterdir()):
        data = path.read_bytes()
        path.write_bytes(install.Canvas(8, 8).png(1))
        assert readme.stale(tmp_path, *drawn) == [path.name]
        path.unlink()
        assert readme.stale(tmp_path, *drawn) == [path.name]
        path.write_bytes(data)


def test_check_writes_nothing_and_names_what_is_stale(drawn, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(readme, "drawn", lambda: drawn)
    assert readme.check(tmp_path) == 1
    said = capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    assert all(f"stale: docs/{name} " in said for name in shown().values())
    assert readme.check(ROOT / "docs") == 0
    assert shots.main(["--check"]) == 2


def test_every_picture_of_the_readme_is_small_and_as_wide_as_it_is_shown_or_wider():
    for name in shown().values():
        data = (ROOT / "docs" / name).read_bytes()
        assert len(data) < 100 * 1024, name
        if name.endswith(".png"):
            assert size_of(data)[0] >= 1600, name


def test_the_animation_moves():
    data = (ROOT / "docs" / film.NAME).read_bytes()
    assert data.startswith(b"GIF89a")
    assert data.count(b"\x21\xf9\x04") > 20


def test_the_picture_of_installing_says_what_flash_says_today():
    lines = install.said()
    assert lines[0].startswith(install.DRIVE + ": Adafruit PyGamer, CircuitPython ")
    assert [line.split()[0] for line in lines[1:3]] == ["Copying", "Checking"]
    assert all(line.endswith("] 100%") for line in lines[1:3])
    assert "files copied" in lines[3] and lines[-1].startswith("Press reset")
    for line in lines:
        assert len(line) * canvas.CELL <= install.WIDE - 2 * install.EDGE - 10, line


# Drawing


def pixels(data):
    """What a PNG of a Canvas shows: rows of colours, read as the PNG standard says."""
    parts = dict(canvas.meaning(data))
    wide, high, bits, kind = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert kind == 3
    palette = [tuple(parts[b"PLTE"][i : i + 3]) for i in range(0, len(parts[b"PLTE"]), 3)]
    palette[0] = None
    pitch = (wide * bits + 7) // 8
    above, rows = bytes(pitch), []
    for y in range(high):
        line = parts[b"IDAT"][y * (pitch + 1) : (y + 1) * (pitch + 1)]
        assert line[0] in (0, 2)
        above = (
            line[1:]
            if not line[0]
            else bytes(a + b & 255 for a, b in zip(line[1:], above, strict=True))
        )
        found = above if bits == 8 else [half for byte in above for half in (byte >> 4, byte & 15)]
        rows.append([palette[i] for i in found[:wide]])
    return rows


@pytest.mark.parametrize(("wide", "colours", "scale"), [(5, 3, 1), (7, 15, 3), (6, 40, 2)])
def test_a_picture_holds_what_was_painted(wide, colours, scale):
    chance = random.Random(wide)
    it = canvas.Canvas(wide, 9)
    want = [[None] * wide for _ in range(9)]
    for i in range(colours):
        x, y, rgb = chance.randrange(wide), chance.randrange(9), (i, 255 - i, 7)
        it.box(x, y, 1, 1, rgb)
        want[y][x] = rgb
    large = [[c for c in row for _ in range(scale)] for row in want for _ in range(scale)]
    assert pixels(it.png(scale)) == large


def test_how_a_picture_is_compressed_does_not_matter(monkeypatch):
    it = canvas.Canvas(40, 40)
    it.disc(3, 3, 30, (1, 2, 3))
    tight = it.png(2)
    compress = zlib.compress
    monkeypatch.setattr(canvas.zlib, "compress", lambda body, level: compress(body, 0))
    loose = it.png(2)
    assert len(loose) > len(tight) and canvas.meaning(loose) == canvas.meaning(tight)
    it.box(0, 0, 1, 1, (1, 2, 3))
    assert canvas.meaning(it.png(2)) != canvas.meaning(tight)


def test_a_round_shape_is_the_same_from_every_side():
    for across in range(1, 34):
        it = canvas.Canvas(across, across)
        it.disc(0, 0, across, (9, 9, 9))
        rows = [bytes(row) for row in it.rows]
        assert rows == rows[::-1] == [row[::-1] for row in rows]
        assert rows == [bytes(column) for column in zip(*rows, strict=True)]
        assert all(any(row) for row in rows), across
