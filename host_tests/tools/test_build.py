# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`python3 -m tools build`: what a drive holds, how large it may be, mpy-cross, bundles."""

import os
import stat
import sys
import zipfile
from pathlib import Path

import pytest

from tools.board import drive, libraries, mpy, needs, report
from tools.commands import build

ROOT = needs.ROOT
ROOMS = ("engine/", "lib/", "fonts/", "sprites/")

CROSS = """#!{python}
# A made-up mpy-cross: the format's first two bytes, then the source's name and length.
import sys
words = sys.argv[1:]
if words == ["--version"]:
    print({version!r})
    sys.exit(0)
if {fail}:
    sys.exit("SyntaxError: invalid syntax")
name = words[words.index("-s") + 1]
source = open(words[-1], "rb").read()
with open(words[words.index("-o") + 1], "wb") as out:
    out.write(bytes({magic}) + name.encode() + str(len(source)).encode())
"""


@pytest.fixture
def no_circup(monkeypatch, tmp_path):
    monkeypatch.setattr(libraries, "circup_home", lambda: tmp_path / "none")
    monkeypatch.setattr(libraries.shutil, "which", lambda name: None)


@pytest.fixture
def built(no_circup):
    return drive.content()


@pytest.fixture
def cross(tmp_path):
    """Makes a made-up mpy-cross."""
    if os.name == "nt":
        pytest.skip("needs programs that start with #!")

    def make(magic=(67, 6), version="CircuitPython 10.0.3 on 2025-10-17", fail=False):
        path = tmp_path / "mpy-cross"
        path.write_text(
            CROSS.format(python=sys.executable, magic=list(magic), version=version, fail=fail)
        )
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    return make


# What is there


def test_a_drive_holds_the_program_its_libraries_and_art_and_nothing_else(built):
    tops = {"code.py", "LICENSES.txt"}
    assert all(path in tops or path.startswith(ROOMS) for path in built)
    assert {path.rpartition(".")[2] for path in built} == {"py", "bmp", "pcf", "txt"}
    assert [p for p in built if p.endswith(".txt")] == ["LICENSES.txt", "lib/requirements.txt"]


def test_every_module_that_is_imported_on_a_board_is_on_the_drive(built):
    for path in built:
        if path.endswith(".py"):
            for name in needs.imports(built[path].decode()):
                for file in needs.files(name):
                    assert file in built, (path, file)


def test_every_game_and_every_board_profile_is_on_the_drive(built):
    from engine.games.index import GAMES

    assert all(f"engine/games/{row[0]}.py" in built for row in GAMES)
    assert all(f"lib/handheld/boards/{name}.py" in built for name in drive.profiles())


def test_what_only_bots_need_stays_at_home(built):
    assert (ROOT / "engine/notation.py").exists() and "engine/notation.py" not in built


def test_every_font_and_picture_that_a_source_names_is_on_the_drive(built):
    import re

    said = "\n".join(d.decode() for p, d in built.items() if p.endswith(".py"))
    named = re.findall(r'"((?:fonts|sprites)/[\w/]+\.\w+)"', said)
    assert named and all(name in built for name in named)


def test_the_libraries_have_the_modules_that_ours_import_and_that_those_import(built):
    import re

    for path in [p for p in built if p.startswith("lib/adafruit_")]:
        name = path.split("/")[1]
        for module in re.findall(rf"^(?:from|import) {name}\.(\w+)", built[path].decode(), re.M):
            assert f"lib/{name}/{module}.py" in built, path
    for path in needs.modules():
        for name in needs.imports((ROOT / path).read_text(encoding="utf-8")):
            top, _, part = name.partition(".")
            if top in libraries.NAMES:
                assert f"lib/{top}/{part or '__init__'}.py" in built


