# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Games begun, laid out, kept and gone on with. Loaded for it and let go after.

A screen asks for it by setting the program's `wanted`, the name of a function and what it takes
beside the program (see ui.screens.do); what it returns the player is told.
"""

from engine import games
from ui import choices, fitting, record, saving
from ui.cursor import CORNER


def begin(app, game, number=0, chosen=-1):
    """Deal a game: number 0 is any, variants -1 those chosen for it."""
    _give_up(app, game)
    app.kept.pop(game, None)
    if app.game:
        app.saver.want(saving.SOON)
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
    app.play.cursor.p = CORNER
    app.play.cursor.deep = 0
    app.play.ended = True
    fitting.fit(app)
    app.play.toward(t.hint())


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
    app.saver.want(saving.SOON)
