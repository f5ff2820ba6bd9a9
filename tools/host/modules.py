# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Stand-ins for the modules of CircuitPython that a PC has not got.

They take the same arguments as the real ones and complain about the same mistakes: a pin used
twice, a key number that is not there, a closed output.
"""

import math
import types
from collections import deque

NAMES = (
    "analogio",
    "audiobusio",
    "audiocore",
    "audioio",
    "audiopwmio",
    "board",
    "digitalio",
    "keypad",
    "microcontroller",
    "neopixel_write",
    "pwmio",
    "storage",
    "supervisor",
    "synthio",
)


class Pin:
    """One pin; only one thing may use it."""

    def __init__(self, name):
        self.name = name
        self.user = None

    def claim(self, user):
        """Take the pin, as every constructor of CircuitPython does."""
        if self.user is not None:
            raise ValueError(f"{self.name} in use")
        self.user = user

    def __repr__(self):
        return "board." + self.name


class Event:
    """keypad.Event."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        self.key_number = key_number
        self.pressed = pressed
        self.timestamp = timestamp or 0

    @property
    def released(self):
        """The opposite of pressed."""
        return not self.pressed


class EventQueue:
    """keypad.EventQueue: what does not fit is dropped, and ``overflowed`` says so."""

    def __init__(self, pad, max_events):
        self._pad = pad
        self._events = deque()
        self._most = max_events
        self.overflowed = False

    def record(self, number, pressed, moment):
        """What the scanner does."""
        if len(self._events) >= self._most:
            self.overflowed = True
        else:
            self._events.append((number, pressed, moment))

    def get(self):
        """The next event or None."""
        event = Event()
        return event if self.get_into(event) else None

    def get_into(self, event):
        """The next event into ``event``; False if there is none."""
        self._pad.asked += 1
        if not self._events:
            self._pad.clock.idle()
            return False
        event.key_number, event.pressed, event.timestamp = self._events.popleft()
        return True

    def clear(self):
        """Forget all."""
        self._events.clear()
        self.overflowed = False

    def __len__(self):
        return len(self._events)

    def __bool__(self):
        return bool(self._events)


class _Scanner:
    def _begin(self, pad, pins, max_events):
        for pin in pins:
            pin.claim(self)
        self._pins = pins
        self.events = EventQueue(pad, max_events)
        pad.scanners.append(self)
        self._pad = pad

    def deinit(self):
        """Stop scanning."""
        for pin in self._pins:
            pin.user = None
        self._pad.scanners.remove(self)

    def reset(self):
        """Keys that are down are pressed anew."""
        for name in sorted(self._pad.down):
            number = self.number(self._pad.wiring[name])
            if number is not None:
                self.events.record(number, True, self._pad.clock.ms)


def _keypad(pad):
    class Keys(_Scanner):
        def __init__(
            self,
            pins,
            *,
            value_when_pressed,
            pull=True,
            interval=0.02,
            max_events=64,
            debounce_threshold=1,
        ):
            if value_when_pressed:
                raise AssertionError("the keys of these boards are active low")
            self.key_count = len(pins)
            self._begin(pad, tuple(pins), max_events)

        def number(self, wire):
            if wire[0] == "pin":
                for number, pin in enumerate(self._pins):
                    if pin.name == wire[1]:
                        return number
            return None

    class ShiftRegisterKeys(_Scanner):
        def __init__(
            self,
            *,
            clock,
            data,
            latch,
            value_to_latch=True,
            key_count,
            value_when_pressed,
            interval=0.02,
            max_events=64,
            debounce_threshold=1,
        ):
            self.key_count = key_count
            self._begin(pad, (clock, data, latch), max_events)

        def number(self, wire):
            if wire[0] == "register" and wire[1] < self.key_count:
                return wire[1]
            return None

    return {
        "Event": Event,
        "EventQueue": EventQueue,
        "Keys": Keys,
        "ShiftRegisterKeys": ShiftRegisterKeys,
    }


def _analogio(pad):
    class AnalogIn:
        def __init__(self, pin):
            pin.claim(self)
            self._pin = pin

        @property
        def value(self):
            if self._pin.name in ("A6", "BAT_SENSE"):
                return pad.battery
            pad.axis_reads += 1
            return pad.axes.get(self._pin.name, 32768)

        def deinit(self):
            self._pin.user = None

    return {"AnalogIn": AnalogIn}


def _digitalio():
    class DigitalInOut:
        def __init__(self, pin):
            pin.claim(self)
            self._pin = pin
            self.value = False

        def switch_to_output(self, value=False, drive_mode=None):
            self.value = value

        def switch_to_input(self, pull=None):
            self.value = pull == "UP"

        def deinit(self):
            self._pin.user = None

    return {
        "DigitalInOut": DigitalInOut,
        "Direction": types.SimpleNamespace(INPUT="INPUT", OUTPUT="OUTPUT"),
        "Pull": types.SimpleNamespace(UP="UP", DOWN="DOWN"),
    }


