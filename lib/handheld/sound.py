# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The loudspeaker: one voice that plays the tunes of ``sounds``.

The synthesiser is started once and given notes, so that playing allocates nothing and nobody has
to ask an audio output whether it has finished (on some chips it never says so). Without a
loudspeaker, without synthio or without the memory for it, the same object does nothing.
"""

from handheld import clock
from handheld.sounds import TUNES

LOUDEST = 10


class Sound:
    """``audio`` is an audio output or None, ``enable`` an output that wakes the amplifier."""

    def __init__(self, audio=None, enable=None):
        self._audio = audio
        self._enable = enable
        self._synth = None
        self._note = None
        self._pitch = None
        self._tune = b""
        self._at = 0
        self._moment = 0
        self._span = 0
        self._volume = 0
        if audio is not None:
            try:
                self._tune_up()
            except (ImportError, MemoryError, AttributeError, ValueError, RuntimeError):
                self._synth = None

    def _tune_up(self):
        from array import array

        import synthio

        half = 15  # a triangle: softer than the square that synthio starts with
        wave = array("h", [2000 * (i - half // 2) for i in range(half)])
        wave.extend(array("h", [2000 * (half // 2 - i) for i in range(half)]))
        shape = synthio.Envelope(
            attack_time=0.004,
            decay_time=0.12,
            release_time=0.03,
            attack_level=1.0,
            sustain_level=0.0,
        )
        self._note = synthio.Note(frequency=440, waveform=wave, envelope=shape, amplitude=0)
        self._pitch = synthio.midi_to_hz
        self._synth = synthio.Synthesizer(sample_rate=11025)

    @property
    def volume(self):
        """0 (off) to 10."""
        return self._volume

    @volume.setter
    def volume(self, value):
        value = min(max(int(value), 0), LOUDEST)
        was = self._volume
        self._volume = value
        if self._synth is None:
            return
        self._note.amplitude = value * value / (LOUDEST * LOUDEST)
        if value and not was:
            if self._enable is not None:
                self._enable.value = True
            self._audio.play(self._synth)
        elif was and not value:
            self._tune = b""
            self._audio.stop()
            if self._enable is not None:
                self._enable.value = False

    def play(self, which):
        """Begin a sound of ``sounds``; it takes the place of one that still plays."""
        if self._volume and self._synth is not None:
            self._tune = TUNES[which]
            self._at = 0
            self._sing()

    def step(self):
        """Go on with the tune; call it every turn."""
        if self._tune and clock.since(self._moment) >= self._span:
            self._sing()

    def _sing(self):
        at = self._at
        if at >= len(self._tune):
            self._tune = b""
            self._synth.release(self._note)
            return
        pitch = self._tune[at]
        self._span = self._tune[at + 1] * 10
        self._at = at + 2
        self._moment = clock.ticks()
        if pitch:
            self._note.frequency = self._pitch(pitch)
            self._synth.press(self._note)
