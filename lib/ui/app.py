# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The program: which screen is up, which game is played, and what becomes of it.

The table and what it needs stay loaded; menus and pages are loaded when opened and let go after.
`step()` is one turn: a key, or a bit of whatever moves.
"""

import gc

# The two libraries first, though only pages need them: compiling them takes the most memory.
import adafruit_bitmap_font.pcf  # noqa: F401
import adafruit_display_text.label  # noqa: F401

# ruff: isort: off
from engine import forget, loaded
from engine.table import Table
from handheld import since, sounds
from ui import saving
from ui.finish import Finish
from ui.layout import Layout
from ui.play import Play

# What is loaded now stays: more than that is let go whenever the table is shown.
_ROOMS = ("engine", "ui")
forget("engine.words")  # constants, which have been copied
_STAY = loaded(_ROOMS)
_DIM = 120000  # milliseconds without a key until the light goes down


def _deals():
    """What begins, keeps and resumes games; loaded for it, and let go with `tidy`."""
    from ui import deals

    return deals


class Program:
    """`t` is the table; `state` of its deal: 0 untouched, 1 begun, 2 won."""

    def __init__(self, machine, stage, sheet):
        self.machine = machine
        self.stage = stage
        machine.display.root_group = stage.root
        self.heading = None  # of pages; the table has none
        self.sheet = sheet
        self.t = Table()
        self.game = ""
        self.number_asked = 0
        self.lay = Layout(self.stage.width, self.stage.height)
        self.play = Play(self, self.t, self.lay)
        self.finish = Finish()
        from ui import choices

        self.options = choices.fresh()
        self.record = {}  # rows of numbers, see ui.record
        self.kept = {}
        self.saver = saving.Saver(self)
        self.saver.load()
        self.trail = []
        self.rows = {}  # where the cursor was in each list
        self.screen = None
        self.module = ""
        self.wanted = None  # what of ui.deals shall be done with what
        self.state = 0
        self.was_helped = False
        self.note = None
        self.dim = False
        self.quiet = machine.ticks()
        choices.apply(self)
        game, number = machine.request
        if game:
            self.begin(game, number)
            self.table()
        else:
            self.menu()
        if machine.welcome:
            self.open("page", "help")
        if self.saver.asks:
            self.open("claim")
        if self.saver.news:
            self.open("page", "news")

    # the loop

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
            if self.note is not None:
                self.note.hide()
            self.saver.moments.changed = True  # a key: something may have
            self.screen.key(code)
            if self.wanted:
                name, arg = self.wanted
                self.wanted = None
                self._clear()
                getattr(_deals(), name)(self, arg)
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

    # screens

    def open(self, name, arg=None):
        """Open a screen above the one that is up."""
        self.trail.append((name, arg))
        self._load(name, arg)

    def back(self):
        """Close the screen that is up, and show the one below it."""
        self.trail.pop()
        if self.trail:
            self._load(*self.trail[-1])
        else:
            self.table()

    def swap(self, name, arg=None):
        """Open a screen in place of the one that is up."""
        self.trail.pop()
        self.open(name, arg)

    def menu(self):
        """Show the menu; the game that was played is kept."""
        self._clear()
        if self.game:
            _deals().keep(self)
            self.saver.moments.want(saving.NOW)
        self.open("menu")

    def table(self):
        """Show the table."""
        self._clear()
        self.screen = self.play
        from ui.showing import show

        show(self.play, self.sheet)
        self.tidy()

    def _load(self, name, arg):
        self._drop()
        self.play.hide()
        if self.note is not None:
            self.stage.root.remove(self.note.sprite)
            self.note = None
        gc.collect()
        self.module = name
        module = __import__("ui." + name, None, None, ("Screen",))
        self.screen = module.Screen(self, arg)
        self.stage.refresh()

    def _drop(self):
        """Let the screen that is up go, with its module and its heading."""
        self.screen = None
        if self.heading is not None:
            from ui.heading import drop

            drop(self)
        if self.module:
            forget("ui." + self.module)
            self.module = ""

    def _clear(self):
        """Let all go that belongs to menus and pages."""
        self._drop()
        self.trail = []
        self.tidy()
        gc.collect()

    def pause(self):
        self.saver.moments.want(saving.NOW)
        self.open("pause")

    # games

    def begin(self, game, number=0, chosen=-1):
        """Deal a game: the given number or any, the variants chosen for it unless told."""
        self._clear()
        _deals().begin(self, game, number, chosen)

    def resume(self, game):
        """Go on with a game that was kept, or deal it anew."""
        self._clear()
        _deals().resume(self, game)

    def soon(self, name, arg=None):
        """Have a function of ui.deals called when the screen that asks for it is gone: together
        they would take more memory than a board has."""
        self.wanted = name, arg

    def tidy(self):
        """Let go what the table does not need."""
        for name in loaded(_ROOMS):
            if name not in _STAY:
                forget(name)

    def count(self):
        """The deal was won for the first time."""
        _deals().won(self)

    def begun(self):
        """A move is made: the deal counts from now on."""
        if not self.state:
            self.state = 1

    def over(self):
        """See whether the game is at an end; True when another screen has come."""
        t = self.t
        self.play.ended = True
        if t.won:
            if self.state != 2:
                self.state = 2
                self.count()
            self.open("win")
            return True
        if t.stuck():
            self.machine.sound.play(sounds.STUCK)
            self.open("notice", "stuck")
            return True
        if t.end == t.top:  # trying it out would cost the player the moves to make again
            self.finish.begin(t)
        return False

    def say(self, text):
        """Show a sentence at the foot of the table until the next key."""
        if self.note is None:
            from ui.note import Note

            self.note = Note(self.stage)
        self.note.say(text)
