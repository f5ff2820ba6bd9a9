# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The menu: go on, the eleven games, statistics, options, about."""

from engine.games.index import GAMES
from ui import choices, screens
from ui.lists import List

_OPENS = (("scores", None), ("options", None), ("page", "help"), ("page", "about"))


class Screen(List):
    """Opens on the game last played."""

    def __init__(self, app, arg):
        self.last = app.options[choices.LAST]
        name = GAMES[self.last][0]
        self.going = 1 if name in app.kept else 0
        rows = ["Go on: " + GAMES[self.last][1]] if self.going else []
        rows += [row[1] for row in GAMES] + ["Statistics", "Options", "Controls", "About"]
        at = app.rows.get("menu", -1)
        List.__init__(self, app, "menu", "Pocket Patience", rows, at if at >= 0 else self._home())

    def _home(self):
        return 0 if self.going else self.last

    def note(self, i):
        i -= self.going
        if i < 0:
            return "Deal %d, %d moves" % self._kept()
        if i < len(GAMES):
            return GAMES[i][2]
        return ("How you have done", "Cards, sound, speed", "What the buttons do", "This program")[
            i - len(GAMES)
        ]

    def _kept(self):
        kept = self.app.kept[GAMES[self.last][0]]
        return kept[1], len(kept[4])

    def value(self, i):
        i -= self.going
        return "\u2022" if 0 <= i < len(GAMES) and GAMES[i][0] in self.app.kept else ""

    def choose(self, i):
        app = self.app
        i -= self.going
        if i < len(GAMES):
            app.rows.pop("menu", None)
            app.wanted = "resume", GAMES[self.last if i < 0 else i][0]
            return
        screens.show(app, *_OPENS[i - len(GAMES)])

    def back(self):
        """B does nothing here: there is nothing behind the menu."""
