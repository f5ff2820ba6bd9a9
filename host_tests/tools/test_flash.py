# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`python3 -m tools flash` against made-up drives: what it copies, keeps, asks and says."""

import errno
import os
import shutil

import pytest

from host_tests.tools import drives
from host_tests.tools.drives import OURS, SMALL, content, fill, make
from tools.board import copy, find, known
from tools.board import drive as build
from tools.commands import flash


@pytest.fixture(autouse=True)
def small(monkeypatch):
    """A small build, and nobody at the keyboard."""
    monkeypatch.setattr(build, "content", lambda plan=None: dict(SMALL))
    monkeypatch.setattr(find, "volumes", list)
    monkeypatch.setattr(flash, "interactive", lambda: False)
    monkeypatch.setattr(flash, "unmounted_devices", list)


@pytest.fixture
def answers(monkeypatch):
    """Somebody at the keyboard: a list to fill with answers; the questions are in `.asked`."""

    class Answers(list):
        asked = []

    given = Answers()
    given.asked = []

    def ask(question):
        given.asked.append(question)
        return given.pop(0)

    monkeypatch.setattr(flash, "interactive", lambda: True)
    monkeypatch.setattr(flash, "ask", ask)
    return given


def run(folder, *words):
    return flash.main([str(folder), *words])


def complete(folder, files=None):
    found = content(folder)
    return {p: found.get(p) for p in SMALL} == {**SMALL, **(files or {})} and not [
        p for p in found if p.endswith(copy.BESIDE)
    ]


# What is copied


def test_an_empty_drive_gets_everything(tmp_path, capsys):
    folder = make(tmp_path)
    assert run(folder) == 0
    assert content(folder) == SMALL
    said = capsys.readouterr().out
    assert "Adafruit PyGamer, CircuitPython 10.0.3" in said
    assert f"{len(SMALL)} files copied" in said
    assert said.splitlines()[-1] == "Press reset on the board now: the game starts."


def test_one_file_is_one_file(tmp_path, capsys):
    folder = make(tmp_path, files={**SMALL, "engine/table.py": OURS, "lib/ui/gone.py": OURS})
    assert run(folder) == 0
    said = capsys.readouterr().out
    assert "1 file copied, 11 were there already" in said
    assert "1 module of an older release is gone." in said
    folder = make(tmp_path / "b", files={"code.py": SMALL["code.py"]})
    assert run(folder) == 0
    assert "11 files copied, 1 was there already" in capsys.readouterr().out


def test_the_real_build_arrives_whole(tmp_path, monkeypatch):
    monkeypatch.undo()
    files = build.content(build.Plan(bundle=False))
    monkeypatch.setattr(build, "content", lambda plan: files)
    folder = make(tmp_path)
    assert flash.main([str(folder)]) == 0
    assert content(folder) == files


def test_a_second_run_writes_nothing_and_says_so(tmp_path, monkeypatch, capsys):
    folder = make(tmp_path)
    assert run(folder) == 0
    monkeypatch.setattr(copy, "put", lambda *_: pytest.fail("written again"))
    assert run(folder) == 0
    assert "up to date" in capsys.readouterr().out


def test_only_what_changed_is_written(tmp_path, monkeypatch):
    folder = make(tmp_path, files=SMALL)
    fill(folder, {"engine/table.py": OURS + b"old\n", "sprites/19x26.bmp": b"BMold"})
    written = []
    put = copy.put
    monkeypatch.setattr(copy, "put", lambda p, d: (written.append(p.name), put(p, d)))
    assert run(folder) == 0
    assert sorted(written) == ["19x26.bmp", "table.py"] and complete(folder)


def test_code_py_is_written_last_and_what_tells_that_the_game_is_there_first(tmp_path, monkeypatch):
    folder = make(tmp_path)
    written = []
    put = copy.put
    monkeypatch.setattr(
        copy, "put", lambda p, d: (written.append(p.relative_to(folder).as_posix()), put(p, d))
    )
    assert run(folder) == 0
    assert written[0] == "engine/__init__.py" and written[-1] == "code.py"


