# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Stripped sources are the same programs."""

import ast
import io
import tokenize

import pytest

from tools.board import libraries, needs
from tools.board.strip import strip

BODIES = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def without_docstrings(source):
    """The syntax tree with line numbers, docstrings taken out by another way than strip's."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, BODIES) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
            node.body = node.body or ([] if isinstance(node, ast.Module) else [ast.Pass()])
    for node in ast.walk(tree):
        # A docstring that shares its line leaves a `pass`: no statement, so no difference.
        if isinstance(node, BODIES) and len(node.body) > 1:
            node.body = [part for part in node.body if not isinstance(part, ast.Pass)]
    return ast.dump(tree)


def lines_of_statements(source):
    """The line number of each statement that is neither a docstring nor `pass`."""
    found = []
    for node in ast.walk(ast.parse(source)):
        plain = isinstance(node, ast.stmt) and not isinstance(node, ast.Pass)
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if plain and not text:
            found.append((node.lineno, type(node).__name__))
    return sorted(found)


def comments(source):
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return [token.string for token in tokens if token.type == tokenize.COMMENT]


def board_sources():
    for path in needs.modules():
        yield path, (needs.ROOT / path).read_text(encoding="utf-8")
    for name, folder in libraries.places().items():
        for path in sorted(folder.glob("*.py")):
            yield f"{name}/{path.name}", path.read_text(encoding="utf-8")


TRICKY = [
    '"""Doc."""\n',
    '"""Doc."""; x = 1\n',
    'x = 1  # why\ny = "# no comment"\n',
    "def f():\n    '''Doc.'''\n",
    'def f(): "Doc."\n',
    'def f(): "Doc."; return 1\n',
    'def f():\n    "Doc."; return 1\n',
    'def f():\n    """Doc\n    # within\n    """  # after\n    return 1\n',
    'class A:\n    """Doc."""\n\n    def f(s):\n        """Doc."""\n\n    x = """# kept\n  """\n',
    'class A:\n    "a" "b"\n    x = 1\n',
    'async def f():\n    """Doc."""\n    # only this\n',
    "if x:  # c\n    # c\n    pass\n",
    'x = """\n# in a string\n"""  # c\n',
    'def f():\n    """Ümläut — ♣."""\n    return "♣"  # ♣\n',
    'def f():\n    """Ümläut."""; return "♣"\n',
    "x = (  # c\n    1,  # c\n)\n",
    'def f():\n    r"""Doc\\d."""\n    x = f"{1}#"\n',
    "",
    "# SPDX-License-Identifier: MIT\n# more\n\nx = 1\n\n\n",
]


@pytest.mark.parametrize("source", TRICKY)
def test_a_tricky_source_stays_the_same_program_on_the_same_lines(source):
    out = strip(source)
    assert without_docstrings(out) == without_docstrings(source)
    assert lines_of_statements(out) == lines_of_statements(source)
    assert strip(out) == out


def test_every_source_for_a_board_stays_the_same_program_on_the_same_lines():
    for path, source in board_sources():
        out = strip(source)
        assert without_docstrings(out) == without_docstrings(source), path
        assert lines_of_statements(out) == lines_of_statements(source), path
        assert strip(out) == out, path


def test_nothing_stays_but_licence_lines():
    for path, source in board_sources():
        out = strip(source)
        assert all(said.startswith("# SPDX-") for said in comments(out)), path
        assert [c for c in comments(source) if c.startswith("# SPDX-")] == comments(out), path
        for node in ast.walk(ast.parse(out)):
            if isinstance(node, BODIES):
                assert ast.get_docstring(node) is None, path


def test_windows_line_ends_make_no_difference():
    source = 'def f():\n    """Doc\n    more."""\n    return 1  # c\n'
    assert strip(source.replace("\n", "\r\n")) == strip(source)


@pytest.mark.parametrize("broken", ["x = 1\n", "def f():\n    return 2\n", "def f():\n    pass\n"])
def test_the_comparison_notices_another_program(broken):
    source = 'def f():\n    """Doc."""\n    return 1\n'
    assert without_docstrings(source) != without_docstrings(broken)
