# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""play: the program in a window, from a list of keys, and what it says when it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.commands import play
from tools.host import Host, folder
from tools.host.boards import BOARDS

ROOT = Path(__file__).resolve().parents[2]
ECHO = Path(__file__).with_name("programs") / "echo.py"


@pytest.fixture
def echo(monkeypatch):
    """The echo program in the place of the root's code.py."""
    run = Host.run
    monkeypatch.setattr(Host, "run", lambda self, program=None: run(self, program or ECHO))


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["pasjans"], ["'pasjans'", "calculation", "imaginary_thirteen"]),
        (["scorpion", "--board", "gameboy"], ["'gameboy'", *BOARDS]),
        (["scorpion", "--deal", "0"], ["'0'", "1 to 31999"]),
        (["scorpion", "--deal", "32000"], ["'32000'", "1 to 31999"]),
        (["scorpion", "--deal", "-1"], ["'-1'", "1 to 31999"]),
        (["scorpion", "--deal", "x"], ["'x'", "1 to 31999"]),
        (["scorpion", "--deal", "9" * 5000], ["1 to 31999"]),
        (["scorpion", "--deal", "１"], ["1 to 31999"]),
        (["--deal", "5"], ["GAME"]),
        (["scorpion", "--scale", "0"], ["'0'", "1 to 16"]),
        (["scorpion", "--keys", "a jump"], ["'jump'", "up down left right a b select start"]),
        (["--board", "ugame_s3", "--keys", "select"], ["ugame_s3", "'select'", "start"]),
    ],
)
def test_a_bad_argument_is_named_with_what_would_be_right(capsys, words, names):
    assert play.main(words) == 2
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1
    for name in names:
        assert name in said.err


@pytest.mark.parametrize("words", [["--jump"], ["scorpion", "calculation"], ["--deal"]])
def test_an_unknown_option_ends_with_the_usage(capsys, words):
    assert play.main(words) == 2
    assert "usage: python3 -m tools play" in capsys.readouterr().err


