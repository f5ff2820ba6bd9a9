# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Runs everything that must pass: lint, format, tests on CPython and on the MicroPython VM."""

import os
import subprocess
import sys
from pathlib import Path

from tools import bootstrap

GROUP = "test"

USAGE = """usage: python3 -m tools test [--long] [pytest's own arguments ...]

Lint and format are tests like the others (host_tests/tools/test_style.py), so pytest's summary,
the last line, counts them. --long adds what takes longer than a coffee. Examples:
  python3 -m tools test host_tests/engine
  python3 -m tools test -k undo --pdb"""

ROOT = Path(__file__).resolve().parents[2]


def main(argv):
    """Runs pytest in the root, on several cores where that helps; returns its exit code."""
    if "-h" in argv or "--help" in argv:
        print(USAGE)
        return 0
    # Before the tests, which ask no network: what the 32-bit VM needs, where there is Node.
    bootstrap.node_modules()
    return subprocess.call([sys.executable, "-m", "pytest", *spread(argv), *argv], cwd=ROOT)


def spread(argv):
    """The options that share the tests among the cores, none where a person talks to them."""
    alone = ("--pdb", "-s", "--capture=no", "-n", "--trace", "--collect-only", "--co")
    cores = os.cpu_count() or 1
    if cores == 1 or any(word.startswith(alone) for word in argv):
        return []
    return ["-n", str(min(cores, 8)), "--dist", "worksteal"]
