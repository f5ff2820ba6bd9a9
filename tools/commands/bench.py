# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Measures what play takes: bytes, loop turns, nested calls, heap and pixels, by game."""

import json
import sys
from pathlib import Path

GROUP = "test"

USAGE = """usage: python3 -m tools bench [GAME ...] [--json FILE] [--check] [--where] [--from DIR]

On the MicroPython VMs, along known winning lines: bytes allocated (0 is meant; -1: freed at once),
the worst cost of each operation in turns of `for i in range(n): pass`, how deep calls nest, the
heap of the table on the 32-bit VM, pixels sent and changed. All games unless some are named.

--json FILE  writes the same figures; the keys of allocated bytes, and no others, contain "alloc"
--check      ends with 1 where a limit is passed (a quarter of slack on costs)
--where      only says where the program allocates in play: a traceback for each game
--from DIR   measures the drive in DIR, made by `python3 -m tools build`, as it is"""


def main(argv):
    """Measures, prints, and returns the exit code: 1 past a limit with --check, 2 for bad words."""
    if "-h" in argv or "--help" in argv:
        print(USAGE)
        return 0
    try:
        games, file, check, where, folder = words(argv)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    from tools.vm import figures, runner, start

    for vm in runner.VMS:
        if vm.missing():
            say(f"Left out: {vm.missing()}.")
    try:
        with runner.program(folder):
            if where:
                return places(games)
            found = figures.collect(games, say)
            begun = start.lines(figures.NODE) if not figures.NODE.missing() else []
    except runner.Failed as error:
        print(f"The program broke off on a VM:\n{error}", file=sys.stderr)
        return 1
    print(table(found))
    print("\n".join(begun))
    if file:
        Path(file).write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    past = figures.over(found)
    for game, name, value, most in past:
        print(f"Over the limit: {game}, {name}: {value}, at most {most:g}")
    if check and any(vm.missing() for vm in runner.VMS[:1]):
        print("Nothing to check without the 64-bit VM.", file=sys.stderr)
        return 1
    return 1 if check and past else 0


def say(text):
    """Tells a person what goes on."""
    print(text, file=sys.stderr, flush=True)


def words(argv):
    """(games, file, check, where, folder) of the command line. ValueError says what is wrong."""
    from engine.games.index import GAMES

    known = [row[0] for row in GAMES]
    games, file, check, where, folder = [], None, False, False, None
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--json":
            if not rest:
                raise ValueError("--json needs the name of a file")
            file = rest.pop(0)
        elif word == "--from":
            folder = rest.pop(0) if rest else None
            if not folder or not (Path(folder) / "code.py").is_file():
                raise ValueError("--from needs the folder of a built drive")
        elif word == "--check":
            check = True
        elif word == "--where":
            where = True
        elif word in known:
            games.append(word)
        elif word.startswith("-"):
            raise ValueError(f"bench has no option {word}; --help lists them")
        else:
            raise ValueError(f"there is no game {word}; there are {', '.join(known)}")
    return games or known, file, check, where, folder


def places(games):
    """Prints where the program allocates in play."""
    from tools.vm import figures, runner
    from tools.vm.lines import winning

    if figures.UNIX.missing():
        return 1
    argv = [json.dumps(winning(games, most=1)), "200"]
    print(figures.UNIX.run(runner.HERE / "inside/ui_where.py", argv=argv, heap=3 << 20), end="")
    return 0


def table(found):
    """The figures as text: a row for each, a column for each game; what is too much has a star."""
    from tools.vm.figures import limit

    games = list(found)
    names = sorted({name for row in found.values() for name in row})
    wide = max(map(len, names), default=0)
    heads = [game[:10] for game in games]
    lines = [" " * wide + "  " + " ".join(f"{head:>10}" for head in heads) + "  at most"]
    for name in names:
        cells = []
        most = limit(name)
        for game in games:
            value = found[game].get(name, "")
            past = isinstance(value, (int, float)) and most is not None and not 0 <= value <= most
            cells.append(f"{str(value)[-15:] + ('*' if past else ''):>10}")
        end = "" if most is None else f"  {most:g}"
        lines.append(f"{name:{wide}}  " + " ".join(cells) + end)
    return "\n".join(lines)
