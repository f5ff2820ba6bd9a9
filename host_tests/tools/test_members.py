# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Private methods and attributes get short names, and nothing else changes."""

import ast

import pytest

from tools.board import compact
from tools.board.fold import fold
from tools.board.members import Members, members, private
from tools.board.strip import strip

ONE = "class One:\n    def _method(self):\n        self._value = self._method\n"


def shortened(*sources):
    """The sources with short names, as one program."""
    found = members({f"{i}.py": source for i, source in enumerate(sources)})
    return list(found.values()) if len(sources) > 1 else found["0.py"]


def test_private_methods_and_attributes_get_short_names():
    assert shortened(ONE) == ONE.replace("_method", "a").replace("_value", "b")


def test_classes_that_have_nothing_to_do_with_each_other_use_the_same_names():
    other = "class Two:\n    def go(self):\n        self._other = 1\n"
    assert shortened(ONE, other)[1] == other.replace("_other", "a")


@pytest.mark.parametrize("order", [1, -1])
def test_what_is_inherited_has_the_same_name_in_all_modules(order):
    sources = [
        ONE,
        "import one\n\n\nclass Two(one.One):\n    pass\n",
        "class Three(Two):\n    def go(self):\n        self._also = self._method()\n",
        "class Four(One):\n    def go(self):\n        self._too = self._value\n",
    ]
    found = shortened(*sources[::order])[::order]
    names = {"_method": "b", "_value": "d", "_also": "a", "_too": "c"}
    for source, short in zip(sources, found, strict=True):
        for name, new in names.items():
            source = source.replace(name, new)
        assert short == source


@pytest.mark.parametrize(
    "source",
    [
        ONE + "\n\nx._value = x._method\n",
        ONE + "\n\nprint('_value', '_method')\n",
        ONE + "\n    def go(self):\n        return f'{self._value}{self._method}'\n",
        ONE + "    _value = 1\n    other = _method\n",
        ONE.replace("One:", "One(displayio.Group):"),
        ONE.replace("One:", "One(made()):"),
        "def go(self):\n    self._value = 1\n",
        "class One:\n    def __init__(self):\n        self.public = self.__dict__\n",
        "class One:\n    def _at(self):\n        self._x = 1\n",
        "def _method():\n    _value = 1\n    return _value\n",
    ],
)
def test_names_that_others_may_ask_for_stay(source):
    assert shortened(source) == source


def test_a_short_name_is_no_members_and_no_word_that_may_be_one():
    source = ONE + "\n\nx.a = 'b'\ne.d()\n"
    assert shortened(source) == source.replace("_method", "c").replace("_value", "e")


def test_our_own_errors_are_classes_of_ours():
    source = ONE.replace("One:", "One(Exception):")
    assert shortened(source) == source.replace("_method", "a").replace("_value", "b")


def test_the_real_program_keeps_its_lines_and_has_no_long_private_members():
    sources = {p: strip((compact.ROOT / p).read_text("utf-8")) for p in compact.modules()}
    before = fold(sources)
    after = members(before)
    assert members(after) == after
    chosen = Members([ast.parse(text) for text in before.values()]).chosen()
    assert len(chosen) > 40 and max(map(len, chosen.values())) <= 2
    for path, source in before.items():
        lines = zip(source.split("\n"), after[path].split("\n"), strict=True)
        for old, new in lines:
            assert old == new or "self._" in old or "def _" in old, path
        left = {n.attr for n in ast.walk(ast.parse(after[path])) if isinstance(n, ast.Attribute)}
        assert not [name for name in left if private(name)], path
