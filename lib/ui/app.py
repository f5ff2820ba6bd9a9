# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The program: which screen is up, which game is played, and what becomes of it.

The table and what it needs stay loaded; menus and pages are loaded when opened and let go after.
`step()` is one turn: a key, or a bit of whatever moves.
"""

import gc

from ui import heading  # the two libraries first: compiling them needs the most memory

# ruff: isort: off
from ui.stage import Stage
from engine import forget, games
from engine.table import Table
from handheld import since, sounds
from ui import choices, saving
from ui.finish import Finish
from ui.layout import Layout
from ui.play import Play
from ui.record import Record
from ui.sheet import SIZES, Sheet

_DIM = 120000  # milliseconds without a key until the light goes down


class Program:
    """`t` is the table; `state` of its deal: 0 untouched, 1 begun, 2 won."""

    def __init__(self, machine):
        self.machine = machine
        self.stage = Stage(machine.display)
        self.heading = None  # of pages; the table has none
        self.sheet = None
        self.t = Table()
        self.game = ""
        self.number_asked = 0
        self.lay = Layout(self.stage.width, self.stage.height)
        self.play = Play(self, self.t, self.lay)
        self.finish = Finish()
        self.options = choices.fresh()
        self.record = Record()
        self.kept = {}
        self.saver = saving.Saver(self)
        self.saver.load()
        self.trail = []
        self.rows = {}  # where the cursor was in each list
        self.screen = None
        self.module = ""
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
                choices.light(self)
                machine.buttons.clear()
                return True
            if self.finish.active:
                self.finish.stop(self.t)
            if self.note is not None:
                self.note.hide()
            self.saver.key()
            self.screen.key(code)
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
        if self.game:
            self.keep()
            self.saver.want(saving.NOW)
        self.trail = []
        self.open("menu")

    def table(self):
        """Show the table."""
        self._drop()
        self.trail = []
        heading.drop(self)
        gc.collect()
        self.screen = self.play
        self.play.show(self.sheet)

    def _load(self, name, arg):
        self._drop()
        self.play.hide()
        if self.note is not None:
            self.note.hide()
        gc.collect()
        self.module = name
        module = __import__("ui." + name, None, None, ("Screen",))
        self.screen = module.Screen(self, arg)
        self.stage.refresh()

    def _drop(self):
        """Let the screen that is up go, with its module."""
        self.screen = None
        if self.module:
            forget("ui." + self.module)
            self.module = ""

    def pause(self):
        self.saver.want(saving.NOW)
        self.open("pause")

    # games

    def begin(self, game, number=0, chosen=-1):
        """Deal a game: the given number or any, the variants chosen for it unless told."""
        self._give_up(game)
        self.kept.pop(game, None)
        if self.game:
            self.saver.want(saving.SOON)
        if number == 0:
            import random

            number = random.randint(1, 31999)
        if chosen < 0:
            chosen = choices.variants(self, choices.index(game))
        self._open(game, chosen, number)

    def _open(self, game, chosen, number):
        t = self.t
        t.open(games.load(game), chosen, number)
        self.game = game
        self.options[choices.LAST] = choices.index(game)
        self.state = 0
        self.was_helped = False
        self.play.cursor.p = 28
        self.play.cursor.deep = 0
        self.play.ended = True
        self.lay_out()
        first = t.hint()
        if first >= 0:
            self.play.cursor.p = t.out[first] >> 11

    def lay_out(self):
        """Lay the table out, with the largest cards that fit."""
        from ui import drawing

        table = games.load(self.game).table
        size = drawing.lay_out(self.lay, self.t, table, SIZES, self.options[choices.LEFT] == 1)
        del drawing
        self.t.game = games.Dealt(self.t.game)
        for name in (self.game, "index"):
            games.unload(name)
        for name in ("engine.deals", "engine.setup", "ui.drawing"):
            forget(name)
        if self.sheet is None or (self.sheet.width, self.sheet.height) != size:
            self.sheet = None
            gc.collect()
            self.sheet = Sheet(size)
        self.play.fit(size)

    def restart(self):
        """The same deal from its start; it is still the same deal."""
        t = self.t
        state = self.state
        helped = self.was_helped
        self._open(self.game, t.chosen, t.number)
        self.state = state
        self.was_helped = helped
        self.table()

    def next_deal(self):
        t = self.t
        number = t.number % 31999 + 1
        self.begin(self.game, number)
        self.table()

    def keep(self):
        """Keep the unfinished game as its moves, so that another can be played meanwhile."""
        from ui import memory

        kept = memory.unfinished(self)
        if kept is not None:
            self.kept[self.game] = kept
        del memory
        forget("ui.memory")

    def resume(self, game):
        """Go on with a game that was kept, or deal it anew."""
        kept = self.kept.pop(game, None)
        lost = 0
        if kept is None:
            if self.game != game or self.t.won or self.state == 2:
                self.begin(game)
        else:
            self._open(game, kept[0], kept[1])
            self.state = kept[2]
            self.was_helped = kept[3]
            from engine.record import replay

            lost = len(kept[4]) - replay(self.t, kept[4])
            self.play.settle(-1)
        self.table()
        if lost:
            self.say("The last %d moves could not be read" % lost)

    def _give_up(self, game):
        """Another deal is begun: one that was begun before is lost."""
        kept = self.kept.get(game)
        if kept is not None and kept[2] == 1:
            self.record.lost(choices.index(game), kept[0], kept[3])
        elif game == self.game and self.state == 1:
            self.record.lost(choices.index(game), self.t.chosen, self.was_helped)
        self.state = 0

    def begun(self):
        """A move is made: the deal counts from now on."""
        if not self.state:
            self.state = 1

    def helped(self):
        """A hint was shown."""
        self.was_helped = True
        self.begun()

    def over(self):
        """See whether the game is at an end; True when another screen has come."""
        t = self.t
        self.play.ended = True
        if t.won:
            if self.state != 2:
                self.state = 2
                self.record.won(choices.index(self.game), t.chosen, self.was_helped, t.moved)
                self.kept.pop(self.game, None)
                self.saver.want(saving.SOON)
            self.open("win")
            return True
        if t.stuck():
            self.machine.sound.play(sounds.STUCK)
            self.open("notice", "stuck")
            return True
        if not t.can_redo():  # trying it out would cost the player the moves to make again
            self.finish.begin(t)
        return False

    def mend(self):
        """After an error: the same game, shown from nothing."""
        self.machine.display.root_group = self.stage.root
        self.finish.stop(self.t)
        if self.t.game is None:
            self.menu()
        else:
            self.table()
        self.stage.refresh()

    def refuse(self, code):
        """Say why something is not allowed."""
        from engine import reasons

        self.say(reasons.text(code))

    def say(self, text):
        """Show a sentence at the foot of the table until the next key."""
        if self.note is None:
            from ui.note import Note

            self.note = Note(self.stage)
        self.note.say(text)
