# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A handheld made of software: the board's modules stood in for, the screen drawn by Blinka.

    with Host("pygamer") as host:          # no window, time stands still
        machine = handheld.open()
        host.tap("right", app.step)        # press, step, let go, step
        host.display.png("out.png")

``tools.host.script`` runs the whole program from a list of keys, ``tools.host.window`` in a window.
"""


def __getattr__(name):
    # Late, because it needs packages and `play --help` must not.
    if name == "Host":
        from tools.host.machine import Host

        return Host
    raise AttributeError(name)
