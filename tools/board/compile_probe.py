# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Runs in the 32-bit MicroPython VM: does argv[1] compile with argv[2] bytes of heap free?

Prints yes or no. That VM's heap grows when it is full, and `mem_free()` counts what it could still
grow by: so its whole is looked at, before and after. argv[3] is how much fits before it grows, 0 to
have that printed instead.
"""

import gc
import sys


def whole():
    """All of the heap, in bytes."""
    return gc.mem_alloc() + gc.mem_free()


def capacity():
    """Bytes allocated when the heap grows for the first time."""
    ballast = None
    before = whole()
    most = 0
    while whole() == before:
        most = gc.mem_alloc()
        ballast = (bytearray(256), ballast)
    return most


def trial(text, free, most):
    """Fills the heap but for `free` bytes, then compiles."""
    ballast = None
    while gc.mem_alloc() < most - free:
        ballast = (bytearray(256), ballast)
    before = whole()
    compile(text, "x", "exec")
    return "no" if whole() > before else "yes"


if sys.argv[3] == "0":
    print(capacity())
else:
    print(trial(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
