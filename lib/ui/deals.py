# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Games begun, laid out, kept and gone on with. Loaded for it and let go after.

A screen asks for it by setting the program's `wanted`, the name of a function and what it takes
beside the program (see ui.screens.do); what it returns the player is told.
"""

import gc

import displayio

from engine import forget, games
from ui import choices, colours, record, saving
from ui.sheet import SIZES, Sheet
from ui.unit import Frame, Unit, grid


def begin(app, game, number=0, chosen=-1):
    """Deal a game: number 0 is any, variants -1 those chosen for it."""
    _give_up(app, game)
    app.kept.pop(game, None)
    if app.game:
        app.saver.moments.want(saving.SOON)
    if number == 0:
        import random

        number = random.randint(1, 31999)
    if chosen < 0:
        chosen = choices.variants(app, choices.index(game))
    _open(app, game, chosen, number)


def _open(app, game, chosen, number):
    t = app.t
    t.open(games.load(game), chosen, number)
    app.game = game
    app.options[choices.LAST] = choices.index(game)
    app.state = 0
    app.was_helped = False
    app.play.cursor.p = 28
    app.play.cursor.deep = 0
    app.play.ended = True
    lay_out(app)
    app.play.toward(t.hint())


def lay_out(app):
    """Lay the table out, with the largest cards that fit, on the table and in memory."""
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
    if size != app.play.size:
        _fit(app.play, size)


def _fit(play, size):
    """Make the sprites for cards of a size."""
    stage = play.stage
    w, h = play.size = size
    while len(stage.above):
        stage.above.pop()
    play.mark = grid(stage, displayio.Bitmap(w - 6, 2, 16), colours.MARK)
    play.aim = Frame(stage, w, h, colours.MARK)
    play.unit = play.motion.unit = Unit(stage, w, h, play.lay.height)
    play.frame = Frame(stage, w, h, colours.GOLD)


def _read(app, sizes):
    """The largest of these cards that fit; all that is needed to find out is let go."""
    forget("engine.setup")
    forget("engine.deals")
    gc.collect()
    from ui.drawing import lay_out

    table = games.load(app.game).table
    return lay_out(app.lay, app.t, table, sizes, app.options[choices.LEFT] == 1)


def restart(app):
    """The same deal from its start; it is still the same deal."""
    t = app.t
    state = app.state
    helped = app.was_helped
    _open(app, app.game, t.chosen, t.number)
    app.state = state
    app.was_helped = helped


def keep(app):
    """Keep the unfinished game as its moves, so that another can be played meanwhile."""
    from ui import memory

    if app.game not in app.kept:  # it is there when going on with it has failed
        kept = memory.unfinished(app)
        if kept is not None:
            app.kept[app.game] = kept
    app.tidy()


def resume(app, game):
    """Go on with a game that was kept, or deal it anew."""
    from engine.record import replay

    kept = app.kept.get(game)
    lost = 0
    if kept is None:
        if app.game != game or app.t.won or app.state == 2:
            begin(app, game, 0, -1)
    else:
        _open(app, game, kept[0], kept[1])
        app.state = kept[2]
        app.was_helped = kept[3]
        lost = len(kept[4]) - replay(app.t, kept[4])
        app.play.settle(-1)
        app.kept.pop(game)  # not before: should anything fail, it is still there
    return "The last %d moves could not be read" % lost if lost else ""


def _give_up(app, game):
    """Another deal is begun: one that was begun before is lost."""
    kept = app.kept.get(game)
    if kept is not None and kept[2] == 1:
        record.lost(app.record, choices.index(game), kept[0], kept[3])
    elif game == app.game and app.state == 1:
        record.lost(app.record, choices.index(game), app.t.chosen, app.was_helped)
    app.state = 0


def next_deal(app):
    """Deal the number after this one."""
    begin(app, app.game, app.t.number % 31999 + 1)


def deal(app, number):
    """Deal this number of the same game."""
    begin(app, app.game, number)


def won(app):
    """The deal was won for the first time."""
    t = app.t
    app.state = 2
    record.won(app.record, choices.index(app.game), t.chosen, app.was_helped, t.moved)
    app.kept.pop(app.game, None)
    app.saver.moments.want(saving.SOON)
