# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""MicroPython on the desk: stand-ins for a board's modules, a runner, an allocation meter.

`lib/` goes on the VM's path in place of a board's modules, `inside/` are scripts that run there.
"""
