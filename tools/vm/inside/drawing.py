# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the stand-ins' own drawing allocates: {call: [bytes grown, whether the locked heap did]}."""

import json

import bitmaptools
import displayio
import meter

screen = displayio.Display(64, 48)
palette = displayio.Palette(16)
palette.make_transparent(0)
for i in range(16):
    palette[i] = i * 0x0F0F0F
bitmap = displayio.Bitmap(64, 48, 16)
sheet = displayio.Bitmap(16, 16, 16)
fonts = displayio.Bitmap(16, 16, 2)
root = displayio.Group()
inner = displayio.Group(scale=2)
grid = displayio.TileGrid(bitmap, pixel_shader=palette)
sprite = displayio.TileGrid(sheet, pixel_shader=palette, x=5, y=5)
tiles = displayio.TileGrid(fonts, pixel_shader=palette, width=4, tile_width=8, tile_height=8)
spare = displayio.TileGrid(sheet, pixel_shader=palette)
root.append(grid)
root.append(sprite)
root.append(inner)
inner.append(tiles)
screen.root_group = root


def blit():
    bitmaptools.blit(bitmap, sheet, 3, 4, x1=1, y1=0, x2=12, y2=9)


def blit_by_bytes():
    bitmaptools.blit(bitmap, sheet, 2, 4)


def blit_skipping():
    bitmaptools.blit(bitmap, sheet, 30, 4, skip_source_index=0)


def blit_glyph():
    bitmaptools.blit(bitmap, fonts, 30, 4, skip_source_index=0)


def fill_region():
    bitmaptools.fill_region(bitmap, 3, 3, 20, 20, 5)


def fill():
    sheet.fill(3)


def draw_line():
    bitmaptools.draw_line(bitmap, 0, 0, 30, 20, 2)


def pixel():
    bitmap[77] = 4


def move():
    sprite.x = sprite.x + 1
    sprite.y = 9


def hide():
    sprite.hidden = not sprite.hidden


def tile():
    tiles[2] = 3


def group():
    inner.x = inner.x + 1
    inner.hidden = not inner.hidden


def put_in_and_take_out():
    root.append(spare)
    root.pop()


def colour():
    palette[3] = palette[3] ^ 0xFF00


CALLS = (
    blit,
    blit_by_bytes,
    blit_skipping,
    blit_glyph,
    fill_region,
    fill,
    draw_line,
    pixel,
    move,
    hide,
    tile,
    group,
    put_in_and_take_out,
    colour,
)
found = {}
meter.start()
screen.refresh()
for call in CALLS:
    call()
    screen.refresh()
    size = meter.grown(call)
    drawn = meter.grown(screen.refresh)
    found[call.__name__] = [size + drawn, meter.locked(call) and meter.locked(screen.refresh)]
print(json.dumps(found))
