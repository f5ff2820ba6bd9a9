# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
# ruff: noqa: F401
"""Measures the heap that a game on the table takes on the 32-bit VM. argv[1]: JSON line.

Prints {"used": bytes, "machine": bytes, "raw": bytes}: what engine, game and ui take, what the
machine (lib/handheld) takes beside them, and the first without any allowance. Not counted: the
bare VM, the stand-ins with their display, the two Adafruit libraries. In `used` stand-in sprites
and bitmaps count as much as a board's. The VM collects garbage only between two parts, where it is
idle. Its table of names doubles when it is full, and where that falls depends on the stand-ins: so
it is made to double before, and the caller counts NAME bytes for each name that comes after
(`qstr_info` prints how many there are).
"""

import gc
import json
import sys

import analogio
import audioio
import bitmaptools
import board
import desk
import digitalio
import displayio
import fontio
import keypad
import microcontroller
import micropython
import neopixel_write
import storage
import supervisor
import synthio
from adafruit_bitmap_font import pcf
from adafruit_display_text import label
from counts import count, make_names

MANY = 16
GRID = 96  # bytes on a PyGamer, as measured
GROUP = 87
BITMAP = 64 + 32  # the object, and the pixels of 8 by 8

bitmap = displayio.Bitmap(8, 8, 16)
palette = displayio.Palette(16)
kept = [None] * MANY
sizes = [0] * 8
sizes.clear()


def add(make):
    """Some more of what `make` makes, to see what a stand-in takes."""
    for i in range(MANY):
        kept[i] = make()


def bitmaps(app):
    """How many bitmaps the program holds."""
    seen = [app.sheet.parts, app.stage.glyphs.sheet]
    layers = [app.machine.display.root_group]
    while layers:
        for layer in layers.pop():
            if hasattr(layer, "append"):
                layers.append(layer)
            elif layer.bitmap not in seen:
                seen.append(layer.bitmap)
    return len(seen)


def wipe(app):
    """Take out pixels and masks of piles: here, not at a board's addresses, they can look like
    addresses, and what seems to be pointed at is not collected."""
    t = app.t
    for data in (app.machine.display.frame, t.onto, t.into, t.row, t.wanted, t.log):
        for i in range(len(data)):
            data[i] = 0
    displayio.mute[0] = 0
    app.sheet.parts.fill(0)
    app.stage.glyphs.sheet.fill(0)
    layers = [app.machine.display.root_group]
    while layers:
        for layer in layers.pop():
            if hasattr(layer, "append"):
                layers.append(layer)
            else:
                layer.bitmap.fill(0)


def hold():
    """The machine that the program runs on."""
    import handheld

    return handheld.open()


def bring(machine):
    """The program as a board runs it, a game on its table and some moves played."""
    import ui

    line = json.loads(sys.argv[1])
    displayio.mute[0] = 1
    machine.request = (line[0], line[2])
    machine.welcome = False
    app = ui.App(machine)
    rest(app)
    for pick in line[3][:8]:
        app.t.moves()
        app.play.play(pick, -1)
        rest(app)
    return app


def rest(app):
    """Turns enough for all to come to rest."""
    for _ in range(60):
        desk.sleep(20)
        app.step()


gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
add(lambda: displayio.TileGrid(bitmap, pixel_shader=palette))
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
add(displayio.Group)
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
add(lambda: displayio.Bitmap(8, 8, 16))
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
add(int)
make_names(7000)  # more than the program's names take
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
machine = hold()
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
micropython.qstr_info()
app = bring(machine)
wipe(app)
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
micropython.qstr_info()
grids, groups = count(app.machine.display.root_group)
raw = sizes[6] - sizes[5]
empty = sizes[0]
used = raw - grids * ((sizes[1] - empty) // MANY - GRID)
used -= groups * ((sizes[2] - empty) // MANY - GROUP)
used -= bitmaps(app) * ((sizes[3] - empty) // MANY - BITMAP)
print(json.dumps({"used": used, "machine": sizes[5] - sizes[4], "raw": raw}))
