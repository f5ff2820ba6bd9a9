# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The battery, where the board can measure it: whether it is nearly empty."""

_LOW = 3.4  # volts of a lithium cell; below it falls fast
_FULL_SCALE = 3.3


class Battery:
    """``sense`` is an AnalogIn that sees the voltage divided by ``divider``; None: no battery."""

    def __init__(self, sense=None, divider=1):
        self._sense = sense
        self._limit = int(65535 * _LOW / _FULL_SCALE / divider)

    def low(self):
        """True when it is nearly empty. Allocates nothing."""
        return self._sense is not None and self._sense.value < self._limit
