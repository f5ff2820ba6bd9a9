# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A player for the whole program on the stand-in PyGamer: works it by its keys, one turn at a time.

Runs on the VMs and on CPython. A line is [game, chosen, deal, [number in `out`, …]]. To save keys
the cursor is put where it is wanted; everything else goes the way of a real press.
"""

import desk

import handheld
import ui
from handheld import clock

FRAME = 20  # milliseconds a turn takes here

clock.sleep_ms = desk.sleep


class Player:
    """The program with a game on its table. `turn(name)` runs one turn; whoever measures puts a
    function of his own in its place: it gets the kind of the turn and must call `step()`."""

    def __init__(self, line, span=150):
        self.machine = handheld.open()
        self.machine.request = (line[0], line[2])
        self.machine.welcome = False
        self.app = ui.App(self.machine)
        self.app.play.motion.span = span
        self.display = self.machine.display
        self.display.fold = self.app.lay.height
        self.turn = self.plain
        self.over = False
        self.app.open = self.other
        self.app.saver.save = self.unsaved  # it saves in quiet seconds, when nothing moves
        self.t = self.app.t

    def open(self, line, span):
        """Put another line's game on the table."""
        from ui import screens

        self.over = False
        screens.do(self.app, "begin", line[0], line[2], line[1])
        self.app.play.motion.span = span
        self.idle()

    def unsaved(self):
        self.app.saver.changed = False
        self.app.saver.wanted = 0

    def other(self, what="", arg=None):
        """Another screen would open: the play measured here ends with it."""
        self.over = True

    def step(self):
        """One turn of the program's loop."""
        self.app.step()

    def plain(self, kind):
        self.step()

    def idle(self):
        """Turns without a key, until nothing moves any more."""
        still = 0
        for _ in range(400):
            desk.sleep(FRAME)
            before = self.busy()
            self.turn("frame")
            still = 0 if before else still + 1
            if still > 1:
                return
        raise RuntimeError("the program does not come to rest")

    def busy(self):
        """Whether something moves, is being tried, or has still to be looked at."""
        app = self.app
        if app.finish.active:
            return True
        return app.screen is app.play and (app.play.motion.busy(app.t) or not app.play.ended)

    def tap(self, key, kind):
        """Press a key and let it go, one turn each, then wait until all is still."""
        desk.press(key)
        self.turn(kind)
        desk.release(key)
        self.idle()

    def hold(self, key, kind):
        """Press a key for longer than a long press."""
        desk.press(key)
        self.turn("key")
        desk.sleep(600)
        self.turn(kind)
        desk.release(key)
        self.idle()

    def ready(self):
        """Whether the table is up and can be played on."""
        return not self.over and self.app.screen is self.app.play

    def move(self, i):
        """Play move i of the list by pressing A; True when exactly that was played."""
        t = self.t
        play = self.app.play
        move = t.out[i]
        a = move >> 11
        b = move >> 6 & 31
        n = move & 63
        moved = t.moved
        play.cursor.p = a
        play.cursor.deep = n - 1 if n and a != b else 0
        play.point()
        self.app.stage.refresh()
        desk.press("a")
        self.turn("move")
        desk.release("a")
        if play.cursor.held >= 0:
            self.turn("frame")
            play.cursor.p = b
            play.cursor.deep = 0
            play.point()
            self.app.stage.refresh()
            desk.press("a")
            self.turn("move")
            desk.release("a")
        self.idle()
        if t.moved != moved + 1:
            return False
        return t.log[t.last()] & 0x3FF == i

    def walk(self, line, look):
        """Play a line as far as it goes; before each move `look(k)` may do what it likes."""
        for k in range(len(line[3])):
            if not self.ready():
                return k
            look(k)
            self.t.moves()
            if not self.ready() or not self.move(line[3][k]):
                return k
        return len(line[3])
