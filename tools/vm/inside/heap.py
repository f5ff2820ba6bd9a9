# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
# ruff: noqa: F401
"""Measures the heap that a game on the table takes on the 32-bit VM. argv[1]: JSON line.

Prints {"used": bytes, "machine": bytes, "raw": bytes, "grids": number, "groups": number}: what
engine, game and ui take, and what the machine (lib/handheld) takes beside them. Not counted: the
bare VM, the stand-ins with their display, the two Adafruit libraries. In `used` stand-in sprites
count as much as a board's. The VM collects garbage only between two parts, where it is idle.
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
import neopixel_write
import storage
import supervisor
import synthio
from adafruit_bitmap_font import bitmap_font, pcf
from adafruit_display_text import label

MANY = 16
GRID = 96  # bytes on a PyGamer, as measured
GROUP = 87

bitmap = displayio.Bitmap(8, 8, 16)
palette = displayio.Palette(16)
kept = [None] * MANY
sizes = [0] * 7
sizes.clear()


def add(make):
    """Some more of what `make` makes, to see what a stand-in takes."""
    for i in range(MANY):
        kept[i] = make()


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


def count(group):
    """How many TileGrids and Groups hang below a group, itself included."""
    grids = 0
    groups = 1
    for layer in group:
        if hasattr(layer, "append"):
            more = count(layer)
            grids += more[0]
            groups += more[1]
        else:
            grids += 1
    return grids, groups


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
add(int)
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
machine = hold()
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
app = bring(machine)
gc.collect()
# -------- part
sizes.append(gc.mem_alloc())
bare = sizes[4]
grid = (sizes[1] - sizes[0]) // MANY
group = (sizes[2] - sizes[3]) // MANY
grids, groups = count(app.machine.display.root_group)
raw = sizes[5] - bare
used = raw - grids * (grid - GRID) - groups * (group - GROUP)
own = bare - sizes[3]
print(json.dumps({"used": used, "machine": own, "raw": raw, "grids": grids, "groups": groups}))
