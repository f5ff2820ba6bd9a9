# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the keys do and what the table shows: a picture of a handheld with its parts named."""

from tools.gallery import scenes
from tools.gallery.canvas import Canvas
from tools.gallery.handheld import Handheld
from tools.gallery.install import EDGE
from tools.gallery.paints import FACE, FELT, GOLD, MARK, SHADE

NAME = "controls.png"
SCALE = 4
WIDE, HIGH = 400, 252
LEFT, TOP = 16, 39  # where the handheld is
SHOWN = ("calculation", 40)  # game, moves of its line


def draw(driver, known):
    """The picture; `driver` runs the game on a stand-in PyGamer, `known` has winning lines."""
    game, moves = SHOWN
    driver.replay(known[game], moves)
    t = driver.app.t
    scenes.put(driver, t.out[t.hint()] >> 11)
    driver.settle()
    it = Canvas(WIDE, HIGH)
    it.box(0, 0, WIDE, HIGH, SHADE, 8)
    it.box(EDGE, EDGE, WIDE - 2 * EDGE, HIGH - 2 * EDGE, FELT, 6)
    held = Handheld()
    it.paste(held.draw(driver.host.display), LEFT, TOP)
    _keys(it, held)
    _screen(it, held, driver.host.display)
    return it


def _label(it, x, y, head, *lines):
    """The name of a part and what it does."""
    it.text(x, y, head, GOLD)
    for i, line in enumerate(lines):
        it.text(x, y + 11 + 10 * i, line, FACE)


def _lead(it, *points):
    """A line from a label to its part, a dot at the end."""
    it.path(points, GOLD)
    x, y = points[-1]
    it.box(x - 1, y - 1, 3, 3, GOLD)


def _at(place):
    return LEFT + place[0], TOP + place[1]


def _keys(it, held):
    low = TOP + held.high
    x, y = _at(held.stick)
    _lead(it, (x, low + 4), (x, y + 13))
    _label(
        it,
        13,
        low + 7,
        "STICK or PAD",
        "moves the cursor;",
        "along a pile, it",
        "looks at the cards",
    )
    x, y = _at(held.select)
    _lead(it, (x, TOP - 3), (x, y))
    _label(it, x - 31, TOP - 25, "SELECT", "a hint")
    x, y = _at(held.start)
    _lead(it, (x, TOP - 3), (x, y))
    _label(it, x - 2, TOP - 25, "START", "the menu")
    x, y = _at(held.a)
    right = LEFT + held.wide + 8
    _lead(it, (right - 2, y), (x + 8, y))
    _label(
        it,
        right + 1,
        y - 3,
        "A",
        "picks up, puts down,",
        "deals.",
        "Held down: sends it",
        "to a foundation.",
    )
    x, y = _at(held.b)
    _lead(it, (x, low + 4), (x, y + 8))
    _label(it, x - 2, low + 7, "B", "puts back what is held,", "else undoes.", "Held down: redoes.")


def _screen(it, held, display):
    x, y = LEFT + held.wing, TOP + held.top + held.rim  # its corner
    card, high = _tall(display, GOLD)
    _lead(it, (x + 4, TOP - 3), (x + 4, y + high), (x + card, y + high))
    _label(it, x + 2, TOP - 25, "CURSOR", "where you are")
    mark, high = _tall(display, MARK)
    _lead(it, (x + mark + 18, TOP - 3), (x + mark + 18, y + high), (x + mark + 9, y + high))
    _label(it, x + mark - 20, TOP - 25, "LAST MOVE", "went here")
    low = TOP + held.high
    _lead(it, (x + 66, low + 4), (x + 66, y + held.screen[1] - 2))
    _label(it, x + 64, low + 7, "LOWEST LINE", "what A and B", "do here and now")


def _tall(display, rgb):
    """(x, y) of the middle of the first column that has most pixels of about this colour."""
    screen = display.rgb()
    found = []
    for x in range(display.width):
        rows = []
        for y in range(display.height):
            at = (y * display.width + x) * 3
            if max(abs(a - b) for a, b in zip(screen[at : at + 3], rgb, strict=True)) < 9:
                rows.append(y)
        found.append(rows)
    x = max(range(display.width), key=lambda x: len(found[x]))
    return x, found[x][len(found[x]) // 2]