def test_the_program_starts_from_a_built_drive(built, tmp_path):
    """All imports of the drive, on a VM that sees nothing but it and the board's own modules."""
    import subprocess

    from tools.vm import runner

    vm = runner.Unix()
    if vm.missing():
        pytest.skip(vm.missing())
    drive.write(built, tmp_path / "drive")
    script = (
        "import displayio\ndisplayio.mute[0] = 1\nimport handheld, ui\n"
        "app = ui.App(handheld.open())\nfrom engine.games.index import GAMES\n"
        "from ui import screens\n"
        "for game in GAMES:\n    screens.do(app, 'begin', game[0], 1)\n    screens.menu(app)\n"
        "print('done')\n"
    )
    path = [tmp_path / "drive", tmp_path / "drive/lib", ".frozen"]
    path += [runner.HERE / "lib", runner.HERE / "inside"]
    done = subprocess.run(
        [vm.command(), "-X", "heapsize=4m", "-c", script],
        cwd=tmp_path / "drive",
        env={**os.environ, "MICROPYPATH": ":".join(map(str, path))},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.endswith("done\n"), done.stdout[-2000:] + done.stderr[-2000:]


def test_a_drive_for_one_board_has_that_boards_profile_and_the_users(no_circup):
    files = drive.content(drive.Plan("pygamer"))
    names = {p.rpartition("/")[2] for p in files if p.startswith("lib/handheld/boards/")}
    assert names == {"__init__.py", "user.py", "pygamer.py"}


def test_every_source_keeps_its_licence_lines_and_the_licences_name_every_library(built):
    for path, data in built.items():
        if path.endswith(".py") and not path.startswith("lib/adafruit_"):
            assert data.startswith(drive.OURS.encode()), path
    said = built["LICENSES.txt"].decode()
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").strip() in said
    for name in libraries.NAMES:
        assert f"lib/{name} {libraries.version(libraries.places()[name])}" in said
        for line in libraries.copyrights(libraries.places()[name]):
            assert line in said


# How it comes to be


def test_the_same_input_gives_the_same_bytes(no_circup):
    first, second = drive.content(), drive.content()
    assert first == second and drive.zipped(first) == drive.zipped(dict(reversed(second.items())))


def test_line_ends_of_the_checkout_make_no_difference(no_circup, monkeypatch):
    first = drive.content()
    read = drive.Path.read_text

    def windows(path, **words):
        return read(path, **words).replace("\n", "\r\n") if path.suffix == ".py" else read(path)

    monkeypatch.setattr(drive.Path, "read_text", windows)
    assert drive.content()["engine/rules.py"] == first["engine/rules.py"]


def test_the_folder_and_the_zip_hold_the_same(no_circup, tmp_path, capsys):
    assert build.main(["--out", str(tmp_path), "--no-vm"]) == 0
    folder = drive.read(tmp_path / "CIRCUITPY")
    with zipfile.ZipFile(tmp_path / f"pocket-patience-{drive.version()}.zip") as archive:
        assert {name: archive.read(name) for name in archive.namelist()} == folder
        assert all(entry.date_time == (1980, 1, 1, 0, 0, 0) for entry in archive.infolist())
    assert folder == drive.content()
    assert "the largest source of ours" in capsys.readouterr().out


def test_a_second_build_replaces_the_first_whole(no_circup, tmp_path):
    assert build.main(["--out", str(tmp_path), "--no-vm"]) == 0
    (tmp_path / "CIRCUITPY/engine/older.py").write_text("x")
    assert build.main(["--out", str(tmp_path), "--no-vm"]) == 0
    assert not (tmp_path / "CIRCUITPY/engine/older.py").exists()


def test_a_folder_that_is_no_build_is_not_touched(no_circup, tmp_path, capsys):
    (tmp_path / "CIRCUITPY").mkdir()
    (tmp_path / "CIRCUITPY/mine.txt").write_text("x")
    assert build.main(["--out", str(tmp_path), "--no-vm"]) == 1
    assert "is no build of ours" in capsys.readouterr().err
    assert [p.name for p in (tmp_path / "CIRCUITPY").iterdir()] == ["mine.txt"]


@pytest.mark.parametrize(
    ("words", "said"),
    [(["--board", "toaster"], "pygamer"), (["--circuitpython", "ten"], "such as 10")],
)
def test_wrong_arguments_are_answered_with_what_would_be_right(words, said, capsys):
    assert build.main(words) == 2
    assert said in capsys.readouterr().err


# mpy-cross


def test_with_circuitpythons_mpy_cross_all_modules_but_code_py_are_mpy(no_circup, cross, tmp_path):
    plain = drive.content()
    files = drive.content(drive.Plan(mpy_cross=cross()))
    assert [p for p in files if p.endswith(".py")] == ["code.py"]
    assert {p.rpartition(".")[0] for p in files} == {p.rpartition(".")[0] for p in plain}
    # From the source that a board would compile, under the name that a traceback shall show.
    size = len(plain["engine/rules.py"])
    assert files["engine/rules.mpy"] == b"C\x06engine/rules.py" + str(size).encode()
    out = tmp_path / "out"
    assert build.main(["--mpy-cross", cross(), "--out", str(out), "--no-vm"]) == 0
    assert [p.name for p in out.glob("*.zip")] == [f"pocket-patience-{drive.version()}-cp10.zip"]


def test_micropythons_mpy_cross_is_refused_with_the_reason(no_circup, cross, tmp_path, capsys):
    path = cross((ord("M"), 6), "MicroPython v1.27.0; mpy-cross emitting mpy v6.3")
    assert build.main(["--mpy-cross", path, "--out", str(tmp_path / "o"), "--no-vm"]) == 1
    said = capsys.readouterr().err
    assert "MicroPython's mpy-cross" in said and "circuitpython.org/downloads" in said
    assert not (tmp_path / "o").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ({"magic": (ord("C"), 5)}, "format 5"),
        ({"magic": (0, 0)}, "is it an mpy-cross"),
        ({"magic": ()}, "is it an mpy-cross"),
        ({"fail": True}, "SyntaxError"),
    ],
)
def test_an_mpy_cross_that_will_not_do_is_refused_with_the_reason(no_circup, cross, words, said):
    made = cross(**words)
    if words.get("magic") == ():
        text = Path(made).read_text()
        Path(made).write_text(text.replace("+ name.encode() + str(len(source)).encode()", ""))
    with pytest.raises(mpy.Refused, match=said):
        drive.content(drive.Plan(mpy_cross=made))


