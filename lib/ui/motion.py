# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Cards on their way: shows what the log says has happened, one step after the other.

The table's state is final before anything moves; `finish()` ends the movement at any time.
Nothing here allocates.
"""

from micropython import const

from engine.log import OPEN, OVER
from ui.unit import AWAY, hide, put

_FRAME = const(12)  # milliseconds, at least, from one frame to the next


class Motion:
    """`at` is the place in the log up to which the picture is right; `span` how many
    milliseconds a card takes (0: none)."""

    def __init__(self, machine, stage, lay, view, unit, since):
        self.machine = machine
        self.stage = stage
        self.lay = lay
        self.view = view
        self.unit = unit
        self.since = since
        self.span = 150
        self.at = 0
        self.to = -1  # pile the gliding cards come to
        self.x = self.y = self.dx = self.dy = 0
        self.start = self.last = self.time = 0
        self.quick = False

    def busy(self, t):
        """Whether something moves or has still to move."""
        return self.to >= 0 or self.at != t.end

    def back(self, t, end):
        """Show what an undo did: the log went back from `end` to t.end."""
        log = t.log
        for i in range(end - 1, t.end - 1, -1):
            step = log[i]
            if step < OPEN:
                a = step >> 11
                b = step >> 6 & 31
                self.view.touch(a if a == b else b, b if a == b else a, step & 63)
        self.at = t.end
        self.flush(t, -1)

    def finish(self, t):
        """Show the end of it all at once."""
        self._land()
        while self.at < t.end:
            step = t.log[self.at]
            self.at += 1
            if step < OPEN:
                self.view.touch(step >> 11, step >> 6 & 31, step & 63)
        self.flush(t, -1)
        self.quick = False

    def turn(self, t):
        """Go on; call it every turn of the loop while it is busy."""
        if self.to >= 0:
            gone = self.since(self.start)
            if gone < self.time:
                if self.since(self.last) >= _FRAME:
                    self.last = self.machine.ticks()
                    gone = self.time - gone  # fast at first, slower at the end
                    gone = 256 - gone * gone * 256 // (self.time * self.time)
                    x = self.x + self.dx * gone // 256
                    put(self.unit.grid, x, self.y + self.dy * gone // 256)
                    self.stage.refresh()
                return
            self.view.stamp(t, self.to, self.unit)
            self._land()  # the sprite goes in the refresh that shows its pile
            self.flush(t, -1)
            self.stage.refresh()
        self._next(t)

    def _next(self, t):
        """Take the steps up to the next one that is to be seen."""
        view = self.view
        log = t.log
        while self.at < t.end:
            step = log[self.at]
            self.at += 1
            if step >= OPEN:
                continue
            a = step >> 11
            b = step >> 6 & 31
            k = step & 63
            if a == b or b == OVER or not self.span:
                view.touch(a, b, k)
                continue
            self._glide(t, a, b, k)
            return
        hide(self.unit.grid)
        self.flush(t, -1)
        self.quick = False

    def _glide(self, t, a, b, k):
        view = self.view
        lay = self.lay
        unit = self.unit
        if unit.grid.x == AWAY:
            unit.lift(view.sheet, t.store[b], view.n[b], k, view.step[a] or lay.pitch)
            put(unit.grid, lay.x[a], view.at(a, view.n[a] - k))
        self.x = unit.grid.x
        self.y = unit.grid.y
        self.dx = lay.x[b] - self.x
        self.dy = view.at(b, view.n[b]) - self.y
        self.to = b
        self.time = max(self.span // 2 if self.quick else self.span, 20)
        self.start = self.last = self.machine.ticks()
        view.touch(a, b, k)
        self.flush(t, b)
        self.stage.refresh()
        self.quick = True

    def _land(self):
        if self.to >= 0:
            self.to = -1
            hide(self.unit.grid)

    def flush(self, t, but):
        """Draw every pile that was touched, save `but`; one refresh each."""
        view = self.view
        touched = view.touched
        p = 0
        while touched:
            if touched & 1 and p != but:
                view.touched &= ~(1 << p)
                if view.draw(t, p):
                    self.stage.refresh()
            touched >>= 1
            p += 1
