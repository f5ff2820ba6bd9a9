# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Takes docstrings and comments out of a source, so that a board compiles it in less memory.

Promises: the program is the same, docstrings aside; every statement keeps its line number, so that
a traceback on a board points into the source here; licence lines stay.
"""

import ast
import functools
import io
import tokenize


@functools.lru_cache(maxsize=512)
def strip(source):
    """The source without docstrings and comments; stripping twice changes nothing."""
    lines = source.replace("\r\n", "\n").split("\n")
    alone, replaced = _docstrings(source)
    for start, end in alone + replaced:
        cut(lines, start, end, "pass" if (start, end) in replaced else "")
    for token in tokenize.generate_tokens(io.StringIO("\n".join(lines)).readline):
        if token.type == tokenize.COMMENT and not _stays(token):
            row, column = token.start
            lines[row - 1] = lines[row - 1][:column].rstrip()
    return "\n".join(lines).rstrip("\n") + "\n" if any(lines) else ""


def _stays(token):
    shebang = token.start == (1, 0) and token.string.startswith("#!")
    return shebang or token.string.startswith("# SPDX-")


def _docstrings(source):
    """The places of docstrings: those that can go, and those that must leave a `pass`."""
    alone, replaced = [], []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        if ast.get_docstring(node, clean=False) is None:
            continue
        first = node.body[0]
        place = ((first.lineno, first.col_offset), (first.end_lineno, first.end_col_offset))
        shares = shares_its_line(source, first)
        only = len(node.body) == 1 and not isinstance(node, ast.Module)
        (replaced if only or shares else alone).append(place)
    return alone, replaced


def shares_its_line(source, node):
    """True where something else stands on the docstring's lines: a `def` before, a `;` after."""
    lines = source.split("\n")
    before = lines[node.lineno - 1].encode()[: node.col_offset]
    after = lines[node.end_lineno - 1].encode()[node.end_col_offset :].strip()
    return bool(before.strip()) or bool(after) and not after.startswith(b"#")


def cut(lines, start, end, word):
    """Puts `word` for what lies between two places (row from 1, column in bytes)."""
    head = lines[start[0] - 1].encode()[: start[1]].decode()
    tail = lines[end[0] - 1].encode()[end[1] :].decode()
    rows = end[0] - start[0] + 1
    lines[start[0] - 1 : end[0]] = [(head + word + tail).rstrip()] + [""] * (rows - 1)
