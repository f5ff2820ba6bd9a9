# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Constants written in where they are used: the program stays the same, its names go."""

import ast
import json
import subprocess
import sys

import pytest

from tools.board import compact, drive, needs
from tools.board.fold import fold
from tools.board.strip import strip
from tools.vm import runner
from tools.vm.lines import winning

HOME = "A = 5\nB = 7\n"


def folded(source, **others):
    """A source folded beside others: {name: source}; `pkg` in their names stands for `pkg/`."""
    sources = {"main.py": source}
    sources |= {name.replace("pkg_", "pkg/") + ".py": text for name, text in others.items()}
    return {path.removesuffix(".py"): text for path, text in fold(sources).items()}


def same(source, **others):
    """Whether nothing at all is folded."""
    return folded(source, **others) == {"main": source, **others}


# What is written in


@pytest.mark.parametrize(
    ("value", "number"),
    [
        ("3", "3"),
        ("0x3FF", "1023"),
        ("31 << 11", "63488"),
        ("const(4)", "4"),
        ("const(-200)", "(-200)"),
        ("-1", "(-1)"),
        ("~0x80", "(-129)"),
        ('ord("F")', "70"),
        ("(9 + 4) // 2 % 4 * 3 - 1 | 8 & 12 ^ 1", "13"),
    ],
)
def test_an_integer_is_written_in_and_its_name_goes(value, number):
    source = f"from micropython import const\nNAME = {value}\n_own = f(1, NAME)\n"
    assert folded(source)["main"] == f"\n\n_own = f(1, {number})\n"


def test_constants_come_from_other_modules_in_every_way_of_importing():
    source = (
        "import pkg.mod\nimport a as b\nfrom a import A, B as C\nfrom pkg import mod as m\n"
        "print(pkg.mod.X, b.A, A, C, m.X)\n"
    )
    found = folded(source, a=HOME, pkg_mod="X = 1 << 4\n", pkg___init__="")
    assert found == {
        "main": "\n\n\n\nprint(16, 5, 5, 7, 16)\n",
        "a": "\n\n",
        "pkg/mod": "\n",
        "pkg/__init__": "",
    }


def test_a_package_hands_constants_on():
    found = folded(
        "import pkg\nprint(pkg.mod.X, pkg.X)\n",
        pkg___init__="from pkg import mod\nfrom pkg.mod import X\n",
        pkg_mod="X = 3\n",
    )
    assert found["main"] == "\nprint(3, 3)\n" and found["pkg/mod"] == "\n"


def test_constants_are_made_of_constants_over_three_modules():
    found = folded(
        "from b import TWO\nTHREE = TWO + 1\nprint(THREE)\n",
        a="_ONE = const(1)\nONE = _ONE\nfrom micropython import const\n",
        b="import a\nTWO = a.ONE << 1\n",
    )
    assert found == {"main": "\n\nprint(3)\n", "a": "\n\n\n", "b": "\n\n"}


def test_defaults_class_bodies_keywords_and_subscripts_are_places_too():
    source = (
        "from a import A, B\n\n\nclass Thing:\n    size = A\n\n    def f(self, A=A, b=-B):\n"
        "        return self.A, A, g(B=B), self.x[B:]\n"
    )
    assert folded(source, a=HOME)["main"] == (
        "from a import A\n\n\nclass Thing:\n    size = 5\n\n    def f(self, A=5, b=-7):\n"
        "        return self.A, A, g(B=7), self.x[7:]\n"
    )


def test_a_number_before_a_dot_gets_brackets():
    assert folded("A = 3\nprint(A.real, A . real)\n")["main"] == "\nprint((3).real, (3) . real)\n"


def test_a_module_that_a_function_imports_is_known_in_that_function():
    source = (
        "def f():\n    import a\n    return a.A\n\n\n"
        "def h():\n    from a import A\n    return lambda: A\n"
    )
    assert folded(source, a=HOME)["main"] == (
        "def f():\n\n    return 5\n\n\ndef h():\n\n    return lambda: 5\n"
    )
    other = "def g(a):\n    return a.A\n\n\ndef f():\n    import a\n    return a.A\n"
    assert folded(other, a=HOME)["main"] == other.removesuffix("a.A\n") + "5\n"


# What is not


@pytest.mark.parametrize(
    "source",
    [
        "def f(A):\n    return A\n",
        "def f():\n    A = 1\n    return A\n",
        "def f():\n    for A in range(3):\n        g(A)\n",
        "def f():\n    return [A for A in range(3)]\n",
        "def f():\n    return lambda A: A\n",
        "def f(*A, **C):\n    return A, C\n",
        "def f():\n    with g() as A:\n        return A\n",
        "def f():\n    try:\n        g()\n    except E as A:\n        return A\n",
        "def f():\n    from other import A\n    return A\n",
        "def f():\n    def A():\n        pass\n    return A\n",
        "class T:\n    A = 3\n    b = A\n",
        "x = [A for A in range(3)]\n",
    ],
)
def test_another_thing_of_the_same_name_is_left_alone(source):
    found = folded("from a import A, B\n" + source + "print(B)\n", a=HOME)["main"]
    assert found == "from a import A\n" + source + "print(7)\n"


