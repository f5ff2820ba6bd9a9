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
