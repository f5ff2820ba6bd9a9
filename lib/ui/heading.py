# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The heading of pages: a label that is there only while a page is."""

import gc

import displayio
from adafruit_bitmap_font import pcf
from adafruit_display_text import label

_GOLD = 0xFFC21A


def show(app, text):
    """Show a heading in the middle of the first line."""
    drop(app)  # a font keeps every letter it has drawn
    gc.collect()
    font = pcf.PCF(open("fonts/tall.pcf", "rb"), displayio.Bitmap)
    gc.collect()  # the label is many small pieces: they want room in one place
    title = app.heading = label.Label(font, text=text, color=_GOLD)
    app.stage.root.append(title)
    box = title.bounding_box
    title.x = (app.stage.width - box[2]) // 2 - box[0]
    title.y = 8


def drop(app):
    """Let it go, with its font."""
    if app.heading is not None:
        app.stage.root.remove(app.heading)
        app.heading.font.file.close()
        app.heading = None
