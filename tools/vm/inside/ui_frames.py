# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Plays by keys and prints a number for every picture: the same on every Python, or one is wrong.

argv[1]: JSON list of lines, argv[2]: moves of each. Pictures are taken at rest and in mid-glide.
"""

import json
import sys

import ui_ops

WAYS = ("right", "down", "left", "up")


def picture(display):
    """The frame as a number, whether it holds 16-bit pixels or pairs of bytes, high byte first."""
    h = 0
    frame = display.frame
    if len(frame) == display.width * display.height:
        for v in frame:
            h = (h * 31 + v) & 0xFFFFFF
    else:
        for i in range(0, len(frame), 2):
            h = (h * 31 + (frame[i] << 8 | frame[i + 1])) & 0xFFFFFF
    return h


def main(lines, most):
    player = ui_ops.Player(lines[0])
    turns = [0]

    def turn(kind):
        player.step()
        turns[0] += 1
        if turns[0] % 7 == 0:
            print(kind, "%06x" % picture(player.display))

    def look(k):
        player.tap(WAYS[k & 3], "cursor")
        print(k, "%06x" % picture(player.display))
        if k == 2:
            player.tap("b", "key")
            player.hold("b", "key")
            player.tap("select", "key")

    for line in lines:
        print(line[0])
        player.turn = player.plain
        player.open(line, 150)
        player.turn = turn
        player.walk(line[:3] + [line[3][:most]], look)
        print("end", "%06x" % picture(player.display), player.t.moved)


main(json.loads(sys.argv[1]), int(sys.argv[2]))
