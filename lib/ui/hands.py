# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The player's hands: cards taken, put down and put back, and where the eye goes then.

What Play does with the cards, apart from which key it was. Nothing here allocates.
"""

from engine.log import OVER
from handheld import lights, sounds
from ui.cursor import CORNER
from ui.letters import encode
from ui.unit import AWAY, frame, hide, put

_TAKE = b"take "
_LOOK = b"why? "
_DEAL = b"deal "
_PUT = b"put "
_MENU = b"menu "
_UNDO = encode("\u24b7 undo")
_BACK = encode("\u24b7 back")
del encode


class Hands:
    """Needs what Play has: the table, its view, the cursor, the sprites, the machine, the app."""

    def take(self, p, k):
        """Act on k cards of pile p: play them where there is one place, else pick them up."""
        t = self.t
        cursor = self.cursor
        if p == t.hand:
            i = cursor.move(t, p, k)
            if i >= 0 and t.out[i] >> 6 == p << 5 | p:
                self.machine.sound.play(sounds.DEAL)
                self.play(i, p)
                return
        hide(self.unit.grid)
        cursor.held = p
        cursor.units = k
        can = cursor.can
        places = cursor.aims(t)
        if not places:
            cursor.held = -1
            cursor.can = can
            self.point()
            self._why(p, k)
        elif places == 1:
            q = 0
            while not cursor.can >> q & 1:
                q += 1
            self.place(q)
        else:
            self.picked = True
            self.machine.sound.play(sounds.MOVE)
            cursor.deep = 0
            cursor.p = self._best(p, k)
            step = self.view.step[p] or self.lay.pitch
            self.unit.hold(self.view.sheet, t.store[p], t.n[p] - k, k, step)
            hide(self.mark)
            self.view.touch(p, CORNER, k)  # they have left the table
            self.view.touched &= ~(1 << CORNER)
            self.motion.flush(t, -1)
            self.point()

    def place(self, q):
        """Play the held cards to pile q."""
        t = self.t
        cursor = self.cursor
        a = cursor.held
        for i in range(t.moves()):
            if cursor.target(t.out[i], a, cursor.units) == q:
                kind = t.kind[q]
                self.machine.sound.play(
                    sounds.FOUNDATION if kind == 70 or kind == 81 else sounds.PLACE
                )
                self.drop()
                self.play(i, a)
                return

    def drop(self):
        """Let the held cards be on their pile again, without showing it."""
        cursor = self.cursor
        if self.view.n[cursor.held] != self.t.n[cursor.held]:
            self.view.touch(CORNER, cursor.held, cursor.units)
            self.view.touched &= ~(1 << CORNER)
        cursor.held = -1

    def play(self, i, a):
        """Play move i of the list, whose cards come from pile a."""
        t = self.t
        self.app.begun()
        t.play(i)
        self.ended = False
        self.motion.quick = False
        self.settle(a)
        self.motion.turn(t)

    def settle(self, a):
        """After the table has changed: find out what can be done, and where the cursor belongs."""
        t = self.t
        cursor = self.cursor
        cursor.held = -1
        cursor.survey(t)
        found = t.moves()
        if a >= 0 or cursor.p != CORNER and not cursor.can >> cursor.p & 1:
            cursor.deep = 0
            for i in range(found):
                if t.out[i] >> 11 == a:
                    cursor.p = a
                    break
            else:
                self.toward(t.hint())
        elif cursor.p != CORNER and cursor.deep >= t.n[cursor.p]:
            cursor.deep = 0
        self.status.count(t.moved, t.redeals, t.passes_allowed)
        self._mark()
        self.point()

    def toward(self, i):
        """Put the cursor where move i begins."""
        cursor = self.cursor
        if i < 0:
            if cursor.p != CORNER and not cursor.can >> cursor.p & 1:
                cursor.p = CORNER
            return
        move = self.t.out[i]
        cursor.p = move >> 11
        cursor.deep = (move & 63) - 1 if move & 63 and move >> 11 != move >> 6 & 31 else 0

    def _mark(self):
        """Mark where the cards of the last move lie."""
        t = self.t
        log = t.log
        i = t.last()
        if i >= 0 and not self.motion.busy(t):
            while i + 1 < t.end:
                i += 1
                step = log[i]
                b = step >> 6 & 31
                if step >> 11 != b and b != OVER and t.n[b]:
                    y = self.view.at(b, t.n[b] - 1) + self.lay.h - 1
                    put(self.mark, self.lay.x[b] + 3, y)
                    return
        hide(self.mark)

    def point(self):
        """Show the cursor, what it looks at, and what the buttons do there."""
        t = self.t
        cursor = self.cursor
        lay = self.lay
        p = cursor.p
        k = cursor.deep + 1
        x = y = 0
        if p != CORNER:
            x = lay.x[p]
            y = self.view.at(p, max(t.n[p] - k, 0))
        sprite = self.unit.grid
        bars = self.frame
        self.status.corner(p == CORNER)
        if cursor.held >= 0:  # the held cards hang over their place, a little to the right
            frame(bars, AWAY, y)
            put(sprite, min(x + 3, lay.width - lay.w), min(y + 8, lay.height - lay.h))
            self.status.say(_PUT, cursor.units, _BACK)
            return
        frame(bars, AWAY if p == CORNER or k > 1 else x, y)
        if self.motion.busy(t):
            return
        if p != CORNER and k > 1:
            self.unit.look(self.view.sheet, t.store[p][t.n[p] - k])
            put(self.unit.grid, x, y)
        else:
            hide(sprite)
        word = _MENU
        if p != CORNER:
            i = cursor.move(t, p, k)
            word = _LOOK if i < 0 else _DEAL if t.out[i] >> 6 == p << 5 | p else _TAKE
        self.status.say(word, k if word is _TAKE else 1, _UNDO if t.moved else None)

    def _best(self, p, k):
        """The place to begin with: the hint's if it is about these cards, else a foundation."""
        t = self.t
        cursor = self.cursor
        i = t.hint()
        if i >= 0:
            q = cursor.target(t.out[i], p, k)
            if q >= 0 and cursor.can >> q & 1:
                return q
        best = -1
        for q in range(t.piles):
            if cursor.can >> q & 1 and (best < 0 or self._rate(q) > self._rate(best)):
                best = q
        return best

    def _rate(self, q):
        kind = self.t.kind[q]
        return 3 if kind == 70 or kind == 81 else 1 if self.t.n[q] else 0

    def restore(self):
        """Put the held cards back where they came from."""
        cursor = self.cursor
        p = cursor.held
        k = cursor.units
        self.drop()
        hide(self.unit.grid)
        self.motion.flush(self.t, -1)
        self.machine.sound.play(sounds.PLACE)
        cursor.survey(self.t)
        cursor.p = p
        cursor.deep = k - 1
        self._mark()
        self.point()

    def _why(self, p, k):
        """Say why these cards cannot be played."""
        self.machine.sound.play(sounds.REFUSE)
        self.machine.lights.show(lights.REFUSE)
        from ui.note import say
        from ui.why import sentence

        say(self.app, sentence(self.t, p, k))
