# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `supervisor`: the clock that wraps, and where the display is."""

import desk


def ticks_ms():
    """Milliseconds, wrapping at 2**29."""
    return desk.now & 0x1FFFFFFF


class runtime:
    """`supervisor.runtime`."""

    display = None
    autoreload = True
    usb_connected = False
    serial_connected = False
