# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""When to save. Never for a move: on a pause, on leaving, at a win, at a new deal, after twenty
quiet seconds, at once when the battery is low, and only if something has changed since.

Where writing wears the board out, six minutes lie between two saves, so that a win and the deal
after it are one; only a pause and leaving do not wait for that, but a minute since the last save
or ten quiet seconds. In an hour of steady play with two pauses that is twelve writes at most.
"""

from micropython import const

from handheld import since

SOON = const(1)  # a win, a new deal
NOW = const(2)  # a pause, leaving
LOW = const(3)  # the battery

_QUIET = const(20000)
_BREATH = const(2000)
_REST = const(10000)
_MINUTE = const(60000)
_APART = const(360000)


class Saver:
    """Saves what `app` has to its machine's store, as ui.keeping does it. `wears` where saves must
    be few; `news` is what the player must be told, "" for nothing; `asks`: whether a stranger's
    bytes may be overwritten; `left` names what did not fit."""

    def __init__(self, app):
        self.app = app
        self.store = app.machine.store
        self.wears = self.store.wears
        self.changed = False
        self.wanted = 0
        self.first = True
        self.last = self.looked = app.machine.ticks()
        self.low = False
        self.left = ()
        self.failed = False
        self.news = ""
        self.asks = False

    def want(self, what):
        """Something has happened that is worth a save: SOON, NOW or LOW."""
        self.changed = True
        if what > self.wanted:
            self.wanted = what

    def due(self, gap, quiet):
        """Whether to save, `gap` milliseconds after the last save, `quiet` after the last key.
        Allocates nothing."""
        if not self.changed:
            return False
        wanted = self.wanted
        if wanted == LOW or not self.wears and wanted:
            return True
        if wanted == NOW:
            return self.first or gap >= _MINUTE or quiet >= _REST
        if self.wears and not self.first and gap < _APART:
            return False
        if wanted and gap >= _APART + _MINUTE:
            return True  # a player who never draws breath
        return quiet >= (_BREATH if wanted else _QUIET)

    def turn(self, quiet):
        """Save if it is time, `quiet` being when the last key was pressed. Allocates nothing
        unless it is."""
        if since(self.looked) >= _MINUTE:
            self.looked = self.app.machine.ticks()
            if self.app.machine.battery.low() and not self.low:
                self.low = True
                self.want(LOW)
        if self.changed and self.due(since(self.last), since(quiet)):
            self.save()

    def save(self):
        """Save now. False where it could not be done, which the about page tells."""
        self.changed = False
        self.wanted = 0
        kept = False
        try:
            from ui.keeping import save

            kept = save(self)
        except MemoryError:
            self.failed = True  # the next key asks for it again
        self.app.tidy()
        return kept
