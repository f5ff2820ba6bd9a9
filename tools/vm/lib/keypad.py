# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `keypad`: the keys that `desk` presses."""

import desk


class Event:
    """One key that went down or up."""

    def __init__(self):
        self.key_number = 0
        self.pressed = False


class EventQueue:
    """What the scanner noted."""

    overflowed = False

    def get_into(self, event):
        """The oldest event, into `event`; False when there is none."""
        noted = desk.take()
        if noted < 0:
            return False
        event.key_number = noted & 0x7F
        event.pressed = noted > 0x7F
        return True

    def clear(self):
        """Forget all."""
        while desk.take() >= 0:
            pass
        self.overflowed = False


class ShiftRegisterKeys:
    """The four keys of a PyGamer."""

    def __init__(self, *, clock, data, latch, key_count, value_when_pressed, interval=0.02):
        self.key_count = key_count
        self.events = EventQueue()
