# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""From power to play: what is on the screen first, what is given up where memory is short."""

import sys

import pytest

from tools.host import Host
from tools.host.boards import BOARDS

from .player import Player

LARGE = ("engine.table", "ui.app", "ui.play", "ui.view", "adafruit_display_text.label")
# Keys that every board has. On the hand A deals; elsewhere it plays or picks up.
SCRIPT = """
    a a down a up a a left a a right a b a down a a left up a a start up up a a a a
"""


def test_the_title_is_drawn_before_anything_large_is_imported(monkeypatch):
    for name in list(sys.modules):  # what other tests have loaded
        if name.startswith("adafruit_display_text") or name in LARGE:
            monkeypatch.delitem(sys.modules, name)
    seen = []
    with Host("pygamer") as host:
        import handheld

        machine = handheld.open()
        refresh = host.display.refresh

        def look(*words, **more):
            seen.append([name for name in LARGE if name in sys.modules])
            seen[-1].append(host.display.root_group is not None)
            return refresh(*words, **more)

        monkeypatch.setattr(host.display, "refresh", look)
        import ui

        ui.App(machine)
    assert seen[0] == [True]
    assert seen[-1] == [*LARGE, True]
    assert len(seen) < 4, "the menu comes right after the title"


def test_a_file_that_is_saved_on_the_drive_does_not_end_a_game():
    with Host("pygamer"):
        import supervisor

        import handheld

        assert supervisor.runtime.autoreload is True
        handheld.open()
        assert supervisor.runtime.autoreload is False


@pytest.mark.parametrize("board", ["pygamer", "picopad"])
def test_smaller_cards_are_taken_where_memory_does_not_do_for_larger_ones(board, monkeypatch):
    with Player(board, "scorpion", 3) as player:
        from ui import screens

        app = player.app
        from ui import sheet

        wide, load = app.sheet.width, sheet.Sheet.__init__

        def short(self, size, *more):
            if size[0] >= wide:
                raise MemoryError
            load(self, size, *more)

        monkeypatch.setattr(sheet.Sheet, "__init__", short)
        app.sheet = None
        screens.do(app, "begin", "scorpion", 3)
        assert app.sheet.width < wide and app.screen is app.play
        player.tap("a")


def test_a_board_without_memory_for_the_largest_cards_starts(monkeypatch):
    with Host("pygamer"):
        import handheld
        import ui
        from ui import sheet

        def short(self, size, *more):
            raise MemoryError

        monkeypatch.setattr(sheet.Sheet, "__init__", short)
        assert ui.App(handheld.open()).sheet is None


def played(board):
    with Player(board, "auld_lang_syne", 246) as player:
        for key in SCRIPT.split():
            player.tap(key)
        t = player.app.t
        return t.moved, bytes(memoryview(t.log)[: t.end]), player.screen()


def test_the_same_keys_play_the_same_game_on_every_board():
    first = played("pygamer")
    assert first[0] > 8
    for board in BOARDS:
        assert played(board) == first, board
