# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Keys and stick as one stream of small numbers.

``poll()`` gives the next thing that happened: a code below as soon as it is pressed, a direction
again with REPEAT while it is kept down, a button once with HELD when it has been down for half a
second. It never waits and never allocates. When the queue of the scanner ran over, what is left
in it is forgotten: a lost press is pressed again, an invented one might play a card.
"""

from handheld import clock

UP = 1
DOWN = 2
LEFT = 3
RIGHT = 4
A = 5
B = 6
SELECT = 7
START = 8
REPEAT = 0x10
HELD = 0x20

FIRST_REPEAT = 350  # milliseconds
NEXT_REPEAT = 110
LONG_PRESS = 500

LABELS = ("\u24b6\u24b7", "pad", "Select", "Start")
_SWAPPED = bytes((0, UP, DOWN, LEFT, RIGHT, B, A, SELECT, START))


def swapped(codes):
    """The left-handed table of a board that has no better one: A and B exchanged."""
    return bytes([_SWAPPED[code] for code in codes])


class Buttons:
    """The keys of one board.

    ``scanner`` is a keypad scanner or None, ``event`` a keypad event to read into, ``codes`` what
    each of its keys means, ``left`` the same for the left-handed layout, ``stick`` a Stick or None.
    ``labels`` is what they are called: a character each for A and B, what moves, and the keys for
    a hint ("" for none) and the menu; ``others`` the same for the left-handed layout.
    """

    def __init__(
        self, scanner=None, event=None, codes=b"", left=None, stick=None, labels=LABELS, others=None
    ):
        self._scanner = scanner  # kept, or it stops scanning
        self._events = scanner.events if scanner is not None else None
        self._event = event
        self._right = bytes(codes)
        self._left = bytes(left) if left else swapped(codes)
        self._codes = self._right
        self.labels = self._labels = labels
        self._others = others or (labels[0][1] + labels[0][0],) + labels[1:]
        self._stick = stick
        self._leaning = 0
        self._way = 0
        self._moment = 0
        self._wait = FIRST_REPEAT
        self._long = 0
        self._pressed = 0

    @property
    def swap(self):
        """True for the left-handed layout."""
        return self._codes is self._left

    @swap.setter
    def swap(self, value):
        self._codes = self._left if value else self._right
        self.labels = self._others if value else self._labels
        self._way = self._long = 0

    def poll(self):
        """The next code, 0 when nothing happened."""
        events = self._events
        if events is not None:
            if events.overflowed:
                self.clear()
            event = self._event
            while events.get_into(event):
                code = self._codes[event.key_number]
                if not event.pressed:
                    self._release(code)
                elif code:
                    return self._press(code)
        if self._stick is not None:
            way = self._stick.poll()
            if way != self._leaning:
                self._release(self._leaning)
                self._leaning = way
                if way:
                    return self._press(way)
        if self._way and clock.since(self._moment) >= self._wait:
            self._moment = clock.ticks()
            self._wait = NEXT_REPEAT
            return self._way | REPEAT
        if self._long and clock.since(self._pressed) >= LONG_PRESS:
            code = self._long
            self._long = 0
            return code | HELD
        return 0

    def clear(self):
        """Forget what is waiting and what is down."""
        if self._events is not None:
            self._events.clear()
        self._way = self._long = 0

    def _press(self, code):
        if code <= RIGHT:
            self._way = code
            self._moment = clock.ticks()
            self._wait = FIRST_REPEAT
        else:
            self._long = code
            self._pressed = clock.ticks()
        return code

    def _release(self, code):
        if code == self._way:
            self._way = 0
        if code == self._long:
            self._long = 0
