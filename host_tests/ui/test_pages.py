# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Every page, list and sentence fits its screen, in glyphs that the font has."""

import ast
from pathlib import Path

import pytest

from engine import games
from engine.games.index import GAMES
from host_tests.ui.player import Player

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ("pygamer", "picosystem", "feather_tft", "thumby_color")


def characters():
    """Every character of every string in what a board runs."""
    found = set()
    for folder in ("lib/ui", "engine", "engine/games"):
        for path in (ROOT / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found |= set(node.value)
    return found


def test_every_glyph_used_is_in_the_font():
    with Player():
        from ui.letters import EXTRA

        missing = {c for c in characters() if not 32 <= ord(c) < 127 and c not in EXTRA}
        assert missing <= {"\n"}


@pytest.mark.parametrize("board", BOARDS)
def test_every_line_of_the_rules_and_pages_fits(board):
    with Player(board) as player:
        from ui.letters import encode
        from ui.text import wrap
        from ui.words import page

        stage = player.app.stage
        texts = [games.load(row[0]).rules for row in GAMES]
        texts += [page(player.app, what)[1] for what in ("help", "about")]
        for text in texts:
            for line in wrap(text, stage.glyphs, stage.width - 6):
                assert stage.glyphs.width(encode(line)) <= stage.width - 6


@pytest.mark.parametrize("board", BOARDS)
def test_every_refusal_fits_the_note(board):
    with Player(board) as player:
        from engine import reasons
        from ui.text import wrap

        for text in reasons.TEXTS:
            assert len(wrap(text, player.app.stage.glyphs, player.app.stage.width - 8)) <= 3


@pytest.mark.parametrize("board", BOARDS)
def test_every_list_fits_and_every_heading_too(board):
    with Player(board, "calculation", 3) as player:
        from ui import record
        from ui import screens as opening
        from ui.letters import encode

        app = player.app
        glyphs = app.stage.glyphs
        width = app.stage.width
        record.won(app.record, 10, 0, False, 151)
        screens = [("pause", None), ("options", None), ("variants", None), ("scores", None)]
        screens += [("notice", what) for what in ("stuck", "won", "restart", "next")]
        screens += [("number", None), ("page", "help"), ("page", "about"), ("page", "rules")]
        of_a_game = [("pause", None), ("variants", None), ("page", "rules")]
        for row in GAMES:
            opening.do(app, "begin", row[0], 31999)
            for name, arg in of_a_game if row is not GAMES[0] else [*screens, ("menu", None)]:
                app.open(name, arg)
                if arg == "stuck":  # at the foot of the table
                    continue
                box = app.heading.bounding_box
                assert box[2] <= width, (row[1], name)
                screen = app.screen
                for i in range(len(getattr(screen, "rows", ()))):
                    taken = glyphs.width(screen.rows[i]) + glyphs.width(encode(screen.value(i)))
                    assert taken + 22 <= width, (name, i)
                    assert glyphs.width(encode(screen.note(i))) + 2 <= width, (name, i)


@pytest.mark.parametrize("board", BOARDS)
def test_the_line_below_the_table_has_room_for_its_words(board):
    with Player(board, "quadrille", 3) as player:
        from ui import hands
        from ui.status import CORNER

        status = player.app.play.status
        glyphs = player.app.stage.glyphs
        status.count(188, 2, 2)
        for word in (hands._TAKE, hands._LOOK, hands._DEAL, hands._PUT, hands._MENU):
            for more in (hands._UNDO, hands._BACK):
                assert CORNER + 1 + glyphs.width(word) + glyphs.width(more) <= status.left


def drawn(glyphs, text):
    """The pixels of a text."""
    import displayio

    from ui.letters import encode

    bitmap = displayio.Bitmap(32, glyphs.height, 16)
    glyphs.write(bitmap, 0, 0, encode(text), 1)
    return [bitmap[i] for i in range(32 * glyphs.height)]


@pytest.mark.parametrize(
    "board, usual, left",
    [
        ("pygamer", "\u24b6\u24b7", "\u24b7\u24b6"),
        ("thumby_color", "\u24b6\u24b7", "\u24b7\u24b6"),
        ("picosystem", "\u24b6\u24b7", "\u2190\u2193"),
        ("ugame_s3", "\u24c4\u24cd", "\u24cd\u24c4"),
    ],
)
def test_texts_name_the_keys_as_they_are_called_on_the_board_for_either_hand(board, usual, left):
    with Player(board) as player:
        from ui import choices
        from ui.glyphs import Glyphs

        app = player.app
        glyphs = app.stage.glyphs
        font = Glyphs("pocket" if glyphs.height == 9 else "tall")
        for hand, marks in enumerate((usual, left, usual)):
            app.options[choices.LEFT] = hand & 1
            choices.apply(app)
            for key, mark in zip("\u24b6\u24b7", marks, strict=True):
                assert drawn(glyphs, key) == drawn(font, mark)


@pytest.mark.parametrize("board", [*BOARDS, "pybadge", "ugame_s3"])
def test_the_controls_name_what_the_board_has(board):
    with Player(board) as player:
        from ui import choices, words

        app = player.app
        for app.options[choices.LEFT] in (0, 1):
            choices.apply(app)
            _, pad, hint, menu = app.machine.buttons.labels
            _, text = words.page(app, "help")
            assert f"The {pad} moves" in text and f"{menu} opens the menu" in text
            assert (f"{hint} gives a hint" if hint else "The menu has hints") in text


def test_options_show_what_the_cards_look_like():
    with Player("pygamer") as player:
        player.tap("down*9 a")
        before = player.host.display.rgb()
        player.tap("right")
        after = player.host.display.rgb()
        assert before[: 160 * 16 * 3] != after[: 160 * 16 * 3]
