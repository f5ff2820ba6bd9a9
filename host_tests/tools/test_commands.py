# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`python3 -m tools`: the list, unknown commands, old Pythons."""

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import dispatch

ROOT = Path(__file__).resolve().parents[2]


def start(*words, python=sys.executable):
    return subprocess.run(
        [python, "-m", "tools", *words], cwd=ROOT, capture_output=True, text=True, timeout=300
    )


def test_the_list_has_one_line_for_each_command():
    done = start()
    assert done.returncode == 0 and done.stderr == ""
    rows = done.stdout.splitlines()[2:]
    assert [row.split()[0] for row in rows] == dispatch.names()
    assert "test" in dispatch.names()
    assert all(len(row.split()) > 2 for row in rows)


@pytest.mark.parametrize("name", dispatch.names())
def test_a_command_says_in_a_line_what_it_does_and_which_packages_it_needs(name):
    line, group = dispatch.read(name)
    assert 10 < len(line) <= 100 and line.endswith(".")
    assert group is None or (ROOT / "tools/requirements" / (group + ".txt")).exists()
    tree = ast.parse((dispatch.COMMANDS / (name + ".py")).read_text(encoding="utf-8"))
    assert "main" in [node.name for node in tree.body if isinstance(node, ast.FunctionDef)]


def test_the_list_is_read_without_importing_a_command(tmp_path, monkeypatch):
    (tmp_path / "broken.py").write_text('"""Says this."""\nGROUP = "play"\nimport no_such_module\n')
    monkeypatch.setattr(dispatch, "COMMANDS", tmp_path)
    assert dispatch.read("broken") == ("Says this.", "play")
    assert "broken  Says this." in dispatch.listing()


def test_an_unknown_command_is_answered_with_the_nearest_names():
    done = start("tets")
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr == 'There is no command "tets": did you mean test?\n'


@pytest.mark.parametrize("name", ["zzzzzz", "../commands/test", "__init__", ""])
def test_a_name_like_no_command_is_answered_with_the_way_to_the_list(name):
    assert dispatch.main([name]) == 2
    assert dispatch.unknown(name).endswith("python3 -m tools lists them.") or "mean" in (
        dispatch.unknown(name)
    )


def test_the_exit_code_is_the_commands(tmp_path, monkeypatch):
    (tmp_path / "odd.py").write_text('"""Odd."""\n')
    monkeypatch.setattr(dispatch, "COMMANDS", tmp_path)
    for given, expected in ((7, 7), (0, 0), (None, 0)):
        module = type(sys)("tools.commands.odd")
        module.main = lambda argv, given=given: given
        monkeypatch.setitem(sys.modules, "tools.commands.odd", module)
        assert dispatch.main(["odd"]) == expected


def test_ctrl_c_ends_a_command_without_a_traceback(tmp_path, monkeypatch):
    def interrupted(argv):
        raise KeyboardInterrupt

    (tmp_path / "odd.py").write_text('"""Odd."""\n')
    monkeypatch.setattr(dispatch, "COMMANDS", tmp_path)
    module = type(sys)("tools.commands.odd")
    module.main = interrupted
    monkeypatch.setitem(sys.modules, "tools.commands.odd", module)
    assert dispatch.main(["odd"]) == 130


# The reader of standard output leaves before a command is done.
LEFT = """
import os, sys
from tools import dispatch

reader, writer = os.pipe()
os.dup2(writer, 1)
os.close(writer)
os.close(reader)
dispatch.COMMANDS = __import__("pathlib").Path(sys.argv[2]) if sys.argv[2:] else dispatch.COMMANDS
module = type(sys)("tools.commands.odd")
module.main = lambda argv: {"much": much, "other": other, "ends": ends}[argv[0]]()
sys.modules["tools.commands.odd"] = module


def much():
    for i in range(100_000):
        print("a line")


def ends():
    print("a line")
    return 3


def other():
    raise BrokenPipeError("of another pipe")


if sys.argv[1] == "other":
    sys.stdout = sys.stderr
sys.exit(dispatch.main(["odd", sys.argv[1]] if sys.argv[2:] else sys.argv[1:2]))
"""


def leave(*words, python=()):
    return subprocess.run(
        [sys.executable, *python, "-c", LEFT, *map(str, words)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        env={key: value for key, value in os.environ.items() if key != "PYTHONUNBUFFERED"},
    )


@pytest.mark.parametrize("python", [(), ("-u",)])
@pytest.mark.parametrize("name", ["--help", "much", "ends"])
def test_a_reader_that_goes_away_ends_a_command_quietly(tmp_path, name, python):
    (tmp_path / "odd.py").write_text('"""Odd."""\n')
    done = leave(name, *([] if name == "--help" else [tmp_path]), python=python)
    assert done.stderr == ""
    # What was cut off is told from what was done, as it is where the signal ends a program.
    cut = name == "much" or python
    assert done.returncode == (141 if cut else {"--help": 0, "ends": 3}[name])


def test_a_pipe_of_its_own_that_breaks_is_a_commands_fault_and_is_heard(tmp_path):
    (tmp_path / "odd.py").write_text('"""Odd."""\n')
    done = leave("other", tmp_path)
    assert done.returncode == 1 and "of another pipe" in done.stderr


BARE = """
import sys
from tools import bootstrap, dispatch

bootstrap.inside = lambda group: False
bootstrap.run = lambda *args: print("set up for a help text") or 9
sys.exit(dispatch.main([sys.argv[1], "--help"]))
"""


@pytest.mark.parametrize("name", dispatch.names())
def test_help_is_given_by_a_bare_python_without_setting_anything_up(name):
    done = subprocess.run(
        [sys.executable, "-S", "-c", BARE, name],  # -S: without the installed packages
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"python3 -m tools {name}" in done.stdout


def old_pythons():
    """The too old Pythons that this machine happens to have."""
    for version in ("3.6", "3.7", "3.8", "3.9"):
        here = Path.home().glob(f".pyenv/versions/{version}.*/bin/python")
        for path in (shutil.which("python" + version), *here):
            if path and subprocess.run([path, "-c", ""], capture_output=True).returncode == 0:
                yield str(path)


def test_a_too_old_python_can_read_the_file_that_turns_it_away():
    # What 3.6 can parse, whether or not one is here to show it; f-strings 2.7 and 3.5 cannot.
    source = (ROOT / "tools/__main__.py").read_text(encoding="ascii")
    tree = ast.parse(source, feature_version=(3, 6))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]


def test_a_too_old_python_is_told_so_in_one_sentence():
    tried = list(old_pythons())
    if not tried:
        pytest.skip("no Python older than 3.10 is here")
    for python in tried:
        done = start("test", python=python)
        assert done.returncode == 1 and done.stdout == ""
        assert done.stderr.count("\n") == 1 and "need Python 3.10 or newer" in done.stderr


def test_the_tools_can_be_started_from_elsewhere(tmp_path):
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools")], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0 and "  test" in done.stdout


def test_ci_runs_the_readmes_test_command():
    lines = (ROOT / ".ci/run").read_text().splitlines()
    assert lines[0] == "#!/usr/bin/env bash"
    assert lines[-1] == "exec python3 -m tools test"
    assert os.access(ROOT / ".ci/run", os.X_OK)
    assert "\npython3 -m tools test\n" in (ROOT / "README.md").read_text(encoding="utf-8")
