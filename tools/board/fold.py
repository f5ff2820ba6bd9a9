# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Writes constants where they are used, from module to module: a board keeps every name it loads.

A constant is a name that its module gives a small integer, once. Promises: the program is the
same; every statement keeps its line; a constant's own name stays where anything may still ask for
it: an attribute of who knows what, an f-string, a string that says it. What is imported from a
module that does more than name things when it loads stays imported.
"""

import ast
import operator

from tools.board.shorten import binds, stores
from tools.board.strip import cut, shares_its_line

MOST = 1 << 30  # of integers a board keeps without memory of their own
CONST = "micropython.const"
OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.BitAnd: operator.and_,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
    ast.Invert: operator.invert,
}
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SCOPES = (*FUNCTIONS, ast.ClassDef)
IMPORTS = (ast.Import, ast.ImportFrom)
QUIET = (*IMPORTS, ast.FunctionDef, ast.ClassDef, ast.Assign, ast.Pass, ast.If, ast.Try)
SETTERS = ("setattr", "delattr")
# What reads or binds a module's names without saying which.
DARK = {"*", "globals", "locals", "vars", "dir", "exec", "eval"}


def fold(sources):
    """{path: source} of a whole program with its constants written in; twice changes nothing."""
    program = Program(sources)
    return {path: module.folded(program) for path, module in program.paths.items()}


def dotted(path):
    """The name a module is imported by: `lib/` is where imports begin, as on a board."""
    parts = path.removeprefix("lib/").removesuffix(".py").split("/")
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


class Program:
    """All modules, and what of their names is still asked for when constants are written in."""

    def __init__(self, sources):
        self.paths = {path: Module(dotted(path), text) for path, text in sources.items()}
        self.modules = {module.name: module for module in self.paths.values()}
        self.stored = set().union(*[module.stored() for module in self.modules.values()])
        self.wanted = set()  # (module, name)
        self.loose = set()  # names that are asked for, of whatever
        while sum(module.learn(self) for module in self.modules.values()):
            pass
        for module in self.modules.values():
            Places(self, module)
        size = -1
        while size != len(self.wanted):
            size = len(self.wanted)
            for module in self.modules.values():
                for statement, names in imports(module.tree):
                    for alias in names:
                        if not module.drops(self, alias, statement):
                            self.wanted.add((getattr(statement, "module", None), alias.name))

    def attribute(self, whole, name):
        """What `whole.name` is: an integer, the dotted name of a thing, or None: not known."""
        home = self.modules.get(whole)
        if home and (name in home.bound or home.dark):
            return home.known.get(name)
        return f"{whole}.{name}"

    def value(self, node, known):
        """What an expression is where these names are known: an integer, a dotted name, or None."""
        if isinstance(node, ast.Constant):
            return node.value if type(node.value) is int and abs(node.value) < MOST else None
        if isinstance(node, ast.Name):
            return known.get(node.id)
        if isinstance(node, ast.Attribute):
            whole = self.value(node.value, known)
            return self.attribute(whole, node.attr) if isinstance(whole, str) else None
        if isinstance(node, ast.Call):
            return self._called(node, known)
        if isinstance(node, ast.UnaryOp):
            parts = [node.operand]
        elif isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
        else:
            return None
        parts = [self.value(part, known) for part in parts]
        if type(node.op) not in OPERATORS or not all(isinstance(part, int) for part in parts):
            return None
        if isinstance(node.op, ast.LShift) and parts[1] > 30:
            return None
        try:
            found = OPERATORS[type(node.op)](*parts)
        except (ValueError, ZeroDivisionError):
            return None
        return found if abs(found) < MOST else None

    def _called(self, node, known):
        """`const(…)` of an integer, `ord("…")`."""
        if len(node.args) != 1 or node.keywords:
            return None
        if self.value(node.func, known) == CONST:
            found = self.value(node.args[0], known)
            return found if isinstance(found, int) else None
        if isinstance(node.func, ast.Name) and node.func.id == "ord" and "ord" not in known:
            text = getattr(node.args[0], "value", None)
            return ord(text) if isinstance(text, str) and len(text) == 1 else None
        return None

    def loud(self, name):
        """True where importing this, or what it leads to, may do more than give names."""
        seen = set()
        waiting = [name]
        while waiting:
            name = waiting.pop()
            if not name or name in seen:
                continue
            seen.add(name)
            waiting.append(name.rpartition(".")[0])  # a package loads before what is in it
            if name in self.modules:
                if self.modules[name].loud():
                    return True
                waiting += self.modules[name].loads()
        return False


class Module:
    """One module: `known` is what its names are, `left` those that are used other than folded."""

    def __init__(self, name, source):
        self.name = name
        self.source = source
        self.tree = ast.parse(source)
        self.bound = bindings(self.tree)
        names = {part.id for part in ast.walk(self.tree) if isinstance(part, ast.Name)}
        self.dark = bool(DARK & (names | set(self.bound)))
        self.known = {}
        self.meaning = {}  # of what is imported
        self.through = set()  # modules that an integer was taken from
        self.left = set()
        self.edits = []

    def stored(self):
        """The names of attributes that it sets: whatever they are of, they are no constants."""
        found = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load):
                found.add(node.attr)
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") in SETTERS:
                found |= {getattr(part, "value", None) for part in node.args}
        return found

    def learn(self, program):
        """Find out what the module's names are, by what is known so far; True when it was more."""
        if self.dark:
            return False
        before, self.known = self.known, dict.fromkeys(self.bound)
        for name, places in self.bound.items():
            node, parent = places[0]
            if len(places) > 1:
                continue
            if isinstance(node, ast.alias):
                self.known[name] = self.taken(program, node, parent)
            elif self.defines(parent) and name[:2] != "__" and name not in program.stored:
                found = program.value(parent.value, before)
                self.known[name] = found if isinstance(found, int) else None
        return self.known != before

    def taken(self, program, alias, statement):
        """What an import gives a name to."""
        if isinstance(statement, ast.Import):
            found = alias.name if alias.asname else alias.name.partition(".")[0]
        elif statement.level:
            found = None
        elif statement.module == self.name:
            found = f"{self.name}.{alias.name}"
        else:
            found = program.attribute(statement.module, alias.name)
        self.meaning[alias] = found
        return found

    def defines(self, statement):
        """Whether this is `NAME = …`, and happens whenever the module is loaded."""
        single = isinstance(statement, ast.Assign) and len(statement.targets) == 1
        return single and isinstance(statement.targets[0], ast.Name) and statement in self.tree.body

    def loads(self):
        """The names of the modules that load with this one, or may be modules."""
        for node, _ in nodes(self.tree, False):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                yield from (f"{node.module}.{alias.name}" for alias in node.names)

    def loud(self):
        """Whether it does more than name things when it is loaded."""
        for node, _ in nodes(self.tree, False):
            if isinstance(node, (ast.Assign, ast.Delete)):
                if not all(isinstance(target, ast.Name) for target in node.targets):
                    return True
            elif isinstance(node, ast.Expr):
                if not isinstance(node.value, ast.Constant):
                    return True
            elif isinstance(node, ast.stmt) and not isinstance(node, QUIET):
                return True
        return False

    def asked(self, program, name):
        """Whether a name of the module is needed when constants are written in."""
        if self.dark or name in self.left:
            return True
        if name in program.loose and not isinstance(self.known.get(name), str):
            return True  # a module's imports are asked of it by its name or not at all
        return (self.name, name) in program.wanted or (self.name, "*") in program.wanted

    def drops(self, program, alias, statement):
        """Whether nothing needs what is imported here, nor what the import itself may do."""
        found = self.meaning.get(alias)
        if not isinstance(found, int) and found != CONST and found not in self.through:
            return False
        if self.asked(program, named(alias)):
            return False
        whole = getattr(statement, "module", None)
        return not program.loud(f"{whole}.{alias.name}" if whole else alias.name)

    def folded(self, program):
        """The source with constants written in, without what nobody needs then."""
        gone = {}
        for node in self.tree.body:
            if self.defines(node):
                name = node.targets[0].id
                if isinstance(self.known.get(name), int) and not self.asked(program, name):
                    gone[node] = ""
        for node, names in imports(self.tree):
            kept = [alias for alias in names if not self.drops(program, alias, node)]
            if len(kept) < len(names):
                node.names = kept
                gone[node] = ast.unparse(node) if kept else ""
        for block in blocks(self.tree):
            if all(gone.get(node) == "" for node in block):
                gone[block[0]] = "pass"
        return self._written(gone)

    def _written(self, gone):
        """The source with its edits, and with these texts in place of these statements."""
        edits = []
        for node, text in gone.items():
            shares = not text and shares_its_line(self.source, node)
            edits.append((*span(node), "pass" if shares else text))
        for start, end, text in self.edits:
            if not any(first <= start and end <= last for first, last in map(span, gone)):
                edits.append((start, end, text))
        lines = self.source.split("\n")
        for start, end, text in sorted(edits, reverse=True):
            cut(lines, start, end, text)
        return "\n".join(lines)


