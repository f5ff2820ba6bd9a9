# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The rules of patience: cards, deals, piles, the log, the rule vocabulary, the table and hints.

This room knows nothing of screens, boards, files or time. It imports only itself, `array` and
`micropython.const`, and runs unchanged on CPython, MicroPython and CircuitPython.
"""

__version__ = "0.1.0"
