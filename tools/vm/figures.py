# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""All the figures of the bench, by game, and the limits they are held to.

Flat names, so that they can be read by machines: those that begin with `alloc` are bytes allocated
in the move loop (-1: noticed only by a locked heap), those with `turns` are loop turns.
"""

import json
import re
from concurrent.futures import ThreadPoolExecutor

from tools.vm import runner
from tools.vm.lines import winning

INSIDE = runner.HERE / "inside"
UNIX, NODE = runner.VMS
# Moves of a line that are played through the program, by its keys.
MOVES = {64: 40, 32: 20, "pixels": 200, "depth": 30, "costs": 40}

NAME = 6  # bytes of a name in a 32-bit VM's table of names, its letters apart
SLACK = 1.25  # on costs: a desk has other work too
LIMITS = {
    "turns play": 600 * SLACK,
    "turns undo": 300 * SLACK,
    "turns redo": 600 * SLACK,
    "turns legal moves": 2000 * SLACK,
    "turns hint": 4000 * SLACK,
    "turns drawing a card move": 1500 * SLACK,
    "turns a gliding frame, mean": 500 * SLACK,
    "nesting": 20,
    "heap": 60 * 1024,
    "pixels sent by visible change": 1.5,
    "pixels sent by a single card, in cards": 4,
    "pixels sent by the cursor, in cards": 2,
    "pixels sent idle": 0,
}
ENGINE = {
    "moves": "legal moves",
    "play": "play",
    "undo": "undo",
    "redo": "redo",
    "hint": "hint",
}
PROGRAM = {
    "cursor": "cursor move",
    "frame": "frame drawn",
    "move": "card move",
    "key": "other keys",
}


def limit(name):
    """What a figure may be at most, None when it may be anything."""
    return 0 if name.startswith("alloc") else LIMITS.get(name)


def over(figures):
    """[(game, name, value, limit), …] of what is past its limit."""
    found = []
    for game, row in figures.items():
        for name, value in row.items():
            most = limit(name)
            if isinstance(value, (int, float)) and most is not None and not 0 <= value <= most:
                found.append((game, name, value, most))
    return found


def collect(games, say):
    """The figures of these games by name; `say` is told what is being done.

    What a missing VM would have measured is left out. Raises runner.Failed.
    """
    figures = {game: {} for game in games}
    vms = [vm for vm in runner.VMS if not vm.missing()]
    jobs = [lambda: _nesting(figures)]
    for vm in vms:
        jobs.append(lambda vm=vm: _engine_bytes(vm, figures))
        jobs.append(lambda vm=vm: _program_bytes(vm, figures))
    if UNIX in vms:
        jobs.append(lambda: _pixels(figures))
    if NODE in vms:
        jobs.append(lambda: _heap(figures))
    say("Counting bytes, pixels and nested calls.")
    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(job) for job in jobs]:
            done.result()
    if UNIX in vms:  # alone: it is timed
        say("Timing the engine.")
        _engine_costs(figures)
        say("Timing the program.")
        _program_costs(figures)
    return {game: dict(sorted(row.items())) for game, row in figures.items()}


def _run(vm, script, lines, *more, heap=1 << 20):
    argv = [json.dumps(lines), *map(str, more)]
    return json.loads(vm.run(INSIDE / script, argv=argv, heap=heap).splitlines()[-1])


def _engine_bytes(vm, figures):
    found = _run(vm, "engine_bytes.py", winning(figures, most=2))
    for game, row in found.items():
        for name, size in row.items():
            figures[game][f"alloc {vm.bits} {ENGINE[name]}"] = size


def _program_bytes(vm, figures):
    heap = 3 << 20 if vm.bits == 64 else 1 << 20
    found = _run(vm, "ui_bytes.py", winning(figures, most=1), MOVES[vm.bits], heap=heap)
    for game, row in found.items():
        for name, words in PROGRAM.items():
            figures[game][f"alloc {vm.bits} {words}"] = row[name]


def _engine_costs(figures):
    found = _run(UNIX, "engine_costs.py", winning(figures))
    for game, row in found.items():
        for name, cost in row.items():
            figures[game][f"turns {ENGINE[name]}"] = cost["worst"]
            figures[game][f"turns {ENGINE[name]}, mean"] = cost["mean"]
        deal, move = row["moves"]["where"]
        figures[game]["most legal moves at"] = f"deal {deal}, move {move}"


def _program_costs(figures):
    lines = winning(figures, most=1)
    found = _run(UNIX, "ui_costs.py", lines, MOVES["costs"], heap=8 << 20)
    words = {
        "move": "the program after a card move",
        "draw": "drawing a card move",
        "cursor": "a cursor move",
        "glide": "a gliding frame",
        "idle": "an idle turn",
    }
    for game, row in found.items():
        for name, cost in row.items():
            if name in words:
                figures[game][f"turns {words[name]}"] = cost["worst"]
                figures[game][f"turns {words[name]}, mean"] = cost["mean"]


def _nesting(figures):
    argv = [json.dumps(winning(figures, most=1)), str(MOVES["depth"]), str(runner.home())]
    found = json.loads(runner.here(INSIDE / "nesting.py", argv).splitlines()[-1])
    for game, row in found.items():
        figures[game]["nesting"] = row["program"]
        figures[game]["nesting of the engine"] = row["engine"]


def _heap(figures):
    for line in winning(figures, most=1):
        said = NODE.run(INSIDE / "heap.py", argv=[json.dumps(line)])
        found = json.loads(said.splitlines()[-1])
        before, after = [int(n) for n in re.findall(r"n_qstr=(\d+)", said)]
        figures[line[0]]["heap"] = found["used"] + NAME * (after - before)
        figures[line[0]]["heap of the machine"] = found["machine"]


def _pixels(figures):
    found = _run(UNIX, "ui_pixels.py", winning(figures, most=1), MOVES["pixels"], heap=3 << 20)
    for game, row in found.items():
        here = figures[game]
        card, moves, cursor = row["card"], row["moves"], row["cursor"]
        sent = sum(m[0] for m in moves)
        here["pixels sent a card move"] = round(sent / len(moves))
        here["pixels changed a card move"] = round(sum(m[1] for m in moves) / len(moves))
        here["pixels sent by visible change"] = round(sent / sum(m[2] for m in moves), 2)
        single = [m[0] for m in moves if m[3]]
        if single:
            here["pixels sent by a single card, in cards"] = round(max(single) / card, 2)
        here["pixels sent a cursor move"] = round(sum(c[0] for c in cursor) / len(cursor))
        here["pixels changed a cursor move"] = round(sum(c[1] for c in cursor) / len(cursor))
        here["pixels sent by the cursor, in cards"] = round(max(c[0] for c in cursor) / card, 2)
        here["pixels sent idle"] = row["idle"]
