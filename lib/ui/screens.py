# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Which screen is up: menus and pages opened one above the other, and the table again.

A screen is a module of this room with a class Screen, loaded when it is opened and let go when it
is closed. This module is let go itself when the table is shown.
"""

import gc

from engine import forget
from ui.saving import NOW
from ui.unit import AWAY, frame, hide


def show(app, name, arg=None):
    """Open a screen above the one that is up."""
    if name == "pause":
        app.saver.want(NOW)
    app.trail.append((name, arg))
    _load(app, name, arg)


def back(app):
    """Close the screen that is up, and show the one below it."""
    app.trail.pop()
    if app.trail:
        _load(app, *app.trail[-1])
    else:
        table(app)


def swap(app, name, arg=None):
    """Open a screen in place of the one that is up."""
    app.trail.pop()
    show(app, name, arg)


def menu(app):
    """Show the menu; the game that was played is kept."""
    clear(app)
    if app.game:
        from ui import deals

        deals.keep(app)
        app.saver.want(NOW)
    show(app, "menu")


def table(app):
    """Show the table."""
    clear(app)
    app.screen = app.play
    from ui import showing

    showing.show(app.play, app.sheet)
    app.tidy()


def clear(app):
    """Let all go that belongs to menus and pages."""
    _drop(app)
    app.trail = []
    app.tidy()
    gc.collect()


def do(app, name, *more):
    """Have a function of ui.deals do its work in place of all screens, and show the table."""
    clear(app)
    from ui import deals

    said = getattr(deals, name)(app, *more)
    table(app)
    if said:
        from ui.note import say

        say(app, said)


def _load(app, name, arg):
    _drop(app)
    _bare(app.play)
    if app.note is not None:
        app.stage.root.remove(app.note)
        app.note = None
    gc.collect()
    app.module = name
    module = __import__("ui." + name, None, None, ("Screen",))
    app.screen = module.Screen(app, arg)
    app.stage.refresh()


def _drop(app):
    """Let the screen that is up go, with its module and its heading."""
    app.screen = None
    if app.heading is not None:
        from ui.heading import drop

        drop(app)
    if app.module:
        forget("ui." + app.module)
        app.module = ""


def _bare(play):
    """Take away everything above the table."""
    if play.size is not None:
        hide(play.unit.grid)
        frame(play.aim, AWAY, 0)
        frame(play.frame, AWAY, 0)
        hide(play.mark)
