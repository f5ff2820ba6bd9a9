# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The two pictures of the README: three handhelds in a row, and a few seconds of play that move.

Everything is drawn a screen pixel at a time and enlarged at the end, so edges are crisp.
"""

import sys

from PIL import Image, ImageDraw

from tools.driver import A, Driver
from tools.gallery import scenes

PICTURE = "pocket-patience.png"
ANIMATION = "play.gif"
SCALE = 3
SHOWN = (("calculation", 40), ("scorpion", 12), ("eagle_wing", 30))  # game, moves of its line
PLAYED = ("calculation", 44, 9)  # game, moves made before, moves that are seen
FRAME = 40  # milliseconds
THINK = 250  # between two keys

BODY = (44, 42, 58)
LIGHT = (70, 67, 90)
DEEP = (26, 25, 36)
GOLD = (255, 194, 26)
SIDE = 10  # pixels of the body around the screen
CHIN = 46  # and below it


def save(folder):
    """Make both in `folder`."""
    known = scenes.winning()
    with Driver("pygamer") as driver:
        _picture(driver, known).save(folder / PICTURE, optimize=True)
        frames = _frames(driver, known)
    frames[0].save(
        folder / ANIMATION,
        save_all=True,
        append_images=frames[1:],
        duration=[frame.info["duration"] for frame in frames],
        loop=0,
        optimize=True,
        disposal=1,
    )
    for name in (PICTURE, ANIMATION):
        print(f"{name}: {(folder / name).stat().st_size // 1024} KB", file=sys.stderr)
    return 0


def _screen(driver):
    display = driver.host.display
    return Image.frombytes("RGB", (display.width, display.height), display.rgb())


def _picture(driver, known):
    """Handhelds side by side, on no ground."""
    held = []
    for game, moves in SHOWN:
        driver.replay(known[game], moves)
        t = driver.app.t
        move = t.out[t.hint()]
        scenes.put(driver, move >> 11, max((move & 63) - 1, 0) if move >> 11 != t.hand else 0)
        driver.settle()
        held.append(_handheld(_screen(driver)))
    wide, high = held[0].size
    gap = 14
    whole = Image.new("RGBA", (len(held) * (wide + gap) - gap, high))
    for i, one in enumerate(held):
        whole.paste(one, (i * (wide + gap), 0))
    return whole.resize((whole.width * SCALE, whole.height * SCALE), Image.Resampling.NEAREST)


def _handheld(screen):
    """A handheld of our own that shows this screen."""
    wide = screen.width + 2 * SIDE
    high = screen.height + SIDE + CHIN
    image = Image.new("RGBA", (wide, high))
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, wide - 1, high - 1), 11, BODY)
    draw.rounded_rectangle((1, 1, wide - 2, high - 4), 10, LIGHT)
    draw.rounded_rectangle((1, 2, wide - 2, high - 3), 10, BODY)
    left, top = SIDE, SIDE
    right, low = left + screen.width - 1, top + screen.height - 1
    draw.rounded_rectangle((left - 4, top - 4, right + 4, low + 4), 4, DEEP)
    image.paste(screen, (left, top))
    middle = low + 4 + (high - low - 4) // 2
    draw.ellipse((22, middle - 15, 50, middle + 13), DEEP)
    draw.ellipse((28, middle - 10, 44, middle + 6), LIGHT)
    draw.ellipse((31, middle - 7, 39, middle + 1), BODY)
    for x, y in ((wide - 54, middle + 3), (wide - 34, middle - 9)):
        draw.ellipse((x, y - 5, x + 14, y + 9), DEEP)
        draw.ellipse((x, y - 6, x + 14, y + 8), GOLD)
        draw.ellipse((x + 3, y - 4, x + 8, y), (255, 222, 130))
    for x in (wide // 2 - 17, wide // 2 + 3):
        draw.rounded_rectangle((x, middle + 6, x + 13, middle + 10), 2, DEEP)
        draw.rounded_rectangle((x, middle + 5, x + 13, middle + 9), 2, LIGHT)
    return image


def _frames(driver, known):
    """The frames of some moves, each with its duration."""
    game, before, moves = PLAYED
    driver.replay(known[game], before)
    driver.settle()
    film = Film(driver)
    film.rest(800)
    for i in known[game][3][before : before + moves]:
        film.move(i)
    film.rest(1500)
    return film.developed()


class Film:
    """Plays by keys and keeps what the screen shows meanwhile."""

    def __init__(self, driver):
        self.driver = driver
        self._screens = []  # [picture, milliseconds]

    def rest(self, ms):
        """Let time pass."""
        for _ in range(ms // FRAME):
            for _ in range(FRAME // 10):
                self.driver.turn()
            self._keep()

    def move(self, i):
        """Move i of the list of moves, by keys."""
        app = self.driver.app
        t = app.t
        t.moves()
        code = t.out[i]
        a, b = code >> 11, code >> 6 & 31
        self._go(a)
        self.driver.press(A)
        if app.play.cursor.held >= 0:
            self.rest(THINK)
            self._go(b)
            self.driver.press(A)
        self.rest(FRAME)
        while app.play.motion.busy(t):
            self.rest(FRAME)
        self.rest(THINK)

    def _go(self, goal):
        """The shortest way of the cursor to the top card of a pile."""
        cursor = self.driver.app.play.cursor
        t = self.driver.app.t
        start = cursor.p, cursor.deep
        ways = {start: []}
        row = [start]
        while (goal, 0) not in ways and row:
            place = row.pop(0)
            for key in (1, 2, 3, 4):
                cursor.p, cursor.deep = place
                cursor.go(t, key)
                to = cursor.p, cursor.deep
                if to not in ways:
                    ways[to] = [*ways[place], key]
                    row.append(to)
        cursor.p, cursor.deep = start
        for key in ways[goal, 0]:
            self.driver.press(key)
            self.rest(THINK // 2)

    def _keep(self):
        screen = _screen(self.driver)
        if self._screens and self._screens[-1][0].tobytes() == screen.tobytes():
            self._screens[-1][1] += FRAME
        else:
            self._screens.append([screen, FRAME])

    def developed(self):
        """The frames, enlarged, in exactly the colours of the screen."""
        colours = {c for screen, _ in self._screens for _, c in screen.getcolors()}
        palette = Image.new("P", (1, 1))
        palette.putpalette([v for colour in sorted(colours) for v in colour])
        frames = []
        for screen, duration in self._screens:
            frame = screen.quantize(palette=palette, dither=Image.Dither.NONE)
            size = screen.width * SCALE, screen.height * SCALE
            frame = frame.resize(size, Image.Resampling.NEAREST)
            frame.info["duration"] = duration
            frames.append(frame)
        return frames
