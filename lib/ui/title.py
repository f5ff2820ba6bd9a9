# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The title picture: on the screen before anything large is loaded, and let go right after."""

import displayio


def show(display):
    """Show the title in the middle of the screen; nothing where the picture is missing."""
    from ui import schemes
    from ui.pictures import load

    try:
        bitmap, _ = load("sprites/title.bmp")
    except OSError:
        return
    palette = displayio.Palette(16)
    schemes.paint(palette)
    root = displayio.Group()
    ground = displayio.Bitmap(1, 1, 16)
    sprite = displayio.TileGrid(
        ground,
        pixel_shader=palette,
        width=display.width,
        height=display.height,
    )
    if bitmap.width < display.width or bitmap.height < display.height:
        root.append(sprite)
    root.append(
        displayio.TileGrid(
            bitmap,
            pixel_shader=palette,
            x=(display.width - bitmap.width) // 2,
            y=(display.height - bitmap.height) // 2,
        )
    )
    display.root_group = root
    display.refresh()
