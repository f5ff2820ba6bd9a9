# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Measures how deep Python calls nest, on CPython with the stand-ins. argv[1]: JSON list of lines,
argv[2]: moves of each, argv[3]: the project's root.

Prints {game: {"engine": frames, "program": frames, "trail": [names]}}; `program` counts code.py and
ui.run, below which everything lies on a board.
"""

import json
import sys

import depth
import displayio
import engine_ops
import ui_ops

BELOW = 2  # code.py and ui.run
WAYS = ("right", "down", "left", "up")


def engine(line, watch):
    """The deepest of the engine's own operations along a line."""
    ops = engine_ops.Ops()
    call = engine_ops.calls(ops)
    deepest = [0]

    def look(_):
        for name in ("moves", "hint", "play", "undo", "redo"):
            ops.stale()
            deepest[0] = max(deepest[0], watch.of(call[name]))
        ops.undo()

    engine_ops.walk(ops, line, look)
    return deepest[0]


def program(player, line, watch):
    """The deepest turn of the program along a line, and the calls it was in."""
    best = [0, ()]

    def turn(_):
        if watch.of(player.step) > best[0]:
            best[:] = [watch.deepest, watch.trail]

    def look(k):
        player.tap(WAYS[k & 3], "cursor")
        if k & 3 == 1:
            player.tap("select", "key")
        if k and k & 3 == 2:
            player.tap("b", "key")
            player.hold("b", "key")

    player.turn = player.plain
    player.open(line, 150)
    player.turn = turn
    player.walk(line, look)
    return best


def main():
    lines, most, root = json.loads(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    displayio.mute[0] = 1
    watch = depth.Depth([root + "/engine", root + "/lib"])
    player = ui_ops.Player(lines[0])
    found = {}
    for line in lines:
        line[3] = line[3][:most]
        frames, trail = program(player, line, watch)
        found[line[0]] = {
            "engine": engine(line, watch),
            "program": frames + BELOW,
            "trail": list(trail),
        }
    print(json.dumps(found))


main()
