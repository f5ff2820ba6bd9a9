# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Gives short names to what no other module can see: a board keeps every name it compiles.

Promises: the program is the same but for the names of functions' own variables and of a module's
private constants (`_NAME = …`); arguments, attributes, functions and whatever an import or a
`global` names keep theirs; lines stay where they are.
"""

import ast
import functools
import itertools
import string

LEAST = 3  # names that are shorter cost no more than their short names


@functools.lru_cache(maxsize=512)
def shorten(source):
    """The source with short names; shortening twice changes nothing."""
    tree = ast.parse(source)
    if any(isinstance(node, ast.JoinedStr) for node in ast.walk(tree)):
        return source  # what stands in an f-string has no sure place
    places = {}
    for node in tree.body:
        inner = [node] if isinstance(node, ast.FunctionDef) else []
        if isinstance(node, ast.ClassDef):
            inner = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        for function in inner:
            _rename(function, _own(function), "", places)
    _rename(tree, _constants(tree), "_", places)
    lines = source.encode().split(b"\n")
    for (row, column), (old, new) in sorted(places.items(), reverse=True):
        line = lines[row - 1]
        assert line[column : column + len(old)] == old.encode()
        lines[row - 1] = line[:column] + new.encode() + line[column + len(old) :]
    return b"\n".join(lines).decode()


def _own(function):
    """The names that are only variables of the function: all their places are known."""
    stored, fixed = set(), set()
    for node in ast.walk(function):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)) and node is not function:
            return set()  # what it shares with a function inside it is left alone
        if isinstance(node, (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)):
            inner = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
            fixed |= {n.id for n in inner} - {n.id for n in inner if stores(n)}
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored.add(node.id)
        fixed |= binds(node)
    return {name for name in stored - fixed if len(name) >= LEAST}


def _constants(tree):
    """The private names that a module gives a value, once, and nothing else binds."""
    stored, fixed = set(), set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            stored.add(node.targets[0].id)
    for node in ast.walk(tree):
        fixed |= binds(node)
        if isinstance(node, ast.FunctionDef):
            fixed |= {n.id for n in ast.walk(node) if stores(n)}
    private = {name for name in stored - fixed if name[0] == "_" and name[1:2] != "_"}
    return {name for name in private if len(name) > LEAST}


def stores(node):
    """True where a name is given a value, or taken back."""
    return isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)


def binds(node):
    """The names that a node binds, or names, other than as a variable."""
    if isinstance(node, ast.arg):
        return {node.arg}
    if isinstance(node, ast.alias):
        return {(node.asname or node.name).split(".")[0]}
    if isinstance(node, (ast.Global, ast.Nonlocal)):
        return set(node.names)
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, ast.ExceptHandler) and node.name:
        return {node.name}
    return set()


def _rename(tree, names, first, places):
    """Note a short name for each place of these names below `tree`."""
    taken = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            taken.add(node.id)
        taken |= binds(node)
    fresh = (name for name in _short(first) if name not in taken)
    chosen = {name: next(fresh) for name in sorted(names)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id in chosen:
            places[node.lineno, node.col_offset] = node.id, chosen[node.id]


def _short(first):
    """a, b, … z, aa, ab, …, each behind `first`."""
    for size in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=size):
            name = first + "".join(letters)
            if name not in ("as", "if", "in", "is", "or"):
                yield name
