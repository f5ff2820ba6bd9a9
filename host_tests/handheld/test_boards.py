# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Every board is found, opens, and says so in a sentence when it cannot."""

import importlib.util
import re
import types
from pathlib import Path

import pytest

from tools.host import Host
from tools.host.boards import BOARDS, BUTTONS, Board

CODE = {name: i + 1 for i, name in enumerate(BUTTONS)}
PROFILES = ("pygamer", "pybadge", "picosystem", "picopad", "thumby_color", "ugame_s3")
NAMES = {
    "pygamer": "PyGamer",
    "pybadge": "PyBadge",
    "edgebadge": "PyBadge",
    "picosystem": "PicoSystem",
    "picopad": "PicoPad",
    "thumby_color": "Thumby Color",
    "ugame_s3": "uGame S3",
    "feather_tft": "Feather TFT",
}


@pytest.mark.parametrize("board", BOARDS)
def test_every_board_opens_with_all_its_keys(board):
    with Host(board) as host:
        import handheld

        machine = handheld.open()
        assert machine.name == NAMES[board]
        assert (machine.width, machine.height) == (host.display.width, host.display.height)
        assert machine.display.auto_refresh is False
        for name in host.pad.wiring:
            host.pad.press(name)
            assert machine.buttons.poll() == CODE[name]
            host.pad.release(name)
            assert machine.buttons.poll() == 0


@pytest.mark.parametrize("board", sorted(set(BOARDS) - {"feather_tft"}))
def test_every_known_board_can_be_heard(board):
    with Host(board) as host:
        import handheld

        machine = handheld.open()
        machine.sound.volume = 5
        machine.sound.play(0)
        assert host.world.speaker.heard


@pytest.mark.parametrize("board", ["pygamer", "pybadge", "picosystem", "thumby_color"])
def test_every_board_with_lights_shines(board):
    with Host(board) as host:
        import handheld

        machine = handheld.open()
        rest = {name: lamp.duty_cycle for name, lamp in host.world.lamps.items()}
        machine.lights.show(1)
        lit = {name: lamp.duty_cycle for name, lamp in host.world.lamps.items()}
        assert any(host.world.pixels) or lit != rest
        machine.lights.show(0)
        assert not any(host.world.pixels)
        assert {name: lamp.duty_cycle for name, lamp in host.world.lamps.items()} == rest


@pytest.mark.parametrize("board", ["pygamer", "picosystem"])
@pytest.mark.parametrize("lost", ["audioio", "audiopwmio", "synthio", "neopixel_write", "pwmio"])
def test_a_missing_part_is_an_object_that_does_nothing(monkeypatch, board, lost):
    with Host(board) as host:
        import sys

        monkeypatch.setitem(sys.modules, lost, None)
        import handheld

        machine = handheld.open()
        machine.sound.volume = 10
        machine.sound.play(3)
        machine.lights.show(1)
        host.clock.advance(500)
        machine.turn()
        machine.sound.volume = 0
        machine.lights.level = 3
        host.tap("a")
        assert machine.buttons.poll() == CODE["a"]


def test_sound_that_finds_no_memory_is_dropped_and_the_game_opens(monkeypatch, host):
    import synthio

    import handheld

    def none_left(**_):
        raise MemoryError

    monkeypatch.setattr(synthio, "Synthesizer", none_left)
    machine = handheld.open()
    machine.sound.volume = 5
    machine.sound.play(0)
    assert not host.world.speaker.heard


def made_up(**has):
    return types.SimpleNamespace(**has)


@pytest.mark.parametrize("board", sorted(set(BOARDS) - {"feather_tft"}))
def test_a_board_is_found_by_what_it_has_whatever_it_is_called(host, board):
    from handheld import boards

    pins = dict.fromkeys(BOARDS[board].pins)
    wanted = "pybadge" if board == "edgebadge" else board
    assert boards.find(made_up(board_id="a clone", **pins), "") == wanted


@pytest.mark.parametrize("board", sorted(set(BOARDS) - {"feather_tft"}))
def test_a_board_with_none_of_the_pins_is_found_by_its_id(host, board):
    from handheld import boards

    wanted = "pybadge" if board == "edgebadge" else board
    assert boards.find(made_up(board_id=BOARDS[board].board_id), "") == wanted


def test_the_players_own_keys_come_before_a_profile(host):
    from handheld import boards

    assert boards.find(made_up(board_id="pygamer"), "UP=D5") == "user"


def refusal(capsys, **given):
    with Host(**given):
        import handheld

        with pytest.raises(SystemExit) as end:
            handheld.open()
        assert end.value.code == 1
    said = capsys.readouterr().out
    assert said.startswith("Pocket Patience cannot run here: ")
    assert said.count("\n") == 1 and "Traceback" not in said
    return said


def test_a_board_without_keys_is_told_so_in_a_sentence(capsys):
    said = refusal(capsys, board=Board("some_board", (160, 128), "D5", {}))
    assert "some_board" in said and "settings.toml" in said


@pytest.mark.parametrize("size", [(128, 64), (96, 240), (80, 160)])
def test_a_screen_too_small_is_told_so_in_a_sentence(capsys, size):
    pygamer = BOARDS["pygamer"]
    said = refusal(capsys, board=Board("x", size, " ".join(pygamer.pins), pygamer.wiring))
    assert f"{size[0]} x {size[1]}" in said and "128" in said


