# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A handheld made of software: the board's modules stood in for, the screen drawn by Blinka.

    with Host("pygamer") as host:          # no window, time stands still
        machine = handheld.open()
        host.tap("right", app.step)        # press, step, let go, step
        host.display.png("out.png")

``tools.host.run`` runs the whole program, in a window or from a list of keys.
"""

from tools.host.boards import BOARDS, BUTTONS
from tools.host.machine import Host, window_keys

__all__ = ["BOARDS", "BUTTONS", "Host", "window_keys"]
