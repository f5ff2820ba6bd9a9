# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The rules of patience: cards, deals, piles, the log, the rule vocabulary, the table and hints.

This room knows nothing of screens, boards, files or time. It imports only itself, `array` and
`micropython.const`, and `sys` to let modules go; it runs unchanged on CPython, MicroPython and
CircuitPython.
"""

import sys

__version__ = "0.1.0"


def forget(name):
    """Let a module go, so that its memory can be used again; it is loaded anew when next needed."""
    sys.modules.pop(name, None)
    package, _, name = name.rpartition(".")
    package = sys.modules.get(package)
    if hasattr(package, name):
        delattr(package, name)


def loaded(rooms):
    """The names of all modules of these rooms (names of packages) that are loaded."""
    return [name for name in sys.modules if name.split(".")[0] in rooms]


def forget_but(stay, rooms):
    """Let all modules of these rooms go but those named in `stay`."""
    for name in loaded(rooms):
        if name not in stay:
            forget(name)
