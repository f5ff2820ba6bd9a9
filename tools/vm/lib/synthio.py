# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `synthio`: notes that nobody hears."""


def midi_to_hz(note):
    """A number in place of the frequency: on a board the float would cost nothing."""
    return note


class Envelope:
    """How loud a note is while it lasts."""

    def __init__(self, **_):
        pass


class Note:
    """One note."""

    def __init__(self, *, frequency, waveform=None, envelope=None, amplitude=1):
        self.frequency = frequency
        self.amplitude = amplitude


class Synthesizer:
    """What plays notes."""

    def __init__(self, *, sample_rate=11025):
        pass

    def press(self, note):
        """A note begins."""

    def release(self, note):
        """A note ends."""
