# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The coloured lights beside the screen: dim, and dark most of the time.

``show()`` begins a pattern, ``step()`` goes on with it; both allocate nothing. Without lights the
same object does nothing.
"""

from handheld import clock

OFF = 0
WIN = 1
HINT = 2
REFUSE = 3

BRIGHTEST = 3

# green, red, blue of the six colours that go round; how bright each level is, of 255
_WHEEL = b"\x02\x04\x00\x04\x01\x00\x04\x00\x01\x02\x00\x04\x00\x02\x04\x00\x04\x01"
_LEVELS = b"\x00\x02\x0a\x2d"
_FRAME = 70  # milliseconds
_FRAMES = b"\x00\x5a\x06\x04"  # how long each pattern lasts
_HUES = b"\x00\x00\x04\x01"


class Lights:
    """``write`` shows a buffer of green, red, blue for each of ``count`` lights, or is None."""

    def __init__(self, write=None, count=0):
        self._write = write
        self._buffer = bytearray(3 * count)
        self._count = count
        self._pattern = OFF
        self._frame = 0
        self._moment = 0
        self._level = 1
        self._lit = True
        self._dark()

    @property
    def level(self):
        """How bright: 0 (off), 1 (dim) to 3."""
        return self._level

    @level.setter
    def level(self, value):
        self._level = min(max(int(value), 0), BRIGHTEST)
        if not self._level:
            self.show(OFF)

    def show(self, pattern):
        """Begin a pattern: OFF, WIN, HINT or REFUSE."""
        if self._write is None:
            return
        self._pattern = pattern if self._level else OFF
        self._frame = 0
        self._moment = clock.ticks()
        if self._pattern:
            self._draw()
        else:
            self._dark()

    def step(self):
        """Go on with the pattern; call it every turn."""
        if self._pattern and clock.since(self._moment) >= _FRAME:
            self._moment = clock.ticks()
            self._frame += 1
            if self._frame >= _FRAMES[self._pattern]:
                self._pattern = OFF
                self._dark()
            else:
                self._draw()

    def _draw(self):
        bright = _LEVELS[self._level]
        buffer = self._buffer
        if self._pattern == HINT:
            bright = bright * (_FRAMES[HINT] - self._frame) // _FRAMES[HINT]
        for i in range(self._count):
            hue = _HUES[self._pattern]
            if self._pattern == WIN:
                hue = (self._frame + i) % 6
            for k in range(3):
                buffer[3 * i + k] = _WHEEL[3 * hue + k] * bright
        self._lit = True
        self._write(buffer)

    def _dark(self):
        if self._lit and self._write is not None:
            for i in range(len(self._buffer)):
                self._buffer[i] = 0
            self._write(self._buffer)
        self._lit = False