class Places(ast.NodeVisitor):
    """Notes where a module uses constants, and which names it needs besides."""

    def __init__(self, program, module):
        self.program = program
        self.module = module
        self.known = module.known
        self.still = module.dark  # nothing is written here
        self.visit(module.tree)

    def visit(self, node, owned=False):
        """See to a node; `owned`: it stands before a dot."""
        if isinstance(node, (ast.Name, ast.Attribute, ast.Call)) and not self.still:
            found = self.program.value(node, self.known)
            reads = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
            if isinstance(found, int) and reads and node.lineno == node.end_lineno:
                text = f"({found})" if owned or found < 0 else str(found)
                self.module.edits.append((*span(node), text))
                self._passes(node)
                return
        super().visit(node)

    def _passes(self, node):
        """Note the module that a constant was reached through."""
        node = getattr(node, "func", node)
        while isinstance(node, ast.Attribute):
            node = node.value
        if isinstance(self.known.get(node.id), str):
            self.module.through.add(self.known[node.id])

    def visit_Name(self, node):
        if isinstance(node.ctx, ast.Load):
            self.module.left.add(node.id)

    def visit_Attribute(self, node):
        whole = self.program.value(node.value, self.known)
        if isinstance(whole, str):
            self.program.wanted.add((whole, node.attr))
        else:
            self.program.loose.add(node.attr)
        self.visit(node.value, owned=True)

    def visit_Constant(self, node):
        if isinstance(node.value, str) and node.value.isidentifier():
            self.program.loose.add(node.value)

    def visit_JoinedStr(self, node):
        before, self.still = self.still, True  # what stands in an f-string has no sure place
        self.generic_visit(node)
        self.still = before

    def visit_ImportFrom(self, node):
        if node.level:
            self.program.loose.update(alias.name for alias in node.names)

    def _within(self, parts, known):
        """Visit these where these names are what they are."""
        before, self.known = self.known, {**self.known, **known}
        for part in parts:
            self.visit(part)
        self.known = before

    def visit_FunctionDef(self, node):
        for part in [*getattr(node, "decorator_list", ()), node.args]:
            self.visit(part)
        known = {}
        direct = {part for part, _ in nodes(node, False)}
        for name, places in bindings(node).items():
            part, parent = places[0]
            sure = len(places) == 1 and part in direct and not self.module.dark
            sure = sure and isinstance(part, ast.alias)
            known[name] = self.module.taken(self.program, part, parent) if sure else None
        self._within(node.body if isinstance(node.body, list) else [node.body], known)

    visit_AsyncFunctionDef = visit_Lambda = visit_FunctionDef

    def visit_ClassDef(self, node):
        for part in (*node.decorator_list, *node.bases, *node.keywords):
            self.visit(part)
        self._within(node.body, dict.fromkeys(bindings(node)))

    def visit_ListComp(self, node):
        names = {part.id for part in ast.walk(node) if stores(part)}
        self._within(ast.iter_child_nodes(node), dict.fromkeys(names))

    visit_GeneratorExp = visit_SetComp = visit_DictComp = visit_ListComp


