# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Short names on a board: the program stays the same, byte for byte of its code."""

import ast
import types
from pathlib import Path

import pytest

from tools.board.shorten import said_by, shorten
from tools.board.strip import strip

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path.relative_to(ROOT).as_posix()
    for room in ("engine", "lib")
    for path in (ROOT / room).rglob("*.py")
)


def same(one, two, arguments=True):
    """Whether two code objects do the same, by the same names of `arguments` or by any."""
    if one.co_code != two.co_code or len(one.co_consts) != len(two.co_consts):
        return False
    count = one.co_argcount + one.co_kwonlyargcount
    if count != two.co_argcount + two.co_kwonlyargcount:
        return False
    if arguments and one.co_varnames[:count] != two.co_varnames[:count]:
        return False
    for a, b in zip(one.co_consts, two.co_consts, strict=True):
        if isinstance(a, types.CodeType):
            called = a.co_name == b.co_name or a.co_name[0] == b.co_name[0] == "_"
            if not called or not same(a, b, arguments):
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


@pytest.mark.parametrize("path", SOURCES)
def test_arguments_that_no_call_says_change_nothing_but_their_names(path):
    source = strip((ROOT / path).read_text(encoding="utf-8"))
    said = said_by(source)
    short = shorten(source, said)
    assert same(compile(source, path, "exec"), compile(short, path, "exec"), arguments=False)
    assert len(short) <= len(shorten(source)) and shorten(short, said) == short


def test_no_module_takes_what_is_private_to_another():
    for path in SOURCES:
        for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                taken = [alias.name for alias in node.names if alias.name[0] == "_"]
                assert taken in ([], ["__version__"]), path
            elif isinstance(node, ast.Attribute) and node.attr[0] == "_" != node.attr[1]:
                assert isinstance(node.value, ast.Name) and node.value.id == "self", path


def test_variables_and_private_constants_get_short_names():
    source = "_SPAN = 4\n\n\ndef f(given):\n    total = given + _SPAN\n    return total\n"
    assert shorten(source) == "_a = 4\n\n\ndef f(given):\n    a = given + _a\n    return a\n"


def test_private_functions_get_short_names():
    source = "def _late():\n    return _late\n\n\n@_late\ndef public():\n    _late()\n"
    assert shorten(source) == source.replace("_late", "_a")


def test_arguments_that_no_call_says_get_short_names():
    source = "def f(self, given, said=1, *rest, only=2, **others):\n    return given, said, rest\n"
    short = "def f(self, a, said=1, *c, only=2, **b):\n    return a, said, c\n"
    assert shorten(source, frozenset(["said"])) == short
    assert shorten(source, said_by("f(1, said=2)(other=3)")) == short
    assert shorten(source, said_by("f(1, **known)")) == source


def test_what_a_default_is_made_of_is_no_variable_of_the_function():
    source = "def f(given=given, other=1):\n    return given, other\n"
    assert shorten(source, frozenset()) == "def f(given=given, a=1):\n    return given, a\n"


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
        "def _made():\n    pass\n\n\nclass Thing:\n    def _made(self):\n        _made()\n",
        "def _made():\n    pass\n\n\ndef f(_made):\n    _made()\n",
        "_made = 1\nother = '_made'\n",
        "def f(value):\n    long_one = 1\n    return f'{long_one}'\n",
    ),
)
def test_names_that_others_can_see_stay(source):
    assert shorten(source) == source


def test_a_short_name_is_none_that_is_in_use():
    source = "def f(a, b):\n    total = c + a + b\n    return total\n"
    assert shorten(source) == "def f(a, b):\n    d = c + a + b\n    return d\n"
