# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Reading the keys allocates nothing, nor do sounds and lights, on real MicroPython VMs."""

import json
from pathlib import Path

import pytest

from tools.vm import runner


@pytest.mark.parametrize("vm", runner.VMS, ids=lambda vm: vm.name)
def test_polling_sounding_and_shining_allocate_nothing(vm):
    if vm.missing():
        pytest.skip(vm.missing())
    found = json.loads(vm.run(Path(__file__).with_name("on_vm.py")))
    assert found.pop("planted") > 0  # the meter sees what there is to see
    assert {name: size for name, size in found.items() if size} == {}
    assert len(found) == 12
