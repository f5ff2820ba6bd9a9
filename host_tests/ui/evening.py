# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""An evening of all games without a screen: what the program keeps, played by dice.

Import it inside a Host. `Desk` has what the saving part of the program looks at.
"""

import random

from engine import games
from engine.games.index import GAMES
from engine.record import replay
from engine.table import Table

COMBINATIONS = [(i, chosen) for i, row in enumerate(GAMES) for chosen in range(1 << len(row[3]))]


class Desk:
    """The program's memory and a table."""

    def __init__(self, seed=1, machine=None):
        from ui import choices, record

        self.choices = choices
        self.tally = record
        self.t = Table()
        self.machine = machine
        self.dice = random.Random(seed)
        self.options = choices.fresh()
        self.record = {}
        self.kept = {}
        self.game = ""
        self.state = 0
        self.was_helped = False

    def begin(self, i, chosen=0, number=0):
        """Another deal on the table; the one that was there is kept."""
        self.leave()
        self.game = GAMES[i][0]
        self.kept.pop(self.game, None)
        self.options[self.choices.LAST] = i
        self.options[self.choices.VARIANTS + i] = chosen
        self.t.open(games.load(self.game), chosen, number or self.dice.randint(1, 31999))
        self.state = 0
        self.was_helped = False

    def play(self, count=1000, slow=False):
        """Some moves by dice; slow: those that lead to the end as late as can be."""
        t = self.t
        for _ in range(count):
            found = t.moves()
            if not found or t.won:
                return
            row = list(range(found))
            if slow:
                row = [i for i in row if chr(t.kind[t.out[i] >> 6 & 31]) not in "FQ"] or row
            t.play(self.dice.choice(row))
            self.state = self.state or 1

    def leave(self):
        from ui import memory

        kept = memory.unfinished(self)
        if kept is not None:
            self.kept[self.game] = kept

    def count(self, won):
        """The deal on the table goes into the statistics."""
        i = self.options[self.choices.LAST]
        if won:
            self.tally.won(self.record, i, self.t.chosen, self.was_helped, self.t.moved)
            self.state = 2
        else:
            self.tally.lost(self.record, i, self.t.chosen, self.was_helped)
            self.state = 0

    def take(self, found):
        """What the program does with what was read."""
        self.options[:] = found.options
        self.record = found.rows
        self.kept = found.kept

    def resume(self, name):
        """Put a kept game on the table; how many bytes of it were no legal moves."""
        kept = self.kept.pop(name)
        self.t.open(games.load(name), kept[0], kept[1])
        self.game, self.state, self.was_helped = name, kept[2], kept[3]
        return len(kept[4]) - replay(self.t, kept[4])

    def full(self, number=65535):
        """Statistics as full as they get."""
        for i, chosen in COMBINATIONS:
            row = self.tally.row(self.record, i, chosen)
            for k in range(len(row)):
                row[k] = number


def desk(seed=1, slow=True, least=0.5):
    """All eleven games in mid-play, some statistics."""
    made = Desk(seed)
    for i, row in enumerate(GAMES):
        made.begin(i, made.dice.randrange(1 << len(row[3])))
        made.play(slow=slow)
        if made.dice.random() < 0.5:
            made.count(made.dice.random() < 0.4)
            made.begin(i, made.dice.randrange(1 << len(row[3])))
            made.play(slow=slow)
        made.was_helped = made.dice.random() < 0.3
        for _ in range(int(made.t.moved * made.dice.random() * (1 - least))):
            made.t.undo()
        if made.t.won:
            made.t.undo()
    return made


def saves(seed=1, room=4081):
    """The saves of an evening, one after another: (bytes, what was read from them)."""
    from ui import memory, recall

    made = Desk(seed)
    order = list(range(len(GAMES)))
    made.dice.shuffle(order)
    evening = []

    def save():
        data = bytes(memory.pack(made, room)[0])
        if not evening or evening[-1][0] != data:
            evening.append((data, recall.Found(data)))

    for i in order:
        made.begin(i, made.dice.randrange(1 << len(GAMES[i][3])))
        save()
        made.play(made.dice.randint(10, 60))
        save()  # a pause
        if made.dice.random() < 0.5:  # it ends
            made.count(made.dice.random() < 0.5)
            save()
            made.begin(i)
            made.play(made.dice.randint(5, 40))
        made.was_helped = made.dice.random() < 0.3
        made.options[made.choices.VOLUME] = made.dice.randrange(6)
        made.leave()
        save()
    return evening


class Tables:
    """Says whether kept games give legal tables; each is looked at once."""

    def __init__(self):
        self.desk = Desk()
        self.seen = {}

    def legal(self, name, kept):
        key = name, kept
        if key not in self.seen:
            self.desk.kept = {name: kept}
            t = self.desk.t
            good = not self.desk.resume(name)
            start = Table()
            start.open(t.game, kept[0], kept[1])
            good = good and self.cards(t) == self.cards(start)
            while t.undo():
                pass
            self.seen[key] = good and self.same(t, start)
        return self.seen[key]

    @staticmethod
    def cards(t):
        return sorted(c & 0x7F for p in range(t.piles) for c in t.store[p][: t.n[p]])

    @staticmethod
    def same(t, other):
        return [bytes(t.store[p][: t.n[p]]) for p in range(t.piles)] == [
            bytes(other.store[p][: other.n[p]]) for p in range(other.piles)
        ]
