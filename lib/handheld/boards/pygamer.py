# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Adafruit PyGamer: 160x128, a stick and four keys."""

NAME = "PyGamer"
REGISTER = ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")
CODES = b"\x06\x05\x08\x07"  # B A START SELECT
STICK = ("JOYSTICK_X", "JOYSTICK_Y")
LABELS = ("\u24b6\u24b7", "stick", "Select", "Start")
SPEAKER = ("SPEAKER",)
ENABLE = "SPEAKER_ENABLE"
PIXELS = ("NEOPIXEL", 5)
BATTERY = ("A6", 2)  # the pin, and what divides the voltage before it