def test_a_missing_mpy_cross_is_a_sentence(no_circup):
    with pytest.raises(mpy.Refused, match="There is no no-such-program here"):
        drive.content(drive.Plan(mpy_cross="no-such-program"))


# circup's bundle


def make_bundle(home, kind, tag, ending):
    name = f"{libraries.BUNDLE}-{kind}-{tag}"
    lib = home / "adafruit" / f"{libraries.BUNDLE}-{kind.replace('.x-', '')}" / name / "lib"
    for library, parts in libraries.wanted(needs.modules()).items():
        (lib / library).mkdir(parents=True)
        for part in parts:
            text = f'"""Of {tag}."""\n__version__ = "{tag[:4]}"\n'
            data = text.encode() if ending == ".py" else b"C\x06" + tag.encode()
            (lib / library / (part + ending)).write_bytes(data)
    return lib


def test_the_newest_bundle_that_circup_has_gives_the_libraries(monkeypatch, tmp_path):
    monkeypatch.setattr(libraries, "circup_home", lambda: tmp_path)
    make_bundle(tmp_path, "py", "20250901", ".py")
    make_bundle(tmp_path, "py", "20251001", ".py")
    files = drive.content()
    assert files["lib/adafruit_display_text/label.py"] == b'\n__version__ = "2025"\n'
    said = files["LICENSES.txt"].decode()
    assert f"{libraries.BUNDLE}-py-20251001" in said and "Kevin Matocha" in said


def test_for_one_version_of_circuitpython_the_bundle_gives_mpy(monkeypatch, tmp_path):
    monkeypatch.setattr(libraries, "circup_home", lambda: tmp_path)
    make_bundle(tmp_path, "10.x-mpy", "20251001", ".mpy")
    files = drive.content(drive.Plan(circuitpython="10"))
    assert files["lib/adafruit_display_text/label.mpy"] == b"C\x0620251001"
    assert "lib/adafruit_display_text/label.py" not in files and "engine/rules.py" in files


