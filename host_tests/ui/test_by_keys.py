# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The whole program, by its keys, on every screen."""

import random

import pytest

from engine.games.index import GAMES
from host_tests.ui.player import Player, lines
from tools.soak.player import Blind, undrawn

BOARDS = ("pygamer", "picosystem", "feather_tft", "picopad", "thumby_color")
NAMES = [row[0] for row in GAMES]
FANS = ("scorpion", "puss_in_the_corner", "calculation", "queens_audience")
FIRST = {}
for _line in lines():
    if not _line[1]:
        FIRST.setdefault(_line[0], _line)


def still(player):
    """Cards do not glide."""
    from ui import choices

    player.app.options[choices.SPEED] = 0
    choices.apply(player.app)


def cards(t):
    return sorted(t.store[p][i] & 0x7F for p in range(t.piles) for i in range(t.n[p]))


def some(name, board):
    """Every game on the first screen, every third on each of the others."""
    return board == BOARDS[0] or (NAMES.index(name) + BOARDS.index(board)) % 3 == 0


def win(player, moves):
    """Play a line by keys: (moves made, keys of all, keys of the longest)."""
    keys = made = most = 0
    for move in moves:
        if player.screen() != "play":
            break
        taken = player.play(move)
        keys += taken
        made += 1
        most = max(most, taken)
    assert player.app.t.won
    assert player.screen() == "win"
    return made, keys, most


@pytest.mark.parametrize(
    ("name", "board"),
    [
        pytest.param(name, board, marks=() if some(name, board) else pytest.mark.long)
        for board in BOARDS
        for name in NAMES
    ],
)
def test_a_game_is_won_with_four_directions_and_two_buttons(name, board):
    _, _, deal, moves = FIRST[name]
    with Player(board, name, deal) as player:
        still(player)
        made, keys, most = win(player, moves)
        assert keys <= 3 * made
        assert most <= 8
        row = player.app.record[NAMES.index(name) << 4]
        assert list(row)[:2] == [1, 1]


@pytest.mark.parametrize(
    ("name", "board"),
    [
        pytest.param(name, board, marks=() if board == BOARDS[0] else pytest.mark.long)
        for board in BOARDS
        for name in NAMES
    ],
)
def test_every_known_win_takes_three_keys_a_move_and_no_move_more_than_eight(name, board):
    words = GAMES[NAMES.index(name)][3]
    with Player(board, name, 1, display=Blind) as player, undrawn():
        from ui import screens

        still(player)
        made = keys = most = 0
        for game, variants, deal, moves in lines():
            if game != name:
                continue
            chosen = sum(1 << words.index(word) for word in variants)
            screens.do(player.app, "begin", name, deal, chosen)
            player.settle()
            here = win(player, moves)
            made += here[0]
            keys += here[1]
            most = max(most, here[2])
        assert keys <= 3 * made
        assert most <= 8


@pytest.mark.parametrize("name", ("queens_audience",))
def test_it_is_won_with_gliding_cards_as_well(name):
    _, _, deal, moves = FIRST[name]
    with Player("pygamer", name, deal) as player:
        for move in moves:
            if player.screen() == "play":
                player.play(move)
        assert player.screen() == "win"


@pytest.mark.parametrize("name", NAMES)
def test_random_keys_lose_no_card_and_the_menu_stays_in_reach(name):
    with Player("pygamer", name, 7) as player:
        still(player)
        whole = cards(player.app.t)
        chance = random.Random(name)
        names = ("up", "down", "left", "right", "a", "a", "a", "b", "select")
        for _ in range(300):
            player.press(chance.choice(names))
            if player.screen() != "play":
                player.press("b")
        player.settle()
        if player.screen() == "play":
            assert cards(player.app.t) == whole
        for _ in range(8):
            if player.screen() in ("play", "pause"):
                break
            player.tap("b")
        if player.screen() == "play":
            player.tap("start")
        assert player.screen() == "pause"
        player.tap("up a")
        assert player.screen() == "menu"


def test_the_menu_opens_on_calculation_and_then_on_the_game_last_played():
    with Player() as player:
        assert player.screen() == "menu"
        player.tap("a")
        assert player.app.game == "calculation"
        player.tap("start up a")
        player.tap("down*5 a")
        assert player.app.game == "scorpion"
        player.tap("start up a")
        player.tap("a")
        assert player.app.game == "scorpion"


