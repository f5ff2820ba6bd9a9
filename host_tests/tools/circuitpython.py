# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Holds a source against CircuitPython's names: which modules, attributes and parameters it uses.

What a name stands for is followed as far as a reader would: imports, `x = module.Class(...)`,
`self.x = module.Class(...)`, and a few names that mean the same in all our modules (USUAL).
"""

import ast
from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "data"

# Modules that the stubs leave to Python's own; from CircuitPython's list of what they have.
PLAIN = {
    "array": "array",
    "binascii": "a2b_base64 b2a_base64 crc32 hexlify unhexlify",
    "gc": "collect disable enable isenabled mem_alloc mem_free threshold",
    "math": "ceil cos floor pi sin sqrt",
    "micropython": "const",
    "os": "chdir getcwd getenv listdir mkdir remove rename rmdir sep stat statvfs sync uname unlink"
    " urandom utime",
    "random": "choice getrandbits randint random randrange seed uniform",
    "struct": "calcsize pack pack_into unpack unpack_from",
    "sys": "argv byteorder exit implementation maxsize modules path platform print_exception stderr"
    " stdin stdout version version_info",
    "time": "localtime mktime monotonic monotonic_ns sleep struct_time time",
}
USUAL = {
    "display": "busdisplay.BusDisplay",
    "bitmap": "displayio.Bitmap",
    "palette": "displayio.Palette",
    "events": "keypad.EventQueue",
    "event": "keypad.Event",
}
MODULES = {"board"}


class Names:
    """The list of one version of CircuitPython."""

    def __init__(self, version):
        self.version = version
        self.kind = {}  # name: its parameters, or None where it is not called
        self.bases = {}
        self.pins = {}
        self.modules = {}
        for line in (DATA / f"circuitpython-{version}.txt").read_text().splitlines():
            if line.startswith(("board ", "modules ")):
                word, key, rest = line.split(" ", 2)
                where = self.pins if word == "board" else self.modules
                where[key.rstrip(":")] = set(rest.split())
            elif line and not line.startswith("#"):
                self._name(line)
        for module, words in PLAIN.items():
            for word in words.split():
                self.kind[f"{module}.{word}"] = None

    def _name(self, line):
        name, colon, value = line.partition(": ")
        plain, call, parameters = name.partition("(")
        if colon:
            self.bases.setdefault(plain, []).append(value)
            self.kind.setdefault(plain, None)
        else:
            self.kind[plain] = parameters.rstrip(")").split() if call else None

    def module(self, name):
        """True where there is such a module."""
        return any(key.startswith(name + ".") for key in self.kind)

    def has(self, name):
        """True where there is such a name, in a class or in one that it is made from."""
        if name in self.kind:
            return True
        owner, _, last = name.rpartition(".")
        module = owner.partition(".")[0]
        return any(self.has(f"{module}.{base}.{last}") for base in self.bases.get(owner, ()))

    def is_class(self, name):
        """True where a name is a class."""
        return name.rpartition(".")[2][:1].isupper() and name in self.kind


class Reader(ast.NodeVisitor):
    """Collects `faults`: what a source uses that is not there; and `needs`, its modules."""

    def __init__(self, names, ours=()):
        self.names = names
        self.faults = []
        self.needs = set()
        self.local = [{}]  # names of each function that is being read
        self.own = [{}]  # attributes of self of each class
        self.guarded = 0
        self.asked = set()  # hasattr(module, "name")
        self.ours = ours

    def read(self, source):
        """Reads a source; returns itself."""
        tree = ast.parse(source)
        for node in ast.walk(tree):
            asks = isinstance(node, ast.Call) and getattr(node.func, "id", "")
            if asks in ("hasattr", "getattr") and isinstance(node.args[1], ast.Constant):
                self.asked.add(node.args[1].value)
        self.visit(tree)
        return self

    # what names stand for

    def visit_Import(self, node):
        for alias in node.names:
            self._module(alias.name)
            self.local[-1][alias.asname or alias.name] = alias.name

    def visit_ImportFrom(self, node):
        self._module(node.module)
        for alias in node.names:
            name = f"{node.module}.{alias.name}"
            self.local[-1][alias.asname or alias.name] = name
            self._check(name, node)

    def _module(self, name):
        if not self._foreign(name):
            return
        if not self.guarded:
            self.needs.add(name)
        if name not in MODULES and not self.names.module(name):
            self.faults.append(f"no module {name}")

    def _foreign(self, name):
        top = name.partition(".")[0]
        return top not in ("engine", "ui", "handheld") and not top.startswith("adafruit_")

    def _check(self, name, node):
        top, _, rest = name.partition(".")
        if not rest or top in MODULES or not self._foreign(name):
            return
        if not self.names.has(name) and name.rpartition(".")[2] not in self.asked:
            self.faults.append(f"line {node.lineno}: no {name}")

    def stands_for(self, node):
        """The dotted name in CircuitPython that an expression stands for, or None."""
        if isinstance(node, ast.Name):
            for names in reversed(self.local):
                if node.id in names:
                    return names[node.id]
            return USUAL.get(node.id)
        if isinstance(node, ast.Attribute):
            if isinstance(node.value, ast.Name) and node.value.id == "self":
                return self.own[-1].get(node.attr) or USUAL.get(node.attr.strip("_"))
            owner = self.stands_for(node.value)
            if owner is None:
                return USUAL.get(node.attr)
            return f"{owner}.{node.attr}"
        if isinstance(node, ast.Call):
            made = self.stands_for(node.func)
            return made if made and self.names.is_class(made) else None
        return None

    # where they are used

    def visit_Assign(self, node):
        self.generic_visit(node)
        made = self.stands_for(node.value) if isinstance(node.value, ast.Call) else None
        for target in node.targets:
            if isinstance(target, ast.Name):
                self.local[-1][target.id] = made
            elif made and getattr(getattr(target, "value", None), "id", "") == "self":
                self.own[-1][target.attr] = made

    def visit_Attribute(self, node):
        self.generic_visit(node)
        owner = self.stands_for(node.value)
        if owner and (self.names.module(owner) or self.names.is_class(owner)):
            self._check(f"{owner}.{node.attr}", node)

    def visit_Call(self, node):
        self.generic_visit(node)
        name = self.stands_for(node.func)
        parameters = self.names.kind.get(name) if name else None
        if parameters is None or "*" in parameters or "**" in parameters:
            return
        for word in node.keywords:
            if word.arg and word.arg not in parameters:
                self.faults.append(f"line {node.lineno}: {name} has no parameter {word.arg}")
        if len(node.args) > len(parameters):
            self.faults.append(f"line {node.lineno}: {name} takes {len(parameters)} arguments")

    def visit_Try(self, node):
        self.guarded += 1
        for part in node.body + node.handlers:
            self.visit(part)
        self.guarded -= 1
        for part in node.orelse + node.finalbody:
            self.visit(part)

    def visit_FunctionDef(self, node):
        # A parameter is whatever the caller gives, unless it has one of the usual names.
        self.local.append({a.arg: USUAL.get(a.arg) for a in node.args.args})
        self.generic_visit(node)
        self.local.pop()

    def visit_ClassDef(self, node):
        self.own.append({})
        # What __init__ makes is known to the methods, wherever they stand.
        first = [n for n in node.body if getattr(n, "name", "") == "__init__"]
        for part in first + [n for n in node.body if n not in first]:
            self.visit(part)
        self.own.pop()
