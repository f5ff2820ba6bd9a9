# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `neopixel_write`: the colours go to `desk.lit`."""

import desk


def neopixel_write(pin, colours):
    """Light the pixels: green, red, blue of each."""
    for i in range(min(len(colours), len(desk.lit))):
        desk.lit[i] = colours[i]
