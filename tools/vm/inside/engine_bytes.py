# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Measures what the engine allocates along lines of play. argv[1]: JSON list of lines.

Prints {game: {operation: most bytes of one call, -1 where only the locked heap noticed}}.
"""

import json
import sys

import meter
from engine_ops import NAMES, Ops, calls, walk


def measure(lines):
    """The figures by game and operation."""
    ops = Ops()
    call = calls(ops)
    found = {}
    meter.start()
    for line in lines:
        most = found.setdefault(line[0], {name: 0 for name in NAMES})

        def note(name):
            size = meter.grown(call[name])
            if size > most[name]:
                most[name] = size

        def locked(name):
            if not meter.locked(call[name]) and not most[name]:
                most[name] = meter.LOCKED

        def look(_):
            meter.room(200000)
            for way in (note, locked):
                ops.stale()
                way("moves")
                ops.stale()
                way("hint")
                way("play")
                way("undo")
                way("redo")
                ops.undo()
                if most["play"] or most["undo"] or most["redo"]:
                    break  # an interrupted move cannot be put back

        walk(ops, line, look)
    return found


print(json.dumps(measure(json.loads(sys.argv[1]))))
