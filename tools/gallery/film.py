# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A few seconds of play that move: the animation of the README.

What it shows is found without any package; only to make a GIF of it takes Pillow. The GIF says in a
comment which frames it was made of.
"""

import hashlib
import io

from tools.driver import A

NAME = "play.gif"
SCALE = 3
PLAYED = ("calculation", 44, 9)  # game, moves made before, moves that are seen
FRAME = 40  # milliseconds
THINK = 250  # between two keys


def take(driver, known):
    """A Film of some moves; `driver` runs the game, `known` has winning lines."""
    game, before, moves = PLAYED
    driver.replay(known[game], before)
    driver.settle()
    film = Film(driver)
    film.rest(800)
    for i in known[game][3][before : before + moves]:
        film.move(i)
    film.rest(1500)
    return film


class Film:
    """Plays by keys and keeps what the screen shows meanwhile."""

    def __init__(self, driver):
        self.driver = driver
        self.size = 0, 0
        self._screens = []  # [what the screen shows, milliseconds]

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
        display = self.driver.host.display
        self.size = display.width, display.height
        rgb = display.rgb()
        if self._screens and self._screens[-1][0] == rgb:
            self._screens[-1][1] += FRAME
        else:
            self._screens.append([rgb, FRAME])

    def mark(self):
        """A short name for exactly these frames, as bytes."""
        found = hashlib.sha256()
        for rgb, duration in self._screens:
            found.update(rgb + duration.to_bytes(4, "big"))
        return f"frames {found.hexdigest()}".encode()

    def gif(self):
        """The bytes of a GIF, enlarged, in exactly the colours of the screen."""
        frames, durations = self._developed()
        out = io.BytesIO()
        frames[0].save(
            out,
            "GIF",
            save_all=True,
            append_images=frames[1:],
            duration=durations,
            loop=0,
            optimize=True,
            disposal=1,
            comment=self.mark(),
        )
        return out.getvalue()

    def _developed(self):
        from PIL import Image

        screens = [(Image.frombytes("RGB", self.size, rgb), ms) for rgb, ms in self._screens]
        colours = {c for screen, _ in screens for _, c in screen.getcolors()}
        palette = Image.new("P", (1, 1))
        palette.putpalette([v for colour in sorted(colours) for v in colour])
        size = self.size[0] * SCALE, self.size[1] * SCALE
        frames = [
            screen.quantize(palette=palette, dither=Image.Dither.NONE).resize(
                size, Image.Resampling.NEAREST
            )
            for screen, _ in screens
        ]
        return frames, [ms for _, ms in screens]
