# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Plays out the facts of docs/RULES.md over all deals, and every known winning line."""

import argparse
import multiprocessing
import os
import time
from pathlib import Path

from engine import games, notation
from engine.deals import LAST
from engine.refusals import find
from engine.table import Table

GROUP = "test"

LINES = Path(__file__).resolve().parents[2] / "host_tests" / "data" / "winning_lines.txt"
QUICK = 200  # deals of --quick
# game, won of all deals, won of the first QUICK, what the fact says
FORCED = (
    ("quadrille", 18812, 124, "Quadrille, every play made at once"),
    ("auld_lang_syne", 2, 0, "Auld Lang Syne, every play made at once"),
)
CHUNK = 50  # deals a worker takes at a time


def forced_move(table):
    """The first move that brings a card to where it must end; otherwise the last: lay aside, deal
    or redeal. -1 when there is none."""
    found = table.moves()
    for i in range(found):
        if chr(table.kind[table.out[i] >> 6 & 31]) in "FQ":
            return i
    return found - 1


def forced_win(table, game, deal):
    """Whether the deal is won when every play is made at once."""
    table.open(game, 0, deal)
    while table.play(forced_move(table)):
        pass
    return table.won


def line_wins(table, line):
    """Whether a line of the file, `game [variant...] deal N: move; move; ...`, wins at its end
    and not before."""
    head, _, moves = line.partition(": ")
    name, *variants, _, deal = head.split(" ")
    game = games.load(name)
    chosen = sum(1 << game.variants.index(variant) for variant in variants)
    table.open(game, chosen, int(deal))
    for words in moves.split("; "):
        if table.won or not table.play(find(table, notation.parse(table, words))):
            return False
    return table.won


def work(job):
    """One job in a worker: (fact, first deal, last deal) or (fact, a line)."""
    table = Table()
    if isinstance(job[1], str):
        return job[0], 1, int(line_wins(table, job[1]))
    fact, first, last = job
    game = games.load(fact)
    won = sum(forced_win(table, game, deal) for deal in range(first, last + 1))
    return fact, last - first + 1, won


def jobs(last):
    """All that is to be played, for deals 1 to `last`."""
    found = [("lines", line) for line in LINES.read_text(encoding="utf-8").splitlines()]
    for game, *_ in FORCED:
        found += [(game, i, min(i + CHUNK - 1, last)) for i in range(1, last + 1, CHUNK)]
    return found


def played(todo, cores, progress):
    """{fact: [played, won]} of all jobs; `progress(n)` hears of every n games."""
    total = {}
    with multiprocessing.Pool(cores) as pool:
        for fact, count, won in pool.imap_unordered(work, todo):
            row = total.setdefault(fact, [0, 0])
            row[0] += count
            row[1] += won
            progress(count)
    return total


def report(total, last):
    """The rows of the table and whether every fact holds: (text, played, won, expected, holds)."""
    rows = []
    for game, everywhere, first, text in FORCED:
        count, won = total[game]
        expected = everywhere if last == LAST else first
        rows.append((f"{text}, deals 1-{last}", count, won, expected, won == expected))
    count, won = total["lines"]
    rows.append(("winning lines", count, won, count, won == count > 0))
    return rows


def main(argv):
    """Exit code 1 when a fact does not hold."""
    parser = argparse.ArgumentParser(prog="python3 -m tools verify", description=__doc__)
    parser.add_argument("--quick", action="store_true", help=f"only deals 1 to {QUICK}")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    options = parser.parse_args(argv)
    from tqdm import tqdm

    last = QUICK if options.quick else LAST
    todo = jobs(last)
    games_to_play = sum(1 if isinstance(job[1], str) else job[2] - job[1] + 1 for job in todo)
    start = time.monotonic()
    with tqdm(total=games_to_play, unit=" games", desc="verify") as bar:
        total = played(todo, max(1, options.jobs), bar.update)
    rows = report(total, last)
    width = max(len(row[0]) for row in rows)
    print(f"{'fact':{width}}  {'played':>6}  {'won':>6}  {'right':>6}")
    for text, count, won, expected, holds in rows:
        print(f"{text:{width}}  {count:6}  {won:6}  {expected:6}  {'ok' if holds else 'WRONG'}")
    print(f"in {time.monotonic() - start:.0f} s on {max(1, options.jobs)} processes")
    return 0 if all(row[4] for row in rows) else 1
