# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Runs on a MicroPython VM: what polling, sounding and shining take from the heap.

Prints JSON, {what: bytes, or -1 where only the locked heap noticed}. The modules of the board are
stood in for by objects that allocate nothing themselves.
"""

import json
import sys

import meter


class Supervisor:
    now = 0

    def ticks_ms(self):
        return self.now


class Event:
    key_number = 0
    pressed = False


class Events:
    """A queue of at most one event."""

    overflowed = False
    waiting = -1
    pressed = False

    def get_into(self, event):
        if self.waiting < 0:
            return False
        event.key_number = self.waiting
        event.pressed = self.pressed
        self.waiting = -1
        return True

    def clear(self):
        self.overflowed = False
        self.waiting = -1


class Scanner:
    events = Events()


class Axis:
    value = 32768


class Synth:
    def midi_to_hz(self, note):
        return note * 8

    def Envelope(self, **_):
        return None

    def Note(self, **_):
        return self

    def Synthesizer(self, **_):
        return self

    def press(self, note):
        pass

    def release(self, note):
        pass


class Audio:
    def play(self, sample):
        pass


board = Supervisor()
sys.modules["supervisor"] = board
synth = Synth()
synth.frequency = synth.amplitude = 0
sys.modules["synthio"] = synth

from handheld.buttons import Buttons  # noqa: E402
from handheld.lights import Lights  # noqa: E402
from handheld.sound import Sound  # noqa: E402
from handheld.stick import Stick  # noqa: E402

x = Axis()
y = Axis()
events = Scanner.events
buttons = Buttons(Scanner(), Event(), b"\x06\x05\x08\x07", None, Stick(x, y))
sound = Sound(Audio())
sound.volume = 5
shown = bytearray(15)


def write(buffer):
    for i in range(15):
        shown[i] = buffer[i]


lights = Lights(write, 5)
lights.level = 2


def idle():
    buttons.poll()


def press():
    events.waiting = 1
    events.pressed = True
    buttons.poll()


def hold():
    board.now += 600
    buttons.poll()


def release():
    events.waiting = 1
    events.pressed = False
    buttons.poll()


def push():
    x.value = 65535
    buttons.poll()


def repeat():
    board.now += 400
    buttons.poll()


def let_go():
    x.value = 32768
    buttons.poll()


def drift():
    x.value = 33000
    y.value = 32000
    buttons.poll()


def flood():
    events.overflowed = True
    buttons.poll()


def sing():
    sound.play(10)


def go_on():
    board.now += 500
    sound.step()
    lights.step()


def shine():
    lights.show(1)  # lights.WIN; the 32-bit VM keeps no name of it


def planted():
    shown[0:4]


calls = (
    ("idle", idle),
    ("press", press),
    ("hold", hold),
    ("release", release),
    ("push", push),
    ("repeat", repeat),
    ("let_go", let_go),
    ("drift", drift),
    ("flood", flood),
    ("sing", sing),
    ("shine", shine),
    ("go_on", go_on),
    ("planted", planted),
)
for _, call in calls:
    call()
found = {}
meter.start()
for name, call in calls:
    size = meter.grown(call)
    found[name] = size or (0 if meter.locked(call) else meter.LOCKED)
print(json.dumps(found))