def test_a_card_with_several_places_is_held_and_b_puts_it_back_and_no_more():
    with Player("pygamer", "calculation", 617) as player:
        t = player.app.t
        cursor = player.app.play.cursor
        player.tap("a a")
        assert t.moved == 1
        player.tap("a")
        assert cursor.held == t.hand
        player.tap("b")
        assert cursor.held < 0 and cursor.p == t.hand
        assert t.moved == 1
        player.tap("b")
        assert t.moved == 0


def test_holding_a_sends_the_card_to_a_foundation():
    with Player("pygamer", "calculation", 1) as player:
        t = player.app.t
        chance = random.Random(1)
        while True:
            places = [t.out[i] >> 6 & 31 for i in range(t.moves()) if t.out[i] >> 11 == t.hand]
            if any(t.kind[p] == ord("F") for p in places):
                break
            player.play(f"H W{chance.randrange(4)}")
        player.go((t.hand, 0))
        before = sum(t.n[p] for p in t.ends)
        player.tap("long-a")
        assert sum(t.n[p] for p in t.ends) > before


def test_b_takes_back_and_b_held_makes_it_again():
    with Player("pygamer", "calculation", 3) as player:
        t = player.app.t
        player.tap("a a a a a a")
        assert t.moved == 3
        player.tap("b b")
        assert t.moved == 1
        player.tap("long-b")
        assert t.moved == 2
        player.tap("long-b")
        assert t.moved == 3
        player.tap("long-b")
        assert t.moved == 3


def test_foundations_with_equal_tops_are_one_place():
    with Player("pygamer", "sir_tommy", 1) as player:
        from ui import screens

        t = player.app.t
        screens.do(player.app, "begin", "auld_lang_syne", 246)
        player.settle()
        cursor = player.app.play.cursor
        two = [p for p in range(t.piles) if t.kind[p] == ord("R") and t.store[p][0] & 15 == 2]
        assert two, "the deal has a two in its first row"
        player.go((two[0], 0))
        player.tap("a")
        assert cursor.held < 0 and t.moved == 1


def test_a_refusal_names_the_rule(monkeypatch):
    from engine import reasons

    with Player("pygamer", "scorpion", 5) as player:
        player.go((player.app.t.hand, 0))
        said = []
        from ui import note

        monkeypatch.setattr(note, "say", lambda app, text: said.append(text))
        player.tap("a")
        assert said == [reasons.text(19)]
        assert player.app.t.moved == 0


def test_a_refusal_names_the_cards_where_that_is_short(monkeypatch):
    with Player("pygamer", "scorpion", 3) as player:
        t = player.app.t
        said = []
        from ui import note

        monkeypatch.setattr(note, "say", lambda app, text: said.append(text))
        player.go((0, 0))
        assert t.store[0][t.n[0] - 1] == 0x23
        player.tap("a")
        assert said == ["3\u2665 goes on 4\u2665 only."]
        player.go((0, 2))  # a card within a pile stays in sight
        unit = player.app.play.unit.grid
        place = unit.x, unit.y
        player.tap("a")
        assert len(said) == 2 and (unit.x, unit.y) == place and unit.x >= 0
    with Player("pygamer", "four_kings", 1) as player:
        t = player.app.t
        from ui.why import said

        wanted = [t.wants(q) for q in t.ends if t.kind[q] == 70]
        assert said(t, 11, t.hand, 1).count(",") == len(set(wanted)) - 1


def test_select_shows_a_hint_and_the_game_counts_as_helped():
    with Player("pygamer", "four_kings", 2) as player:
        t = player.app.t
        player.tap("select")
        i = t.hint()
        assert player.app.play.cursor.p == t.out[i] >> 11
        assert player.app.was_helped
        assert t.moved == 0


def test_an_undo_shows_the_deal_as_it_was():
    with Player("pygamer", "scorpion", 5) as player:
        player.tap("right left")
        before = player.host.display.rgb()
        start = player.app.play.cursor.p, player.app.play.cursor.deep
        player.tap("select a")
        if player.app.play.cursor.held >= 0:
            player.tap("a")
        assert player.app.t.moved == 1
        player.tap("b")
        player.go(start)
        assert player.host.display.rgb() == before


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if name in FANS else pytest.mark.long) for name in NAMES],
)
def test_what_is_drawn_bit_by_bit_is_what_is_drawn_from_nothing(name):
    _, _, deal, moves = FIRST[name]
    with Player("pygamer", name, deal) as player:
        from ui import screens

        still(player)
        app = player.app
        for i, move in enumerate(moves):
            if player.screen() != "play":
                break
            player.play(move)
            if i % 5 == 0 and player.screen() == "play":
                if i % 3 == 0:
                    player.tap("b long-b")
                here = player.host.display.rgb()
                place = app.play.cursor.p, app.play.cursor.deep
                screens.table(app)
                app.stage.refresh()
                player.settle()
                assert (app.play.cursor.p, app.play.cursor.deep) == place
                assert player.host.display.rgb() == here, f"after move {i}"


