# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Pages of text: the rules of a game, the controls, about this program."""

import bitmaptools

from engine import games
from handheld import sounds
from ui import colours, screens
from ui.letters import encode
from ui.paper import clear, foot
from ui.text import wrap

_TOP = 18


class Screen:
    """`what` is "rules", "help", "about" or "news"."""

    def __init__(self, app, what):
        self.app = app
        self.stage = app.stage
        if what == "rules":
            game = games.load(app.game)
            heading, text = game.name, game.rules
            games.unload(app.game)
        else:
            from ui import words

            heading, text = words.page(app, what)
        clear(app, heading)
        bitmap = self.stage.table
        self.pitch = self.stage.glyphs.height + 1
        self.room = (bitmap.height - _TOP) // self.pitch
        self.pages = pages(wrap(text, self.stage.glyphs, bitmap.width - 6), self.room)
        self.at = 0
        self.draw()

    def turn(self):
        return False

    def key(self, code):
        key = code & 15
        if code & 0x20:
            return
        if key == 1 or key == 3:
            self.go(-1)
        elif key == 2 or key == 4:
            self.go(1)
        elif key == 5 and self.at + 1 < len(self.pages):
            self.go(1)
        else:
            screens.back(self.app)

    def go(self, by):
        at = self.at + by
        if 0 <= at < len(self.pages):
            self.at = at
            self.app.machine.sound.play(sounds.STEP)
            self.draw()
            self.stage.refresh()

    def draw(self):
        bitmap = self.stage.table
        glyphs = self.stage.glyphs
        bitmaptools.fill_region(bitmap, 0, _TOP, bitmap.width, bitmap.height, 0)
        y = _TOP
        for line in self.pages[self.at]:
            glyphs.write(bitmap, 3, y, encode(line), colours.FACE)
            y += self.pitch
        count = len(self.pages)
        more = "\u24b6 next" if self.at + 1 < count else "\u24b6 done"
        where = "%d of %d  " % (self.at + 1, count) if count > 1 else ""
        foot(self.stage, where + more + "  \u24b7 back")


def pages(lines, room):
    """Lines in pages of `room`; no page begins with an empty one, and a page ends with a paragraph
    where one ends in its last third or so."""
    out = []
    at = 0
    while at < len(lines):
        end = at + room
        if end < len(lines) and lines[end]:
            cut = end - 1
            while cut > at + room // 2 and lines[cut]:
                cut -= 1
            if not lines[cut]:
                end = cut
        out.append(lines[at:end])
        at = end
        while at < len(lines) and not lines[at]:
            at += 1
    return out
