# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The celebration of a win: cards leap from the foundations, lights and music; any key ends it."""

from micropython import const

from engine import forget
from handheld import lights, since, sounds
from ui import screens
from ui.paper import foot

_FRAME = const(25)
_LEAP = const(40)  # frames a card is in the air, at most
_CARDS = const(20)


class Screen:
    """Draws over the table that was won, a card in the air leaving a trail behind it."""

    def __init__(self, app, arg):
        self.app = app
        self.stage = app.stage
        self.sheet = app.sheet
        if app.state != 2:  # counted before anything is seen of it
            from ui import deals

            deals.won(app)
            forget("ui.deals")
        machine = app.machine
        machine.sound.play(sounds.WIN)
        machine.lights.show(lights.WIN)
        self.moment = machine.ticks()
        foot(self.stage, "You have won!  %d moves" % app.t.moved)
        self.left = _CARDS
        self.seed = app.t.number * 7 + app.t.moved
        self.card = 0x3D
        self.x = self.y = self.dx = self.dy = 0
        self.air = 0
        self.done = False

    def key(self, code):
        if not code & 0x30:
            self.end()

    def end(self):
        app = self.app
        app.machine.lights.show(lights.OFF)
        screens.swap(app, "notice", "won")

    def turn(self):
        """A frame of it."""
        if self.done or since(self.moment) < _FRAME:
            return not self.done
        self.moment = self.app.machine.ticks()
        if not self.air:
            self.leap()
            if self.done:
                return False
        self.fly()
        return True

    def chance(self, n):
        self.seed = (self.seed * 421 + 1663) % 7875
        return self.seed * n // 7875

    def leap(self):
        """Throw the next card."""
        if not self.left:
            self.done = True
            return
        self.left -= 1
        lay = self.app.lay
        t = self.app.t
        ends = t.ends if len(t.ends) else range(t.piles)
        p = ends[self.chance(len(ends))]
        self.x = lay.x[p] * 16
        self.y = lay.y[p] * 16
        self.dx = (self.chance(60) + 20) * (1 if self.x < lay.width * 8 else -1)
        self.dy = -self.chance(60)
        self.card = self.chance(4) << 4 | 13 - self.left % 13
        self.air = _LEAP

    def fly(self):
        """Draw it a little further on."""
        sheet = self.sheet
        width = self.stage.table.width
        floor = self.stage.table.height - sheet.height
        self.x += self.dx
        self.y += self.dy
        self.dy += 12
        if self.y > floor * 16:
            self.y = floor * 16
            self.dy = -self.dy * 3 // 4
        if self.y < 0:
            self.y = 0
            self.dy = 0
        x = self.x >> 4
        if x < 0 or x > width - sheet.width:
            self.air = 0
            return
        sheet.card(self.stage.table, self.card, x, self.y >> 4, sheet.height)
        self.stage.refresh()
        self.air -= 1
