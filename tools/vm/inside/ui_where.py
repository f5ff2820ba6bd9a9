# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Says where the program allocates in play: a traceback of the first turn a locked heap stops.

argv as for ui_bytes. Prints, for each line, the kind of turn and the traceback, or "nothing".
"""

import json
import sys

import displayio
import ui_ops
from micropython import heap_lock, heap_unlock

WAYS = ("right", "down", "left", "up")


class Found(Exception):
    pass


def turn(kind):
    heap_lock()
    try:
        player.step()
        heap_unlock()
        return
    except MemoryError as error:
        heap_unlock()
        print(kind)
        sys.print_exception(error)
    raise Found


def look(k):
    player.tap(WAYS[k & 3], "cursor")
    player.tap("select", "key")
    if k and k & 3 == 2:
        player.tap("b", "key")
        player.hold("b", "key")


displayio.mute[0] = 1
for line in json.loads(sys.argv[1]):
    player = ui_ops.Player(line)
    player.open(line, 150)
    player.turn = turn
    line[3] = line[3][: int(sys.argv[2])]
    print(line[0])
    try:
        player.walk(line, look)
        print("nothing")
    except Found:
        pass
