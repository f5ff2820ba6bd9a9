# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Costs in loop turns: the time of a call divided by that of one turn of `for i in range(n): pass`.

Both are taken on the same VM, one right after the other, so a slow machine changes little.
"""

import time

TURNS = 3000


def empty(n):
    """The loop that is the unit."""
    for i in range(n):
        pass


def turn():
    """Nanoseconds of one turn now: the best of three, since others may use the machine too."""
    best = 1 << 40
    for _ in range(3):
        start = time.time_ns()
        empty(TURNS)
        took = time.time_ns() - start
        if took < best:
            best = took
    return best / TURNS


def took(call):
    """Nanoseconds of one call."""
    start = time.time_ns()
    call()
    return time.time_ns() - start


def typical(times):
    """What a call takes when nobody disturbs it: a third of the way up, so that neither a lucky
    measurement counts nor many disturbed ones."""
    times = sorted(times)
    return times[(len(times) - 1) // 3]
