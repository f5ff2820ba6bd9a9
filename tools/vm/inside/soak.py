# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Presses the words of tools.soak.keys on a VM, with every wire of a press, and weighs the heap.

argv[1]: JSON [lines, words] (see tools.vm.lines). Prints {"keys": …, "held": [bytes held after a
third, at the end]}; an error, or a card that is lost, ends it with the words that led there.
"""

import gc
import json
import sys

import desk
import displayio

import handheld
import ui
from handheld import clock

clock.sleep_ms = desk.sleep
KEYS = ("up", "down", "left", "right", "a", "b", "select", "start")


class Player:
    def __init__(self, lines):
        self.lines = lines
        machine = handheld.open()
        machine.request = (lines[0][0], 1)
        machine.welcome = False
        self.app = ui.App(machine)
        self.count = bytearray(64)

    def turn(self, ms=10):
        busy = self.app.step()
        desk.sleep(ms)
        return busy

    def settle(self):
        for _ in range(6000):
            if not self.turn():
                return
        raise RuntimeError("the program does not come to rest")

    def do(self, word):
        if word.startswith("open:"):
            _, number, moves = word.split(":")
            self.open(self.lines[int(number)], int(moves))
        elif word == "wait":
            desk.sleep(125000)
            self.turn()
        elif word != "leave":
            self.press(word)
        self.look()

    def press(self, word):
        name = word.split("!")[0].rstrip("~^")
        desk.press(name)
        self.turn(0)
        if word[-1] in "~^":
            desk.sleep(600)
            self.turn()
        desk.release(name)
        if "!" in word:
            for _ in range(int(word.split("!")[1] or 0) + 1):
                self.turn()
        else:
            self.settle()

    def open(self, line, moves):
        from ui import screens

        app = self.app
        app.finish.stop(app.t)
        screens.do(app, "begin", line[0], line[2], line[1])
        for i in line[3][:moves]:
            app.begun()
            app.t.play(i)
        app.play.settle(-1)
        screens.table(app)

    def look(self):
        """Every card is there as often as it should be."""
        t = self.app.t
        count = self.count
        for i in range(64):
            count[i] = 0
        for p in range(t.piles):
            for i in range(t.n[p]):
                count[t.store[p][i] & 0x3F] += 1
        for suit in range(4):
            for rank in range(1, 14):
                if count[suit << 4 | rank] != t.cards // 52:
                    raise ValueError("a card is lost or there twice: %x" % (suit << 4 | rank))

    def held(self):
        """Bytes that are held with a game just dealt, garbage collected."""
        self.app.kept.clear()
        self.app.rows.clear()
        self.open(self.lines[0], 0)
        self.settle()
        gc.collect()
        gc.collect()
        return gc.mem_alloc()


def main():
    lines, words = json.loads(sys.argv[1])
    displayio.mute[0] = 1
    player = Player(lines)
    from ui.note import say

    say(player.app, "As if something had been refused.")
    player.app.note.hidden = True
    third = len(words) // 3
    held = []
    for i in range(len(words)):
        if i == third:
            held.append(player.held())
        try:
            player.do(words[i])
        except Exception:
            print(" ".join(words[: i + 1][-60:]))
            raise
    held.append(player.held())
    print(json.dumps({"keys": len(words), "held": held}))


main()