def nodes(scope, deep):
    """(node, parent) below a scope; `deep=False`: not what is inside functions and classes."""
    waiting = [(node, scope) for node in ast.iter_child_nodes(scope)]
    while waiting:
        node, parent = waiting.pop()
        yield node, parent
        if deep or not isinstance(node, SCOPES):
            waiting += [(part, node) for part in ast.iter_child_nodes(node)]


def bindings(scope):
    """{name: [(node, parent)]} of what a scope binds; of a function, of those in it too."""
    found = {}
    for node, parent in nodes(scope, isinstance(scope, FUNCTIONS)):
        for name in {node.id} if stores(node) else binds(node):
            found.setdefault(name, []).append((node, parent))
    if isinstance(scope, ast.Module):
        for node in ast.walk(scope):
            names = [node.target.id] if isinstance(node, ast.NamedExpr) else []
            for name in node.names if isinstance(node, ast.Global) else names:
                found.setdefault(name, []).extend([(node, scope)] * 2)  # who knows how often
    return found


def imports(tree):
    """All (statement, its aliases), those inside functions too."""
    return [(node, node.names) for node in ast.walk(tree) if isinstance(node, IMPORTS)]


def named(alias):
    """The name an import binds."""
    return (alias.asname or alias.name).split(".")[0]


def blocks(tree):
    """The rows of statements that must not become empty."""
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if block and isinstance(block, list) and not isinstance(node, ast.Module):
                yield block


def span(node):
    """Where a node begins and ends, as (row, column in bytes)."""
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)
