# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `analogio`: the stick that `desk` holds."""

import desk


class AnalogIn:
    """One axis."""

    def __init__(self, pin):
        self._axis = 0 if pin == "JOYSTICK_X" else 1

    @property
    def value(self):
        """0 to 65535, 32768 in the middle."""
        return desk.axes[self._axis]
