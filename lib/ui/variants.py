# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The variants of the game on the table, from the next deal on."""

from engine.games.index import GAMES
from ui import choices
from ui.lists import List


class Screen(List):
    def __init__(self, app, arg):
        self.i = choices.index(app.game)
        self.names = GAMES[self.i][3]
        rows = [name.replace("_", " ") for name in self.names] or ["This game has none"]
        List.__init__(self, app, "variants", "Variants", rows, 0)

    def value(self, i):
        if not self.names:
            return ""
        return "on" if choices.variants(self.app, self.i) >> i & 1 else "off"

    def note(self, i):
        return "\u2190 \u2192 from the next deal on" if self.names else "\u24b7 back"

    def choose(self, i):
        self.change(i, 1)

    def change(self, i, by):
        if self.names:
            self.app.options[choices.VARIANTS + self.i] ^= 1 << i
            self.row(i)
