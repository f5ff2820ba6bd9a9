# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in board: what it shows, counts and refuses, and that it leaves no trace."""

import os
import struct
import sys
import zlib
from pathlib import Path

import pytest

from tools.host import Host, script
from tools.host.boards import BOARDS

PROGRAMS = Path(__file__).with_name("programs")


def squares():
    """A 16x16 red square on black, and the group that shows it."""
    import displayio

    palette = displayio.Palette(2)
    palette[1] = 0xFF0000
    bitmap = displayio.Bitmap(16, 16, 2)
    bitmap.fill(1)
    tile = displayio.TileGrid(bitmap, pixel_shader=palette)
    group = displayio.Group()
    group.append(tile)
    return group, tile, palette


def test_the_screen_shows_what_was_drawn_and_counts_what_was_sent():
    with Host("pygamer") as host:
        group, tile, _ = squares()
        host.display.root_group = group
        host.display.refresh()
        assert host.display.sent == 160 * 128 and host.display.frames == 1
        rgb = host.display.rgb()
        assert rgb[:3] == b"\xff\x00\x00" and rgb[16 * 3 : 17 * 3] == bytes(3)
        host.display.refresh()  # Blinka sends a new bitmap once more
        host.display.sent = host.display.frames = 0
        host.display.areas.clear()
        host.display.refresh()
        assert host.display.sent == 0 and host.display.frames == 0
        tile.x = 4
        host.display.refresh()
        assert host.display.sent == 20 * 16
        assert host.display.areas == [(0, 0, 20, 16)]


@pytest.mark.parametrize("colour", [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF, 0x848284])
def test_colours_come_out_as_they_went_in_as_far_as_16_bits_hold_them(colour):
    with Host("pygamer") as host:
        group, _, palette = squares()
        palette[1] = colour
        host.display.root_group = group
        host.display.refresh()
        shown = int.from_bytes(host.display.rgb()[:3], "big")
        assert all(abs((shown >> s & 255) - (colour >> s & 255)) < 8 for s in (0, 8, 16))


