# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""TinyCircuits Thumby Color: 128x128, a cross, two keys, two bumpers and a menu key."""

NAME = "Thumby Color"
KEYS = (
    "BUTTON_UP",
    "BUTTON_DOWN",
    "BUTTON_LEFT",
    "BUTTON_RIGHT",
    "BUTTON_A",
    "BUTTON_B",
    "BUTTON_BUMPER_LEFT",
    "BUTTON_BUMPER_RIGHT",
    "BUTTON_MENU",
)
CODES = b"\x01\x02\x03\x04\x05\x06\x07\x08\x08"  # bumpers: SELECT and START
LEFT = b"\x01\x02\x03\x04\x06\x05\x08\x07\x08"
LABELS = ("\u24b6\u24b7", "pad", "The left bumper", "The right bumper")
LEFT_LABELS = ("\u24b7\u24b6", "pad", "The right bumper", "The left bumper")
SPEAKER = ("SPEAKER",)
ENABLE = "SPEAKER_ENABLE"
LEDS = ("LED_R", "LED_G", "LED_B")
LIT = False
