# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Gives private methods and attributes (`self._name`) short names, the same in the whole program.

Classes that have nothing to do with each other use the same short names. Promises: the program is
the same; a name that is asked for other than by `self`, or is a word in a string, stays, and so do
those of a class that is made of a stranger; lines stay where they are.
"""

import ast
import builtins
import itertools
import string

from tools.board.shorten import LEAST, renamed, short


def members(sources):
    """{path: source} of a whole program with short names; doing it twice changes nothing."""
    trees = {path: ast.parse(source) for path, source in sources.items()}
    chosen = Members(trees.values()).chosen()
    out = {}
    for path, source in sources.items():
        found = {
            (row, column): (name, chosen[name])
            for row, column, name in places(trees[path])
            if name in chosen
        }
        out[path] = renamed(source, found)
    return out


class Members:
    """The private names of a program, the families of classes they belong to, and what is taken."""

    def __init__(self, trees):
        self.classes = set()
        self.families = {}  # {class: names of the classes it has to do with}
        self.owners = {}  # {private name: classes}
        self.taken = set()  # names of members, and words in strings
        self.fixed = set()
        for tree in trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    self._join(node)
            self._note(tree, None)

    def _join(self, node):
        """Put a class in the family of what it is made of."""
        self.classes.add(node.name)
        family = {node.name} | {ast.unparse(base).rpartition(".")[2] for base in node.bases}
        for name in list(family):
            family |= self.families.get(name, set())
        for name in family:
            self.families[name] = family

    def _note(self, node, owner):
        """Note what is called how below a node, within a class or None."""
        if isinstance(node, ast.ClassDef):
            owner = node.name
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    self._member(part.name, owner)
                else:  # a variable of the class
                    self.fixed |= {n.id for n in ast.walk(part) if isinstance(n, ast.Name)}
        elif isinstance(node, ast.Attribute):
            own = isinstance(node.value, ast.Name) and node.value.id == "self"
            self._member(node.attr, owner if own else None)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.fixed.add(node.value)
        elif isinstance(node, ast.JoinedStr):  # what stands in an f-string has no sure place
            self.fixed |= {n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)}
        for part in ast.iter_child_nodes(node):
            self._note(part, owner)

    def _member(self, name, owner):
        self.taken.add(name)
        if owner:
            self.owners.setdefault(name, set()).add(owner)
        else:
            self.fixed.add(name)

    def chosen(self):
        """{private name: short name}."""
        found = {}
        held = {}  # {short name: classes in whose families it is in use}
        for name, owners in sorted(self.owners.items()):
            if name in self.fixed or not private(name) or any(map(self._strange, owners)):
                continue
            family = set().union(*[self.families[owner] for owner in owners])
            for new in itertools.chain(string.ascii_lowercase, short("_")):
                if new not in self.taken | self.fixed and not held.get(new, set()) & family:
                    break
            held[new] = held.get(new, set()) | family
            found[name] = new
        return found

    def _strange(self, name):
        """Whether a class has to do with one that is not of this program."""
        return not all(hasattr(builtins, other) for other in self.families[name] - self.classes)


def private(name):
    """Whether a member is its family's own, and worth a shorter name."""
    return name[0] == "_" and name[1:2] != "_" and len(name) > LEAST


def places(tree):
    """All (row, column in bytes, name) of members that are used or made."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.end_lineno, node.end_col_offset - len(node.attr.encode()), node.attr
        elif isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef):
                    yield part.lineno, part.col_offset + len("def "), part.name
