# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Pimoroni PicoSystem: 240x240, a cross and four keys in a diamond."""

NAME = "PicoSystem"
KEYS = ("SW_UP", "SW_DOWN", "SW_LEFT", "SW_RIGHT", "SW_A", "SW_B", "SW_X", "SW_Y")
CODES = b"\x01\x02\x03\x04\x05\x06\x07\x08"  # X is SELECT, Y is START
LEFT = b"\x07\x06\x05\x08\x04\x02\x01\x03"  # the diamond moves, the cross is the mirrored diamond
LABELS = ("\u24b6\u24b7", "pad", "X", "Y")
LEFT_LABELS = ("\u2190\u2193", "diamond of keys", "Up", "Right")
SPEAKER = ("AUDIO",)
LEDS = ("LED_R", "LED_G", "LED_B")
LIT = True
BATTERY = ("BAT_SENSE", 3)
