# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `analogio`: the stick that `desk` holds."""

import desk


class AnalogIn:
    """One axis; `value` is 0 to 65535, 32768 in the middle."""

    def __init__(self, pin):
        self.value = 32768
        desk.axes[0 if pin == "JOYSTICK_X" else 1] = self
