# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Random keys against the whole program: nothing may break, whatever is pressed.

After every key: no error, every card there exactly once, the picture as the table, the table as its
log says; now and then the menu by keys; at the end no more memory held than before. Nothing is
drawn unless --draw is given. The keys that lead to a failure are shortened and printed; --keys with
such words presses them again. --vm presses other keys on the MicroPython VM and weighs its heap.
"""

import argparse
import sys

GROUP = "soak"


def main(argv):
    """Press keys; 0 when all held, 1 when something failed, 2 where the arguments are wrong."""
    from tools.host.boards import BOARDS
    from tools.vm import runner

    parser = argparse.ArgumentParser(
        "python3 -m tools soak",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--keys", metavar="N", default="10000", help="a game, or words to press")
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--board", action="append", choices=list(BOARDS), help="default: pygamer")
    parser.add_argument("--seed", metavar="S", default="1", help="other seeds, other keys")
    parser.add_argument("--draw", action="store_true", help="draw every picture, much slower")
    parser.add_argument("--vm", action="store_true", help="on the 64-bit MicroPython VM")
    try:
        given = parser.parse_args(argv)
        games = _games(given.game)
        words = given.keys.split() if not given.keys.strip().isdigit() else None
        if words is not None and len(games) != 1:
            raise ValueError("--keys with words needs one --game")
        if given.vm and (words or given.board or given.draw):
            raise ValueError("--vm has no words, no --board and no --draw")
        missing = given.vm and runner.VMS[0].missing()
        if missing:
            raise ValueError(missing)
    except SystemExit as end:
        return end.code
    except ValueError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 2
    boards = ["vm"] if given.vm else given.board or ["pygamer"]
    if words is not None:
        return _again(boards[0], *games.items(), words, given.draw)
    return _soak(boards, games, int(given.keys), given.seed, given.draw)


def _games(wanted):
    """The winning lines by game, of the games that are wanted."""
    from tools.vm import lines

    found = {}
    for line in lines.winning():
        found.setdefault(line[0], []).append(line)
    for game in wanted or ():
        if game not in found:
            raise ValueError(f"there is no game {game!r}; there are: {' '.join(found)}")
    return {game: found[game] for game in wanted or found}


def _again(board, game, words, draw):
    from tools.soak import run

    said = run.fails(board, game[0], words, game[1], draw)
    print(said or "all held")
    return 1 if said else 0


def _soak(boards, games, count, seed, draw):
    from tqdm import tqdm

    from tools.soak import run, vm

    results = []
    with tqdm(total=count * len(games) * len(boards), unit="key", disable=None) as bar:
        for board in boards:
            for game, lines in games.items():
                bar.set_postfix_str(f"{board} {game}")
                if board == "vm":
                    made = vm.run(game, count, seed, lines, bar.update)
                else:
                    made = run.run(board, game, count, seed, lines, draw, bar.update)
                results.append((board, game, made))
    print(f"{'board':12} {'game':20} {'keys':>8} {'held more':>10}  seed {seed}")
    for board, game, made in results:
        print(f"{board:12} {game:20} {made.keys:8} {made.grown:10}  {made.failure or 'all held'}")
    failed = [row for row in results if row[2].failure]
    for board, game, made in failed:
        _explain(board, game, games[game], made, draw)
    return 1 if failed else 0


def _explain(board, game, lines, made, draw):
    from tools.soak import run

    print(f"\n{board} {game}: {made.failure}")
    words = made.words
    if made.grown or not words:
        return
    print("shortening the keys that lead there ...", file=sys.stderr)
    words = run.shorten(
        words, lambda less: run.fails(board, game, less, lines, draw) == made.failure
    )
    more = " --draw" if draw else ""
    print(f"python3 -m tools soak --board {board} --game {game}{more} --keys '{' '.join(words)}'")
