# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The pause menu: what can be done with the game on the table."""

from engine import games
from ui import choices, screens
from ui.lists import List

_ROWS = (
    "Back to the table",
    "Undo",
    "Redo",
    "Hint",
    "Restart this deal",
    "Next deal",
    "Deal number",
    "Rules",
    "Variants",
    "Options",
    "Leave",
)


class Screen(List):
    def __init__(self, app, arg):
        self.t = app.t
        List.__init__(self, app, "pause", games.load(app.game).name, _ROWS, 0)

    def value(self, i):
        if i == 6:
            return str(self.t.number)
        if i == 1:
            return str(self.t.moved)
        return ""

    def choose(self, i):
        app = self.app
        if i == 0:
            screens.back(app)
        elif i == 1:
            screens.back(app)
            app.play.undo()
        elif i == 2:
            screens.back(app)
            app.play.redo()
        elif i == 3:
            screens.back(app)
            app.play.hint()
        elif i == 4:
            self._ask("restart")
        elif i == 5:
            self._ask("next")
        elif i == 6:
            screens.show(app, "number")
        elif i == 7:
            screens.show(app, "page", "rules")
        elif i == 8:
            screens.show(app, "variants", None)
        elif i == 9:
            screens.show(app, "options")
        else:
            screens.menu(app)

    def _ask(self, what):
        """Ask first where moves would be lost."""
        app = self.app
        if app.t.moved and app.state != 2 and app.options[choices.ASK]:
            screens.show(app, "notice", what)
        elif what == "restart":
            app.wanted = ("restart",)
        else:
            app.wanted = ("next_deal",)
