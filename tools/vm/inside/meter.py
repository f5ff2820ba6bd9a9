# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The allocation meter: what a call takes from the heap of a MicroPython VM.

Two looks at the same call, since each misses what the other sees: `grown` is the difference of
`gc.mem_alloc()` (a caught exception shows), `locked` runs under `heap_lock()` (what was freed at
once shows). The call must be repeatable, or the caller undoes it between the two.
"""

import gc

from micropython import heap_lock, heap_unlock

LOCKED = -1  # in place of bytes: something was asked of a locked heap

_cost = 0


def _nothing():
    pass


def grown(call):
    """Bytes that one run of `call` leaves allocated, garbage included."""
    before = gc.mem_alloc()
    call()
    return gc.mem_alloc() - before - _cost


def locked(call):
    """Whether `call` runs to its end without asking for memory. Other exceptions come through."""
    heap_lock()
    try:
        call()
    except MemoryError:
        heap_unlock()
        return False
    except BaseException:
        heap_unlock()
        raise
    heap_unlock()
    return True


def start():
    """Stop the collector: from here on nothing is freed behind the meter's back."""
    global _cost
    gc.collect()
    gc.disable()
    _cost = 0
    grown(_nothing)
    _cost = grown(_nothing)


def room(least):
    """Collect when fewer than `least` bytes are free."""
    if gc.mem_free() < least:
        gc.collect()
