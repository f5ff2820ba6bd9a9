# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `microcontroller`: only its non-volatile memory."""

nvm = bytearray(512)  # less than a board's 8192: it must lie in this VM's heap


def reset():
    """A board begins anew."""
    raise SystemExit
