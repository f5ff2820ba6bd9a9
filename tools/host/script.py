# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Keys from a line of words, and the program run on them without a screen or a clock on the wall.

Time is simulated: it goes on when the program looks at it, draws, sleeps or finds no key, so the
same words always give the same picture, and as fast as the PC can draw.
"""

from tools.host.boards import BUTTONS

DOWN = 40  # milliseconds a key stays down
LONG = 700
APART = 60  # and up between two keys
SETTLED = 800  # nothing drawn for so long: the program is done
RESTLESS = 10000  # and if it never is, so long after the last key
GIVE_UP = 60000  # milliseconds without looking for keys
WORDS = f"{' '.join(BUTTONS)}, long-a (held), a*3 (three times), wait (a second)"


def parse(text):
    """Steps (button or None, milliseconds) of a line of words; ValueError names a bad one."""
    steps = []
    for word in text.split():
        name, star, times = word.lower().partition("*")
        if star and not (times.isascii() and times.isdigit() and 0 < int(times) <= 10000):
            raise ValueError(f"{word!r} is not a key; there are: {WORDS}")
        span = LONG if name.startswith("long-") else DOWN
        name = name.removeprefix("long-")
        if name == "wait" and span == DOWN:
            steps += [(None, 1000)] * int(times or 1)
        elif name in BUTTONS:
            steps += [(name, span)] * int(times or 1)
        else:
            raise ValueError(f"{word!r} is not a key; there are: {WORDS}")
    return steps


class Fingers:
    """Presses the keys of ``steps`` one by one as the program looks for them, then stops it."""

    def __init__(self, host, steps, stop):
        self._host = host
        self._stop = stop
        self._steps = list(reversed(steps))
        self._down = None
        self._until = None
        self._last = None
        self._frames = 0
        self.finished = False
        host.clock.pump = self.pump

    def pump(self):
        """Called whenever time may have passed."""
        host = self._host
        now = host.clock.ms
        if self.finished or not host.pad.asked:
            if now > GIVE_UP and not self.finished:
                self._end()
            return
        if self._until is None:
            self._until = now + APART
        if now < self._until or not host.pad.felt():
            if now > self._until + GIVE_UP:
                self._end()
            return
        if self._down:
            host.pad.release(self._down)
            self._down = None
            self._until = now + APART
        elif self._steps:
            self._down, span = self._steps.pop()
            if self._down:
                host.pad.press(self._down)
            self._until = now + span
        elif host.display.frames != self._frames and now < self._over(now) + RESTLESS:
            self._frames = host.display.frames
            self._until = now + SETTLED
        else:
            self._end()

    def _over(self, now):
        """When the keys were over."""
        if self._last is None:
            self._last = now
        return self._last

    def _end(self):
        self.finished = True
        raise self._stop


def play(host, steps, program=None):
    """Run the program on an entered Host with those keys; what it left is in ``host``.

    The Host needs a clock that passes by itself: ``Host(clock=simulated())``.
    """
    from tools.host.machine import Stop

    Fingers(host, steps, Stop)
    try:
        host.run(program)
    except Stop:
        pass
    finally:
        host.clock.pump = None


def simulated():
    """The clock for ``play``."""
    from tools.host.clock import Clock

    return Clock(look=250)
