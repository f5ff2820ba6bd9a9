# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `digitalio`: a pin that keeps its level."""


class DigitalInOut:
    """One pin."""

    def __init__(self, pin):
        self.value = False

    def switch_to_output(self, value=False):
        """Drive the pin."""
        self.value = value
