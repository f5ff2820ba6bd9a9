# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `board`: a PyGamer, its pins mere names."""

import desk
from displayio import Display

board_id = "pygamer"
DISPLAY = Display(desk.size[0], desk.size[1])
BUTTON_CLOCK = "BUTTON_CLOCK"
BUTTON_OUT = "BUTTON_OUT"
BUTTON_LATCH = "BUTTON_LATCH"
JOYSTICK_X = "JOYSTICK_X"
JOYSTICK_Y = "JOYSTICK_Y"
SPEAKER = "SPEAKER"
SPEAKER_ENABLE = "SPEAKER_ENABLE"
NEOPIXEL = "NEOPIXEL"
