# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The whole program on the two MicroPython VMs: same pictures as with Blinka, nothing allocated."""

import json

import pytest

from tools.vm.lines import winning
from tools.vm.runner import HERE, ROOT, VMS, here

INSIDE = HERE / "inside"
THREE = ("calculation", "scorpion", "queens_audience")
MOST_FRAMES = 20


@pytest.fixture(params=VMS, ids=lambda vm: vm.name)
def vm(request):
    """One of the VMs; the test is skipped, with the reason, where it is missing."""
    why = request.param.missing()
    if why:
        pytest.skip(why)
    return request.param


def lines(vm, most=1):
    """Lines of every game, of three where the VM is slow."""
    return winning(None if vm.bits == 64 else THREE, most=most)


def test_the_program_draws_the_pictures_on_the_vm_that_it_draws_with_blinka(vm):
    argv = [json.dumps(lines(vm)), "6"]
    with_blinka = here(INSIDE / "ui_frames.py", argv, blinka=True).splitlines()
    on_vm = vm.run(INSIDE / "ui_frames.py", argv=argv, heap=3 << 20).splitlines()
    assert on_vm == with_blinka
    pictures = {line.split()[1] for line in on_vm if len(line.split()) > 1}
    assert len(pictures) > 15 * len(lines(vm)), "hardly anything moved"


def test_the_standins_allocate_nothing_when_they_draw(vm):
    found = json.loads(vm.run(INSIDE / "drawing.py"))
    assert {name: row for name, row in found.items() if row != [0, True]} == {}
    assert len(found) == 14


def test_legal_moves_play_undo_redo_and_hint_allocate_nothing(vm):
    found = json.loads(vm.run(INSIDE / "engine_bytes.py", argv=[json.dumps(lines(vm))]))
    assert set(found) == {line[0] for line in lines(vm)}
    sizes = {(game, name): size for game, row in found.items() for name, size in row.items()}
    assert {key: size for key, size in sizes.items() if size} == {}
    assert len(sizes) == 5 * len(found)


def test_keys_cursor_and_frames_allocate_nothing_in_play(vm):
    argv = [json.dumps(lines(vm)), "12"]
    text = vm.run(INSIDE / "ui_bytes.py", argv=argv, heap=3 << 20)
    found = json.loads(text.splitlines()[-1])
    played = [row.pop("played") for row in found.values()]
    assert len(played) == len(lines(vm)) and min(played) > 8
    sizes = {(game, name): size for game, row in found.items() for name, size in row.items()}
    assert {key: size for key, size in sizes.items() if size} == {}


def test_calls_nest_at_most_20_deep():
    argv = [json.dumps(winning(most=1)), "12", str(ROOT)]
    found = json.loads(here(INSIDE / "nesting.py", argv).splitlines()[-1])
    for game, row in found.items():
        assert 2 < row["engine"] < row["program"] <= MOST_FRAMES, (game, row["trail"])


def test_idle_turns_send_no_pixel():
    unix = VMS[0]
    if unix.missing():
        pytest.skip(unix.missing())
    argv = [json.dumps(winning(THREE, most=1)), "10"]
    found = json.loads(unix.run(INSIDE / "ui_pixels.py", argv=argv, heap=3 << 20).splitlines()[-1])
    for game, row in found.items():
        assert row["idle"] == 0, game
        assert len(row["moves"]) > 5
        assert all(sent >= changed - low for sent, changed, _, _, low in row["moves"])
