# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A heading and rows to choose from: what menus, options and questions have in common."""

import bitmaptools
from micropython import const

from handheld import sounds
from ui import colours
from ui.glyphs import encode
from ui.paper import clear, foot

_TOP = const(17)
_ROW = const(11)
_HERE = encode("\u25b6")
_MORE_UP = encode("\u2191")
_MORE_DOWN = encode("\u2193")


class List:
    """`rows` are strings; a subclass says what `choose(i)`, `change(i, by)`, `value(i)` and
    `note(i)` (the line at the foot) do. `name` remembers the cursor's row."""

    def __init__(self, app, name, heading, rows, at=-1):
        self.app = app
        self.stage = app.stage
        self.name = name
        self.rows = [encode(row) for row in rows]
        self.at = min(app.rows.get(name, 0) if at < 0 else at, len(rows) - 1)
        self.room = (self.stage.table.height - _TOP) // _ROW
        self.first = 0
        clear(app, heading)
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
        self.app.back()

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
        bitmaptools.fill_region(bitmap, 0, _TOP, bitmap.width, bitmap.height, 0)
        last = min(len(self.rows), self.first + self.room)
        for i in range(self.first, last):
            self.row(i)
        x = bitmap.width - 7
        if self.first:
            self.stage.glyphs.write(bitmap, x, _TOP - 9, _MORE_UP, colours.GOLD)
        else:
            bitmaptools.fill_region(bitmap, x, _TOP - 9, bitmap.width, _TOP, 0)
        if last < len(self.rows):
            self.stage.glyphs.write(bitmap, x, bitmap.height - 9, _MORE_DOWN, colours.GOLD)
        self.foot()

    def row(self, i):
        """Draw row i."""
        bitmap = self.stage.table
        glyphs = self.stage.glyphs
        y = _TOP + (i - self.first) * _ROW
        if not 0 <= i - self.first < self.room:
            return
        here = i == self.at
        width = bitmap.width
        bitmaptools.fill_region(bitmap, 0, y, width - 7, y + 9, 0)
        if here:
            glyphs.write(bitmap, 1, y, _HERE, colours.GOLD)
        ink = colours.GOLD if here else colours.FACE
        glyphs.write(bitmap, 10, y, self.rows[i], ink)
        value = encode(self.value(i))
        if value:
            glyphs.write(bitmap, width - 10 - glyphs.width(value), y, value, ink)

    def foot(self):
        foot(self.stage, self.note(self.at))