def test_where_circup_is_it_is_asked_to_fetch_its_bundle(monkeypatch, tmp_path):
    monkeypatch.setattr(libraries, "circup_home", lambda: tmp_path)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: "/bin/" + name)
    asked = []

    def run(words, **_):
        asked.append(words)
        make_bundle(tmp_path, "py", "20251001", ".py")

    monkeypatch.setattr(libraries.subprocess, "run", run)
    assert "20251001" in drive.content()["LICENSES.txt"].decode()
    assert asked == [["/bin/circup", "show", "adafruit_bitmap_font"]]


def test_a_circup_that_cannot_fetch_leaves_the_pinned_wheels(monkeypatch, tmp_path):
    monkeypatch.setattr(libraries, "circup_home", lambda: tmp_path)
    monkeypatch.setattr(libraries.shutil, "which", lambda name: "/bin/" + name)

    def run(words, **_):
        raise libraries.subprocess.TimeoutExpired(words, 120)

    monkeypatch.setattr(libraries.subprocess, "run", run)
    assert "from the pinned wheels" in drive.content()["LICENSES.txt"].decode()


def test_the_list_for_circup_the_wheels_and_the_libraries_agree():
    pinned = (ROOT / "lib/requirements.txt").read_text(encoding="utf-8").splitlines()
    pinned = [line for line in pinned if not line.startswith("#")]
    for group in ("board", "play"):
        text = (ROOT / f"tools/requirements/{group}.txt").read_text(encoding="utf-8")
        assert all(line in text.splitlines() or "-r board.txt" in text for line in pinned)
    # circup takes the name of the library out of that of the package.
    names = [line.partition("==")[0].replace("-circuitpython-", "_") for line in pinned]
    assert tuple(name.replace("-", "_") for name in names) == libraries.NAMES
    for line, folder in zip(pinned, libraries.places().values(), strict=True):
        assert line.partition("==")[2] == libraries.version(folder)


# How large it may be


def test_no_module_of_ours_is_over_8_kb_as_built(built):
    large = [(s, p) for s, p in report.sources(report.ours(built)) if s > report.MODULE]
    assert large == []


def test_no_module_that_loads_while_the_table_is_up_is_over_4_kb(built):
    late = set(report.ours(built)) - set(needs.at_start())
    large = [(s, p) for s, p in report.sources(report.ours(built)) if p in late]
    assert "lib/ui/trouble.py" in late and "engine/games/scorpion.py" in late
    assert [(s, p) for s, p in large if s > report.LATE] == []


def test_the_drive_is_under_300_kb_without_the_libraries(built):
    assert sum(map(len, report.ours(built).values())) < report.DRIVE


def test_the_report_says_why_compiling_was_not_measured(built, monkeypatch):
    from tools.vm import runner

    monkeypatch.setattr(runner.Node, "missing", lambda self: "no Node here")
    assert report.compiling(b"x = 1\n") == "not measured (no Node here)"


def test_compiling_a_larger_source_takes_more_heap():
    from tools.vm import runner

    missing = runner.Node().missing()
    if missing:
        pytest.skip(missing)
    small = report.compiling(b"x = 1\n")
    large = report.compiling(b"def f(a):\n" + b"    a.b(c, 1, 'd')\n" * 200)
    assert int(small.split()[0]) < 4 < int(large.split()[0]) < report.MOST


# Versions


def test_the_version_stands_in_one_place_and_the_changelog_begins_with_it():
    number = drive.version()
    said = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert next(line for line in said.splitlines() if line.startswith("## ")) == f"## {number}"
    for path in needs.modules():
        if path != "engine/__init__.py":
            source = (ROOT / path).read_text(encoding="utf-8")
            assert number not in source and "__version__ =" not in source, path
    assert f'__version__ = "{number}"' in drive.content()["engine/__init__.py"].decode()
