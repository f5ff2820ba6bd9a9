# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Three handhelds in a row, a game on each: the first picture of the README."""

from tools.gallery import scenes
from tools.gallery.canvas import Canvas
from tools.gallery.paints import BODY, DEEP, GOLD, LIGHT, SHINE

NAME = "pocket-patience.png"
SCALE = 3
SHOWN = (("calculation", 40), ("scorpion", 12), ("eagle_wing", 30))  # game, moves of its line
GAP = 14
SIDE = 10  # pixels of the body around the screen
CHIN = 46  # and below it


def draw(driver, known):
    """The picture, on no ground; `driver` runs the game, `known` has winning lines."""
    held = []
    for game, moves in SHOWN:
        driver.replay(known[game], moves)
        t = driver.app.t
        move = t.out[t.hint()]
        scenes.put(driver, move >> 11, max((move & 63) - 1, 0) if move >> 11 != t.hand else 0)
        driver.settle()
        held.append(_upright(driver.host.display))
    wide = held[0].width
    it = Canvas(len(held) * (wide + GAP) - GAP, held[0].height)
    for i, one in enumerate(held):
        it.paste(one, i * (wide + GAP), 0)
    return it


def _upright(display):
    """A handheld with its keys below the screen."""
    wide, high = display.width + 2 * SIDE, display.height + SIDE + CHIN
    it = Canvas(wide, high)
    it.box(0, 0, wide, high, BODY, 11)
    it.box(1, 1, wide - 2, high - 4, LIGHT, 10)
    it.box(1, 2, wide - 2, high - 4, BODY, 10)
    it.box(SIDE - 4, SIDE - 4, display.width + 8, display.height + 8, DEEP, 4)
    it.screen(SIDE, SIDE, display)
    low = SIDE + display.height + 3
    middle = low + (high - low) // 2
    it.disc(22, middle - 15, 29, DEEP)
    it.disc(28, middle - 10, 17, LIGHT)
    it.disc(31, middle - 7, 9, BODY)
    for x, y in ((wide - 54, middle + 3), (wide - 34, middle - 9)):
        it.disc(x, y - 5, 15, DEEP)
        it.disc(x, y - 6, 15, GOLD)
        it.disc(x + 3, y - 4, 5, SHINE)
    for x in (wide // 2 - 17, wide // 2 + 3):
        it.box(x, middle + 6, 14, 5, DEEP, 2)
        it.box(x, middle + 5, 14, 5, LIGHT, 2)
    return it
