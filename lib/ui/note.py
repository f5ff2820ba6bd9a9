# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A sentence at the foot of the table, until the next key."""

import bitmaptools
import displayio

from ui import colours
from ui.letters import encode
from ui.text import wrap


def say(app, text):
    """Show a sentence of up to three lines. Its sprite stays, hidden, for the next one,
    until a screen is opened."""
    stage = app.stage
    glyphs = stage.glyphs
    pitch = glyphs.height + 1
    if app.note is None:
        bitmap = displayio.Bitmap(stage.width, 3 + 3 * pitch, 16)
        app.note = displayio.TileGrid(bitmap, pixel_shader=stage.strip)
        app.note.hidden = True
        stage.root.append(app.note)
    bitmap = app.note.bitmap
    bitmap.fill(0)
    bitmaptools.fill_region(bitmap, 0, 0, bitmap.width, 1, colours.GOLD)
    y = 3
    for line in wrap(text, glyphs, bitmap.width - 8):
        glyphs.write(bitmap, 4, y, encode(line), colours.FACE)
        y += pitch
    app.note.y = stage.height - y
    app.note.hidden = False
    stage.refresh()
