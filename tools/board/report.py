# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""How large a drive is, and what its largest source takes to compile in a 32-bit VM."""

from pathlib import Path

MODULE = 8192  # bytes of a module as built
LATE = 4096  # of one that loads while the table is up
DRIVE = 300 * 1024  # of all that is ours
LIBRARIES = "lib/adafruit_"

PROBE = Path(__file__).resolve().parent / "compile_probe.py"
HEAP = 256 * 1024
MOST = 128  # KB: nothing that a board can compile takes more


def ours(files):
    """The files that are not Adafruit's."""
    return {path: data for path, data in files.items() if not path.startswith(LIBRARIES)}


def sources(files):
    """The modules that a board compiles, the largest first: [(bytes, path)]."""
    return sorted(((len(d), p) for p, d in files.items() if p.endswith(".py")), reverse=True)


def lines(files, vm=True):
    """The report, as lines."""
    mine = ours(files)
    total = sum(map(len, files.values()))
    out = [
        f"{total:9,} bytes on the drive in {len(files)} files, "
        f"of that {total - sum(map(len, mine.values())):,} Adafruit's libraries"
    ]
    for room in ("engine/", "lib/ui/", "lib/handheld/", "fonts/", "sprites/"):
        out.append(f"{sum(len(d) for p, d in mine.items() if p.startswith(room)):9,} {room}")
    for who, some in (("ours", sources(mine)), ("all", sources(files))):
        if some:
            size, path = some[0]
            took = compiling(files[path]) if vm else "not measured"
            out.append(f"{size:9,} {path}, the largest source of {who}; compiling it: {took}")
    return out


def compiling(source):
    """What compiling takes in the 32-bit VM, in words; why it is not known where that is so."""
    try:
        from tools.vm import runner
    except ImportError:
        return "not measured (no VM tools here)"
    vm = runner.Node()
    missing = vm.missing()
    if missing:
        return f"not measured ({missing})"
    text = source.decode()
    try:
        most = _probe(vm, text, 0, 0)
        low, high = 0, MOST
        while low < high:
            middle = (low + high) // 2
            if _probe(vm, text, middle * 1024, most) == "yes":
                high = middle
            else:
                low = middle + 1
    except (runner.Failed, OSError, ValueError) as error:
        return f"not measured ({(str(error).strip().splitlines() or ['the VM failed'])[-1]})"
    return f"{low} KB of free heap"


def _probe(vm, text, free, most):
    return vm.run(PROBE, argv=[text, str(free), str(most)], heap=HEAP, timeout=60).strip()
