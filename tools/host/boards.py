# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What each stand-in board has: screen, pins, and which key is wired to what.

This is the hardware's side, written down apart from the profiles in lib/handheld/boards, so that a
test can see whether the two agree. ``wiring`` maps a button to ("register", bit), ("pin", name) or
("axis", name, value).
"""

BUTTONS = ("up", "down", "left", "right", "a", "b", "select", "start")


class Board:
    """One stand-in board."""

    def __init__(self, board_id, size, pins, wiring, nvm=4096, audio="audiopwmio", settings=None):
        self.board_id = board_id
        self.width, self.height = size
        self.pins = tuple(pins.split())
        self.wiring = wiring
        self.nvm = nvm
        self.audio = audio
        self.settings = settings or {}


def _register(names):
    return {name: ("register", bit) for bit, name in enumerate(names.split())}


def _pins(text):
    return {word.split("=")[0]: ("pin", word.split("=")[1]) for word in text.split()}


_STICK = {
    "left": ("axis", "JOYSTICK_X", 0),
    "right": ("axis", "JOYSTICK_X", 65535),
    "up": ("axis", "JOYSTICK_Y", 0),
    "down": ("axis", "JOYSTICK_Y", 65535),
}
_ADAFRUIT = "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH SPEAKER SPEAKER_ENABLE NEOPIXEL LIGHT TFT_LITE"
_CROSS = "up=SW_UP down=SW_DOWN left=SW_LEFT right=SW_RIGHT a=SW_A b=SW_B select=SW_X start=SW_Y"
_SWITCHES = "SW_UP SW_DOWN SW_LEFT SW_RIGHT SW_A SW_B SW_X SW_Y AUDIO BAT_SENSE"
_BADGE = _register("b a start select right down up left")

BOARDS = {
    "pygamer": Board(
        "pygamer",
        (160, 128),
        _ADAFRUIT + " JOYSTICK_X JOYSTICK_Y SD_CS A6",
        {**_register("b a start select"), **_STICK},
        nvm=8192,
        audio="audioio",
    ),
    "pybadge": Board("pybadge", (160, 128), _ADAFRUIT + " A6", _BADGE, 8192, "audioio"),
    "edgebadge": Board("edgebadge", (160, 128), _ADAFRUIT + " A6", _BADGE, 8192, "audioio"),
    "picosystem": Board(
        "pimoroni_picosystem",
        (240, 240),
        _SWITCHES + " BACKLIGHT LED_R LED_G LED_B CHARGE_STAT VBUS_DETECT",
        _pins(_CROSS),
    ),
    "picopad": Board(
        "pajenicko_picopad", (320, 240), _SWITCHES + " LED LCD_BL SD_CS", _pins(_CROSS)
    ),
    "thumby_color": Board(
        "tinycircuits_thumby_color",
        (128, 128),
        "BUTTON_UP BUTTON_DOWN BUTTON_LEFT BUTTON_RIGHT BUTTON_A BUTTON_B BUTTON_BUMPER_LEFT "
        "BUTTON_BUMPER_RIGHT BUTTON_MENU LED_R LED_G LED_B RUMBLE SPEAKER SPEAKER_ENABLE "
        "CHARGE_STAT VOLTAGE_MONITOR",
        _pins(
            "up=BUTTON_UP down=BUTTON_DOWN left=BUTTON_LEFT right=BUTTON_RIGHT a=BUTTON_A "
            "b=BUTTON_B select=BUTTON_BUMPER_LEFT start=BUTTON_BUMPER_RIGHT"
        ),
    ),
    "ugame_s3": Board(
        "deshipu_ugame_s3",
        (160, 128),
        "BUTTON_LEFT BUTTON_UP BUTTON_RIGHT BUTTON_DOWN BUTTON_X BUTTON_O BUTTON_Z LIGHT BATTERY "
        "AUDIO_BCLK AUDIO_LRCLK AUDIO_DATA AUDIO_GAIN TFT_BACKLIGHT",
        _pins(
            "up=BUTTON_UP down=BUTTON_DOWN left=BUTTON_LEFT right=BUTTON_RIGHT a=BUTTON_O "
            "b=BUTTON_X start=BUTTON_Z"
        ),
        nvm=8192,
        audio="audiobusio",
    ),
    # a board that no profile knows: what its owner wired is told in settings.toml
    "feather_tft": Board(
        "adafruit_feather_esp32s3_tft",
        (240, 135),
        "D5 D6 D9 D10 D11 D12 D13 A0 A1 A2 NEOPIXEL",
        _pins("up=D5 down=D6 left=D9 right=D10 a=D11 b=D12 select=D13 start=A1"),
        nvm=8192,
        audio="audiobusio",
        settings={
            "POCKET_KEYS": "UP=D5 DOWN=D6 LEFT=D9 RIGHT=D10 A=D11 B=D12 SELECT=D13 START=A1",
            "POCKET_PIXELS": "NEOPIXEL 1",
            "POCKET_NAME": "Feather TFT",
        },
    ),
}
