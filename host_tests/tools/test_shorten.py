# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Short names on a board: the program stays the same, byte for byte of its code."""

import types
from pathlib import Path

import pytest

from tools.board.shorten import shorten
from tools.board.strip import strip

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path.relative_to(ROOT).as_posix()
    for room in ("engine", "lib")
    for path in (ROOT / room).rglob("*.py")
)


def same(one, two):
    """Whether two code objects do the same with the same arguments, whatever names they use."""
    if one.co_code != two.co_code or len(one.co_consts) != len(two.co_consts):
        return False
    count = one.co_argcount + one.co_kwonlyargcount
    if one.co_varnames[:count] != two.co_varnames[:count]:
        return False
    for a, b in zip(one.co_consts, two.co_consts, strict=True):
        if isinstance(a, types.CodeType):
            if a.co_name != b.co_name or not same(a, b):
                return False
        elif a != b:
            return False
    return True


@pytest.mark.parametrize("path", SOURCES)
def test_every_module_a_board_runs_stays_the_same_program_line_by_line(path):
    source = strip((ROOT / path).read_text(encoding="utf-8"))
    short = shorten(source)
    assert same(compile(source, path, "exec"), compile(short, path, "exec"))
    assert short.count("\n") == source.count("\n") and len(short) <= len(source)
    assert shorten(short) == short


def test_variables_and_private_constants_get_short_names():
    source = "_SPAN = 4\n\n\ndef f(given):\n    total = given + _SPAN\n    return total\n"
    assert shorten(source) == "_a = 4\n\n\ndef f(given):\n    a = given + _a\n    return a\n"


@pytest.mark.parametrize(
    "source",
    (
        "def f(given, other=1):\n    return given\n",
        "def f():\n    import gc as bin_man\n    bin_man.collect()\n",
        "def f():\n    global there\n    there = 1\n",
        "def f():\n    try:\n        pass\n    except OSError as error:\n        print(error)\n",
        "def f():\n    inner = 1\n    return lambda: inner\n",
        "PUBLIC = 4\n__version__ = '1'\n",
        "class Thing:\n    shared = 1\n\n    def _name(self):\n        self.value = 1\n",
        "def f(value):\n    long_one = 1\n    return f'{long_one}'\n",
    ),
)
def test_names_that_others_can_see_stay(source):
    assert shorten(source) == source


def test_a_short_name_is_none_that_is_in_use():
    source = "def f(a, b):\n    total = c + a + b\n    return total\n"
    assert shorten(source) == "def f(a, b):\n    d = c + a + b\n    return d\n"
