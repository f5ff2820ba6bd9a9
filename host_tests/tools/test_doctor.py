# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`python3 -m tools doctor`: one table, whatever is or is not here."""

import pytest

from host_tests.tools import drives
from tools import bootstrap
from tools.board import find
from tools.commands import doctor


@pytest.fixture
def bare(monkeypatch, tmp_path):
    """A computer with nothing but Python."""
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / "none")
    monkeypatch.setattr(doctor.shutil, "which", lambda name: None)
    monkeypatch.setattr(find, "volumes", list)


def rows():
    return {row[0]: row[1:] for row in doctor.table()}


def test_on_a_bare_computer_it_says_what_to_do_about_each_thing(bare, capsys):
    assert doctor.main([]) == 0
    for what, (state, _, todo) in rows().items():
        if state != "ok":
            assert todo, what
    said = capsys.readouterr().out
    for what in (
        "Python",
        "packages: play",
        "window",
        "VM",
        "Node",
        "circup",
        "mpy-cross",
        "board",
    ):
        assert what in said


def test_a_python_without_venv_is_what_stands_in_the_way(bare, monkeypatch, capsys):
    monkeypatch.setattr(doctor.importlib.util, "find_spec", lambda name: None)
    assert doctor.main([]) == 1
    assert "apt install python3-venv" in capsys.readouterr().out


def test_boards_are_named_with_their_version_and_the_games(bare, monkeypatch, tmp_path):
    with_game = drives.make(tmp_path / "a", files=drives.SMALL)
    without = drives.make(tmp_path / "b", "CIRCUITPY1", version="8.2.10")
    boot = tmp_path / "BOOT"
    boot.mkdir()
    (boot / "INFO_UF2.TXT").write_text("UF2\n")
    found = [find.Volume(path, path.name) for path in (with_game, without, boot)]
    monkeypatch.setattr(find, "volumes", lambda: found)
    table = rows()
    state, name, todo = table[f"drive {with_game}"]
    assert (state, name) == ("ok", "Adafruit PyGamer, CircuitPython 10.0.3")
    assert todo == "game 0.1.0 is on it"
    assert table[f"drive {without}"][0] == "-" and "9.0 or newer" in table[f"drive {without}"][2]
    assert table[f"drive {boot}"][1] == "a bootloader"


def test_a_read_only_drive_is_told(bare, monkeypatch, tmp_path):
    folder = drives.make(tmp_path)
    monkeypatch.setattr(find, "volumes", lambda: [find.Volume(folder, folder.name, True)])
    assert rows()[f"drive {folder}"][0] == "-" and "read-only" in rows()[f"drive {folder}"][2]


def test_micropythons_mpy_cross_is_told_from_circuitpythons(bare, monkeypatch):
    monkeypatch.setattr(doctor.shutil, "which", lambda name: "/bin/" + name)
    monkeypatch.setattr(doctor, "_circuitpythons", lambda program: False)
    assert "MicroPython's" in rows()["mpy-cross"][2]


def test_the_version_is_that_of_the_release():
    from tools.board import drive

    assert rows()["Pocket Patience"][1] == drive.version()