def test_a_dry_run_changes_nothing(tmp_path, capsys):
    folder = make(tmp_path, files={"code.py": b"mine\n", "lib/ui/gone.py": OURS})
    before = content(folder)
    assert run(folder, "--dry-run") == 0
    assert content(folder) == before
    said = capsys.readouterr().out
    assert "would write   code.py  (not ours: would ask)" in said
    assert "would remove  lib/ui/gone.py" in said


def test_a_dry_run_names_ten_files_what_is_not_ours_first_and_counts_the_rest(tmp_path, capsys):
    many = {f"sprites/{i:03}.bmp": b"BM" + bytes(9) for i in range(100)}
    folder = make(tmp_path, files={"sprites/099.bmp": b"BMmine"})
    todo = copy.plan(copy.Drive(folder), {**SMALL, **many})
    assert flash._dry(copy.Drive(folder), {**SMALL, **many}, todo) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "would write   sprites/099.bmp  (not ours: would ask)"
    assert len([line for line in said if line.startswith("would write ")]) == 10
    assert said[10] == "and 102 more"
    assert said[11].startswith("112 of 112 files, ") and len(said) == 12


def test_an_older_release_is_brought_up_to_date_without_a_question(tmp_path, answers):
    older = drives.older()
    older["sprites/19x26.bmp"] = b"BM" + bytes(200) + b"older"
    older["lib/ui/dropped.py"] = OURS + b"x = 1\n"
    older["engine/games/dropped.mpy"] = b"C\x06"
    folder = make(tmp_path, files=older)
    assert run(folder) == 0
    assert answers.asked == [] and content(folder) == SMALL


def test_sources_make_way_for_mpy_which_they_would_hide(tmp_path, monkeypatch, answers):
    folder = make(tmp_path, files=SMALL)
    compiled = {p.replace(".py", ".mpy"): b"C\x06" + d for p, d in SMALL.items() if "/" in p}
    compiled = {p: d for p, d in compiled.items() if not p.startswith("lib/adafruit")}
    compiled["code.py"] = SMALL["code.py"]
    monkeypatch.setattr(build, "content", lambda plan=None: dict(compiled))
    assert run(folder) == 0
    left = {p for p in content(folder) if p.endswith(".py") and not p.startswith("lib/adafruit")}
    assert left == {"code.py"} and answers.asked == []
    assert content(folder)["engine/table.mpy"] == compiled["engine/table.mpy"]


def test_the_code_py_that_circuitpython_made_itself_is_replaced_without_a_question(tmp_path):
    folder = make(tmp_path, files={"code.py": b'print("Hello World!")\n'})
    assert run(folder) == 0
    assert complete(folder)


# What is not ours

FOREIGN = {
    "code.py": b"print('my own program')\n",
    "lib/neopixel.mpy": b"C\x06neo",
    "lib/adafruit_display_text/label.mpy": b"C\x06label",
    "settings.toml": b'CIRCUITPY_WIFI_SSID = "home"\nPOCKET_SAVES = "nvm"\n',
    "patience0.sav": b"PPat save",
    "engine/mine.py": b"# my own engine\n",
    "sprites/hero.bmp": b"BMhero",
    "notes/räksmörgås.txt": b"hello",
}


def test_a_foreign_file_in_the_way_is_asked_about_and_no_means_nothing_happens(tmp_path, answers):
    folder = make(tmp_path, files=FOREIGN)
    answers.append("n")
    assert run(folder) == 1
    assert content(folder) == FOREIGN and len(answers.asked) == 1


def test_yes_replaces_what_is_in_the_way_and_nothing_else(tmp_path, answers):
    folder = make(tmp_path, files=FOREIGN)
    answers.append("y")
    assert run(folder) == 0
    assert content(folder) == {**FOREIGN, **SMALL}


