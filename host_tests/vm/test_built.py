# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The program as `tools build` makes it, on the VMs: everything opens in a board's memory."""

import json
import re

import pytest

from tools.board import drive
from tools.vm import figures, runner, start
from tools.vm.lines import winning

INSIDE = runner.HERE / "inside"
UNIX = runner.VMS[0]
# What 110 KB is on a board.
HEAP = 220 * 1024
# What the stand-ins of a TileGrid and a Group take more than twice a board's 96 and 87 bytes, and
# an entry of the 64-bit VM's table of names, whose doubling is counted before the program begins.
GRID = 864 - 2 * 96
GROUP = 384 - 2 * 87
NAME = 10


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A drive as built, with the pinned libraries."""
    folder = tmp_path_factory.mktemp("built") / "CIRCUITPY"
    drive.write(drive.content(drive.Plan(bundle=False)), folder)
    with runner.program(folder):
        yield folder


def ready(vm):
    if vm.missing():
        pytest.skip(vm.missing())
    return vm


def tour(rounds, heap):
    """What a tour of everything says, and how many names the program brought along."""
    said = ready(UNIX).run(INSIDE / "tour.py", argv=[str(rounds)], heap=heap)
    before, after = [int(n) for n in re.findall(r"n_qstr=(\d+)", said)]
    return json.loads(said.splitlines()[-1]), after - before


@pytest.mark.parametrize("rounds", [3, pytest.param(10, marks=pytest.mark.long)])
def test_menu_pages_and_games_open_one_after_the_other_in_a_boards_memory(built, rounds):
    found, names = tour(1, 4 << 20)
    more = found["before"] + GRID * found["grids"] + GROUP * found["groups"] - NAME * names
    found, _ = tour(rounds, HEAP + more)
    free = found["free"][1:]
    assert len(free) == rounds - 1
    assert max(free) - min(free) <= 64, free  # what is lost, is lost in every round


def test_memory_that_is_too_small_is_noticed(built):
    with pytest.raises(runner.Failed, match="MemoryError"):
        tour(1, HEAP)


@pytest.mark.parametrize("vm", runner.VMS, ids=lambda vm: vm.name)
def test_the_built_drive_is_what_is_run(built, vm, tmp_path):
    script = INSIDE / "planted.py"
    assert runner.home() == built
    said = ready(vm).run(INSIDE / "engine_bytes.py", argv=[json.dumps(winning(("scorpion",), 1))])
    assert script.exists() and set(json.loads(said)["scorpion"].values()) == {0}


def test_the_bench_measures_the_built_drive(built):
    for vm in runner.VMS:
        ready(vm)
    found = {"calculation": {}}
    figures._program_bytes(UNIX, found)
    figures._heap(found)
    figures._nesting(found)
    assert figures.over(found) == []
    assert found["calculation"]["heap"] > 30000


@pytest.mark.long
def test_the_start_takes_at_most_120_kb(built):
    names, before, peak, at = start.measure(ready(runner.VMS[1]))
    assert names.index("ui.title") < names.index("adafruit_display_text.label")
    assert max(before) <= peak <= start.LIMIT, at


@pytest.mark.long
def test_the_whole_bench_passes_from_the_built_drive(built):
    for vm in runner.VMS:
        ready(vm)
    games = [line[0] for line in winning(None, most=1)]
    found = figures.collect(games, print)
    past = [row for row in figures.over(found) if not row[1].startswith("turns")]  # nothing timed
    assert past == []
