# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The program is put together: what is done once, and then let go.

A board has no memory for what is not needed again: constructors of what is made once are let go
after it is made. Should the program have to begin anew, every module is loaded anew, and they are
there again. On a PC they stay, since tests make more than one program.
"""

import gc

from engine import forget, forget_but, loaded
from ui import title

_BOARD = hasattr(gc, "mem_free")
_ROOMS = ("engine", "ui")


def program(machine):
    """The program on a handheld that is open, its first screen up."""
    title.show(machine.display)
    if _BOARD:
        forget_but(_ROOMS, _ROOMS)
    from ui.sheet import SIZES, Sheet
    from ui.stage import Stage

    # Their bitmaps are the largest things there are: made while there is room in one piece.
    stage = Stage(machine.display)
    try:
        sheet = Sheet(SIZES[3 if machine.width <= 200 else -1])
    except MemoryError:  # a table will do with smaller ones
        sheet = None
    forget_but(_ROOMS + ("ui.sheet", "ui.stage", "ui.glyphs", "ui.start"), _ROOMS)
    from ui.app import Program

    for name in ("engine.words", "ui.letters", "ui.start"):  # served their time, as this has
        forget(name)
    stay = tuple(loaded(_ROOMS))
    from ui import choices

    app = Program(machine, stage, sheet, choices.fresh())
    app.stay = stay
    if _BOARD:
        _unmake()
    _begin(app)
    return app


def _unmake():
    """Let the constructors go of what is never made again."""
    from engine import log, rules, table
    from ui import app, cursor, finish, layout, motion, play, saving, stage, status, view

    for once in (
        (app.Program, stage.Stage, layout.Layout, finish.Finish, saving.Saver)
        + (play.Play, view.View, cursor.Cursor, status.Status, motion.Motion)
        + (table.Table, rules.Rules, log.Log)
    ):
        once.__init__ = None  # a deleted one stays in memory: MicroPython keeps its value


def _begin(app):
    """Load what was kept, and show the first screen."""
    from ui import choices
    from ui.keeping import load

    machine = app.machine
    machine.display.root_group = app.stage.root
    known = load(app.saver)
    choices.apply(app)
    app.tidy()
    from ui import screens

    game, number = machine.request
    if game:
        kept = app.kept.get(game)
        if number and not (kept and kept[1] == number):
            screens.do(app, "begin", game, number)
        else:
            screens.do(app, "resume", game)
    else:
        screens.menu(app)
    if machine.welcome and not known:  # a new player
        app.open("page", "help")
    if app.saver.asks:
        app.open("claim")
    if app.saver.news:
        app.open("page", "news")