def test_with_nobody_to_ask_a_foreign_file_stays(tmp_path, capsys):
    folder = make(tmp_path, files=FOREIGN)
    assert run(folder) == 1
    assert content(folder) == FOREIGN
    said = capsys.readouterr().err
    assert "copy of them" in said and "run this again with --yes" in said
    assert run(folder, "--yes") == 0
    assert content(folder) == {**FOREIGN, **SMALL}


@pytest.mark.parametrize(
    ("path", "data"),
    [
        ("engine/table.py", b"# somebody's table\n"),
        ("fonts/tall.pcf", b"\x01fcp somebody's"),
        ("sprites/19x26.bmp", b"BM somebody's"),
        ("LICENSES.txt", b"Somebody's licences\n"),
        ("lib/requirements.txt", b"neopixel\n"),
        ("lib/adafruit_display_text/label.py", b'"""Documented."""\n# with comments\n'),
        ("lib/ui/__init__.py/deeper.py", b"a folder where a file should be\n"),
        ("engine", b"a file where a folder should be\n"),
    ],
)
def test_every_sort_of_foreign_file_in_the_way_is_asked_about(tmp_path, answers, path, data):
    folder = make(tmp_path, files={path: data})
    answers += ["n", "y"]
    assert run(folder) == 1 and content(folder) == {path: data}
    assert run(folder) == 0 and complete(folder)


def test_settings_and_saves_are_never_touched(tmp_path):
    kept = {"settings.toml": b"X = 1\n", "patience0.sav": b"s", "saves/patience1.sav": b"t"}
    folder = make(tmp_path, files=kept)
    times = {p: (folder / p).stat().st_mtime_ns for p in kept}
    assert run(folder, "--yes") == 0
    assert {p: (folder / p).stat().st_mtime_ns for p in kept} == times


@pytest.mark.parametrize("path", ["code.txt", "ui.py", "handheld/__init__.py"])
def test_what_would_keep_the_game_from_running_is_named(tmp_path, capsys, path):
    folder = make(tmp_path, files={path: b"x = 1\n"})
    assert run(folder) == 0
    assert path.partition("/")[0] in capsys.readouterr().out


def test_boot_py_is_never_installed_unasked(tmp_path):
    folder = make(tmp_path)
    assert run(folder) == 0 and not (folder / "boot.py").exists()
    assert run(folder, "--boot") == 0
    text = (folder / "boot.py").read_text(encoding="utf-8")
    assert "storage.remount" in text and '"""' not in text


def test_a_boot_py_of_the_makers_own_is_asked_about(tmp_path, answers):
    folder = make(tmp_path, files={"boot.py": b"import storage\n"})
    answers.append("n")
    assert run(folder, "--boot") == 1
    assert content(folder) == {"boot.py": b"import storage\n"}


# Names as FAT has them


def test_names_in_other_case_are_the_same_names(tmp_path):
    # Where names differ by case only, a drive has one file, and so must we.
    there = {
        "CODE.PY": SMALL["code.py"],
        "ENGINE/TABLE.PY": OURS + b"older\n",
        "LIB/Ui/__init__.py": SMALL["lib/ui/__init__.py"],
        "SETTINGS.TOML": b"X = 1\n",
    }
    folder = make(tmp_path, files=there)
    assert run(folder) == 0
    found = content(folder)
    lower = {path.lower(): data for path, data in found.items()}
    assert len(lower) == len(found)
    wanted = {**SMALL, "settings.toml": b"X = 1\n"}
    assert lower == {path.lower(): data for path, data in wanted.items()}
    assert "ENGINE/TABLE.PY" in found and "LIB/Ui/__init__.py" in found


def test_boot_out_is_read_in_any_case(tmp_path):
    folder = make(tmp_path, version="")
    text = drives.BOOT_OUT.format(version="10.0.3", board="Adafruit PyGamer", id="pygamer")
    (folder / "BOOT_OUT.TXT").write_text(text)
    assert find.Info(folder).board_id == "pygamer"


# What can go wrong