def test_a_board_without_a_display_is_told_so_in_a_sentence(capsys):
    pygamer = BOARDS["pygamer"]
    said = refusal(capsys, board=Board("x", (0, 0), " ".join(pygamer.pins), pygamer.wiring))
    assert "display" in said


def test_a_profile_that_names_a_pin_the_board_has_not_is_told_so(capsys):
    pins = "SW_UP SW_DOWN SW_LEFT SW_RIGHT SW_A SW_B SW_X LCD_BL"
    said = refusal(capsys, board=Board("x", (240, 240), pins, {}))
    assert "SW_Y" in said


@pytest.mark.parametrize(
    ("keys", "names"),
    [
        ("UP=D5 DOWN=D6 LEFT=D9 RIGHT=D10 A=D11", "B"),
        ("UP=D5 DOWN=D6 LEFT=D9 RIGHT=D10 A=D11 B=D77", "D77"),
        ("UP=D5 DOWN=D6 LEFT=D9 RIGHT=D10 A=D11 B", "UP=D5"),
        ("JUMP=D5", "JUMP"),
        ("UP=D5 DOWN=D5 LEFT=D9 RIGHT=D10 A=D11 B=D12", "in use"),
    ],
)
def test_a_mistake_in_the_players_own_keys_is_named(capsys, keys, names):
    assert names in refusal(capsys, board="feather_tft", settings={"POCKET_KEYS": keys})


def test_a_board_of_ones_own_may_have_a_stick():
    with Host(
        Board(
            "x",
            (160, 128),
            "D1 D2 AX AY",
            {
                "a": ("pin", "D1"),
                "b": ("pin", "D2"),
                "right": ("axis", "AX", 65535),
                "up": ("axis", "AY", 0),
            },
            settings={"POCKET_KEYS": "A=D1 B=D2", "POCKET_STICK": "AX AY"},
        )
    ) as host:
        import handheld

        machine = handheld.open()
        for name in ("a", "b", "right", "up"):
            host.pad.press(name)
            assert machine.buttons.poll() == CODE[name]
            host.pad.release(name)
            assert machine.buttons.poll() == 0


def test_what_to_open_with_comes_from_the_settings():
    with Host(game="scorpion", deal=33, welcome=True):
        import handheld

        machine = handheld.open()
        assert machine.request == ("scorpion", 33)
        assert machine.welcome is True
    with Host(settings={"POCKET_DEAL": "rubbish"}):
        import handheld

        machine = handheld.open()
        assert machine.request == ("", 0)
        assert machine.welcome is False


def test_opening_lets_go_of_what_only_opening_needs(machine):
    import sys

    assert not [
        name
        for name in sys.modules
        if name.startswith(("handheld.boards", "handheld.p")) and name != "handheld.places"
    ]


def test_the_backlight_takes_any_number(machine, host):
    for percent, shown in ((50, 0.5), (-5, 0), (400, 1)):
        machine.backlight(percent)
        assert host.display.brightness == shown


def test_time_wraps_without_notice(machine, host):
    import handheld

    host.clock.advance((1 << 29) - 10)
    moment = machine.ticks()
    machine.sleep_ms(30)
    assert machine.ticks() < moment
    assert handheld.since(moment) == 30


def stubs():
    found = importlib.util.find_spec("board_definitions")
    if found is None:
        pytest.skip("circuitpython-stubs is not installed")
    return Path(next(iter(found.submodule_search_locations)))


def named_pins(profile):
    for key in ("REGISTER", "KEYS", "STICK", "SPEAKER", "LEDS"):
        yield from getattr(profile, key, ())
    if hasattr(profile, "ENABLE"):
        yield profile.ENABLE
    if hasattr(profile, "BATTERY"):
        yield profile.BATTERY[0]
    if hasattr(profile, "PIXELS"):
        yield profile.PIXELS[0]


@pytest.mark.parametrize("name", PROFILES)
def test_every_pin_of_a_profile_exists_on_its_boards(host, name):
    from handheld import boards

    rows = {row[0]: row for row in boards.BOARDS}
    profile = boards.load(name)
    for board_id in rows[name][2]:
        text = (stubs() / board_id / "__init__.pyi").read_text(encoding="utf-8")
        there = set(re.findall(r"^(\w+):", text, re.MULTILINE))
        assert set(named_pins(profile)) <= there
        assert set(rows[name][1]) <= there
        assert f"board_id: {board_id}\n" in text


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_names_a_code_for_each_key(host, name):
    from handheld import boards

    profile = boards.load(name)
    keys = getattr(profile, "KEYS", None)
    assert keys is None or len(keys) == len(profile.CODES)
    codes = set(profile.CODES) | (set(range(1, 5)) if hasattr(profile, "STICK") else set())
    assert set(range(1, 7)) <= codes <= set(range(9))
    left = getattr(profile, "LEFT", profile.CODES)
    assert sorted(left) == sorted(profile.CODES)


def test_each_stand_in_board_is_the_one_circuitpython_knows():
    where = stubs()
    for board in BOARDS.values():
        text = (where / board.board_id / "__init__.pyi").read_text(encoding="utf-8")
        there = set(re.findall(r"^(\w+):", text, re.MULTILINE))
        assert set(board.pins) <= there, board.board_id
