# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A board to test on: every test opens its own, so that none sees what another left."""

import pytest

from tools.host import Host


@pytest.fixture
def host():
    with Host("pygamer") as host:
        yield host


@pytest.fixture
def machine(host):
    import handheld

    return handheld.open()
