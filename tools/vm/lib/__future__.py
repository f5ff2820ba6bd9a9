# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Empty on purpose: a MicroPython VM has no such module, and the font library asks for it."""
