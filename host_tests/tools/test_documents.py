# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the documents promise is there: commands, files, games, keys, and ways out of trouble."""

import errno
import re
import runpy
import sys
from pathlib import Path

import pytest

from host_tests.tools import drives
from host_tests.ui.player import Player
from tools import dispatch
from tools.board import copy, find, known
from tools.board import drive as build
from tools.commands import doctor, flash
from tools.host import Host
from tools.host.boards import BOARDS, Board

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md")),
]


def said(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_that_is_named_exists(name):
    for command in re.findall(r"python3 -m tools ([a-z]+)", said(name)):
        assert command in dispatch.names()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_and_path_that_is_named_leads_somewhere(name):
    here = (ROOT / name).parent
    for target in re.findall(r"\]\(([^)#]+)\)", said(name)):
        assert target.startswith("https://") or (here / target).exists(), target
    rooms = r"`((?:engine|lib|tools|host_tests|docs|fonts|sprites)/[\w./]*)`"
    for target in re.findall(rooms, said(name)):
        assert (ROOT / target).exists(), target


def test_the_readme_names_every_game_as_it_is_called():
    from engine.games.index import GAMES

    rows = re.findall(r"^\| ([^|]+) \| `(\w+)` \|", said("README.md"), re.MULTILINE)
    assert rows == [(name, key) for key, name, *_ in GAMES]


def test_the_readme_starts_with_the_two_commands_of_a_newcomer():
    alone = re.findall(r"^```\n(.+)\n```$", said("README.md"), re.MULTILINE)
    assert alone == ["python3 -m tools play", "python3 -m tools test"]


def table(first):
    """The rows of the README's table whose first heading this is, as lists of cells."""
    lines = said("README.md").splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith(f"| {first} |"))
    rows = []
    for line in lines[start + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return rows


def test_the_readme_says_where_a_pc_keeps_saved_games():
    from tools.host import folder

    places = [
        folder.saves(system, {"APPDATA": "%APPDATA%"}, "~")
        for system in ("linux", "darwin", "win32")
    ]
    told = said("README.md").replace("\\", "/")
    for place in places:
        assert f"`{place.as_posix()}`" in told


# The keys


def test_the_keys_of_a_pc_are_those_that_the_readme_names():
    import pygame

    from tools.host.window import BUTTON_OF

    names = {pygame.key.name(key): button for key, button in BUTTON_OF.items()}
    words = {"enter": "return", "esc": "escape"}
    told = {}
    for keys, button, _ in table("Key"):
        if keys == "arrows":
            told.update({name: name for name in ("up", "down", "left", "right")})
            continue
        for key in keys.lower().split(" or "):
            told[words.get(key, key)] = button.lower()
    assert {**told, "enter": "a"} == names  # the other Enter, of the number pad


def labels(name):
    """{code: what is printed at the keys that give it} of a profile."""
    from handheld import boards

    profile = boards.load(name)
    found = {}
    if hasattr(profile, "REGISTER"):
        wires = {wire[1]: key for key, wire in BOARDS[name].wiring.items() if wire[0] == "register"}
        printed = [wires[bit] for bit in range(len(profile.CODES))]
    else:
        printed = [pin.split("_", 1)[1].lower() for pin in profile.KEYS]
    for code, label in zip(profile.CODES, printed, strict=True):
        found.setdefault(code, set()).add(frozenset(label.split("_")))
    return profile, found


def test_the_keys_of_every_board_are_those_that_the_readme_names():
    rows = table("Board")
    with Host("pygamer"):
        from handheld import boards

        for name, _, _ in boards.BOARDS:
            profile, keys = labels(name)
            mine = [row for row in rows if re.search(rf"\b{profile.NAME}(,|$)", row[0])]
            assert len(mine) == 1, name
            _, moves, both, select, start = mine[0]
            assert moves == ("stick" if hasattr(profile, "STICK") else "pad"), name
            told = dict(zip((5, 6), both.split(", "), strict=True))
            told.update({7: select, 8: start})
            for code, text in told.items():
                if text.startswith("–"):
                    assert code not in keys, name
                else:
                    words = {frozenset(key.lower().split()) for key in text.split(" or ")}
                    said = {frozenset(key - {"button"}) for key in keys[code]}
                    assert said == words, (name, text)
    assert len(rows) <= len(boards.BOARDS)


def test_the_left_handed_layout_is_as_the_readme_tells():
    with Host("pygamer"):
        from handheld import boards
        from handheld.buttons import swapped

        for name, _, _ in boards.BOARDS:
            profile = boards.load(name)
            left = bytes(getattr(profile, "LEFT", swapped(profile.CODES)))
            if name in ("picosystem", "picopad"):
                assert set(left[4:]) == {1, 2, 3, 4} and set(left[:4]) == {5, 6, 7, 8}
            else:
                for code, other in ((5, 6), (6, 5), (1, 1), (2, 2), (3, 3), (4, 4)):
                    if code in profile.CODES:
                        assert left[profile.CODES.index(code)] == other, name


def test_what_a_board_needs_is_what_the_readme_says():
    text = said("README.md")
    assert f"CircuitPython, {known.OLDEST} or newer" in text
    with Host("pygamer"):
        import handheld

        assert f"{handheld.LEAST}×{handheld.LEAST} or more" in text


# Trouble: each line of the README is tried on the program


@pytest.fixture
def trouble(tmp_path, monkeypatch, capsys):
    """What a trial needs; nothing is plugged in, and a small build is what is copied."""

    class Trouble:
        path = tmp_path
        patch = monkeypatch

        @staticmethod
        def flash(*words, code=1):
            assert flash.main([str(word) for word in words]) == code
            return Trouble.said()

        @staticmethod
        def said():
            caught = capsys.readouterr()
            return caught.out + caught.err

        @staticmethod
        def plug(*folders, readonly=False):
            found = [find.Volume(folder, folder.name, readonly) for folder in folders]
            monkeypatch.setattr(find, "volumes", lambda: found)

        @staticmethod
        def refusal(**given):
            with Host(**given), pytest.raises(SystemExit):
                import handheld

                handheld.open()
            return Trouble.said()

    monkeypatch.setattr(build, "content", lambda plan=None: dict(drives.SMALL))
    monkeypatch.setattr(find, "volumes", list)
    monkeypatch.setattr(flash, "unmounted_devices", list)
    monkeypatch.setattr(flash, "interactive", lambda: False)
    return Trouble


def bootloader(trouble):
    folder = trouble.path / "PYGAMERBOOT"
    folder.mkdir()
    (folder / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.15\n")
    trouble.plug(folder)
    return folder


def no_drive(trouble, way_out):
    answer = trouble.flash()
    for word in ("Switch the board on", "many only charge", "Press reset once"):
        assert word in answer and word.lower() in way_out


def another_drive(trouble, way_out):
    bootloader(trouble)
    answer = trouble.flash()
    assert "waiting for a UF2 file" in answer and "step 1" in way_out
    for name in ("BOOT", "RPI-RP2"):
        assert name in way_out and name in known.NONE_FOUND


def too_old(trouble, way_out):
    folder = drives.make(trouble.path, version="8.2.10")
    answer = trouble.flash(folder)
    assert "get the UF2 file" in answer and "UF2 file" in way_out
    assert not drives.content(folder)


def unknown(trouble, way_out):
    bootloader(trouble)
    assert "python3 -m tools doctor" in way_out
    for row in doctor.table():
        assert row[1] == "ok" or row[3], row


def read_only(trouble, way_out):
    folder = drives.make(trouble.path)

    def refuse(*_):
        raise OSError(errno.EROFS, "Read-only file system")

    with trouble.patch.context() as patch:
        patch.setattr(copy, "put", refuse)
        answer = trouble.flash(folder)
    assert "without its button held" in answer and "without holding A" in way_out
    assert "press reset" in answer and "press reset" in way_out
    trouble.plug(folder, readonly=True)
    assert "read-only: press reset" in doctor.table()[-1][3]


def no_room(trouble, way_out):
    folder = drives.make(trouble.path)
    trouble.patch.setattr(copy.Drive, "free", lambda self: 1024)
    assert "does not fit" in trouble.flash(folder) and "remove" in way_out
    assert not drives.content(folder)
    trouble.patch.undo()
    whole = build.content(build.Plan(bundle=False))
    trouble.patch.setattr(copy.Drive, "cluster", lambda self: 1024)
    drive = copy.Drive(folder)
    need = copy.needed(drive, whole, copy.plan(drive, whole)) / 1024
    told = int(re.search(r"(\d+) KB", way_out)[1])
    assert need <= told < need + 100
    # Who adds the files up finds less, and is told why.
    assert sum(map(len, whole.values())) / 1024 < told and "whole blocks" in way_out


def not_the_game(trouble, way_out):
    bare = Board("some_board", (160, 128), "D5", {})
    assert "settings.toml" in trouble.refusal(board=bare) and "settings.toml" in way_out
    with Host("pygamer"), trouble.patch.context() as patch:
        patch.setitem(sys.modules, "handheld.parts", None)
        import handheld

        with pytest.raises(SystemExit):
            handheld.open()
    assert "lib/ is missing" in trouble.said()
    assert "`lib`" in way_out and "`flash` once more" in way_out


def dim(trouble, way_out):
    assert "two minutes" in way_out and "any key" in way_out
    with Player("pygamer") as player:
        bright = player.host.display.brightness
        player.turns(1190, 100)
        assert player.host.display.brightness == bright
        player.turns(20, 100)
        assert player.host.display.brightness < bright
        player.tap("b")
        assert player.host.display.brightness == bright


def no_saves(trouble, way_out):
    assert "*About*" in way_out and "--boot" in way_out
    with Player("pygamer", nvm=b"\xff" * 64) as player:
        player.app.saver.left = ["Scorpion"]
        from ui import news

        answer = news.about(player.app.saver)
        assert "the board's memory" in answer and "Did not fit: Scorpion" in answer
    opened = []
    for key in ("a", "b"):
        with Host("pygamer") as host, trouble.patch.context() as patch:
            import storage

            from handheld import parts

            made = parts.buttons

            def buttons(*words, host=host, key=key, made=made):
                found = made(*words)
                host.pad.press(key)  # a key that is down when its scanner begins is told at once
                return found

            patch.setattr(parts, "buttons", buttons)
            patch.setattr(storage, "remount", lambda *at, **how: opened.append((at, how)))
            runpy.run_path(str(ROOT / "tools/board/boot.py"), run_name="__main__")
    assert opened == [(("/",), {"readonly": False})]


TRIALS = {
    "no drive comes up": no_drive,
    "a drive comes up that is not `CIRCUITPY`": another_drive,
    "CircuitPython is too old": too_old,
    "you do not know what is amiss": unknown,
    "the drive is read-only": read_only,
    "the game does not fit": no_room,
    "a sentence or an error comes up in place of the game": not_the_game,
    "the screen has gone dim": dim,
    "games are not saved": no_saves,
}


def test_every_line_about_trouble_has_its_trial():
    assert [row[0] for row in table("If")] == list(TRIALS)


@pytest.mark.parametrize("what", TRIALS)
def test_the_way_out_of_trouble_is_what_the_program_says(trouble, what):
    TRIALS[what](trouble, dict(table("If"))[what])