@pytest.mark.parametrize("name", NAMES)
def test_idle_turns_send_no_pixel(name):
    with Player("pygamer", name, 5) as player:
        player.tap("right a b")
        player.turns(10)
        player.host.display.sent = 0
        player.turns(50)
        assert player.host.display.sent == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_cursor_move_sends_at_most_two_cards_and_the_legend(name):
    with Player("pygamer", name, 5) as player:
        lay = player.app.lay
        chance = random.Random(name)
        for _ in range(40):
            player.host.display.areas.clear()
            player.press(chance.choice(("up", "down", "left", "right")))
            sent = 0
            for x1, y1, x2, y2 in player.host.display.areas:
                if y1 < lay.height:
                    sent += (x2 - x1) * (y2 - y1)
            assert sent <= 2 * lay.w * lay.h


def test_any_key_ends_a_glide_and_is_obeyed():
    with Player("pygamer", "calculation", 3) as player:
        pad = player.host.pad
        player.press("a")
        pad.press("a")
        player.turns(2)
        pad.release("a")
        player.turns(1)
        motion = player.app.play.motion
        assert motion.busy(player.app.t)
        assert player.app.t.moved == 1  # final before anything moves
        pad.press("b")
        player.turns(1, 1)
        assert not motion.busy(player.app.t)
        assert player.app.t.moved == 0


def test_after_two_minutes_the_light_goes_down_and_a_key_only_wakes_it():
    with Player("pygamer", "calculation", 3) as player:
        seen = []
        player.machine.backlight = seen.append
        player.host.clock.advance(119000)
        player.turns(1)
        assert seen == []
        player.host.clock.advance(2000)
        player.turns(1)
        assert seen == [10]
        p = player.app.play.cursor.p
        player.tap("a")
        assert player.app.play.cursor.held < 0 and player.app.play.cursor.p == p
        assert seen == [10, 100]


def test_the_automatic_finish_is_one_move_to_take_back():
    _, _, deal, moves = FIRST["calculation"]
    with Player("pygamer", "calculation", deal) as player:
        still(player)
        t = player.app.t
        made = 0
        for move in moves:
            if player.screen() != "play":
                break
            made += 1
            left = t.cards - sum(t.n[p] for p in t.ends)
            player.play(move)
        assert t.won and made < len(moves)
        t.undo()
        assert not t.won
        assert t.cards - sum(t.n[p] for p in t.ends) >= left - 1


def test_an_error_ends_in_a_screen_and_the_game_goes_on():
    with Player("pygamer", "calculation", 3) as player:
        import ui

        app = player.app
        player.tap("a a")
        moved = app.t.moved
        machine = player.machine
        calls = []

        class Enough(BaseException):
            pass

        def broken():
            calls.append(1)
            if len(calls) == 1:
                raise RuntimeError("a planted fault")
            raise Enough

        def made(_):
            return app

        app.step = broken
        pad = player.host.pad

        def pump():
            if "a" in pad.down:
                pad.release("a")
            else:
                pad.press("a")

        player.host.clock.pump = pump
        before = player.host.display.rgb()
        ui.App, kept = made, ui.App
        try:
            with pytest.raises(Enough):
                ui.run(machine)
        finally:
            ui.App = kept
            player.host.clock.pump = None
        assert app.t.moved == moved
        assert app.screen is app.play
        assert machine.display.root_group is app.stage.root
        assert player.host.display.rgb() == before


def test_scorpion_finishes_by_itself_once_every_card_is_seen_and_the_hints_win():
    moves = next(line[3] for line in lines() if line[0] == "scorpion" and line[2] == 373)
    with Player("pygamer", "scorpion", 373) as player:
        still(player)
        t = player.app.t
        made = 0
        while player.screen() == "play":
            player.play(moves[made])
            made += 1
        assert player.screen() == "win" and t.won
        assert made == 41 and t.moved > made
        t.undo()
        assert t.moved == made and not t.won
        assert not any(t.store[p][0] & 0x80 for p in range(t.piles) if t.n[p])


