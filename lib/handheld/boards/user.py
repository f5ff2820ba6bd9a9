# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A board of your own, told in settings.toml: a display and six keys are enough.

POCKET_KEYS = "UP=D5 DOWN=D6 LEFT=D9 RIGHT=D10 A=D11 B=D12 SELECT=D13 START=A1"
POCKET_PRESSED = "low"      what a pressed key reads, "low" (to ground, the default) or "high"
POCKET_STICK = "A2 A3"      in place of the four directions: the pins of x and y
POCKET_SPEAKER = "A0"       one pin, or three: bit clock, word select and data of I2S
POCKET_PIXELS = "NEOPIXEL 5"
POCKET_NAME = "my board"
"""

from handheld import settings

_WORDS = " UP DOWN LEFT RIGHT A B SELECT START".split(" ")

NAME = settings.text("POCKET_NAME", "my board")
PRESSED = settings.text("POCKET_PRESSED", "low") == "high"
STICK = tuple(settings.text("POCKET_STICK").split())
SPEAKER = tuple(settings.text("POCKET_SPEAKER").split())

KEYS = ()
CODES = b""
for _pair in settings.text("POCKET_KEYS").split():
    _word, _, _pin = _pair.partition("=")
    if _word not in _WORDS[1:] or not _pin:
        raise ValueError("POCKET_KEYS in settings.toml: " + _pair + " is not like UP=D5")
    KEYS += (_pin,)
    CODES += bytes((_WORDS.index(_word),))
for _code in range(1 if not STICK else 5, 7):
    if bytes((_code,)) not in CODES:
        raise ValueError("POCKET_KEYS in settings.toml has no key for " + _WORDS[_code])

_pixels = settings.text("POCKET_PIXELS").split()
if len(_pixels) == 2 and _pixels[1].isdigit():
    PIXELS = (_pixels[0], int(_pixels[1]))
