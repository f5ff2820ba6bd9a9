# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Presses the words of `keys` and looks after each; with or without drawing.

Without drawing every bitmap stays as it was made: the program does all the rest, the host does not
spend its time on pixels that nobody sees.
"""

import contextlib
import random

from tools.driver import Driver
from tools.host.display import Display
from tools.soak import checks, keys

LEGAL_EACH = 50  # keys


class Blind(Display):
    """A screen that is never drawn."""

    def refresh(self, **_):
        return True


@contextlib.contextmanager
def undrawn():
    """Bitmaps that take no paint."""
    import bitmaptools
    import displayio

    places = [
        (bitmaptools, "blit"),
        (bitmaptools, "fill_region"),
        (bitmaptools, "readinto"),
        (displayio.Bitmap, "fill"),
    ]
    kept = [getattr(place, name) for place, name in places]
    for place, name in places:
        setattr(place, name, lambda *_, **__: None)
    try:
        yield
    finally:
        for (place, name), was in zip(places, kept, strict=True):
            setattr(place, name, was)


class Player:
    """Use it with ``with``; `done` counts the words pressed."""

    def __init__(self, board, game, lines, draw=False):
        self.driver = Driver(board, **({} if draw else {"display": Blind}))
        self.game = game
        self.lines = lines
        self.done = 0
        self._open = contextlib.ExitStack()
        self._draw = draw

    def __enter__(self):
        state = random.getstate()
        self._open.callback(random.setstate, state)
        random.seed(0)  # the program deals at random where no number is given
        try:
            if not self._draw:
                self._open.enter_context(undrawn())
            self._open.enter_context(self.driver)
            from engine.table import Table

            self.other = Table()
            app = self.driver.app
            app.heading.font.load_glyphs(range(32, 127))  # they stay once they were shown
            from ui.note import say

            say(app, "As if something had been refused.")  # that too stays once it was shown
            app.note.hidden = True
            self.driver.begin(self.game, 1)
        except BaseException:
            self._open.close()
            raise
        return self

    def __exit__(self, *error):
        return self._open.__exit__(*error)

    def do(self, word):
        """Press one word and look at everything that must hold. Raises what the program raises,
        and checks.Failed."""
        from ui import screens

        driver = self.driver
        if word.startswith("open:"):
            _, number, moves = word.split(":")
            driver.replay(self.lines[int(number)], int(moves))
        elif word == "leave":
            checks.to_the_menu(driver)
            screens.do(driver.app, "resume", self.game)
            driver.settle()
        elif word == "wait":
            driver.host.clock.advance(125000)
            driver.turn()
        else:
            code, turns = keys.code(word)
            driver.press(code)
            if turns < 0:
                driver.settle(6000)
            for _ in range(turns):
                driver.turn()
        self.done += 1
        self.look(self.done % LEGAL_EACH == 0)

    def look(self, closely=True):
        """Everything that must hold."""
        app = self.driver.app
        checks.cards(app.t)
        checks.picture(app)
        checks.cursor(app)
        if closely and not app.finish.active:
            checks.legal(app.t, self.other)
