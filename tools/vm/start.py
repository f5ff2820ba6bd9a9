# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the start of the program takes on the 32-bit VM: the order of imports, and the peak heap.

The peak is what is held before a module is loaded, and what compiling that module takes beside it.
The title's picture is held until the program begins; what is let go before the menu is let go.
"""

import json
import tempfile
from pathlib import Path

from tools.board import compact, fold, report
from tools.board.strip import strip
from tools.vm import runner

LIMIT = 120 * 1024
ROUGHLY = 5  # compiling a source takes at most so many times its size

HEAD = """import gc, json, sys
import analogio, audioio, bitmaptools, board, desk, digitalio, displayio, fontio, keypad
import microcontroller, neopixel_write, storage, supervisor, synthio, micropython
sizes = [0] * 100
sizes.clear()
gc.collect()
# -------- part
empty = gc.mem_alloc()
gc.collect()
"""
PART = """# -------- part
sizes.append(gc.mem_alloc() - empty)
__import__({name!r})
gc.collect()
"""
TIDY = """# -------- part
from engine import forget
for name in {names!r}:
    forget(name)
gc.collect()
"""
GONE = "title = None\n"
# The title and the stage, where the program makes them.
PICTURES = """# -------- part
from ui import pictures
title = pictures.load("sprites/title.bmp")
stage = displayio.Bitmap(160, 128, 16)
gc.collect()
"""


def order(vm):
    """The modules that the start loads, each after those it needs."""
    return json.loads(vm.run(runner.HERE / "inside" / "imports.py").splitlines()[-1])


def held(vm, names):
    """Bytes held before each of these modules is loaded, one after the other, and at the end."""
    parts = []
    for name in names:
        if name.startswith("adafruit") and PICTURES not in parts:
            parts.append(PICTURES)
        if name == "ui.heading":  # the first of the menu: see ui.screens.menu
            late = names[names.index("ui.app") + 1 : names.index(name)]
            parts.append(
                TIDY.format(names=[n for n in late if n.split(".")[0] in ("ui", "engine")])
            )
        parts.append(PART.format(name=name))
        if name == "ui.app":  # the stage is shown in its place
            parts[-1] = parts[-1].replace("gc.collect()", GONE + "gc.collect()")
    end = "# -------- part\nsizes.append(gc.mem_alloc() - empty)\nprint(json.dumps(sizes))\n"
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "start_parts.py"
        script.write_text(HEAD + "".join(parts) + end, encoding="utf-8")
        return json.loads(vm.run(script).splitlines()[-1])


def source(name):
    """The source of a module as a board compiles it, None where it has none."""
    roots = [runner.home(), runner.home() / "lib", runner.libraries()]
    for root in filter(None, roots):
        path = root / name.replace(".", "/")
        for file in (path / "__init__.py", path.with_suffix(".py")):
            if file.is_file():
                return strip(file.read_text(encoding="utf-8"))
    return None


def measure(vm):
    """(names in order, bytes held before each, peak in bytes, at which module)."""
    names = order(vm)
    before = held(vm, names)
    peak, at = max(before), "the end"
    ours = compact.modules() if runner.home() == runner.ROOT else {}
    ours = {fold.dotted(path): text for path, text in ours.items()}
    text = {name: (ours.get(name) or source(name) or "").encode() for name in names}
    bound = {
        name: size + ROUGHLY * len(text[name]) for name, size in zip(names, before, strict=False)
    }
    for name in sorted(names, key=bound.get, reverse=True):
        if bound[name] <= peak:
            break
        need = report.compiling(text[name])
        if not need[0].isdigit():
            continue
        size = before[names.index(name)] + int(need.split()[0]) * 1024
        if size > peak:
            peak, at = size, name
    return names, before, peak, at


def lines(vm):
    """What the bench prints."""
    names, before, peak, at = measure(vm)
    return [
        "The start on the 32-bit VM, bytes held before each module is loaded:",
        *[f"{size:8,} {name}" for name, size in zip(names, before, strict=False)],
        f"{before[-1]:8,} at the end; at most {peak:,}, compiling {at}; limit {LIMIT:,}",
    ]
