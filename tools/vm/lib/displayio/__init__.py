# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `displayio` that really draws, in plain MicroPython.

It promises what a program can see of the board's: the same picture, the same dirty areas (one
rectangle a bitmap, areas of sprites not merged, an unchanged value stored again sent again),
bitmaps as large in memory, and no allocation where the board's C code does not allocate. Values a
board would refuse are refused. It draws on any MicroPython and on CPython, so a browser may use it.

Left out: dithering, rotated displays, automatic refresh (`auto_refresh` is kept, but only
`refresh()` draws). `mute` [0] = 1 makes every drawing call return at once: what is left to be timed
is the caller's own Python.
"""

from displayio.bitmap import Bitmap, mute
from displayio.group import Group
from displayio.ondisk import OnDiskBitmap
from displayio.palette import ColorConverter, Colorspace, Palette
from displayio.screen import Display
from displayio.tilegrid import TileGrid

__all__ = (
    "Bitmap",
    "ColorConverter",
    "Colorspace",
    "Display",
    "Group",
    "OnDiskBitmap",
    "Palette",
    "TileGrid",
    "mute",
    "release_displays",
)

CIRCUITPYTHON_TERMINAL = None


def release_displays():
    """Nothing to release: a stand-in display belongs to nobody."""
