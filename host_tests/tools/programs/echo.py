# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A program for the stand-in board: shows each key as a square, saves the keys when it ends."""

import displayio

import handheld

machine = handheld.open()
bitmap = displayio.Bitmap(machine.width, machine.height, 4)
palette = displayio.Palette(4)
palette[1] = 0xFF0000
palette[2] = 0x00FF00
palette[3] = 0xFFFFFF
group = displayio.Group()
group.append(displayio.TileGrid(bitmap, pixel_shader=palette))
machine.display.root_group = group
keys = list(machine.store.load() or b"")
try:
    while True:
        code = machine.buttons.poll()
        if code:
            for x in range(8):
                bitmap[x + 8 * (len(keys) % 16), code & 15] = 1 + code % 3
            keys.append(code)
        machine.turn()
        machine.display.refresh()
finally:
    machine.store.save(bytes(keys))
    print("keys", keys, "asked for", machine.request, machine.welcome)
