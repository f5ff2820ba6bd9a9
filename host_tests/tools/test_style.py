# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""ruff has nothing to say."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def ruff(*words):
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *words, "--no-cache", "."],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return done.returncode, done.stdout + done.stderr


def test_the_code_is_clean():
    code, said = ruff("check", "--output-format", "concise")
    assert code == 0, said


def test_the_code_is_formatted():
    code, said = ruff("format", "--check")
    assert code == 0, said + "mend it with: .venv/bin/ruff format"
