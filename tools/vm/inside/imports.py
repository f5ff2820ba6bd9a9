# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Starts the program on a VM and prints the modules that come to be loaded, those first that
others wait for."""

import builtins
import json
import sys

import desk
import displayio

ROOMS = ("engine", "ui", "handheld", "adafruit_bitmap_font", "adafruit_display_text")
order = []
running = []
real = builtins.__import__


def watch(*words):
    """Import as ever, and note what is loaded with all that it needs."""
    names = [words[0]]
    if len(words) > 3 and isinstance(words[3], tuple):
        names += [words[0] + "." + name for name in words[3]]
    running.append(names)
    try:
        found = real(*words)
    finally:
        running.pop()
    busy = [name for some in running for name in some]
    for name in sorted(sys.modules, key=len, reverse=True):
        if name not in order and name not in busy and name.split(".")[0] in ROOMS:
            order.append(name)
    return found


displayio.mute[0] = 1
builtins.__import__ = watch
import handheld  # noqa: E402
from handheld import clock  # noqa: E402

clock.sleep_ms = desk.sleep
machine = handheld.open()
machine.welcome = False
import ui  # noqa: E402

ui.App(machine)
print(json.dumps(order))
