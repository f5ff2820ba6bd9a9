# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Frames around cards: the cursor's, and the mark of the last move.

Promises: a frame lies on the outline of a card and the pixel within, so that it never takes more
room than the card; nothing is allocated. All of the frame must lie on the bitmap.
"""

from bitmaptools import fill_region

from ui import colours


def cursor(bitmap, x, y, width, height):
    """Draw the cursor: gold without, dark within, so that it shows on white faces and on felt."""
    right = x + width
    low = y + height
    top = y + 1 if width > 18 else y + 9  # on narrow faces rank and suit touch the outline
    fill_region(bitmap, x + 1, top, x + 2, low - 1, colours.DARK)
    fill_region(bitmap, right - 2, top, right - 1, low - 1, colours.DARK)
    fill_region(bitmap, x + 1, low - 2, right - 1, low - 1, colours.DARK)
    outline(bitmap, x, y, width, height, colours.GOLD)


def outline(bitmap, x, y, width, height, colour, foot=True):
    """Recolour a card's outline, as the mark of the last move; a covered card has no foot."""
    right = x + width
    low = y + height
    if foot:
        low -= 1
        fill_region(bitmap, x + 1, low, right - 1, low + 1, colour)
    fill_region(bitmap, x + 1, y, right - 1, y + 1, colour)
    fill_region(bitmap, x, y + 1, x + 1, low, colour)
    fill_region(bitmap, right - 1, y + 1, right, low, colour)
