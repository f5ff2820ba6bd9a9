# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Counts the pixels the program sends in play. argv as for ui_bytes.

Prints {game: {"card": area, "moves": [[sent, changed, visible, single, low], …],
"cursor": [[sent, changed, low], …], "idle": sent}}. `sent` leaves out `low`, the line of text;
`visible` is the area of the cards whose picture changed, as far as it shows; `single` is 1 where
one card was moved, nothing followed by itself and no fan changed its pitch. Nothing glides.
"""

import json
import sys

import ui_ops

WAYS = ("right", "down", "left", "up")


class Pixels:
    """Watches what a player's turns send."""

    def __init__(self, player):
        self.player = player
        self.display = player.display
        self.moves = []
        self.cursor = []
        self.idle = 0
        self.before = None

    def zero(self):
        d = self.display
        d.sent = d.changed = d.low = d.areas = 0

    def turn(self, kind):
        """One turn, counted."""
        d = self.display
        if kind == "move":
            self.before = self.places()
            self.steps = self.pitches()
        moved = self.player.t.moved
        still = not self.player.busy()
        self.zero()
        self.player.step()
        if kind == "cursor":
            self.cursor.append([d.sent - d.low, d.changed, d.low])
        elif kind == "frame" and still:
            self.idle += d.sent
        elif kind == "move" and self.player.t.moved != moved:
            visible = self.visible(self.before, self.places())
            self.moves.append([d.sent - d.low, d.changed, visible, self.single(), d.low])

    def places(self):
        """What each pile shows: [(row, card), …] from its top row to the row below it."""
        app = self.player.app
        view = app.play.view
        t = app.t
        piles = []
        for p in range(t.piles):
            n = t.n[p]
            show = []
            if n:
                first = 0 if app.lay.fan[p] else n - 1
                for i in range(first, n):
                    show.append((view.at(p, i), t.store[p][i]))
                show.append((view.at(p, n - 1) + app.lay.h, -1))
            else:
                show = [(app.lay.y[p], -2), (app.lay.y[p] + app.lay.h, -1)]
            piles.append(show)
        return piles

    def visible(self, old, new):
        """Pixels of the cards, places and felt that look otherwise than before."""
        rows = 0
        for p in range(len(new)):
            was = old[p]
            now = new[p]
            for i in range(len(now) - 1):
                tall = now[i + 1][0] - now[i][0]
                if i >= len(was) - 1 or was[i] != now[i] or was[i + 1][0] - was[i][0] != tall:
                    rows += tall
            if was[-1][0] > now[-1][0]:
                rows += was[-1][0] - now[-1][0]
        return rows * self.player.app.lay.w

    def single(self):
        """1 for the plainest of moves: one card, nothing else, no other pitch."""
        t = self.player.t
        log = t.log
        i = t.last()
        if t.end - i != 2 or log[i + 1] & 63 != 1 or log[i + 1] >> 11 == log[i + 1] >> 6 & 31:
            return 0
        now = self.pitches()
        for p in range(t.piles):
            if now[p] != self.steps[p] and self.player.app.lay.fan[p] and self.steps[p]:
                return 0
        return 1

    def pitches(self):
        """How closely the cards of each pile lie; 0 where that is not known yet."""
        view = self.player.app.play.view
        n = self.player.t.piles
        return [view.step[p] and (view.step[p], view.lines[p]) for p in range(n)]

    def look(self, k):
        self.player.tap(WAYS[k & 3], "cursor")


def measure(lines, most_moves):
    """The figures by game."""
    player = ui_ops.Player(lines[0])
    found = {}
    for line in lines:
        line[3] = line[3][:most_moves]
        pixels = Pixels(player)
        player.turn = player.plain
        player.open(line, 0)
        player.turn = pixels.turn
        player.walk(line, pixels.look)
        found[line[0]] = {
            "card": player.app.lay.w * player.app.lay.h,
            "moves": pixels.moves,
            "cursor": pixels.cursor,
            "idle": pixels.idle,
        }
    return found


print(json.dumps(measure(json.loads(sys.argv[1]), int(sys.argv[2]))))
