# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A save can be looked at, checked, taken to JSON and brought back, to any place."""

import importlib.util
import json
from pathlib import Path

import pytest

from tools.commands import saves
from tools.host import Host

UI = Path(__file__).resolve().parents[1] / "ui"


@pytest.fixture(scope="module")
def record():
    """A save of all games, as a place holds it."""
    with Host("pygamer"):
        spec = importlib.util.spec_from_file_location("evening", UI / "evening.py")
        evening = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(evening)
        from handheld.store import pack
        from ui import memory

        return pack(bytes(memory.pack(evening.desk(6), 4081)[0]), 3)


@pytest.fixture
def folder(tmp_path, record):
    made = tmp_path / "drive"
    made.mkdir()
    (made / "patience0.sav").write_bytes(record)
    return made


def body(path):
    return path.read_bytes()[15:]


def test_a_good_save_is_shown_and_checked(folder, capsys):
    assert saves.main(["check", str(folder)]) == 0
    assert "save number 3" in capsys.readouterr().out
    assert saves.main(["show", str(folder)]) == 0
    said = capsys.readouterr().out
    assert "Imaginary Thirteen, deal" in said and "Statistics" in said and "volume 3" in said


def test_a_save_goes_through_json_to_another_place_and_is_the_same(folder, tmp_path, record):
    out = tmp_path / "backup.json"
    assert saves.main(["export", str(folder), "-o", str(out)]) == 0
    for target in ("new folder", "nvm.hex", "one.sav"):
        assert saves.main(["import", str(out), str(tmp_path / target)]) == 0
    assert body(tmp_path / "new folder" / "patience0.sav") == record[15:]
    assert body(tmp_path / "one.sav") == record[15:]
    assert bytes.fromhex((tmp_path / "nvm.hex").read_text())[15:] == record[15:]
    again = tmp_path / "again.json"
    assert saves.main(["export", str(tmp_path / "nvm.hex"), "-o", str(again)]) == 0
    assert again.read_text() == out.read_text()


def test_an_imported_save_is_newer_than_what_was_there(folder, tmp_path, capsys):
    out = tmp_path / "backup.json"
    saves.main(["export", str(folder), "-o", str(out)])
    whole = json.loads(out.read_text())
    whole["options"]["volume"] = 5
    out.write_text(json.dumps(whole))
    assert saves.main(["import", str(out), str(folder)]) == 0
    assert "save number 4" in capsys.readouterr().out
    saves.main(["show", str(folder)])
    assert "volume 5" in capsys.readouterr().out
    assert (folder / "patience0.sav").exists() and (folder / "patience1.sav").exists()


def test_a_dump_of_a_boards_memory_keeps_its_size_and_its_rest(tmp_path, record, folder):
    dump = tmp_path / "nvm.bin"
    dump.write_bytes(record + b"\xee" * (4096 - len(record)))
    out = tmp_path / "backup.json"
    assert saves.main(["export", str(dump), "-o", str(out)]) == 0
    whole = json.loads(out.read_text())
    whole["games"] = whole["games"][:1]
    out.write_text(json.dumps(whole))
    assert saves.main(["import", str(out), str(dump)]) == 0
    assert len(dump.read_bytes()) == 4096 and dump.read_bytes()[-1] == 0xEE
    small = tmp_path / "small.bin"
    small.write_bytes(b"\xff" * 256)
    assert saves.main(["import", str(out), str(small)]) == 0
    assert small.stat().st_size == 256


def test_damage_is_told_and_what_is_left_can_be_exported(folder, tmp_path, record, capsys):
    broken = bytearray(record)
    broken[-10] ^= 255
    (folder / "patience0.sav").write_bytes(broken)
    assert saves.main(["check", str(folder)]) == 1
    said = capsys.readouterr().err
    assert "damaged" in said and "Lost: a game" in said
    out = tmp_path / "rest.json"
    assert saves.main(["export", str(folder), "-o", str(out)]) == 1
    assert len(json.loads(out.read_text())["games"]) >= 8


def test_strangers_bytes_are_only_overwritten_by_force(folder, tmp_path, capsys):
    out = tmp_path / "backup.json"
    saves.main(["export", str(folder), "-o", str(out)])
    dump = tmp_path / "nvm.bin"
    dump.write_bytes(b"high scores " * 400)
    assert saves.main(["import", str(out), str(dump)]) == 1
    assert "--force" in capsys.readouterr().err
    assert dump.read_bytes() == b"high scores " * 400
    assert saves.main(["import", str(out), str(dump), "--force"]) == 0
    assert saves.main(["check", str(dump)]) == 0


@pytest.mark.parametrize(
    "change, said",
    [
        (lambda w: w.update(program="Chess"), "no save of"),
        (lambda w: w.update(version=2), "version 2"),
        (lambda w: w.update(notes="x"), "'notes'"),
        (lambda w: w["options"].update(volume=9), "option volume"),
        (lambda w: w["options"].update(colour=1), "no option 'colour'"),
        (lambda w: w.update(last_game="whist"), "'whist'"),
        (lambda w: w["statistics"][0].update(won=60000), "more games won than played"),
        (lambda w: w["statistics"][0].update(played=True), "played of"),
        (lambda w: w["games"][0].update(deal=0), "a deal"),
        (lambda w: w["games"][0].update(moves=[99]), "not legal"),
        (lambda w: w["games"][0].update(variants=["odd"]), "no variant 'odd'"),
        (lambda w: w["games"][0].update(state="?"), "the state is"),
        (lambda w: w.update(games=3), "games should be"),
    ],
)
def test_json_that_cannot_be_is_refused_and_nothing_is_written(
    change, said, folder, tmp_path, capsys
):
    out = tmp_path / "backup.json"
    saves.main(["export", str(folder), "-o", str(out)])
    whole = json.loads(out.read_text())
    change(whole)
    out.write_text(json.dumps(whole))
    assert saves.main(["import", str(out), str(tmp_path / "x.sav")]) == 1
    assert said in capsys.readouterr().err and not (tmp_path / "x.sav").exists()


def test_nothing_there_and_wrong_words_are_one_line(tmp_path, capsys):
    assert saves.main(["show", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"There is no save in {tmp_path}.\n"
    assert saves.main(["check", str(tmp_path / "a.sav")]) == 1
    assert capsys.readouterr().err == f"There is no save in {tmp_path / 'a.sav'}.\n"
    assert saves.main(["show", str(tmp_path / "a" / "b")]) == 1
    assert "there is no" in capsys.readouterr().err
    assert saves.main(["import", str(tmp_path / "none.json"), str(tmp_path)]) == 1
    assert saves.main(["burn"]) == 2
