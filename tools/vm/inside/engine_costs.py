# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Measures what the engine's operations cost along lines of play. argv[1]: JSON list of lines.

Prints {game: {operation: {"worst": loop turns, "mean": loop turns, "where": [deal, move]}}}. The
worst table of each operation is found in a first pass and measured again, thoroughly.
"""

import json
import sys

import stopwatch
from engine_ops import NAMES, Ops, calls, walk

FIRST = 5
AGAIN = 25


class Costs:
    """Times every operation at a table, leaving the table as it was."""

    def __init__(self):
        self.ops = Ops()
        self.call = calls(self.ops)
        self.times = {name: [] for name in NAMES}

    def at(self, repeats):
        """Costs by operation at the table that is open, in loop turns."""
        ops = self.ops
        for name in NAMES:
            self.times[name] = []
        took = stopwatch.took
        turn = stopwatch.turn()
        for _ in range(repeats):
            ops.stale()
            self.times["moves"].append(took(self.call["moves"]))
            ops.stale()
            self.times["hint"].append(took(self.call["hint"]))
            self.times["play"].append(took(self.call["play"]))
            self.times["undo"].append(took(self.call["undo"]))
            self.times["redo"].append(took(self.call["redo"]))
            ops.undo()
            ops.moves()
        turn = (turn + stopwatch.turn()) / 2
        return {name: stopwatch.typical(self.times[name]) / turn for name in NAMES}


def measure(lines):
    """The figures by game and operation."""
    costs = Costs()
    sums = {}
    counts = {}
    tops = {}
    for line in lines:
        total = sums.setdefault(line[0], {name: 0 for name in NAMES})
        counts.setdefault(line[0], 0)
        top = tops.setdefault(line[0], {name: (0, None, 0) for name in NAMES})

        def look(k):
            here = costs.at(FIRST)
            counts[line[0]] += 1
            for name in NAMES:
                total[name] += here[name]
                if here[name] > top[name][0]:
                    top[name] = (here[name], line, k)

        walk(costs.ops, line, look)
    found = {}
    for game in sums:
        found[game] = {}
        for name in NAMES:
            _, line, where = tops[game][name]
            again = []

            def look(k):
                if k == where:
                    again.append(costs.at(AGAIN)[name])

            walk(costs.ops, line, look)
            found[game][name] = {
                "worst": round(again[0]),
                "mean": round(sums[game][name] / counts[game]),
                "where": [line[2], where],
            }
    return found


print(json.dumps(measure(json.loads(sys.argv[1]))))