def read_png(path):
    """Width, height and pixels of one of our PNG files."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, parts = 8, {}
    while at < len(data):
        (size,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        assert struct.unpack_from(">I", data, at + 8 + size)[0] == zlib.crc32(kind + body)
        parts[kind] = body
        at += 12 + size
    width, height = struct.unpack(">II", parts[b"IHDR"][:8])
    rows = zlib.decompress(parts[b"IDAT"])
    pitch = 1 + width * 3
    assert len(rows) == pitch * height
    return width, height, b"".join(rows[y * pitch + 1 : (y + 1) * pitch] for y in range(height))


def test_a_picture_is_a_true_png_and_scales_by_whole_pixels(tmp_path):
    with Host("pygamer") as host:
        host.display.root_group = squares()[0]
        host.display.refresh()
        host.display.png(tmp_path / "one.png")
        host.display.png(tmp_path / "three.png", 3)
        rgb = host.display.rgb()
    assert read_png(tmp_path / "one.png") == (160, 128, rgb)
    width, height, large = read_png(tmp_path / "three.png")
    assert (width, height) == (480, 384)
    for x, y in ((0, 0), (47, 47), (48, 0), (479, 383)):
        small = (y // 3 * 160 + x // 3) * 3
        assert large[(y * 480 + x) * 3 :][:3] == rgb[small : small + 3]


def test_a_pin_can_be_used_once_as_on_a_board():
    with Host("pygamer"):
        import analogio
        import board

        analogio.AnalogIn(board.JOYSTICK_X)
        with pytest.raises(ValueError, match="JOYSTICK_X in use"):
            analogio.AnalogIn(board.JOYSTICK_X)


@pytest.mark.parametrize("board", BOARDS)
def test_what_a_board_has_not_cannot_be_imported(board):
    with Host(board):
        has = [n for n in ("audioio", "audiopwmio", "audiobusio") if sys.modules[n]]
        assert has == [BOARDS[board].audio]


def test_leaving_a_board_leaves_no_trace():
    env = dict(os.environ)
    path = list(sys.path)
    here = os.getcwd()
    with Host("pygamer"):
        pass  # loads what Blinka itself brings along
    before = {name: sys.modules.get(name) for name in ("board", "supervisor", "keypad", "handheld")}
    with Host("picosystem", game="scorpion", settings={"POCKET_X": "1"}):
        import handheld

        handheld.open()
        assert os.environ["POCKET_GAME"] == "scorpion"
    assert {name: sys.modules.get(name) for name in before} == before
    assert dict(os.environ) == env and sys.path == path and os.getcwd() == here


def test_the_players_own_environment_does_not_reach_a_stand_in_board(monkeypatch):
    monkeypatch.setenv("POCKET_KEYS", "UP=D99")
    with Host("pygamer"):
        import handheld

        assert handheld.open().name == "PyGamer"
    assert os.environ["POCKET_KEYS"] == "UP=D99"


@pytest.mark.parametrize("board", BOARDS)
def test_a_script_presses_every_key_of_every_board_once(capsys, board):
    names = list(BOARDS[board].wiring)
    with Host(board, clock=script.simulated()) as host:
        script.play(host, script.parse(" ".join(names)), PROGRAMS / "echo.py")
    order = ["up", "down", "left", "right", "a", "b", "select", "start"]
    assert f"keys {[order.index(name) + 1 for name in names]} " in capsys.readouterr().out


def test_the_words_of_a_script(capsys):
    with Host("pygamer", clock=script.simulated()) as host:
        script.play(host, script.parse("a*3 long-b wait RIGHT"), PROGRAMS / "echo.py")
    assert "keys [5, 5, 5, 6, 38, 4] " in capsys.readouterr().out


@pytest.mark.parametrize("word", ["x", "a*0", "a*x", "a*", "a*-1", "long-", "long-wait", "long-x"])
def test_a_word_that_is_no_key_is_named_with_those_that_are(word):
    with pytest.raises(ValueError, match="there are: up down"):
        script.parse("a " + word)


def test_the_same_script_gives_the_same_picture_and_time():
    def once():
        with Host("pygamer", clock=script.simulated()) as host:
            script.play(host, script.parse("right a down*4 b"), PROGRAMS / "echo.py")
            return host.display.rgb(), host.clock.ms, host.display.sent

    assert once() == once()


def test_a_program_that_looks_for_no_keys_is_stopped(tmp_path):
    program = tmp_path / "deaf.py"
    program.write_text(
        "import handheld\nm = handheld.open()\nwhile True:\n    m.sleep_ms(1000)\n", "utf-8"
    )
    with Host("pygamer", clock=script.simulated()) as host:
        script.play(host, script.parse("a"), program)
        assert host.clock.ms < 200000


def test_a_program_that_never_stops_drawing_is_stopped(tmp_path):
    program = tmp_path / "restless.py"
    text = (PROGRAMS / "echo.py").read_text("utf-8")
    text = text.replace("machine.turn()", "bitmap[0, 0] ^= 1")
    program.write_text(text, "utf-8")
    with Host("pygamer", clock=script.simulated()) as host:
        script.play(host, script.parse("a"), program)
        assert host.clock.ms < 200000


def test_no_except_of_the_programs_swallows_the_end(tmp_path):
    program = tmp_path / "stubborn.py"
    program.write_text(
        "import handheld\nm = handheld.open()\nwhile True:\n    try:\n"
        "        m.buttons.poll()\n    except Exception:\n        pass\n",
        "utf-8",
    )
    with Host("pygamer", clock=script.simulated()) as host:
        script.play(host, script.parse("a b"), program)


def test_two_directions_of_one_axis_end_with_the_one_still_pushed():
    with Host("pygamer") as host:
        host.pad.press("left")
        host.pad.press("right")
        host.pad.release("right")
        assert host.pad.axes["JOYSTICK_X"] == 0
        host.pad.release("left")
        assert host.pad.axes["JOYSTICK_X"] == 32768