def test_a_drive_that_is_too_small_is_left_as_it_is(tmp_path, monkeypatch, capsys):
    folder = make(tmp_path)
    monkeypatch.setattr(copy.Drive, "free", lambda self: 4000)
    assert run(folder) == 1
    assert content(folder) == {}
    said = capsys.readouterr().err
    assert "does not fit" in said and "4 KB are free" in said


def test_what_is_replaced_counts_as_room(tmp_path, monkeypatch):
    folder = make(tmp_path, files={**SMALL, "engine/table.py": OURS + b"x = 1\n" * 300})
    drive = copy.Drive(folder)
    todo = copy.plan(drive, SMALL)
    monkeypatch.setattr(copy.Drive, "cluster", lambda self: 512)
    # One file, beside which the old one stays until it is whole.
    assert copy.needed(drive, SMALL, todo) == -(-len(SMALL["engine/table.py"]) // 512) * 512


def fail_at(monkeypatch, number, error, after=False):
    """The number-th file cannot be put in its place; `after`: it is, and then it happens."""
    count = [0]
    replace = os.replace

    def fails(old, new):
        count[0] += 1
        if count[0] == number:
            if after:
                replace(old, new)
            raise error
        replace(old, new)

    monkeypatch.setattr(copy.os, "replace", fails)


def test_a_drive_that_fills_up_is_a_sentence(tmp_path, monkeypatch, capsys):
    folder = make(tmp_path)
    with monkeypatch.context() as patch:
        fail_at(patch, 4, OSError(errno.ENOSPC, "No space left on device"))
        assert run(folder) == 1
    assert "The drive is full" in capsys.readouterr().err
    assert "code.py" not in content(folder)
    assert run(folder) == 0 and complete(folder)


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_read_only_drive_is_a_sentence(tmp_path, monkeypatch, capsys, number):
    folder = make(tmp_path)

    def refuse(*_):
        raise OSError(number, "Read-only file system")

    monkeypatch.setattr(copy, "put", refuse)
    assert run(folder) == 1
    said = capsys.readouterr().err
    assert "cannot be written" in said and "Traceback" not in said


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOENT, errno.ENODEV])
def test_a_drive_that_goes_away_half_way_is_a_sentence(tmp_path, monkeypatch, capsys, number):
    folder = make(tmp_path)
    with monkeypatch.context() as patch:
        put = copy.put
        count = [0]

        def pulled(place, data):
            count[0] += 1
            if count[0] == 5:
                shutil.rmtree(folder)
                raise OSError(number, "gone")
            put(place, data)

        patch.setattr(copy, "put", pulled)
        assert run(folder) == 1
    assert "went away" in capsys.readouterr().err


def test_an_empty_mount_point_is_not_taken_for_the_drive(tmp_path, monkeypatch, capsys):
    folder = make(tmp_path)
    count = [0]
    there = copy.Drive.there

    def unmounted(self):
        count[0] += 1
        if count[0] == 5:
            self.device += 1
        there(self)

    monkeypatch.setattr(copy.Drive, "there", unmounted)
    assert run(folder) == 1
    assert "went away" in capsys.readouterr().err
    assert "code.py" not in content(folder)


def test_a_drive_that_goes_away_while_it_is_checked_is_a_sentence(tmp_path, monkeypatch, capsys):
    folder = make(tmp_path)

    def gone(place):
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(copy, "back", gone)
    assert run(folder) == 1
    assert "went away" in capsys.readouterr().err


def test_a_file_that_reads_back_otherwise_is_told(tmp_path, monkeypatch, capsys):
    folder = make(tmp_path)
    put = copy.put

    def spoil(place, data):
        put(place, data[:-1] + b"?" if place.name == "table.py" else data)

    with monkeypatch.context() as patch:
        patch.setattr(copy, "put", spoil)
        assert run(folder) == 1
    assert "engine/table.py" in capsys.readouterr().err
    assert run(folder) == 0 and complete(folder)


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("number", range(1, len(SMALL) + 1))
def test_interrupted_at_any_file_a_rerun_completes_it(
    tmp_path, monkeypatch, answers, number, after
):
    folder = make(tmp_path, files={"code.py": b'print("Hello World!")\n'})
    with monkeypatch.context() as patch:
        fail_at(patch, number, KeyboardInterrupt(), after)
        assert run(folder) == 130
    if number < len(SMALL):
        assert content(folder)["code.py"] != SMALL["code.py"]
    assert run(folder) == 0
    assert answers.asked == [] and content(folder) == SMALL


