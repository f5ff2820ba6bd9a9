# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What a player does to the engine, as calls without arguments that a meter can repeat.

Runs on the VMs and on CPython. A line is [game, chosen, deal, [number in `out`, …]].
"""

from engine.games import load, unload
from engine.table import Table

NAMES = ("moves", "play", "undo", "redo", "hint")


class Ops:
    """One table and the calls on it. `pick` is the move that `play` makes."""

    def __init__(self):
        self.table = Table()
        self.pick = 0
        self.name = None

    def open(self, line):
        """Deal a line's game."""
        if self.name and self.name != line[0]:
            self.table.game = None
            unload(self.name)
        self.name = line[0]
        self.table.open(load(self.name), line[1], line[2])

    def moves(self):
        self.table.moves()

    def play(self):
        self.table.play(self.pick)

    def undo(self):
        self.table.undo()

    def redo(self):
        self.table.redo()

    def hint(self):
        self.table.hint()

    def stale(self):
        """Make the engine list the moves anew, as after any move."""
        self.table.changed()


def calls(ops):
    """The measured calls by name, bound once."""
    return {name: getattr(ops, name) for name in NAMES}


def walk(ops, line, look):
    """Play a line; before each move `look(k)` may do what it likes, if it puts everything back."""
    ops.open(line)
    for k, pick in enumerate(line[3]):
        ops.pick = pick
        look(k)
        ops.table.play(pick)
