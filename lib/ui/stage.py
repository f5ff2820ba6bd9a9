# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What everything is shown on: one bitmap the size of the table, a line of text below it, and
whatever lies above them. Menus and pages are drawn on the same bitmap, so they cost no memory.

Made once, before anything large is imported.
"""

import displayio

from ui.glyphs import Glyphs
from ui.layout import TALL


class Stage:
    """`table` and `line` are the bitmaps, `above` is the group for sprites; `inks`, `strip` and
    `clear` are their colours (see ui.schemes)."""

    def __init__(self, display):
        from ui.schemes import dress

        self.refresh = display.refresh
        self.width = display.width
        self.height = display.height
        self.glyphs = Glyphs("pocket" if self.height < TALL else "tall")
        line = self.glyphs.height
        self.inks = displayio.Palette(16)  # of the table
        self.strip = displayio.Palette(16)  # of the line of text
        self.clear = displayio.Palette(16)  # of sprites
        self.clear.make_transparent(0)
        dress(self, 0, 0, 0)
        self.table = displayio.Bitmap(self.width, self.height - line, 16)
        self.line = displayio.Bitmap(self.width, line, 16)
        self.root = displayio.Group()
        self.root.append(displayio.TileGrid(self.table, pixel_shader=self.inks))
        self.root.append(
            displayio.TileGrid(self.line, pixel_shader=self.strip, y=self.height - line)
        )
        self.above = displayio.Group()
        self.root.append(self.above)
