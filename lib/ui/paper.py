# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""An empty page: its heading, and the line at its foot."""

import bitmaptools

from ui import colours, heading
from ui.letters import encode


def clear(app, text):
    """An empty page with a heading."""
    stage = app.stage
    bitmap = stage.table
    bitmaptools.fill_region(bitmap, 0, 0, bitmap.width, bitmap.height, 0)
    heading.show(app, text)


def foot(stage, text):
    """The line below."""
    line = stage.line
    end = stage.glyphs.write(line, 2, 0, encode(text), colours.FACE)
    bitmaptools.fill_region(line, 0, 0, 2, line.height, 0)
    if end < line.width:
        bitmaptools.fill_region(line, end, 0, line.width, line.height, 0)
