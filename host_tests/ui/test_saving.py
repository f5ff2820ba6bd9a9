# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""When it is saved, and what the player finds after the power was off."""

import importlib.util
import random
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.host import Host


def neighbour(name):
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(name + ".py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


Player = neighbour("player").Player
HOUR = 3600000
SECOND = 1000


@pytest.fixture
def saving():
    with Host("pygamer"):
        from ui import saving

        yield saving


def saver(saving, wears):
    """One that only decides."""
    store = SimpleNamespace(wears=wears)
    machine = SimpleNamespace(store=store, ticks=lambda: 0)
    return saving.Saver(SimpleNamespace(machine=machine))


def saved(moments):
    """It has been tried."""
    moments.changed = False
    moments.wanted = 0


def evening_of(moments, saving, hours, pauses, pace, seed=1):
    """Steady play, a key now and then: a five-minute game after another, `pauses` an hour. Returns
    when it was saved, and when games were won."""
    dice = random.Random(seed)
    now = key = last = 0
    writes, wins = [], []
    apart = HOUR // pauses
    offset = dice.randrange(apart)
    pausing = [offset + k * apart for k in range(pauses * hours)]
    game_ends = 300 * SECOND
    deal_at = None
    while now < hours * HOUR:
        event = now + dice.randint(*pace)
        if pausing and pausing[0] <= event:
            pausing.pop(0)
            moments.want(saving.NOW)
            event += 60 * SECOND
            key = now
        step = now
        while step < event:  # the program looks every tenth of a second
            if moments.due(step - last, step - key):
                saved(moments)
                moments.first = False
                last = step
                writes.append(step)
            step += 100
        now = key = event
        moments.changed = True
        if now >= game_ends:
            moments.want(saving.SOON)
            wins.append(now)
            game_ends = now + 300 * SECOND
            deal_at = now + 8 * SECOND
        if deal_at is not None and now >= deal_at:
            moments.want(saving.SOON)
            deal_at = None
    return writes, wins


def most_in_an_hour(writes):
    return max(sum(start <= w < start + HOUR for w in writes) for start in writes)


@pytest.mark.parametrize("pace", [(300, 3000), (500, 12000), (2000, 40000)])
def test_in_any_hour_of_steady_play_with_two_pauses_flash_is_written_twelve_times_at_most(
    saving, pace
):
    for seed in range(5):
        moments = saver(saving, True)
        writes, wins = evening_of(moments, saving, 6, 2, pace, seed)
        assert most_in_an_hour(writes) <= 12
        assert len(writes) >= 6 * 6
        for win in wins[:-2]:  # and no win waits for long
            assert min(w - win for w in writes if w >= win) <= 7 * 60 * SECOND + 40 * SECOND


def test_files_are_written_at_every_win_deal_and_pause(saving):
    moments = saver(saving, False)
    writes, wins = evening_of(moments, saving, 2, 2, (500, 6000))
    for win in wins[:-1]:
        assert min(w - win for w in writes if w >= win) <= 100
    assert len(writes) > 2 * len(wins)


def test_nothing_is_saved_if_nothing_changed_and_never_for_a_move(saving):
    for wears in (False, True):
        moments = saver(saving, wears)
        assert not moments.due(10 * HOUR, HOUR)
        moments.changed = True  # a key
        for quiet in (0, 1000, 5000, 19999):
            assert not moments.due(10 * HOUR, quiet)
        assert moments.due(10 * HOUR, 20000)
        saved(moments)
        assert not moments.due(10 * HOUR, HOUR)


def test_a_win_and_the_next_deal_are_one_write_to_flash(saving):
    moments = saver(saving, True)
    moments.first = False
    moments.want(saving.SOON)
    assert moments.due(361 * SECOND, 2 * SECOND)
    saved(moments)
    moments.want(saving.SOON)
    assert not moments.due(8 * SECOND, 3 * SECOND)
    assert not moments.due(359 * SECOND, 300 * SECOND)
    assert moments.due(360 * SECOND, 3 * SECOND)


def test_a_pause_is_saved_at_once_but_for_a_minute_after_the_last_save(saving):
    moments = saver(saving, True)
    moments.first = False
    moments.want(saving.NOW)
    assert moments.due(60 * SECOND, 0)
    assert not moments.due(59 * SECOND, 0)
    assert moments.due(11 * SECOND, 10 * SECOND)


def test_a_low_battery_saves_at_once(saving):
    moments = saver(saving, True)
    moments.first = False
    moments.want(saving.LOW)
    assert moments.due(0, 0)


# the whole program


def chip(player):
    return player.host.world.nvm


def some_moves(player, count=6):
    """Open the first game that is offered and make some moves by hints."""
    player.tap("a")
    for _ in range(count):
        app = player.app
        i = app.t.hint()
        app.play.play(i, app.t.out[i] >> 11)
        player.settle()
    assert player.app.t.moved >= count


@pytest.mark.parametrize(
    "blank",
    [b"\xff" * 8192, b"\x00" * 8192, b"\xff" * 4096, b"\x00" * 4096, b"\xff" * 256, b"\x00" * 256],
    ids=["8192-ff", "8192-00", "4096-ff", "4096-00", "256-ff", "256-00"],
)
def test_the_game_is_there_again_after_a_pause_and_the_power_switch(blank):
    with Player(nvm=blank) as player:
        assert player.app.saver.news == "" and chip(player).writes == 0
        some_moves(player)
        assert chip(player).writes == 0  # not for moves
        player.press("start")
        player.turns(3)
        assert player.screen() == "pause" and chip(player).writes == 1
        deal, moved = player.app.t.number, player.app.t.moved
        held = bytes(chip(player).content)
    with Player(nvm=held) as player:
        assert player.app.saver.news == "" and player.screen() == "menu"
        player.tap("a")
        t = player.app.t
        assert (t.number, t.moved) == (deal, moved)
        for _ in range(moved):
            player.tap("b")
        assert t.moved == 0 and player.app.state == 1
        assert chip(player).writes == 0
        player.turns(2100)
        assert chip(player).writes == 1  # a game that was taken back is begun all the same


def test_the_controls_are_explained_to_a_new_player_and_not_again():
    with Player(welcome=True) as player:
        assert player.screen() == "page" and len(player.app.trail) == 2
        player.tap("b")
        assert player.screen() == "menu"
        some_moves(player)
        player.tap("start")
        held = bytes(chip(player).content)
    with Player(nvm=held, welcome=True) as player:
        assert player.screen() == "menu"


def test_a_game_that_is_asked_for_goes_on_where_it_was_left():
    with Player("pygamer", "calculation", 3) as player:
        player.tap("a a a a start")
        held = bytes(chip(player).content)
        moved = player.app.t.moved
        assert moved
    for deal in (0, 3):
        with Player("pygamer", "calculation", deal, nvm=held) as player:
            assert player.screen() == "play"
            assert (player.app.t.number, player.app.t.moved) == (3, moved)
    with Player("pygamer", "calculation", 4, nvm=held) as player:
        assert (player.app.t.number, player.app.t.moved) == (4, 0)


def test_a_board_without_memory_plays_on_and_says_so():
    with Player(nvm=None, welcome=True) as player:
        assert "nowhere to save" in player.app.saver.news and player.screen() == "page"
        player.tap("b b")
        some_moves(player)
        player.tap("start")
        assert player.screen() == "pause"
        from ui import news

        assert news.about(player.app.saver).startswith("nowhere")


def test_another_programs_bytes_are_kept_until_the_player_says_yes():
    stranger = (b"HISCORES" + bytes(range(200))) * 20
    for answer in ("a", "down a"):
        with Player(nvm=stranger) as player:
            assert "Another program" in player.app.saver.news and player.screen() == "page"
            player.tap("b")
            assert player.screen() == "claim"
            player.tap(answer)
            assert player.screen() == "menu"
            some_moves(player)
            player.tap("start")
            player.turns(6500)
            if answer == "a":
                assert chip(player).writes == 0 and bytes(chip(player).content) == stranger
            else:
                assert chip(player).writes and chip(player).content[:4] == b"PPat"


def test_a_save_of_a_newer_version_is_left_alone_and_said():
    with Player() as player:
        from handheld import store

        store._VERSION = 2
        newer = store.pack(b"things to come", 3)
        newer += b"\xff" * (8192 - len(newer))
    with Player(nvm=newer) as player:
        assert "newer version" in player.app.saver.news
        player.tap("b")
        assert player.screen() == "menu"
        some_moves(player)
        player.tap("start")
        player.turns(6500)
        assert chip(player).writes == 0 and bytes(chip(player).content) == newer
        from ui import news

        assert "newer" in news.about(player.app.saver)


def test_the_program_that_is_ended_saves_first():
    from tools.host.machine import Stop

    with Player() as player:
        some_moves(player)
        import ui

        def step(self=player.app):
            raise Stop

        player.app.step = step
        ui.App = lambda machine: player.app
        with pytest.raises(Stop):
            ui.run(player.machine)
        assert chip(player).writes == 1


def test_the_program_that_ends_for_want_of_memory_makes_room_and_saves(monkeypatch):
    with Player() as player:
        some_moves(player)
        import ui
        from ui import keeping

        app = player.app
        save = keeping.save
        tidy = app.tidy
        done = []

        class Trouble:
            def show(self, machine, error):
                assert done, "what a screen left behind is held while this is loaded"
                raise MemoryError

        def step():
            ui.trouble = Trouble()
            raise RuntimeError

        def tidied():
            tidy()
            done.append(True)
            ui.trouble = Trouble()

        def short(saver):
            if app.sheet is not None or app.play.view.sheet is not None:
                raise MemoryError
            return save(saver)

        app.step = step
        app.tidy = tidied
        monkeypatch.setattr(keeping, "save", short)
        monkeypatch.setattr(ui, "App", lambda machine: app)
        try:
            with pytest.raises(MemoryError):
                ui.run(player.machine)
        finally:
            del ui.trouble
        assert not app.saver.failed and chip(player).writes == 1


def test_a_full_folder_gives_way_to_the_boards_memory():
    with Player() as player:
        from handheld import places, store

        class Full(places.Folder):
            def write(self, slot, record):
                return False

        here = store.Store([Full("/nowhere", "SD card"), places.Nvm(chip(player))])
        here.load()
        player.app.saver.store = here
        some_moves(player)
        assert player.app.saver.save() and chip(player).writes == 1
        assert here.name == "the board's memory" and player.app.saver.wears


def test_a_save_never_writes_more_than_one_slice():
    with Player() as player:
        some_moves(player)
        before = chip(player).writes
        assert player.app.saver.save()
        assert chip(player).writes == before + 1
        assert player.app.saver.save()
        assert chip(player).writes == before + 1


def test_the_program_starts_after_a_power_cut_anywhere_in_an_evenings_saves(request):
    """Sampled over all saves and bytes; what is shown is a legal table."""
    with Host("pygamer"):
        from ui import screens

        evening = neighbour("evening")
        from handheld.store import pack

        records = [pack(data, k + 1) for k, (data, _) in enumerate(evening.saves(8))]
    dice = random.Random(8)
    for _ in range(200 if request.config.getoption("--long") else 8):
        k = dice.randrange(1, len(records))
        cut = dice.randrange(1, len(records[k]))
        old = records[k - 1] + b"\xff" * (8192 - len(records[k - 1]))
        torn = records[k][:cut] + (old[cut:] if dice.random() < 0.5 else b"\xff" * (8192 - cut))
        with Player(nvm=torn) as player:
            app = player.app
            tables = evening.Tables()
            names = list(app.kept)
            assert app.saver.news or torn.startswith((records[k - 1], records[k]))
            while player.screen() != "menu":
                player.tap("b")
            name = dice.choice(names) if names else "calculation"
            kept = app.kept.get(name)
            screens.do(app, "resume", name)
            player.settle()
            assert player.screen() == "play"
            if kept:
                assert tables.legal(name, kept) and app.t.number == kept[1]


@pytest.mark.parametrize("board", ["pygamer", "picosystem"])
def test_a_board_that_sees_its_battery_go_low_saves_at_once_and_once(board):
    with Player(board) as player:
        some_moves(player)
        player.press("start")
        player.turns(3)
        player.press("b")
        player.tap("b")
        assert chip(player).writes == 1
        player.turns(1500)
        assert chip(player).writes == 1
        player.host.pad.battery = 20000
        player.turns(6100)
        assert chip(player).writes == 2
        assert player.app.machine.battery.low()


@pytest.mark.parametrize("size", [8192, 256])
def test_the_about_page_says_where_saves_go_and_what_does_not_fit(size, monkeypatch):
    with Player(nvm=b"\xff" * size) as player:
        from ui import words

        evening = neighbour("evening")
        app = player.app
        text = words.page(app, "about")[1]
        assert "Saves: the board's memory" in text
        assert ("options, statistics and the last game" in text) == (size == 256)
        app.kept = evening.desk().kept
        some_moves(player)
        assert app.saver.save() and not app.saver.failed
        text = words.page(app, "about")[1]
        assert ("Did not fit: " in text) == (size == 256)
        assert len(chip(player).content) == size
        monkeypatch.setattr(type(chip(player)), "__setitem__", broken)
        app.options[0] ^= 1
        assert not app.saver.save()
        assert "did not succeed" in words.page(app, "about")[1]


def broken(self, index, value):
    raise OSError(5, "Input/output error")


def test_a_kept_game_is_not_lost_when_going_on_with_it_fails(monkeypatch):
    with Player() as player:
        from ui import screens

        some_moves(player)
        app = player.app
        screens.menu(app)
        name = app.game
        from ui import trouble

        kept = app.kept[name]
        made = []
        play = type(app.t).play

        def fails(t, i):
            if made:
                raise MemoryError
            made.append(play(t, i))
            return made[0]

        with monkeypatch.context() as patch:
            patch.setattr(type(app.t), "play", fails)
            with pytest.raises(MemoryError):
                screens.do(app, "resume", name)
        assert trouble.mend(app.machine, app) is app
        assert player.screen() == "menu" and app.kept[name] == kept
        assert app.saver.save()
        screens.do(app, "resume", name)
        assert app.t.moved == len(kept[4]) and name not in app.kept


def test_what_the_program_saves_in_a_folder_the_saves_command_finds_good(tmp_path, capsys):
    with Player(saves=tmp_path) as player:
        some_moves(player)
        player.press("start")
        player.turns(3)
        moved = player.app.t.moved
    assert [path.name for path in tmp_path.iterdir()] == ["patience0.sav"]
    from tools.commands import saves

    assert saves.main(["check", str(tmp_path)]) == 0
    assert saves.main(["show", str(tmp_path)]) == 0
    assert f": {moved} moves" in capsys.readouterr().out
    with Player(saves=tmp_path) as player:
        player.tap("a")
        assert player.app.t.moved == moved
