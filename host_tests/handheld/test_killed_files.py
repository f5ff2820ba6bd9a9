# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A program that is killed at any system call of a save loses that save at most.

strace kills it, before the call is made; that it was made is seen at the next one. Linux only.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# No byte code kept or found: each run makes the same calls.
PYTHON = (sys.executable, "-I", "-S", "-B", "-X", "pycache_prefix=/dev/null")
# Saves three times in the folder given; the third is the one to be killed. "board": with the calls
# that CircuitPython has, whose rename does not replace. Two looks at files that are not there frame
# the save, so that its calls are found in strace's list.
PROGRAM = """
import os, sys, types
sys.path[:0] = [{lib!r}]
for name, said in (("supervisor", {{"ticks_ms": int}}), ("storage", {{}})):
    module = types.ModuleType(name)
    vars(module).update(said)
    sys.modules[name] = module
from handheld import places, store
if sys.argv[2] == "board":
    places.os = types.SimpleNamespace(remove=os.remove, rename=os.rename, sync=lambda: None)
kept = store.Store([places.Folder(sys.argv[1], "here")])
for data in (b"first" * 50, b"second" * 40):
    kept.save(data)
kept.load()
os.access("/save-begins", os.F_OK)
kept.save(b"third" * 60)
os.access("/save-ends", os.F_OK)
"""


def works():
    """Why strace cannot kill here, or nothing."""
    if not sys.platform.startswith("linux"):
        return "strace is for Linux"
    if not shutil.which("strace"):
        return "strace is not installed: files killed at every system call are NOT tested"
    tried = subprocess.run(["strace", "-o", "/dev/null", "true"], capture_output=True)
    if tried.returncode:
        return "strace may not trace here: files killed at every system call are NOT tested"
    return ""


def run(folder, way, *strace):
    program = PROGRAM.format(lib=str(ROOT / "lib"))
    return subprocess.run(
        ["strace", *strace, *PYTHON, "-c", program, str(folder), way],
        capture_output=True,
        text=True,
        timeout=60,
    )


def calls(folder, way, log):
    """(name, how many of the name since the program began) of each call of the third save."""
    done = run(folder, way, "-o", str(log))
    assert done.returncode == 0, done.stderr
    counts = {}
    found = []
    inside = False
    for line in log.read_text().splitlines():
        if "/save-ends" in line:
            return found
        name = re.match(r"(\w+)\(", line)
        if name:
            counts[name[1]] = counts.get(name[1], 0) + 1
            if inside:
                found.append((name[1], counts[name[1]]))
        inside = inside or "/save-begins" in line
    raise AssertionError("the save did not end")


@pytest.mark.parametrize("way", ["pc", "board"])
def test_killed_at_any_system_call_of_a_save_the_one_before_is_there(host, tmp_path, way):
    reason = works()
    if reason:
        pytest.skip(reason)
    from handheld import places, store

    (tmp_path / "whole").mkdir()
    found = calls(tmp_path / "whole", way, tmp_path / "log")
    names = {name for name, _ in found}
    assert len(found) >= 6 and "write" in names and any("rename" in name for name in names)
    assert way == "board" or "fsync" in names
    loaded = set()
    for i, (name, count) in enumerate(found):
        folder = tmp_path / str(i)
        folder.mkdir()
        killed = run(
            folder,
            way,
            *("-o", "/dev/null", "-e", f"trace={name}"),
            *("-e", f"inject={name}:signal=SIGKILL:when={count}"),
        )
        assert killed.returncode in (-9, 137), f"{name} {count} did not kill it"
        kept = store.Store([places.Folder(str(folder), "here")])
        data = kept.load()
        assert data in (b"second" * 40, b"third" * 60), f"killed at {name} {count}"
        assert kept.state in ("good", "damaged")
        loaded.add(data)
        assert kept.save(b"and on") and kept.load() == b"and on"
    assert b"second" * 40 in loaded
