# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The root's code.py and Python's own `code` live side by side."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def root(tmp_path):
    """A root like ours, with a test that fails and one that asks who `code` is."""
    for name in ("conftest.py", "code.py", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "tools", tmp_path / "tools", ignore=shutil.ignore_patterns("vm", "host"))
    (tmp_path / "host_tests").mkdir()
    (tmp_path / "host_tests/test_it.py").write_text(
        "import code, pdb\n"
        "def test_code(): assert code.InteractiveConsole\n"
        "def test_failing():\n    card = 'queen of spades'\n    assert not card\n"
    )
    return tmp_path


def pytest_in(root, *words, given=""):
    env = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST_")}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *words],
        cwd=root,
        env=env,
        input=given,
        capture_output=True,
        text=True,
        timeout=300,
    )


def test_a_bare_pytest_in_the_root_runs_the_tests_and_not_the_game(root):
    done = pytest_in(root)
    assert "1 failed, 1 passed" in done.stdout, done.stdout + done.stderr


def test_the_debugger_opens_in_the_root(root):
    done = pytest_in(root, "--pdb", given="p card\ninteract\nprint(card[::-1])\n")
    assert "'queen of spades'" in done.stdout, done.stdout + done.stderr
    assert "sedaps fo neeuq" in done.stdout


def test_without_the_conftest_the_game_would_hide_the_module(root):
    (root / "conftest.py").write_text("")
    assert "1 failed, 1 passed" not in pytest_in(root).stdout


def test_code_py_does_nothing_when_imported(tmp_path):
    shutil.copy(ROOT / "code.py", tmp_path)
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.path.insert(0, '.'); import code; print(code.__file__)",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and str(tmp_path) in os.path.realpath(done.stdout.strip())


def test_code_py_opens_the_handheld_and_runs_the_ui_on_it(tmp_path):
    shutil.copy(ROOT / "code.py", tmp_path)
    (tmp_path / "handheld.py").write_text("def open():\n    return 'a machine'\n")
    (tmp_path / "ui.py").write_text("def run(machine):\n    print('runs on', machine)\n")
    done = subprocess.run([sys.executable, "code.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == "runs on a machine\n", done.stderr
