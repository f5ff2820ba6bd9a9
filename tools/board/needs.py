# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Which modules a board needs: those that code.py leads to.

`lib/ui` and `lib/handheld` are for boards and go whole, and so do the games and board profiles,
which are loaded by names made at run time. Of `engine` goes what any of these imports; the rest
(notation, for bots) stays at home. A name in a string, like "engine.reasons", counts as an import.
"""

import ast
import functools
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

WHOLE = ("lib/ui", "lib/handheld", "engine/games")
NAMED = re.compile(r"(engine|ui|handheld)(\.\w+)*\.?")


def modules(root=ROOT, whole=WHOLE):
    """The paths from the root of all modules that go on a board, sorted."""
    found = set()
    waiting = ["code.py"]
    for room in whole:
        waiting += [p.relative_to(root).as_posix() for p in (root / room).rglob("*.py")]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for name in imports((root / path).read_text(encoding="utf-8")):
            waiting += files(name, root)
    return sorted(found)


@functools.lru_cache(maxsize=512)
def imports(source, deep=True):
    """The dotted names that a source may import; `deep=False`: only what loads with the module."""
    return tuple(_imports(source, deep))


def _imports(source, deep):
    for node in _nodes(ast.parse(source), deep):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module
            yield from (node.module + "." + alias.name for alias in node.names)
        elif deep and isinstance(node, ast.Constant) and NAMED.fullmatch(str(node.value)):
            yield node.value.rstrip(".")


def _nodes(tree, deep):
    waiting = [tree]
    while waiting:
        node = waiting.pop()
        yield node
        inner = isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda))
        if deep or not inner:
            waiting += ast.iter_child_nodes(node)


def files(name, root=ROOT):
    """The files that importing a dotted name loads: the packages on the way, and the module."""
    found = []
    parts = name.split(".")
    for top in ("", "lib/"):
        here = root / top
        for part in parts:
            here = here / part
            for file in (here / "__init__.py", here.with_suffix(".py")):
                if file.is_file():
                    found.append(file.relative_to(root).as_posix())
                    break
            else:
                break
        if found:
            break
    return found


# They load their own parts when the program starts, in functions.
OPENERS = (
    "code.py",
    "lib/handheld/__init__.py",
    "lib/handheld/parts.py",
    "lib/ui/__init__.py",
    "lib/ui/start.py",
)
ERRORS = ("lib/ui/trouble.py",)


def at_start(root=ROOT):
    """The modules that load before the first table is up; the rest loads while one may be up."""
    found = set()
    waiting = [*OPENERS]
    waiting += [p.relative_to(root).as_posix() for p in (root / "lib/handheld/boards").glob("*.py")]
    while waiting:
        path = waiting.pop()
        if path in found or path in ERRORS or not (root / path).exists():
            continue
        found.add(path)
        source = (root / path).read_text(encoding="utf-8")
        for name in imports(source, deep=path in OPENERS):
            waiting += files(name, root)
    return sorted(found)
