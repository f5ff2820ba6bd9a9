# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Which board this is: what it has first, what it is called second.

A profile is a module of names of pins, and all of it may be left out but NAME and the keys:

NAME        what the player calls it
REGISTER    clock, data and latch of a shift register of keys, or
KEYS        one pin a key; PRESSED is what it reads when pressed (default False)
CODES       what each key means, in that order (0: nothing);  LEFT the same for left hands
LABELS      what they are called: a character each for A and B, what moves, the keys for a hint and
            the menu (default: A, B, pad, Select, Start);  LEFT_LABELS the same for left hands
STICK       the pins of x and y
SPEAKER     one pin, or bit clock, word select and data of an I2S amplifier;  ENABLE wakes it
PIXELS      a pin and how many NeoPixels are on it, or
LEDS        the pins of a red, green and blue light;  LIT is the level that lights them

To add a board: write its module here and add a row to BOARDS.
"""

import sys

# module, names that board must have, ids it may have
BOARDS = (
    ("pygamer", ("BUTTON_CLOCK", "JOYSTICK_X"), ("pygamer",)),
    ("pybadge", ("BUTTON_CLOCK", "BUTTON_LATCH"), ("pybadge", "edgebadge")),
    ("picosystem", ("SW_UP", "SW_X", "CHARGE_STAT"), ("pimoroni_picosystem",)),
    ("picopad", ("SW_UP", "SW_X", "LCD_BL"), ("pajenicko_picopad",)),
    ("thumby_color", ("BUTTON_BUMPER_LEFT", "BUTTON_MENU"), ("tinycircuits_thumby_color",)),
    ("ugame_s3", ("BUTTON_O", "BUTTON_Z", "AUDIO_BCLK"), ("deshipu_ugame_s3",)),
)


def find(board, keys):
    """The name of the profile for the module ``board``, None if there is none.

    ``keys`` is the player's own POCKET_KEYS: who sets it knows better.
    """
    if keys:
        return "user"
    for name, needs, _ in BOARDS:
        for need in needs:
            if not hasattr(board, need):
                break
        else:
            return name
    this = getattr(board, "board_id", None)
    for name, _, ids in BOARDS:
        if this in ids:
            return name
    return None


def load(name):
    """The profile of that name."""
    name = "handheld.boards." + name
    __import__(name)
    return sys.modules[name]
