# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A heading and rows to choose from: what menus, options and questions have in common."""

import bitmaptools
from micropython import const

from handheld import sounds
from ui import colours, screens
from ui.letters import encode
from ui.paper import clear, foot

_TOP = const(17)
_HERE = encode("\u25b6")
_MORE_UP = encode("\u2191")
_MORE_DOWN = encode("\u2193")


class List:
    """`rows` are strings; a subclass says what `choose(i)`, `change(i, by)`, `value(i)` and
    `note(i)` (the line at the foot) do. `name` remembers the cursor's row."""

    def __init__(self, app, name, heading, rows, at=-1, strip=False):
        self.app = app
        self.stage = app.stage
        self.name = name
        self.rows = [encode(row) for row in rows]
        self.at = min(app.rows.get(name, 0) if at < 0 else at, len(rows) - 1)
        table = self.stage.table
        self.pitch = self.stage.glyphs.height + 2
        self.top = _TOP
        if strip:  # at the foot, the table stays in sight
            self.top = table.height - self.pitch * len(rows)
            y = self.top - self.pitch
            bitmaptools.fill_region(table, 0, y - 2, table.width, y - 1, colours.GOLD)
            bitmaptools.fill_region(table, 0, y - 1, table.width, self.top, 0)
            self.stage.glyphs.write(table, 2, y, encode(heading), colours.GOLD)
        else:
            clear(app, heading)
        self.room = (table.height - self.top) // self.pitch
        self.first = 0
        self.draw()

    def choose(self, i):
        """A on row i."""

    def change(self, i, by):
        """Left (-1) or right (1) on row i."""

    def value(self, i):
        """What stands at the right of row i."""
        return ""

    def note(self, i):
        """The line at the foot while the cursor is on row i."""
        return "\u24b6 choose  \u24b7 back"

    def back(self):
        """B."""
        screens.back(self.app)

    def key(self, code):
        """Obey a key."""
        key = code & 15
        if key == 1 or key == 2:
            self.step(-1 if key == 1 else 1, code & 0x10)
        elif code & 0x20:
            return
        elif key == 3 or key == 4:
            self.change(self.at, -1 if key == 3 else 1)
        elif key == 5:
            self.remember()
            self.choose(self.at)
        elif key == 6:
            self.remember()
            self.back()
        self.stage.refresh()

    def turn(self):
        return False

    def remember(self):
        self.app.rows[self.name] = self.at

    def step(self, by, repeat=0):
        """Move the cursor; it goes round, but not while the key repeats."""
        at = self.at + by
        if not 0 <= at < len(self.rows):
            if repeat:
                return
            at %= len(self.rows)
        was = self.at
        self.at = at
        self.app.machine.sound.play(sounds.STEP)
        if self._scroll():
            self.draw()
        else:
            self.row(was)
            self.row(at)
            self.foot()

    def _scroll(self):
        first = self.first
        if self.at < first:
            first = self.at
        elif self.at >= first + self.room:
            first = self.at - self.room + 1
        moved = first != self.first
        self.first = first
        return moved

    def draw(self):
        """Draw every row that is seen."""
        self._scroll()
        bitmap = self.stage.table
        top = self.top
        bitmaptools.fill_region(bitmap, 0, top, bitmap.width, bitmap.height, 0)
        last = min(len(self.rows), self.first + self.room)
        for i in range(self.first, last):
            self.row(i)
        if self.room < len(self.rows):
            glyphs = self.stage.glyphs
            x = bitmap.width - glyphs.width(_MORE_UP)
            bitmaptools.fill_region(bitmap, x, top - 9, bitmap.width, top, 0)
            if self.first:
                glyphs.write(bitmap, x, top - 9, _MORE_UP, colours.GOLD)
            if last < len(self.rows):
                glyphs.write(bitmap, x, bitmap.height - glyphs.height, _MORE_DOWN, colours.GOLD)
        self.foot()

    def row(self, i):
        """Draw row i."""
        bitmap = self.stage.table
        glyphs = self.stage.glyphs
        y = self.top + (i - self.first) * self.pitch
        if not 0 <= i - self.first < self.room:
            return
        here = i == self.at
        width = bitmap.width
        mark = glyphs.width(_HERE) + 2
        bitmaptools.fill_region(bitmap, 0, y, width - mark, y + self.pitch - 2, 0)
        if here:
            glyphs.write(bitmap, 1, y, _HERE, colours.GOLD)
        ink = colours.GOLD if here else colours.FACE
        glyphs.write(bitmap, mark, y, self.rows[i], ink)
        value = encode(self.value(i))
        if value:
            glyphs.write(bitmap, width - mark - glyphs.width(value), y, value, ink)

    def foot(self):
        foot(self.stage, self.note(self.at))
