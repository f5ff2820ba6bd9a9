# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `audioio`: an output that says nothing."""


class AudioOut:
    """One loudspeaker."""

    playing = False

    def __init__(self, pin):
        pass

    def play(self, sample, *, loop=False):
        """Begin."""
        self.playing = True

    def stop(self):
        """End."""
        self.playing = False