def test_help_names_the_keys(capsys):
    assert play.main(["--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    for words in ("arrows", "Z or Enter is A", "X or Backspace is B", "Space is Select", "Esc is"):
        assert words in said
    assert "--keys and --shot open no window and leave out the page that greets a new" in said


def test_help_needs_no_packages():
    code = (
        "import sys; sys.modules['pygame'] = sys.modules['displayio'] = None\n"
        "from tools.commands import play; sys.exit(play.main(['--help']))"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0 and "usage" in done.stdout


@pytest.mark.parametrize("written", ["four_kings", "Four Kings", "FOUR-KINGS", "fourkings"])
def test_a_game_may_be_written_in_any_of_the_usual_ways(echo, capsys, written):
    assert play.main([written, "--deal", "31999", "--keys", ""]) == 0
    assert "asked for ('four_kings', 31999) False" in capsys.readouterr().out


def test_a_line_of_keys_is_played_and_the_picture_saved(echo, capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert play.main(["--keys", "right a down a", "--shot", "out.png"]) == 0
    said = capsys.readouterr()
    assert "keys [4, 5, 2, 5] asked for ('', 0) False" in said.out
    assert said.err == f"play: the picture is in {tmp_path / 'out.png'}\n"
    assert (tmp_path / "out.png").read_bytes()[16:24] == bytes((0, 0, 0, 160, 0, 0, 0, 128))
    assert play.main(["--shot", "large.png", "--scale", "2", "--board", "picosystem"]) == 0
    assert (tmp_path / "large.png").read_bytes()[16:24] == bytes((0, 0, 1, 224, 0, 0, 1, 224))


def test_a_line_of_keys_leaves_the_players_saves_alone(echo, capsys, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for _ in range(2):
        assert play.main(["--keys", "a"]) == 0
        assert "keys [5] " in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_a_picture_that_cannot_be_saved_is_told(echo, capsys, tmp_path):
    assert play.main(["--keys", "a", "--shot", str(tmp_path / "no" / "where.png")]) == 1
    said = capsys.readouterr().err
    assert "the picture cannot be saved" in said and "is in" not in said


def test_a_program_that_fails_fails_aloud(monkeypatch, tmp_path):
    broken = tmp_path / "broken.py"
    broken.write_text("import handheld\nhandheld.open()\n1 / 0\n", "utf-8")
    run = Host.run
    monkeypatch.setattr(Host, "run", lambda self, program=None: run(self, broken))
    with pytest.raises(ZeroDivisionError):
        play.main(["--keys", "a"])
    assert "board" not in sys.modules or not hasattr(sys.modules["board"], "BUTTON_LATCH")


@pytest.fixture
def dummy(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    return pytest.importorskip("pygame")


def key(pygame, name):
    code = getattr(pygame, "K_" + name)
    return (pygame.KEYDOWN, {"key": code}), (pygame.KEYUP, {"key": code})


def windowed(pygame, tmp_path, *events, program=ECHO, scale=0):
    """Run in a window that gets the events one by one, each when the last has been felt.

    An event is (kind, attributes), or (None, milliseconds) to wait.
    """
    from tools.host import window

    hosts = []
    waiting = list(events)
    until = [0]

    def make(**more):
        hosts.append(Host("pygamer", saves=tmp_path, welcome=True, **more))
        return hosts[0]

    def get():
        pad = hosts[0].pad
        if waiting and pad.asked and pad.felt() and hosts[0].clock.ms >= until[0]:
            kind, more = waiting.pop(0)
            if kind is None:
                until[0] = hosts[0].clock.ms + more
            else:
                pygame.event.post(pygame.event.Event(kind, **more))
        return real()

    real = pygame.event.get
    pygame.event.get = get
    try:
        return window.play(make, scale, program)
    finally:
        pygame.event.get = real


def test_every_key_of_the_pc_reaches_the_program(dummy, capsys, tmp_path):
    names = "UP DOWN LEFT RIGHT z RETURN KP_ENTER x BACKSPACE SPACE ESCAPE q"
    events = [event for name in names.split() for event in key(dummy, name)]
    assert windowed(dummy, tmp_path, *events, (dummy.QUIT, {})) == 0
    assert "keys [1, 2, 3, 4, 5, 5, 5, 6, 6, 7, 8] " in capsys.readouterr().out


def test_closing_the_window_saves_and_the_next_start_finds_it(dummy, capsys, tmp_path):
    assert windowed(dummy, tmp_path, *key(dummy, "z"), (dummy.QUIT, {})) == 0
    assert windowed(dummy, tmp_path, *key(dummy, "x"), (dummy.QUIT, {})) == 0
    assert "keys [5, 6] asked for ('', 0) True" in capsys.readouterr().out


def test_a_key_kept_down_is_a_long_press_and_losing_the_window_lets_go(dummy, capsys, tmp_path):
    down = key(dummy, "z")[0]
    events = [down, (None, 700), (dummy.WINDOWFOCUSLOST, {}), (dummy.QUIT, {})]
    assert windowed(dummy, tmp_path, *events) == 0
    assert "keys [5, 37] " in capsys.readouterr().out


def test_the_window_shows_the_screen_enlarged_and_its_title_names_the_keys(dummy, tmp_path):
    seen = {}

    def look():
        surface = dummy.display.get_surface()
        seen["size"] = surface.get_size()
        seen["title"] = dummy.display.get_caption()[0]
        seen["pixel"] = tuple(surface.get_at((2, 2 + 3 * 5)))[:3]

    from tools.host import window

    real = window.Window.close
    window.Window.close = staticmethod(lambda: (look(), real()))
    try:
        windowed(dummy, tmp_path, *key(dummy, "z"), (None, 100), (dummy.QUIT, {}), scale=3)
    finally:
        window.Window.close = staticmethod(real)
    assert seen["size"] == (480, 384)
    assert min(seen["pixel"]) > 250  # white, as far as 16 bits hold it
    for words in ("Arrows", "Z/Enter A", "X/Backspace B", "Space Select", "Esc Start"):
        assert words in seen["title"]


def test_a_program_that_will_not_end_is_ended_with_its_window(dummy, tmp_path, monkeypatch):
    from tools.host import window

    monkeypatch.setattr(window, "_PATIENCE", 0.2)
    stubborn = tmp_path / "stubborn.py"
    stubborn.write_text(
        "import handheld\nm = handheld.open()\nwhile True:\n    try:\n        m.buttons.poll()\n"
        "    except KeyboardInterrupt:\n        pass\n",
        "utf-8",
    )
    assert windowed(dummy, tmp_path, (dummy.QUIT, {}), program=stubborn) == 0


def test_where_no_window_can_be_opened_it_says_so_and_what_to_do(tmp_path):
    env = dict(os.environ, SDL_VIDEODRIVER="no_such_driver", HOME=str(tmp_path))
    env["XDG_DATA_HOME"] = str(tmp_path)
    code = "import sys; from tools.commands import play; sys.exit(play.main([]))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, env=env
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "no window can be opened here" in done.stderr and "--keys" in done.stderr


@pytest.mark.parametrize(
    ("platform", "environ", "wanted"),
    [
        ("linux", {}, "/home/p/.local/share/pocket-patience"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/pocket-patience"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/p/.local/share/pocket-patience"),
        ("darwin", {}, "/home/p/Library/Application Support/Pocket Patience"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Pocket Patience"),
        ("win32", {}, "/home/p/AppData/Roaming/Pocket Patience"),
    ],
)
def test_saves_lie_where_the_system_keeps_the_users_data(platform, environ, wanted):
    assert folder.saves(platform, environ, "/home/p").as_posix() == wanted
