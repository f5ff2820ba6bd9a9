# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Saves and loads on a VM. argv[1]: JSON list of lines.

Prints {"turn": bytes of the look whether it is time to save, -1 where only the locked heap noticed,
"save": bytes of a save, "same": whether the next program finds the same game and writes the same
bytes, "damaged", "foreign": what the program says of such bytes}.
"""

import json
import sys

import meter
import microcontroller

import handheld
import ui

nvm = microcontroller.nvm


def program():
    """The program as it starts after power-on."""
    machine = handheld.open()
    machine.request = ("", 0)
    machine.welcome = False
    return ui.App(machine)


def do(*what):
    """Have the program do something that ends on the table."""
    from ui import screens

    screens.do(app, *what)


def looks(app):
    """What it takes to see that it is not yet time."""
    meter.start()
    most = 0
    for changed in (False, True):
        app.saver.changed = changed
        for wanted in (0, 1, 2):
            app.saver.wanted = wanted
            app.saver.first = False
            app.saver.looked -= 60000  # the battery as well
            most = max(most, meter.grown(turn))
            if not meter.locked(turn):
                most = most or meter.LOCKED
    return most


def turn():
    app.quiet = app.saver.last = app.machine.ticks()
    app.saver.turn(app.quiet)


found = {}
for i in range(len(nvm)):
    nvm[i] = 255
name, chosen, deal, moves = json.loads(sys.argv[1])[0]
app = program()
do("begin", name, deal, chosen)
for number in moves[: len(moves) // 2]:
    app.begun()
    app.t.play(number)
found["turn"] = looks(app)
app.saver.wanted = 0
found["save"] = meter.grown(app.saver.save)
first = bytes(nvm)
log = [app.t.log[i] for i in range(app.t.end)]
app = program()
do("resume", name)
same = log == [app.t.log[i] for i in range(app.t.end)] and app.t.number == deal
for _ in range(2):  # what is saved already is not written again: something else comes between
    app.options[6] ^= 1
    same = same and app.saver.save()
found["same"] = same and first[15:] == bytes(nvm)[15:] and first[:4] == b"PPat"
nvm[20] ^= 1
found["damaged"] = program().saver.news
for i in range(100):
    nvm[i] = i + 1
app = program()
found["foreign"] = app.saver.news
found["kept out"] = not app.saver.save() and nvm[0] == 1
print(json.dumps(found))
