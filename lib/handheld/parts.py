# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes the objects of a profile out of CircuitPython's own modules.

Loaded once at the start and let go. What a board has not got, or has no memory for, is made as an
object that does nothing; only keys must be there.
"""

from handheld.battery import Battery
from handheld.buttons import LABELS, Buttons
from handheld.lights import Lights
from handheld.sound import Sound

_SCAN = 0.008  # seconds; the keypad's own 0.02 would be most of the time from press to picture
_FAULTS = (ImportError, AttributeError, ValueError, RuntimeError, MemoryError, NotImplementedError)


class NoPart(Exception):
    """Something the game cannot do without is missing."""


def pin(board, name):
    """The pin called ``name``; NoPart says which one is missing."""
    found = getattr(board, name, None)
    if found is None:
        raise NoPart("this board has no pin called " + name)
    return found


def buttons(board, profile):
    """The Buttons of the profile."""
    import keypad

    register = getattr(profile, "REGISTER", None)
    if register:
        scanner = keypad.ShiftRegisterKeys(
            clock=pin(board, register[0]),
            data=pin(board, register[1]),
            latch=pin(board, register[2]),
            key_count=len(profile.CODES),
            value_when_pressed=True,
            interval=_SCAN,
        )
    else:
        pressed = getattr(profile, "PRESSED", False)
        scanner = keypad.Keys(
            tuple([pin(board, name) for name in profile.KEYS]),
            value_when_pressed=pressed,
            pull=True,
            interval=_SCAN,
        )
    stick = getattr(profile, "STICK", None)
    if stick:
        import analogio

        from handheld.stick import Stick

        stick = Stick(
            analogio.AnalogIn(pin(board, stick[0])), analogio.AnalogIn(pin(board, stick[1]))
        )
    return Buttons(
        scanner,
        keypad.Event(),
        profile.CODES,
        getattr(profile, "LEFT", None),
        stick or None,
        getattr(profile, "LABELS", LABELS),
        getattr(profile, "LEFT_LABELS", None),
    )


def sound(board, profile):
    """The Sound of the profile."""
    pins = getattr(profile, "SPEAKER", ())
    try:
        if not pins:
            return Sound()
        return Sound(_audio(board, pins), _enable(board, getattr(profile, "ENABLE", None)))
    except _FAULTS:
        return Sound()
    except NoPart:
        return Sound()


def _audio(board, pins):
    if len(pins) == 3:
        from audiobusio import I2SOut

        return I2SOut(pin(board, pins[0]), pin(board, pins[1]), pin(board, pins[2]))
    try:
        from audioio import AudioOut
    except ImportError:
        from audiopwmio import PWMAudioOut as AudioOut
    return AudioOut(pin(board, pins[0]))


def _enable(board, name):
    if not name:
        return None
    import digitalio

    out = digitalio.DigitalInOut(pin(board, name))
    out.switch_to_output(value=False)
    return out


def lights(board, profile):
    """The Lights of the profile."""
    pixels = getattr(profile, "PIXELS", None)
    leds = getattr(profile, "LEDS", None)
    try:
        if pixels:
            return Lights(_strip(board, pixels[0]), pixels[1])
        if leds:
            return Lights(_lamp(board, leds, profile.LIT), 1)
    except _FAULTS:
        pass
    except NoPart:
        pass
    return Lights()


def _strip(board, name):
    import digitalio
    from neopixel_write import neopixel_write

    out = digitalio.DigitalInOut(pin(board, name))
    out.switch_to_output()

    def write(buffer):
        neopixel_write(out, buffer)

    return write


def _lamp(board, names, lit):
    from pwmio import PWMOut

    rest = 0 if lit else 65535
    # 50 kHz is what displayio runs a backlight at: on an RP2 neighbours must agree
    red, green, blue = [
        PWMOut(pin(board, name), frequency=50000, duty_cycle=rest) for name in names
    ]

    def write(buffer):
        green.duty_cycle = abs(65535 - rest - (255 - buffer[0]) * 257)
        red.duty_cycle = abs(65535 - rest - (255 - buffer[1]) * 257)
        blue.duty_cycle = abs(65535 - rest - (255 - buffer[2]) * 257)

    return write


def battery(board, profile):
    """The Battery of the profile."""
    told = getattr(profile, "BATTERY", None)
    try:
        if told:
            import analogio

            return Battery(analogio.AnalogIn(pin(board, told[0])), told[1])
    except _FAULTS:
        pass
    except NoPart:
        pass
    return Battery()