@pytest.mark.parametrize(
    "source",
    [
        "N = 1\nN = 2\nprint(N)\n",
        "N = 1\nN += 1\nprint(N)\n",
        "if x:\n    N = 1\nprint(N)\n",
        "N = 1\n\n\ndef f():\n    global N\n    N = 2\n\n\nprint(N)\n",
        "N = 1\ndel N\n",
        "N = M = 1\nprint(N, M)\n",
        "for N in x:\n    print(N)\n",
        "N = 1.5\nM = 'x'\nO = True\nP = None\nprint(N, M, O, P)\n",
        "N = 1 << 30\nM = 1 << 99\nO = 1 // 0\nP = 1 << -1\nprint(N, M, O, P)\n",
        "N = f(1)\nprint(N)\n",
        "def ord(x):\n    return 1\n\n\nN = ord('x')\nprint(N)\n",
        "N = const(1)\nprint(N)\n",
        "__N__ = 1\nprint(__N__)\n",
        "N = 1\nprint(globals())\n",
        "from somewhere import *\nN = 1\nprint(N)\n",
        "import somewhere\nprint(somewhere.N, somewhere.deep.N)\n",
    ],
)
def test_what_is_no_constant_for_sure_is_left_alone(source):
    assert same(source)


def test_a_constant_that_another_module_sets_is_none():
    assert same("import a\na.A = 3\na.B = 4\n", a="A = 5\nB = 7\nprint(A, B)\n")
    assert same("import a\nsetattr(a, 'A', 1)\n", a="A = 5\nprint(A)\n")


def test_a_name_for_two_modules_is_neither():
    source = "try:\n    import a\nexcept ImportError:\n    import b as a\nprint(a.A)\n"
    assert same(source, a="A = 5\n", b="A = 6\n")
    assert same("import a\na = f(a)\nprint(a.A)\n", a="A = 5\n")


def test_strings_keywords_and_attributes_of_other_things_are_no_places():
    source = "from a import A\nf(A, x.B, B=1, text='the A of B')\n"
    assert folded(source, a=HOME)["main"] == "\nf(5, x.B, B=1, text='the A of B')\n"


# What keeps a name


@pytest.mark.parametrize(
    ("source", "kept"),
    [
        ("import a\nprint(getattr(a, 'A'))\n", "A = 5\n\n"),
        ("import a\nwhich = ('A', 'C')\n", "A = 5\n\n"),
        ("import a\ng(a).A\n", "A = 5\n\n"),
        ("from a import *\nprint(A)\n", HOME),
        ("from a import A\nprint(f'{A}')\n", "A = 5\n\n"),
        ("import a\nprint(f'{a.B:{a.A}}')\n", HOME),
        ("from .a import A\nprint(A)\n", "A = 5\n\n"),
        ("from a import A\nprint(A, locals())\n", "A = 5\n\n"),
        ("import a\nprint(a\\\n.A)\n", "A = 5\n\n"),
    ],
)
def test_what_may_still_be_asked_for_keeps_its_name(source, kept):
    assert folded(source, a=HOME) == {"main": source, "a": kept}


def test_what_keeps_its_name_is_written_in_elsewhere_and_needs_no_const():
    home = "from micropython import const\nA = const(5)\n"
    source = "from a import A\nprint(A)\n"
    found = folded(source, a=home, b="import a\nprint(f'{a.A}')\n")
    assert found["main"] == "\nprint(5)\n" and found["a"] == "\nA = 5\n"


# Imports


def test_an_import_loses_what_is_not_needed_and_keeps_its_lines():
    source = "from a import (\n    A,\n    f,\n    B as C,\n)\nprint(A, f, C)\n"
    found = folded(source, a=HOME + "\n\ndef f():\n    pass\n")["main"]
    assert found == "from a import f\n\n\n\n\nprint(5, f, 7)\n"


def test_a_block_is_not_left_empty():
    source = (
        "def f():\n    from a import A\n\n\nif f:\n    from a import B\n    import a\nprint(a.A)\n"
    )
    assert folded(source, a=HOME)["main"] == "def f():\n    pass\n\n\nif f:\n    pass\n\nprint(5)\n"
    source = (
        "try:\n    from a import A\nexcept ImportError:\n    raise\nprint(A); import a; x = [a.B]\n"
    )
    assert folded(source, a=HOME)["main"] == (
        "try:\n    pass\nexcept ImportError:\n    raise\nprint(5); pass; x = [7]\n"
    )


