# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The table as the player works it: keys become moves, moves become pictures.

A press acts at once, a hold adds to it; a key that ends an animation is obeyed as well. Nothing
here allocates while a game is played.
"""

from micropython import const

from handheld import lights, since, sounds
from ui.cursor import CORNER, Cursor
from ui.hands import Hands
from ui.motion import Motion
from ui.status import Status
from ui.unit import AWAY, frame, hide
from ui.view import View

_RIGHT = const(4)
_A = const(5)
_B = const(6)
_SELECT = const(7)
_REPEAT = const(0x10)
_HELD = const(0x20)


class Play(Hands):
    """One table on the screen. `app` is told what becomes of the game."""

    def __init__(self, app, t, lay):
        self.app = app
        self.t = t
        self.lay = lay
        self.stage = app.stage
        self.machine = app.machine
        self.view = View(app.stage.table, lay, app.stage.glyphs)
        self.cursor = Cursor(lay, self.view)
        self.status = Status(app.stage)
        self.motion = Motion(app.machine, app.stage, lay, self.view, None, since)
        self.size = None
        self.unit = self.frame = self.aim = self.mark = None
        self.picked = False  # the press that is down has picked cards up
        self.undone = False  # the press that is down has taken back a move
        self.ended = True  # the end of the game has been seen to

    def key(self, code):
        """Obey a key."""
        t = self.t
        if self.motion.busy(t):
            self.motion.finish(t)
        if not self.ended:
            self._rest()
            self.stage.refresh()
            if t.won or t.stuck():  # else the key comes before the automatic finish
                self.app.over()
                return
        frame(self.aim, AWAY, 0)
        key = code & 15
        if code & _HELD:
            self._hold(key)
        elif key <= _RIGHT:
            if self.cursor.go(t, key):
                self.machine.sound.play(sounds.STEP)
                self.point()
        elif not code & _REPEAT:
            self.picked = self.undone = False
            if key == _A:
                self._press()
            elif key == _B:
                self._back()
            elif key == _SELECT:
                self.hint()
            else:
                self.app.open("pause")
                return
        self.stage.refresh()

    def turn(self):
        """A turn of the loop without a key; True while something moves."""
        t = self.t
        if self.motion.busy(t):
            self.motion.turn(t)
            return True
        if not self.ended and self.cursor.held < 0:
            self._rest()
            self.stage.refresh()
            self.app.over()
            return True
        return False

    def _rest(self):
        """Everything lies still: show what had to wait for it."""
        self._mark()
        self.point()

    def _press(self):
        cursor = self.cursor
        if cursor.p == CORNER:
            self.app.open("pause")
        elif cursor.held >= 0:
            self.place(cursor.p)
        else:
            self.take(cursor.p, cursor.deep + 1)

    def _back(self):
        """Put held cards back, or take back a move."""
        if self.cursor.held >= 0:
            self.restore()
            return
        if self.undo():
            self.undone = True

    def undo(self):
        """Take back a move and show it; False when there is none."""
        t = self.t
        end = t.end
        if not t.undo():
            return False
        self.machine.sound.play(sounds.UNDO)
        hide(self.unit.grid)
        self.ended = False
        self.motion.back(t, end)
        self.settle(-1)
        if t.end < t.top:
            t.moves()
            self.toward(t.log[t.end] & 0x3FF)
            self.point()
        return True

    def redo(self):
        t = self.t
        if t.redo():
            self.machine.sound.play(sounds.REDO)
            hide(self.unit.grid)
            self.ended = False
            self.motion.finish(t)
            self.settle(-1)

    def _hold(self, key):
        """What a hold adds to the press before it."""
        if key == _A and self.picked and self.cursor.held >= 0:
            cursor = self.cursor
            for q in range(self.t.piles):
                if cursor.can >> q & 1 and self._rate(q) == 3:
                    self.place(q)
                    return
        elif key == _B:
            if self.undone:
                self.redo()
                self.redo()
            elif self.cursor.held < 0 and not self.picked:
                self.redo()
        self.picked = self.undone = False

    def hint(self):
        """Show a sensible move: the cursor goes to its cards, a frame to its place."""
        t = self.t
        if self.cursor.held >= 0:
            self.restore()
        i = t.hint()
        if i < 0:
            return
        self.app.was_helped = True
        self.app.begun()
        self.machine.sound.play(sounds.HINT)
        self.machine.lights.show(lights.HINT)
        move = t.out[i]
        self.toward(i)
        self.point()
        b = move >> 6 & 31
        n = t.n[b]
        frame(self.aim, self.lay.x[b], self.view.at(b, n - 1 if n else 0))
