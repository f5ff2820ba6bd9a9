# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The gallery: every game and screen is in it, the same each time; the README's pictures."""

import re
import struct
from pathlib import Path

import pytest

from tools.commands import shots
from tools.gallery import pages, pictures, scenes

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

    sizes = {(BOARDS[name].width, BOARDS[name].height) for name in pictures.BOARDS}
    assert sizes == {(160, 128), (240, 240), (240, 135), (320, 240), (128, 128)}


def test_a_wrong_word_is_answered_with_the_usage(capsys):
    assert shots.main(["--jump"]) == 2
    assert "usage: python3 -m tools shots" in capsys.readouterr().err


def test_scenes_have_titles_of_their_own():
    titles = [title for title, _ in scenes.parts()]
    assert len(set(titles)) == len(titles)


# The README


def shown():
    return re.findall(r"!\[[^\]]+\]\((docs/[^)]+)\)", (ROOT / "README.md").read_text("utf-8"))


def test_the_readme_shows_a_picture_and_an_animation():
    assert sorted(Path(name).suffix for name in shown()) == [".gif", ".png"]
    for name in shown():
        assert (ROOT / name).exists()


def test_the_animation_moves_and_is_small():
    data = (ROOT / next(name for name in shown() if name.endswith(".gif"))).read_bytes()
    assert data.startswith(b"GIF89a") and len(data) < 400 * 1024
    assert data.count(b"\x21\xf9\x04") > 20
