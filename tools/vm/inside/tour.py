# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Opens everything there is, one after the other: the menu, every screen, every game, with moves.

argv[1]: how many rounds. Prints a JSON object: bytes allocated before the program began (by the
stand-ins and this script), bytes free after each round, and the most stand-in sprites and groups
there were at a time. The VM's table of names doubles when it is full: that is brought about before
the program begins, and `qstr_info` prints how many names there are then and at the end.
"""

import gc
import json
import random
import sys

# What a board has in its firmware, and its display's memory.
import analogio  # noqa: F401
import audioio  # noqa: F401
import bitmaptools  # noqa: F401
import board  # noqa: F401
import desk
import digitalio  # noqa: F401
import displayio
import fontio  # noqa: F401
import keypad  # noqa: F401
import microcontroller  # noqa: F401
import micropython
import neopixel_write  # noqa: F401
import storage  # noqa: F401
import supervisor  # noqa: F401
import synthio  # noqa: F401
from counts import count, make_names

NAMES = (
    "auld_lang_syne sir_tommy puss_in_the_corner calculation four_kings quadrille eagle_wing "
    "queens_audience scorpion one234 imaginary_thirteen"
).split()
MENU = (("page", "help"), ("page", "about"), ("scores", None), ("options", None))
PAUSE = (
    ("page", "rules"),
    ("variants", None),
    ("number", None),
    ("options", None),
    ("notice", "stuck"),
    ("notice", "restart"),
    ("win", None),
)
KEYS = ("a", "down", "a", "b", "select", "right", "a", "left", "up", "b")


most = [0, 0]


def weigh(app):
    found = count(app.machine.display.root_group)
    for i in range(2):
        most[i] = max(most[i], found[i])


def rest(app):
    for _ in range(400):
        desk.sleep(20)
        if not app.step():
            return


def press(app, key):
    desk.press(key)
    app.step()
    desk.sleep(20)
    desk.release(key)
    rest(app)


def look(app, screens, home):
    for name, arg in screens:
        app.open(name, arg)
        press(app, "down")
        press(app, "up")
        weigh(app)
        home(app)


def menu(app):
    from ui import screens

    screens.menu(app)


def pause(app):
    app.open("pause")


def visit(app, game):
    from ui import screens

    screen = app.screen
    screen.at = screen.going + NAMES.index(game)
    screen = None
    press(app, "a")
    for key in KEYS:
        press(app, key)
    if app.screen is not app.play:
        screens.table(app)
    if app.note is None:
        from ui.note import say

        say(app, "As if something had been refused.")
    app.open("pause")
    press(app, "down")
    look(app, PAUSE, pause)
    for name in ("restart", "next"):
        app.open("notice", name)
        press(app, "down")
        press(app, "a")
    menu(app)


def main():
    displayio.mute[0] = 1
    gc.collect()
    make_names(12000)  # more than the program's names take
    gc.collect()
    before = gc.mem_alloc()
    micropython.qstr_info()
    import handheld
    from handheld import clock

    clock.sleep_ms = desk.sleep
    machine = handheld.open()
    machine.welcome = False
    import ui

    app = ui.App(machine)
    free = [0] * int(sys.argv[1])
    for i in range(len(free)):
        random.seed(11)  # the same deals, so that each round sees what the first has seen
        for name in NAMES:
            visit(app, name)
        look(app, MENU, menu)
        app.kept.clear()
        gc.collect()
        free[i] = gc.mem_free()
    micropython.qstr_info()
    print(json.dumps({"before": before, "free": free, "grids": most[0], "groups": most[1]}))


main()
