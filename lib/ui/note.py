# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A sentence at the foot of the table, until the next key."""

import bitmaptools
import displayio

from ui import colours
from ui.letters import encode
from ui.text import wrap


class Note:
    """Made at the first sentence; `say` shows one, of up to three lines."""

    def __init__(self, stage):
        self.stage = stage
        self.pitch = stage.glyphs.height + 1
        self.bitmap = displayio.Bitmap(stage.width, 3 + 3 * self.pitch, 16)
        self.sprite = displayio.TileGrid(self.bitmap, pixel_shader=stage.strip)
        self.sprite.hidden = True
        stage.root.append(self.sprite)

    def say(self, text):
        """Show a sentence."""
        bitmap = self.bitmap
        glyphs = self.stage.glyphs
        bitmap.fill(0)
        lines = wrap(text, glyphs, bitmap.width - 8)
        bitmaptools.fill_region(bitmap, 0, 0, bitmap.width, 1, colours.GOLD)
        y = 3
        for line in lines:
            glyphs.write(bitmap, 4, y, encode(line), colours.FACE)
            y += self.pitch
        self.sprite.y = self.stage.height - y
        self.sprite.hidden = False
        self.stage.refresh()

    def hide(self):
        if not self.sprite.hidden:
            self.sprite.hidden = True
