# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The program while a game is on the table: a turn of the loop, and what stays between turns.

What only menus, pages and new deals need is in modules of their own, which ui.screens and ui.deals
open; `tidy` lets go of all that was not loaded at the start.
"""

# The two libraries first, though only pages need them: compiling them takes the most memory.
import adafruit_bitmap_font.pcf  # noqa: F401
import adafruit_display_text.label  # noqa: F401

# ruff: isort: off
from engine import forget_but
from engine.table import Table
from handheld import since, sounds
from ui.finish import Finish
from ui.layout import Layout
from ui.play import Play
from ui.saving import Saver

_DIM = 120000  # milliseconds without a key until the light goes down


class Program:
    """`t` is the table; `state` of its deal: 0 untouched, 1 begun, 2 won."""

    def __init__(self, machine, stage, sheet, options):
        self.machine = machine
        self.stage = stage
        self.sheet = sheet
        self.options = options
        self.t = Table()
        self.game = ""
        self.lay = Layout(stage.width, stage.height)
        self.play = Play(self, self.t, self.lay)
        self.finish = Finish()
        self.record = {}  # rows of numbers, see ui.record
        self.kept = {}  # unfinished games by id, see ui.memory
        self.saver = Saver(self)
        self.trail = []  # the screens that are open, with what each was opened for
        self.rows = {}  # where the cursor was in each list
        self.screen = None
        self.module = ""  # the name of the screen that is up
        self.heading = None  # of pages; the table has none
        self.wanted = None  # what of ui.deals a screen asks for, and with what
        self.state = 0
        self.was_helped = False
        self.note = None  # the sprite of a sentence at the foot, see ui.note
        self.dim = False
        self.quiet = machine.ticks()
        self.stay = ()  # modules that are not let go

    def step(self):
        """One turn; True when there was something to do."""
        machine = self.machine
        machine.turn()
        code = machine.buttons.poll()
        if code:
            self.quiet = machine.ticks()
            if self.dim:
                self.dim = False
                from ui.choices import light

                light(self)
                machine.buttons.clear()
                return True
            if self.finish.active:
                self.finish.stop(self.t)
            note = self.note
            if note is not None and not note.hidden:
                note.hidden = True
            self.saver.changed = True  # a key: something may have
            self.screen.key(code)
            wanted = self.wanted
            if wanted:
                self.wanted = None
                from ui import screens

                screens.do(self, *wanted)
            return True
        if self.finish.active:
            if self.finish.step(self.t):
                self.play.ended = False
                self.play.settle(-1)
            return True
        if not self.dim and since(self.quiet) >= _DIM:
            self.dim = True
            machine.backlight(10)
        self.saver.turn(self.quiet)
        return self.screen.turn()

    def open(self, name, arg=None):
        """Open a screen above the one that is up."""
        from ui import screens

        screens.show(self, name, arg)

    def tidy(self):
        """Let all modules go that the table does not need."""
        forget_but(self.stay, ("engine", "ui"))

    def begun(self):
        """A move is made: the deal counts from now on."""
        if not self.state:
            self.state = 1

    def over(self):
        """See whether the game is at an end; True when another screen has come."""
        t = self.t
        self.play.ended = True
        if t.won:
            self.open("win")
            return True
        if t.stuck():
            self.machine.sound.play(sounds.STUCK)
            self.open("notice", "stuck")
            return True
        if t.end == t.top:  # trying it out would cost the player the moves to make again
            self.finish.begin(t)
        return False