def _pwmio(lamps):
    class PWMOut:
        def __init__(self, pin, *, duty_cycle=0, frequency=500, variable_frequency=False):
            pin.claim(self)
            self._pin = pin
            self.duty_cycle = duty_cycle
            lamps[pin.name] = self

        def deinit(self):
            self._pin.user = None

    return {"PWMOut": PWMOut}


def _output(speaker, pins):
    class Output:
        def __init__(self, *given, **_):
            if len(given) != pins:
                raise TypeError(f"{pins} pins wanted")
            for pin in given:
                pin.claim(self)
            self._pins = given
            self.playing = False

        def play(self, sample, *, loop=False):
            self.playing = True
            speaker.on = True

        def stop(self):
            self.playing = False
            speaker.on = False

        def deinit(self):
            self.stop()
            for pin in self._pins:
                pin.user = None

    return Output


def _synthio(speaker):
    class Envelope:
        def __init__(
            self,
            *,
            attack_time=0.1,
            decay_time=0.05,
            release_time=0.2,
            attack_level=1.0,
            sustain_level=0.8,
        ):
            self.decay_time = decay_time

    class Note:
        def __init__(self, *, frequency, waveform=None, envelope=None, amplitude=1.0):
            self.frequency = frequency
            self.waveform = waveform
            self.envelope = envelope
            self.amplitude = amplitude

    class Synthesizer:
        def __init__(self, *, sample_rate=11025, channel_count=1, waveform=None, envelope=None):
            self.sample_rate = sample_rate

        def press(self, note):
            speaker.sing(note)

        def release(self, note):
            pass

        def release_all(self):
            pass

    return {
        "Envelope": Envelope,
        "Note": Note,
        "Synthesizer": Synthesizer,
        "midi_to_hz": lambda note: 440.0 * math.pow(2, (note - 69) / 12),
    }


class Speaker:
    """What comes out of the loudspeaker: (frequency, amplitude) of each note begun."""

    def __init__(self):
        self.on = False
        self.heard = []
        self.voice = None  # a function of frequency and amplitude, on a PC with sound

    def sing(self, note):
        """A note begins."""
        if self.on and note.amplitude:
            self.heard.append((note.frequency, note.amplitude))
            if self.voice:
                self.voice(note.frequency, note.amplitude)


class Nvm:
    """microcontroller.nvm; ``writes`` counts assignments, each of which erases a block."""

    def __init__(self, content):
        self.content = bytearray(content)
        self.writes = 0

    def __len__(self):
        return len(self.content)

    def __getitem__(self, index):
        return self.content[index]

    def __setitem__(self, index, value):
        size = len(self.content)
        self.content[index] = value
        if len(self.content) != size:
            raise ValueError("Slice and value different lengths.")
        self.writes += 1


def make(board, pad, clock, display, nvm):
    """The modules of ``board`` by name, and what the world sees of them as a namespace."""
    world = types.SimpleNamespace(
        speaker=Speaker(), lamps={}, pixels=b"", pixel_writes=0, nvm=nvm, mounts={"/": True}
    )
    pins = {name: Pin(name) for name in board.pins}

    def neopixel_write(output, buffer):
        world.pixels = bytes(buffer)
        world.pixel_writes += 1

    def remount(mount_point, readonly=False):
        raise RuntimeError("Cannot remount path when visible via USB.")

    def getmount(mount_path):
        if mount_path not in world.mounts:
            raise OSError(2, "No such file/directory")
        return types.SimpleNamespace(readonly=world.mounts[mount_path])

    def reset():
        raise SystemExit

    audio = {
        "audioio": {"AudioOut": _output(world.speaker, 1)},
        "audiopwmio": {"PWMAudioOut": _output(world.speaker, 1)},
        "audiobusio": {"I2SOut": _output(world.speaker, 3)},
    }
    contents = {
        "analogio": _analogio(pad),
        "audiocore": {},
        "board": {**pins, "board_id": board.board_id, "DISPLAY": display},
        "digitalio": _digitalio(),
        "keypad": _keypad(pad),
        "microcontroller": {
            "Pin": Pin,
            "nvm": nvm,
            "reset": reset,
            "cpu": types.SimpleNamespace(uid=bytes(16), frequency=120000000),
        },
        "neopixel_write": {"neopixel_write": neopixel_write},
        "pwmio": _pwmio(world.lamps),
        "storage": {"remount": remount, "getmount": getmount},
        "supervisor": {
            "ticks_ms": clock.ticks_ms,
            "reload": reset,
            "runtime": types.SimpleNamespace(
                display=display, autoreload=True, serial_connected=False, usb_connected=False
            ),
        },
        "synthio": _synthio(world.speaker),
    }
    if board.audio:
        contents[board.audio] = audio[board.audio]
    modules = {}
    for name in NAMES:
        if name not in contents:
            modules[name] = None  # importing it fails, as on the board
            continue
        modules[name] = types.ModuleType(name)
        vars(modules[name]).update(contents[name])
    return modules, world
