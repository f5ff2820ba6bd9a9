# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What every test run needs: Python's own `code` in its place, `--long`, steady hypothesis."""

from tools import standard_code

# Before anything reaches for pdb: the root's code.py would answer to `import code`.
standard_code.load()

import pytest  # noqa: E402
from hypothesis import settings  # noqa: E402

# Nothing is timed here, and the same run gives the same answer.
settings.register_profile("short", deadline=None, derandomize=True, database=None)
settings.register_profile("long", deadline=None, max_examples=1000)


def pytest_addoption(parser):
    parser.addoption("--long", action="store_true", help="also run the tests marked long")


def pytest_configure(config):
    settings.load_profile("long" if config.getoption("--long") else "short")


def pytest_collection_modifyitems(config, items):
    if config.getoption("--long"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="runs with --long"))
