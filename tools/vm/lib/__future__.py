# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A MicroPython VM has no such module, and the Adafruit libraries ask it for this name."""

annotations = None
