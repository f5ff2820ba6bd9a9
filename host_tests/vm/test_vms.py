# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The two MicroPython VMs: they run, the meter misses nothing, the engine is the same on all."""

import json
import subprocess
import sys

import pytest

from tools.vm.runner import HERE, ROOT, VMS, Failed

INSIDE = HERE / "inside"


@pytest.fixture(params=VMS, ids=lambda vm: vm.name)
def vm(request):
    """One of the VMs; the test is skipped, with the reason, where it is missing."""
    why = request.param.missing()
    if why:
        pytest.skip(why)
    return request.param


def test_the_meter_sees_planted_allocations(vm):
    found = json.loads(vm.run(INSIDE / "planted.py"))
    assert found["nothing"] == [0, True]
    assert found["a_slice"][0] > 0
    assert found["a_slice"][1] is False
    assert found["a_caught_exception"][0] > 0
    assert found["a_tuple_freed_at_once"][1] is False
    # 64 bits hold 31; the point of the 32-bit VM is that it counts as a board does.
    assert (found["a_31_bit_integer"][0] > 0) == (vm.bits == 32)
    assert found["a_31_bit_integer"][1] == (vm.bits == 64)


def test_scripts_run_one_after_the_other_in_one_main(vm, tmp_path):
    folder = INSIDE
    assert vm.run(folder / "stopwatch.py", folder / "meter.py", argv=["x"]) == ""


def test_an_exception_on_a_vm_is_an_error_here(vm):
    with pytest.raises(Failed, match="Error"):
        vm.run(INSIDE / "playout.py", argv=["no number"])


def test_random_playouts_are_the_same_on_the_vm_and_on_cpython(vm):
    script = INSIDE / "playout.py"
    run = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"]
    run[2] += f"sys.argv[1:] = ['2']\nexec(open({str(script)!r}).read())"
    here = subprocess.run(run, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    there = vm.run(script, argv=["2"])
    assert here.count("\n") > 1000
    assert there.splitlines() == here.splitlines()
