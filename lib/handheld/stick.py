# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""An analogue stick as four directions.

A worn stick does not come back to the middle, trembles, and is never pushed quite straight. So:
its middle is measured at the start and followed slowly; a direction begins far out and ends nearer
in; a change counts only when three readings agree; a diagonal keeps the direction it came from.
Small x is left, small y is up. Nothing allocates.
"""

_MIDDLE = 32768
_OFF = 8000  # how far from _MIDDLE the rest position may be
_ENTER = 14000
_LEAVE = 8000
_QUIET = 4000  # nearer than this the stick is taken to be let go
_TURN = 6000  # how much further the other axis must go to take over


def _rest(axis):
    """Where the axis rests: its mean now, or the middle if it is being pushed."""
    total = 0
    for _ in range(8):
        total += axis.value
    mean = total // 8
    return mean if abs(mean - _MIDDLE) <= _OFF else _MIDDLE


class Stick:
    """Two axes, anything with a ``value`` from 0 to 65535."""

    def __init__(self, x, y):
        self._x = x
        self._y = y
        self._rest_x = _rest(x)
        self._rest_y = _rest(y)
        self.way = 0

    def poll(self):
        """The direction now: 0 none, 1 up, 2 down, 3 left, 4 right."""
        way = self._look()
        if way != self.way and self._look() == way and self._look() == way:
            self.way = way
        return self.way

    def _look(self):
        x = self._x.value - self._rest_x
        y = self._y.value - self._rest_y
        far_x = abs(x)
        far_y = abs(y)
        if self.way:
            # the direction we are in, and how far along it and across it
            along = x if self.way > 2 else y
            across = far_y if self.way > 2 else far_x
            if self.way & 1:
                along = -along
            if along > _LEAVE and across < along + _TURN:
                return self.way
        elif far_x < _QUIET and far_y < _QUIET:
            self._follow(x, y)
            return 0
        if far_x < _ENTER and far_y < _ENTER:
            return 0
        if far_x > far_y:
            return 3 if x < 0 else 4
        return 1 if y < 0 else 2

    def _follow(self, x, y):
        """Move the middle one unit towards where the stick rests."""
        if x > 0 and self._rest_x < _MIDDLE + _OFF:
            self._rest_x += 1
        elif x < 0 and self._rest_x > _MIDDLE - _OFF:
            self._rest_x -= 1
        if y > 0 and self._rest_y < _MIDDLE + _OFF:
            self._rest_y += 1
        elif y < 0 and self._rest_y > _MIDDLE - _OFF:
            self._rest_y -= 1