def test_what_nothing_is_taken_from_stays_imported():
    assert same("import a\nimport machine as b\n", a="def f():\n    pass\n")


@pytest.mark.parametrize(
    "effect",
    ["print(1)", "import c", "from c import f", "table[1] = 2", "for x in y:\n    z = x"],
)
def test_a_module_that_does_something_when_it_loads_stays_imported(effect):
    others = {"a": f"A = 5\n{effect}\n", "c": "while f():\n    pass\n"}
    assert folded("from a import A\nprint(A)\n", **others)["main"] == "from a import A\nprint(5)\n"
    assert folded("import a\nprint(a.A)\n", **others)["main"] == "import a\nprint(5)\n"
    loud = {"pkg___init__": others["a"], "pkg_b": "A = 5\n", "c": others["c"]}
    assert (
        folded("from pkg import b\nprint(b.A)\n", **loud)["main"] == "from pkg import b\nprint(5)\n"
    )


def test_a_module_that_two_functions_import_goes_from_the_one_that_needs_it_no_more():
    source = "def f():\n    import a\n    return a.A\n\n\ndef g():\n    import a\n    return a.f\n"
    assert folded(source, a="A = 5\nf = len\n")["main"] == source.replace("a.A", "5")
    other = "def f():\n    import a\n    return a.A\n\n\ndef g():\n    import b as a\n"
    expected = other.replace("    import a\n", "\n").replace("a.A", "5")
    assert folded(other, a="A = 5\n")["main"] == expected


# The real program


@pytest.fixture(scope="module")
def stripped():
    return {p: strip((drive.ROOT / p).read_text(encoding="utf-8")) for p in compact.modules()}


@pytest.fixture(scope="module")
def program(stripped):
    return fold(stripped)


def statements(source):
    """How many statements begin on each line, and of which kind: those that can go apart."""
    kinds = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt):
            kinds.setdefault(node.lineno, []).append(type(node).__name__)
    return kinds


def test_every_statement_keeps_its_line(stripped, program):
    for path, source in stripped.items():
        compile(program[path], path, "exec")
        before, after = statements(source), statements(program[path])
        assert program[path].count("\n") == source.count("\n"), path
        for line, kinds in before.items():
            can_go = set(kinds) <= {"Assign", "Import", "ImportFrom"}
            there = after.pop(line, None)
            assert there == kinds or (can_go and there in (None, ["Pass"])), (path, line)
        assert not after, path


def test_folding_twice_changes_nothing(program):
    assert fold(program) == program


def test_a_built_drive_has_no_names_of_colours_sounds_lights_and_piles():
    files = drive.content(drive.Plan(bundle=False))
    ours = {p: d.decode() for p, d in files.items() if p.endswith(".py") and "adafruit" not in p}
    for path, source in ours.items():
        names = {n.id for n in ast.walk(ast.parse(source)) if isinstance(n, ast.Name)}
        names |= {n.name for n in ast.walk(ast.parse(source)) if isinstance(n, ast.alias)}
        gone = {"colours", "sounds", "const", "DOWN", "PILES", "OPEN", "CORNER", "ANY"}
        assert not names & gone, path
    for path in set(needs.modules()) - set(files):
        tree = ast.parse((drive.ROOT / path).read_text(encoding="utf-8"))
        assert all(isinstance(node, (ast.Expr, ast.Assign)) for node in tree.body), path


PLAY = """
import sys, json
sys.path[:0] = {path!r}
from engine.games import load
from engine.table import Table
t = Table()
said = []
for line in json.loads({lines!r}):
    t.open(load(line[0]), line[1], line[2])
    for move in line[3]:
        t.moves()
        said.append([t.hint(), t.total, t.stuck()])
        t.play(move)
    said.append([t.won, t.moved])
print(json.dumps(said))
"""


def test_the_engine_plays_the_same_with_its_constants_written_in(program, tmp_path):
    for path, text in program.items():
        place = tmp_path / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    lines = json.dumps(winning(None, most=1))
    said = []
    for root in (drive.ROOT, tmp_path):
        code = PLAY.format(path=[str(root), str(root / "lib")], lines=lines)
        done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True)
        said.append(done.stdout)
    assert len(said[0]) > 5000 and said[0] == said[1], done.stderr.decode()


def test_the_32_bit_vm_runs_what_a_drive_gets():
    texts = runner._as_built(runner._drive())
    files = drive.content(drive.Plan(bundle=False))
    for path, data in files.items():
        if path.endswith(".py") and path != "code.py":
            inside = path if not path.startswith("lib/adafruit") else "libraries" + path[3:]
            found = texts.get("/drive/" + path, texts.get("/" + inside))
            assert found == data.decode(), path
