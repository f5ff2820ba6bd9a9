# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Measures what the program allocates in play. argv[1]: JSON list of lines, argv[2]: moves of each.

Prints {game: {"cursor", "frame", "key", "move": the most bytes of one turn of that kind, -1 where
only the locked heap noticed; "played": how many moves}}. Drawing itself is muted: it is C on a
board, and the stand-ins have a test of their own.
"""

import json
import sys

import displayio
import meter
import ui_ops

KINDS = ("cursor", "frame", "key", "move")
WAYS = ("right", "down", "left", "up")


class Bytes:
    """Watches the turns of a player."""

    def __init__(self, player):
        self.player = player
        self.step = player.step
        self.most = None

    def grown(self, kind):
        size = meter.grown(self.step)
        if size > self.most[kind]:
            self.most[kind] = size

    def locked(self, kind):
        if not meter.locked(self.step):
            if not self.most[kind]:
                self.most[kind] = meter.LOCKED
            raise Spoilt

    def look(self, k):
        """Everything a player does between two moves."""
        meter.room(100000)
        p = self.player
        p.tap(WAYS[k & 3], "cursor")
        p.tap(WAYS[k >> 2 & 3], "cursor")
        if k & 3 == 1:
            p.tap("select", "key")
        if k and k & 3 == 2:
            p.tap("b", "key")
            p.hold("b", "key")


class Spoilt(Exception):
    """A turn was broken off for want of memory; the program cannot go on."""


def measure(lines, most_moves):
    """The figures by game and kind of turn."""
    displayio.mute[0] = 1
    player = ui_ops.Player(lines[0])
    watch = Bytes(player)
    found = {}
    meter.start()
    for line in lines:
        line[3] = line[3][:most_moves]
        watch.most = found.setdefault(line[0], {kind: 0 for kind in KINDS})
        for way in (watch.grown, watch.locked):
            player.turn = player.plain
            player.open(line, 150)
            player.turn = way
            try:
                count = player.walk(line, watch.look)
            except Spoilt:
                player = watch.player = ui_ops.Player(line)
                watch.step = player.step
                break
            watch.most["played"] = count
    return found


print(json.dumps(measure(json.loads(sys.argv[1]), int(sys.argv[2]))))
