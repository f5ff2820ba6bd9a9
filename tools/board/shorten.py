# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Gives short names to what no other module can see: a board keeps every name it compiles.

Promises: the program is the same but for the names of functions' own variables, and of a module's
private constants and functions (`_name`); so are those of arguments that no call says. Attributes,
public functions and whatever an import or a `global` names keep theirs; lines stay where they are.
"""

import ast
import functools
import itertools
import string

LEAST = 3  # names that are shorter cost no more than their short names


@functools.lru_cache(maxsize=512)
def shorten(source, said=None):
    """The source with short names; shortening twice changes nothing.

    `said` are the names that calls anywhere in the program give arguments by, None: not known.
    """
    tree = ast.parse(source)
    if any(isinstance(node, ast.JoinedStr) for node in ast.walk(tree)):
        return source  # what stands in an f-string has no sure place
    places = {}
    for node in tree.body:
        inner = [node] if isinstance(node, ast.FunctionDef) else []
        if isinstance(node, ast.ClassDef):
            inner = [part for part in node.body if isinstance(part, ast.FunctionDef)]
        for function in inner:
            _rename(function, _own(function, said), "", places)
    _rename(tree, _private(tree), "_", places)
    return renamed(source, places)


def renamed(source, places):
    """The source with other names: `places` is {(row from 1, column in bytes): (old, new)}."""
    lines = source.encode().split(b"\n")
    for (row, column), (old, new) in sorted(places.items(), reverse=True):
        line = lines[row - 1]
        assert line[column : column + len(old.encode())] == old.encode()
        lines[row - 1] = line[:column] + new.encode() + line[column + len(old.encode()) :]
    return b"\n".join(lines).decode()


def said_by(source):
    """The names that calls in a source give arguments by; None stands among them for any."""
    nodes = ast.walk(ast.parse(source))
    return frozenset(node.arg for node in nodes if isinstance(node, ast.keyword))


def _own(function, said):
    """The names that are only variables of the function: all their places are known."""
    stored, fixed = set(), {"self"} | {node.arg for node in function.args.kwonlyargs}
    given = function.args.defaults + function.args.kw_defaults
    for outside in filter(None, given + function.decorator_list):  # known before the function is
        fixed |= {node.id for node in ast.walk(outside) if isinstance(node, ast.Name)}
    for node in ast.walk(function):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)) and node is not function:
            return set()  # what it shares with a function inside it is left alone
        if isinstance(node, (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp)):
            inner = [part for part in ast.walk(node) if isinstance(part, ast.Name)]
            fixed |= {n.id for n in inner} - {n.id for n in inner if stores(n)}
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            stored.add(node.id)
        if isinstance(node, ast.arg) and said is not None and not {node.arg, None} & said:
            stored.add(node.arg)
        else:
            fixed |= binds(node)
    return {name for name in stored - fixed if len(name) >= LEAST}


def _private(tree):
    """The private names that a module gives a value or a function, and nothing else binds."""
    stored, fixed = set(), set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            stored.add(node.targets[0].id)
        elif isinstance(node, ast.FunctionDef):
            stored.add(node.name)
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef) or node not in tree.body:
            fixed |= binds(node)
        if isinstance(node, ast.FunctionDef):
            fixed |= {n.id for n in ast.walk(node) if stores(n)}
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            fixed.add(node.value)
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
    fresh = (name for name in short(first) if name not in taken)
    chosen = {name: next(fresh) for name in sorted(names)}
    for node in ast.walk(tree):
        column = getattr(node, "col_offset", 0)
        name = getattr(node, "id", None) or getattr(node, "arg", None)
        if isinstance(node, ast.FunctionDef):
            column += len("def ")
            name = node.name if node is not tree else None
        if name in chosen and not isinstance(node, ast.keyword):
            places[node.lineno, column] = name, chosen[name]


def short(first):
    """a, b, … z, aa, ab, …, each behind `first`."""
    for size in itertools.count(1):
        for letters in itertools.product(string.ascii_lowercase, repeat=size):
            name = first + "".join(letters)
            if name not in ("as", "if", "in", "is", "or"):
                yield name
