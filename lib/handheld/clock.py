# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Time in milliseconds, on a counter that wraps at 2**29.

Only differences mean anything: keep a moment with ``ticks()`` and ask ``since(moment)`` later.
Right for spans of up to six days, across the wrap as well. Nothing here allocates.
"""

import time

import supervisor

_WRAP = 0x1FFFFFFF


def ticks():
    """The counter now, in milliseconds."""
    return supervisor.ticks_ms()


def since(moment):
    """Milliseconds that have passed since ``moment``, a value ``ticks()`` gave."""
    return (supervisor.ticks_ms() - moment) & _WRAP


def sleep_ms(span):
    """Wait ``span`` milliseconds."""
    time.sleep(span / 1000)