@pytest.mark.parametrize("number", range(1, len(SMALL)))
def test_interrupted_over_an_older_release_a_rerun_completes_it(
    tmp_path, monkeypatch, answers, number
):
    folder = make(tmp_path, files=drives.older())
    with monkeypatch.context() as patch:
        fail_at(patch, number, KeyboardInterrupt())
        assert run(folder) == 130
    assert run(folder) == 0
    assert answers.asked == [] and content(folder) == SMALL


@pytest.mark.parametrize("path", sorted(SMALL))
def test_a_half_written_file_is_no_foreign_file(tmp_path, answers, path):
    whole = SMALL[path]
    for i, part in enumerate((b"", whole[: len(whole) // 2], bytes(len(whole)))):
        folder = make(tmp_path / str(i), files={path: part})
        assert run(folder) == 0
        assert answers.asked == [] and complete(folder)


# Which board


def test_without_a_board_it_says_how_to_bring_one_up(capsys):
    assert flash.main([]) == 1
    said = capsys.readouterr().err
    for help_ in ("carries data", "reset", "twice", "UF2", "flash PLACE"):
        assert help_ in said


def test_the_only_board_is_taken(tmp_path, monkeypatch):
    folder = make(tmp_path)
    other = tmp_path / "STICK"
    other.mkdir()
    found = [find.Volume(other, "STICK"), find.Volume(folder, "CIRCUITPY")]
    monkeypatch.setattr(find, "volumes", lambda: found)
    assert flash.main([]) == 0
    assert complete(folder) and not list(other.iterdir())


@pytest.fixture
def three(tmp_path, monkeypatch):
    folders = [
        make(tmp_path / "a"),
        make(tmp_path / "b", "CIRCUITPY1", "Pimoroni PicoSystem", "pimoroni_picosystem"),
        make(tmp_path / "c", "RENAMED", "Pajenicko PicoPad", "pajenicko_picopad", "9.2.8"),
    ]
    monkeypatch.setattr(find, "volumes", lambda: [find.Volume(f, f.name) for f in folders])
    return folders


def test_of_three_boards_the_one_that_is_named_is_taken(three, answers, capsys):
    answers += ["7", "x", "3"]
    assert flash.main([]) == 0
    assert [bool(content(folder)) for folder in three] == [False, False, True]
    said = capsys.readouterr().out
    assert "Pimoroni PicoSystem, CircuitPython 10.0.3" in said and "CircuitPython 9.2.8" in said


def test_of_three_boards_none_is_taken_unasked(three, capsys):
    assert flash.main([]) == 2
    assert not any(content(folder) for folder in three)
    assert "Pajenicko PicoPad" in capsys.readouterr().err


def test_no_answer_to_which_board_changes_nothing(three, answers):
    answers.append("")
    assert flash.main([]) == 1
    assert not any(content(folder) for folder in three)


def test_a_bootloader_is_told_from_a_board(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "PYGAMERBOOT"
    folder.mkdir()
    (folder / "INFO_UF2.TXT").write_text("UF2 Bootloader v3.15\nBoard-ID: SAMD51J19A-PyGamer-M4\n")
    monkeypatch.setattr(find, "volumes", lambda: [find.Volume(folder, folder.name)])
    assert flash.main([]) == 1
    assert "bootloader" in capsys.readouterr().err
    assert flash.main([str(folder)]) == 1
    assert len(list(folder.iterdir())) == 1


def test_a_drive_that_is_not_mounted_is_named(monkeypatch, capsys):
    monkeypatch.setattr(flash, "unmounted_devices", lambda: ["/dev/disk/by-label/CIRCUITPY"])
    assert flash.main([]) == 1
    assert "udisksctl mount -b /dev/disk/by-label/CIRCUITPY" in capsys.readouterr().err


def test_a_folder_that_is_no_drive_is_asked_about(tmp_path, answers):
    folder = tmp_path / "documents"
    folder.mkdir()
    answers.append("")
    assert run(folder) == 1 and not list(folder.iterdir())


def test_with_nobody_to_ask_a_folder_that_is_no_drive_waits_for_yes(tmp_path, capsys):
    folder = tmp_path / "documents"
    folder.mkdir()
    assert run(folder) == 1 and not list(folder.iterdir())
    assert "run this again with --yes" in capsys.readouterr().err
    assert run(folder, "--yes") == 0 and complete(folder)


def test_a_place_that_is_not_there_is_a_sentence(tmp_path, capsys):
    assert run(tmp_path / "nowhere") == 2
    assert "There is no folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ({"version": "8.2.10"}, 1, "9.0 or newer is needed"),
        ({"version": "12.0.0-alpha.1"}, 0, "newer than what this release was tried with"),
        ({"board": "Adafruit Trinket M0", "board_id": "trinket_m0"}, 1, "no display"),
        ({"board": "Adafruit CLUE", "board_id": "clue_nrf52840_express"}, 0, "no profile"),
        ({"version": ""}, 0, "boot_out.txt"),
        ({"board_id": "made_up_board", "board": "Made up"}, 0, "no profile for Made up"),
    ],
)
def test_what_the_board_says_of_itself_is_heeded(tmp_path, capsys, words, code, said):
    folder = make(tmp_path, **words)
    assert run(folder) == code
    out = capsys.readouterr()
    assert said in out.out + out.err
    assert complete(folder) == (code == 0)


def test_a_board_without_a_profile_is_told_to_tell_its_keys_before_the_reset(tmp_path, capsys):
    folder = make(tmp_path, board="Some Board", board_id="some_board")
    for _ in range(2):  # copied, and up to date already
        assert run(folder) == 0
        said = capsys.readouterr().out
        last = said.splitlines()[-1]
        assert "settings.toml" in last and last.index("keys") < last.index("press reset")
        assert "Press reset on the board now" not in said and "No need" not in said
    fill(folder, {"settings.toml": b'POCKET_KEYS = "UP=D5"\n', "code.py": b""})
    assert run(folder) == 0
    assert capsys.readouterr().out.endswith("Press reset on the board now: the game starts.\n")


def test_keys_told_in_settings_make_up_for_a_profile(tmp_path, capsys):
    files = {"settings.toml": b'POCKET_KEYS = "UP=D5 DOWN=D6"\n'}
    folder = make(tmp_path, board="Adafruit Feather M4", board_id="feather_m4_express", files=files)
    assert run(folder) == 0
    assert "no profile" not in capsys.readouterr().out


def test_every_board_with_a_profile_may_be_flashed():
    for board_id in known.profiles():
        info = find.Info("/nowhere")
        info.version, info.major, info.board_id = "10.0.0", 10, board_id
        assert known.judge(info) == ("", [])


def test_an_mpy_cross_of_another_version_is_refused(tmp_path, monkeypatch, capsys):
    from tools.board import mpy

    monkeypatch.setattr(mpy, "version", lambda program: "9")
    folder = make(tmp_path)
    assert run(folder, "--mpy-cross", "mpy-cross") == 1
    assert "is for CircuitPython 9, the board has 10.0.3" in capsys.readouterr().err
    assert content(folder) == {}


# Progress


def test_progress_is_a_bar_on_a_terminal_and_nothing_elsewhere(monkeypatch, capsys):
    flash._bar("Copying")(1, 2, "code.py")
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(flash.sys.stderr, "isatty", lambda: True, raising=False)
    flash._bar("Copying")(1, 2, "engine/table.py")
    assert "[###############...............]  50% engine/table.py" in capsys.readouterr().err
