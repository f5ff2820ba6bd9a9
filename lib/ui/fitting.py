# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The table laid out on this screen, with the largest cards that fit, on it and in memory. Loaded
when a game is begun, or the hand changes sides, and let go after."""

import gc

import displayio

from engine import forget, games
from ui import choices, colours
from ui.sheet import SIZES, Sheet
from ui.unit import AWAY, Unit


def fit(app):
    """Lay the table out, with sheet and sprites for its cards."""
    app.t.game = app.game  # the id is all that is needed of it now
    sizes = SIZES
    while True:
        size = _read(app, sizes)
        app.tidy()
        if app.sheet is not None and (app.sheet.width, app.sheet.height) == size:
            break
        app.sheet = None
        gc.collect()
        try:
            app.sheet = Sheet(size)
            break
        except MemoryError:
            sizes = SIZES[: SIZES.index(size)]
            if not sizes:
                raise
    units = app.t.unit != 0
    if (size, units) != app.play.size:
        app.play.size = size, units
        _sprites(app.play, size, units)


def _read(app, sizes):
    """The largest of these cards that fit; all that is needed to find out is let go."""
    forget("engine.setup")
    forget("engine.deals")
    gc.collect()
    from ui.drawing import lay_out

    table = games.load(app.game).table
    return lay_out(app.lay, app.t, table, sizes, app.options[choices.LEFT] == 1)


def _sprites(play, size, units):
    """Make the sprites for cards of a size; `units`: where several move as one."""
    stage = play.stage
    w, h = size
    while len(stage.above):
        stage.above.pop()
    play.unit = play.motion.unit = play.frame = play.aim = play.mark = None
    gc.collect()
    play.mark = _grid(stage, displayio.Bitmap(w - 6, 2, 16), colours.MARK)
    play.aim = _frame(stage, w, h, colours.MARK)
    one = many = _grid(stage, displayio.Bitmap(w, h, 16))
    if units:
        many = _grid(stage, displayio.Bitmap(w, play.lay.height, 16))
    play.unit = play.motion.unit = Unit(one, many)
    play.frame = _frame(stage, w, h, colours.GOLD)


def _frame(stage, w, h, colour):
    """The bars of a frame round a card: above, below, left and right."""
    across = displayio.Bitmap(w + 2, 2, 16)
    down = displayio.Bitmap(2, h - 2, 16)
    return tuple([_grid(stage, bitmap, colour) for bitmap in (across, across, down, down)])


def _grid(stage, bitmap, colour=0):
    """A sprite beside the screen showing a bitmap, which is filled with a colour (0: clear)."""
    bitmap.fill(colour)
    sprite = displayio.TileGrid(bitmap, pixel_shader=stage.clear, x=AWAY)
    stage.above.append(sprite)
    return sprite
