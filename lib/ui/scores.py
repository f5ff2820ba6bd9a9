# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The statistics: the games played, and a page for each."""

from engine.games.index import GAMES
from ui import colours, record
from ui.letters import encode
from ui.lists import List
from ui.paper import clear, foot


class Screen(List):
    """The games that have been played, won of played."""

    def __init__(self, app, arg):
        self.keys = sorted(app.record)
        rows = []
        for key in self.keys:
            game = GAMES[key >> 4]
            marks = "".join("*" for v in range(len(game[3])) if key >> v & 1)
            rows.append(game[1] + marks)
        self.page = -1
        List.__init__(self, app, "scores", "Statistics", rows or ["Nothing played yet"], 0)

    def value(self, i):
        if not self.keys:
            return ""
        row = self.app.record[self.keys[i]]
        return "%d/%d" % (row[record.WON], row[record.PLAYED])

    def note(self, i):
        return "won/played  * variant" if self.keys else "\u24b7 back"

    def choose(self, i):
        if self.keys:
            self.page = i
            self._page()

    def key(self, code):
        if self.page >= 0:
            if code & 15 >= 5 and not code & 0x30:
                self.page = -1
                clear(self.app, "Statistics")
                self.draw()
                self.stage.refresh()
            return
        List.key(self, code)

    def _page(self):
        key = self.keys[self.page]
        game = GAMES[key >> 4]
        row = self.app.record[key]
        clear(self.app, game[1])
        played = row[record.PLAYED]
        lines = [
            ("Played", played),
            ("Won", row[record.WON]),
            ("Won of 100", 100 * row[record.WON] // played if played else 0),
            ("Longest streak", row[record.BEST]),
            ("Streak now", row[record.STREAK]),
            ("Fewest moves", row[record.FEWEST] or "\u2013"),
            ("With hints, played", row[record.HELPED]),
            ("With hints, won", row[record.HELPED_WON]),
        ]
        y = 20
        glyphs = self.stage.glyphs
        bitmap = self.stage.table
        for name, number in lines:
            glyphs.write(bitmap, 8, y, encode(name), colours.FACE)
            text = encode(str(number))
            glyphs.write(bitmap, bitmap.width - 8 - glyphs.width(text), y, text, colours.GOLD)
            y += glyphs.height + 3
        words = [game[3][v] for v in range(len(game[3])) if key >> v & 1]
        foot(self.stage, "Variant: " + ", ".join(words) if words else "\u24b7 back")
