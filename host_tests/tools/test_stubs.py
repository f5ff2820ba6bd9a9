# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What runs on a board uses only what CircuitPython 9, 10 and the newest have.

The lists in host_tests/data are made from the published stubs: `python3 -m tools stubs`.
"""

import importlib.util
import io
import zipfile

import pytest

from host_tests.tools.circuitpython import Names, Reader
from tools.board import known, needs, stubs
from tools.commands.stubs import VERSIONS

NAMES = {version: Names(version) for version in VERSIONS}
HOMES = ("pygamer", "pimoroni_picosystem")
# Part of every CircuitPython, and in no list of what is built in.
EVERYWHERE = {"gc", "micropython", "sys", "board"}
SOURCES = [*needs.modules(), "tools/board/boot.py"]


def read(path, version):
    return Reader(NAMES[version]).read((needs.ROOT / path).read_text(encoding="utf-8"))


def test_the_versions_are_9_10_and_newer():
    majors = [int(version.partition(".")[0]) for version in VERSIONS]
    assert {9, 10} <= set(majors) and majors == sorted(majors)
    assert (majors[0], majors[-1]) == (known.OLDEST, known.NEWEST)


@pytest.mark.parametrize("version", VERSIONS)
def test_every_module_attribute_and_parameter_that_is_used_is_there(version):
    found = {path: read(path, version).faults for path in SOURCES}
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.parametrize("board", HOMES)
@pytest.mark.parametrize("version", VERSIONS)
def test_every_module_that_is_imported_unguarded_is_built_in(version, board):
    built_in = NAMES[version].modules[board] | EVERYWHERE
    for path in SOURCES:
        assert sorted(read(path, version).needs - built_in) == [], path


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("import displayio\ndisplayio.Nothing()", "no displayio.Nothing"),
        ("import nothing", "no module nothing"),
        ("from supervisor import nothing", "no supervisor.nothing"),
        (
            "import displayio as d\nx = d.Bitmap(1, 2, 3)\nx.nothing()",
            "no displayio.Bitmap.nothing",
        ),
        ("import displayio\ndisplayio.Bitmap(1, 2, 3, 4)", "takes 3 arguments"),
        ("import bitmaptools\nbitmaptools.blit(a, b, 1, 2, skip=3)", "no parameter skip"),
        ("def f(display):\n    display.nothing = 1", "no busdisplay.BusDisplay.nothing"),
        ("import os\nos.replace('a', 'b')", "no os.replace"),
        (
            "import keypad\nclass A:\n    def g(self):\n        self.k.nothing()\n"
            "    def __init__(self):\n        self.k = keypad.Keys((), value_when_pressed=True)",
            "no keypad.Keys.nothing",
        ),
    ],
)
def test_what_is_not_there_is_noticed(source, fault):
    faults = Reader(NAMES[VERSIONS[-1]]).read(source).faults
    assert len(faults) == 1 and fault in faults[0]


def test_what_is_asked_for_with_hasattr_may_be_missing():
    source = "import os\nif hasattr(os, 'replace'):\n    os.replace('a', 'b')"
    assert Reader(NAMES[VERSIONS[-1]]).read(source).faults == []


def test_what_is_imported_under_try_may_be_missing_on_a_board():
    source = "try:\n    import audioio\nexcept ImportError:\n    import audiopwmio\nimport keypad\n"
    assert Reader(NAMES[VERSIONS[-1]]).read(source).needs == {"keypad"}


# Boards


def profile(name):
    """A module of lib/handheld/boards, without the rest, which asks for a board's own modules."""
    path = needs.ROOT / f"lib/handheld/boards/{name}.py"
    spec = importlib.util.spec_from_file_location("profile_" + name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def pins(module):
    """The names of pins in a profile."""
    found = [*getattr(module, "REGISTER", ()), *getattr(module, "KEYS", ())]
    found += [*getattr(module, "STICK", ()), *getattr(module, "SPEAKER", ())]
    found += [*getattr(module, "LEDS", ()), *getattr(module, "PIXELS", ())[:1]]
    return found + [name for name in [getattr(module, "ENABLE", None)] if name]


@pytest.mark.parametrize(("board_id", "name"), sorted(known.profiles().items()))
def test_every_pin_of_a_profile_is_on_its_board(board_id, name):
    seen = 0
    for names in NAMES.values():
        # The stubs of 9.0 have lost most boards' pins, and newer boards are not in the old ones.
        there = names.pins.get(board_id, set())
        if len(there) > 8:
            seen += 1
            assert sorted(set(pins(profile(name))) - there) == []
            assert "DISPLAY" in there
    assert seen


@pytest.mark.parametrize(("board_id", "name"), sorted(known.profiles().items()))
def test_a_board_is_found_by_what_its_pins_are_called(board_id, name):
    there = NAMES[VERSIONS[-1]].pins[board_id]
    board = type("board", (), dict.fromkeys(there, 1))
    assert profile("__init__").find(board, "") == name


def test_no_other_published_board_is_taken_for_one_we_know():
    known_ids = set(known.profiles())
    assert known_ids <= set(known.displays()) and all(known.displays()[i] for i in known_ids)
    assert known.displays()["raspberry_pi_pico"] is False
    assert len(known.displays()) > 500


# The tool that makes the lists


def test_the_lists_are_made_from_stubs():
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        archive.writestr(
            "displayio-stubs/__init__.pyi",
            "class A(B):\n    x: int\n    def __init__(self, a: int, *, b: int = 1) -> None: ...\n"
            "    @property\n    def y(self) -> int: ...\n    def f(self, *args) -> None: ...\n"
            "def g() -> None: ...\nz: A\n",
        )
        archive.writestr(
            "board_definitions/pygamer/__init__.pyi",
            '"""\n - Included modules: os, os.getenv, _bleio (HCI)\n"""\nA0: int\n\nDISPLAY: int\n',
        )
        archive.writestr("board_definitions/blind/__init__.pyi", "A0: int\n")
    with zipfile.ZipFile(out) as archive:
        assert stubs._modules(archive) == [
            "displayio.A(a b)",
            "displayio.A.__init__(a b)",
            "displayio.A.f(*)",
            "displayio.A.x: int",
            "displayio.A.y",
            "displayio.A: B",
            "displayio.g()",
            "displayio.z: A",
        ]
        lines = ["board pygamer: A0 DISPLAY", "modules pygamer: os os.getenv"]
        assert stubs._boards(archive) == lines
        assert list(stubs._displays(archive)) == ["blind", "pygamer*"]


def test_without_the_network_refreshing_is_a_sentence(monkeypatch, capsys):
    from tools.commands import stubs as command

    done = type("Done", (), {"returncode": 1})
    monkeypatch.setattr(stubs.subprocess, "run", lambda *_, **__: done)
    assert command.main([]) == 1
    assert "could not be fetched" in capsys.readouterr().err