def test_a_squeezed_pile_is_looked_at_card_by_card():
    _, _, deal, moves = FIRST["calculation"]
    with Player("pygamer", "calculation", deal) as player:
        still(player)
        play = player.app.play
        t = player.app.t
        for move in moves:
            player.play(move)
            tight = [p for p in range(t.piles) if play.lay.fan[p] and play.view.step[p] == 6]
            if tight:
                break
        p = tight[0]
        player.go((p, 0))
        for deep in range(1, t.n[p]):
            player.tap("up")
            assert (play.cursor.p, play.cursor.deep) == (p, deep)
            assert play.unit.looked == t.store[p][t.n[p] - 1 - deep]


def test_a_court_card_that_is_covered_leaves_nothing_of_its_crown():
    _, _, deal, moves = FIRST["calculation"]
    with Player("picosystem", "calculation", deal) as player:
        still(player)
        from ui import screens

        app = player.app
        t = app.t
        seen = 0
        for move in moves:
            tops = [t.store[p][t.n[p] - 1] & 15 if t.n[p] else 0 for p in range(t.piles)]
            n = list(t.n)
            player.play(move)
            covered = [p for p in range(t.piles) if app.lay.fan[p] and t.n[p] > n[p] > 0]
            if covered and tops[covered[0]] > 10 and app.play.view.step[covered[0]] > 11:
                here = player.host.display.rgb()
                screens.table(app)
                app.stage.refresh()
                player.settle()
                assert player.host.display.rgb() == here
                seen += 1
                if seen == 3:
                    return
        assert seen


def test_statistics_count_a_deal_once():
    with Player("pygamer", "calculation", 3) as player:
        app = player.app
        from ui import deals, record

        row = record.row(app.record, NAMES.index("calculation"), 0)
        deals.next_deal(app)
        assert row[0] == 0, "an untouched deal does not count"
        player.settle()
        player.tap("a a")
        deals.restart(app)
        assert row[0] == 0, "restart counts nothing"
        deals.next_deal(app)
        assert list(row)[:2] == [1, 0], "given up: lost"


def test_restart_and_next_deal_ask_once_moves_were_made():
    with Player("pygamer", "calculation", 3) as player:
        app = player.app
        player.tap("a a")
        player.tap("start down*5 a")
        assert player.screen() == "notice"
        player.tap("a")
        assert player.screen() == "play" and app.t.number == 3 and app.t.moved == 1
        player.tap("start down*5 a down a")
        assert app.t.number == 4 and app.t.moved == 0


def test_a_deal_number_is_entered_with_the_stick():
    with Player("pygamer", "calculation", 3) as player:
        player.tap("start down*6 a")
        assert player.screen() == "number"
        player.tap("up*4 left up*2 a")
        assert player.app.t.number == 27
        player.tap("start down*6 a down*7 left down*2 a")
        assert player.screen() == "number", "deal 0 is refused"
        player.tap("up a")
        assert player.app.t.number == 10


def test_a_deal_number_asks_each_time_before_a_game_is_given_up_unless_told_not_to():
    with Player("pygamer", "calculation", 3) as player:
        app = player.app
        player.tap("a a")
        for _ in range(2):  # a question that was left with B is asked again
            player.tap("start down*6 a a")
            assert player.screen() == "number" and app.t.moved == 1
            player.tap("b b")
        player.tap("start down*6 a a a")
        assert player.screen() == "play" and app.t.moved == 0
        from ui import choices

        app.options[choices.ASK] = 0
        player.tap("a a start down*6 a a")
        assert player.screen() == "play" and app.t.moved == 0


def test_an_unfinished_game_is_kept_while_another_is_played():
    with Player("pygamer", "calculation", 3) as player:
        from ui import screens

        player.tap("a a a a")
        piles = [bytes(player.app.t.store[p][: player.app.t.n[p]]) for p in range(9)]
        player.tap("start up a")
        screens.do(player.app, "resume", "scorpion")
        player.settle()
        player.tap("start up a")
        screens.do(player.app, "resume", "calculation")
        t = player.app.t
        assert t.number == 3 and t.moved == 2
        assert [bytes(t.store[p][: t.n[p]]) for p in range(9)] == piles
        t.undo()
        t.undo()
        assert not t.undo()
