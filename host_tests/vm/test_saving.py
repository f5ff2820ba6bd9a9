# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Saves on the MicroPython VMs: the look whether it is time takes nothing, a game comes back."""

import json

import pytest

from tools.vm.lines import winning
from tools.vm.runner import HERE, VMS


@pytest.mark.parametrize("vm", VMS, ids=lambda vm: vm.name)
def test_a_game_is_saved_and_comes_back_and_play_allocates_nothing_for_it(vm):
    if vm.missing():
        pytest.skip(vm.missing())
    line = next(line for line in winning(("calculation",), most=1))
    text = vm.run(HERE / "inside" / "saving.py", argv=[json.dumps([line])], heap=3 << 20)
    found = json.loads(text.splitlines()[-1])
    assert found["turn"] == 0
    assert 0 < found["save"] < 500 * vm.bits  # garbage and the modules that pack included
    assert found["same"] is True
    assert "damaged" in found["damaged"] and "Lost: " in found["damaged"]
    assert "Another program" in found["foreign"] and found["kept out"] is True
