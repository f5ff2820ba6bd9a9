# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyBadge, PyBadge LC and EdgeBadge: 160x128, eight keys."""

NAME = "PyBadge"
REGISTER = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")
CODES = b"\x06\x05\x08\x07\x04\x02\x01\x03"  # B A START SELECT RIGHT DOWN UP LEFT
SPEAKER = ("SPEAKER",)
ENABLE = "SPEAKER_ENABLE"
PIXELS = ("NEOPIXEL", 5)
BATTERY = ("A6", 2)  # the pin, and what divides the voltage before it
