# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Two clocks for the stand-in board: one that follows the wall, one that a script moves.

Both count milliseconds on CircuitPython's counter, which wraps at 2**29, and both call ``pump``
whenever the program looks at the time or sleeps: there a window's or a script's keys come in.
"""

import time

WRAP = (1 << 29) - 1


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self, start=0, look=0):
        self.micros = start * 1000
        self.pump = None
        self.look = look  # microseconds that pass at each look

    @property
    def ms(self):
        """Milliseconds since the start, without wrap."""
        return self.micros // 1000

    def ticks_ms(self):
        """What supervisor.ticks_ms() says."""
        self.micros += self.look
        if self.pump:
            self.pump()
        return self.ms & WRAP

    def advance(self, ms):
        """Let time pass."""
        self.micros += int(ms * 1000)

    def sleep(self, seconds):
        """What time.sleep() does."""
        self.advance(seconds * 1000)
        if self.pump:
            self.pump()

    def drawn(self, pixels):
        """A refresh took as long as it takes on a PyGamer."""
        self.micros += int(30 + pixels * 3.7) if self.look else 0

    def idle(self):
        """The program asked for keys and there was none."""
        if self.look:
            self.advance(1)
            if self.pump:
                self.pump()


class WallClock(Clock):
    """Real time."""

    def __init__(self):
        super().__init__()
        self._start = time.monotonic()

    @property
    def ms(self):
        """Milliseconds since the start, without wrap."""
        return int((time.monotonic() - self._start) * 1000)

    def ticks_ms(self):
        """What supervisor.ticks_ms() says."""
        if self.pump:
            self.pump()
        return self.ms & WRAP

    def sleep(self, seconds):
        """Sleep, but stay awake for the window."""
        end = time.monotonic() + seconds
        while True:
            if self.pump:
                self.pump()
            left = end - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(left, 0.01))

    def drawn(self, pixels):
        """Drawing takes as long as it takes."""

    def idle(self):
        """Do not heat the room between two keys."""
        if self.pump:
            self.pump()
        time.sleep(0.002)
