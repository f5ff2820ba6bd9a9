# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A few things to choose from when something has happened or is to be confirmed."""

from ui import screens
from ui.lists import List

_ROWS = {
    "stuck": ("Undo", "Restart this deal", "Next deal", "Leave"),
    "won": ("Next deal", "Deal number", "Restart this deal", "Undo", "Leave"),
    "restart": ("No, play on", "Yes, restart this deal"),
    "next": ("No, play on", "Yes, give up this deal"),
}
_HEADINGS = {
    "stuck": "No more moves",
    "won": "You have won!",
    "restart": "Restart?",
    "next": "Next deal?",
}


class Screen(List):
    def __init__(self, app, what):
        self.what = what
        List.__init__(self, app, what, _HEADINGS[what], _ROWS[what], 0, what == "stuck")

    def choose(self, i):
        app = self.app
        word = _ROWS[self.what][i]
        if word == "Undo":
            screens.table(app)
            app.play.undo()
        elif word.endswith("estart this deal"):
            app.wanted = ("restart",)
        elif word == "Next deal" or word.startswith("Yes"):
            app.wanted = ("next_deal",)
        elif word == "Deal number":
            screens.swap(app, "number")
        elif word == "Leave":
            screens.menu(app)
        else:
            screens.table(app)

    def back(self):
        screens.table(self.app)

    def note(self, i):
        app = self.app
        if self.what == "won":
            return "Deal %d in %d moves" % (app.t.number, app.t.moved)
        if self.what == "stuck":
            return "\u24b6 choose  \u24b7 see table"
        return "\u24b6 choose  \u24b7 play on"
