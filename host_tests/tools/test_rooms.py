# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The doors between the rooms: who may import what (docs/DESIGN.md)."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

DRAWING = {"displayio", "bitmaptools", "fontio", "vectorio", "gc", "micropython", "array"}
ADAFRUIT = {"adafruit_bitmap_font", "adafruit_display_text"}
# CircuitPython's own modules, those a handheld may have a use for.
CIRCUITPYTHON = {
    *("analogio", "array", "audiobusio", "audiocore", "audioio", "audiomixer", "audiopwmio"),
    *("binascii", "board", "busio", "digitalio", "displayio", "errno", "fourwire", "gc", "io"),
    *("keypad", "math", "microcontroller", "micropython", "neopixel_write", "os", "pwmio"),
    *("sdcardio", "storage", "struct", "supervisor", "synthio", "sys", "time"),
}
DOORS = {
    "engine": {"engine", "array", "micropython"},
    "lib/ui": {"ui", "engine", "handheld", *DRAWING, *ADAFRUIT},
    "lib/handheld": {"handheld", *CIRCUITPYTHON},
    "code.py": {"handheld", "ui"},
}
# One module each, and why.
SIDE_DOORS = {
    "engine/__init__.py": {"sys"},  # a module is let go by forgetting it there
    "lib/ui/deals.py": {"random"},  # the number of a new deal
    "lib/ui/trouble.py": {"sys", "traceback"},  # an error goes to the serial console
}


def imports(source):
    """The top-level names that a module imports anywhere in it."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else node.module.partition(".")[0]
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            name = getattr(node.args[0], "value", None)
            if isinstance(name, str):
                yield name.partition(".")[0]


def strangers(room, path, source):
    """What a module imports through no door."""
    allowed = DOORS[room] | SIDE_DOORS.get(path, set()) | {"."}
    return sorted(set(imports(source)) - allowed)


def modules():
    for room in DOORS:
        place = ROOT / room
        for path in [place] if place.is_file() else sorted(place.rglob("*.py")):
            yield room, path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize(("room", "path"), list(modules()))
def test_a_module_imports_only_through_the_doors_of_its_room(room, path):
    assert strangers(room, path, (ROOT / path).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("room", "source"),
    [
        ("engine", "import random"),
        ("engine", "def f():\n    from ui import table"),
        ("engine", "import sys"),
        ("engine", "x = __import__('time')"),
        ("lib/ui", "import board"),
        ("lib/ui", "try:\n    import typing\nexcept ImportError:\n    pass"),
        ("lib/handheld", "import engine.log"),
        ("lib/handheld", "from adafruit_display_text import label"),
        ("code.py", "import engine"),
    ],
)
def test_a_door_that_is_not_there_is_noticed(room, source):
    assert strangers(room, "some/file.py", source)


def test_a_side_door_stays_a_door_of_one_module():
    assert not strangers("engine", "engine/__init__.py", "import sys")
    assert strangers("engine", "engine/games/scorpion.py", "import sys")


@pytest.mark.parametrize("top", ["engine", "lib", "tools", "code.py"])
def test_the_rooms_are_where_the_design_says(top):
    assert (ROOT / top).exists()


def test_no_board_room_names_the_rooms_that_stay_at_home():
    for _, path in modules():
        words = (ROOT / path).read_text(encoding="utf-8")
        assert "host_tests" not in words and "import tools" not in words, path
