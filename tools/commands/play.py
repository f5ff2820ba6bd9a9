# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Play in a window, or from a list of keys without one.

The same code.py as on a board, on a stand-in of one. Keys: arrows move, Z or Enter is A, X or
Backspace is B, Space is Select, Esc is Start.
"""

import argparse
import os
import sys

from tools.host import script
from tools.host.boards import BOARDS

GROUP = "play"

KEYS = (
    "keys: arrows move, Z or Enter is A, X or Backspace is B, Space is Select, Esc is Start; "
    f"--keys takes words: {script.WORDS}; --keys and --shot open no window and leave out the page "
    "that greets a new player"
)


def main(argv):
    """Play; 0, or 1 where it cannot be played here, 2 where the arguments are wrong."""
    parser = argparse.ArgumentParser("python3 -m tools play", description=__doc__, epilog=KEYS)
    parser.add_argument("game", nargs="?", metavar="GAME", help="a game, by name or id")
    parser.add_argument("--deal", metavar="N", help="deal number, 1 to 31999")
    parser.add_argument("--scale", metavar="K", help="size of a pixel, 1 to 16")
    parser.add_argument("--board", default="pygamer", help=f"one of: {' '.join(BOARDS)}")
    parser.add_argument("--keys", metavar="WORDS", help="play these without a window")
    parser.add_argument("--shot", metavar="FILE", help="save the last picture as PNG")
    try:
        given = parser.parse_args(argv)
        plan = _check(given)
    except SystemExit as end:
        return end.code
    except ValueError as error:
        print(f"play: {error}", file=sys.stderr)
        return 2
    if given.keys is None and given.shot is None:
        return _in_window(plan)
    return _scripted(plan, given.shot)


def _check(given):
    """The arguments as what they mean; ValueError says what is wrong and what would be right."""
    if given.board not in BOARDS:
        raise ValueError(f"there is no board {given.board!r}; there are: {' '.join(BOARDS)}")
    if given.deal is not None and given.game is None:
        raise ValueError("--deal needs a GAME to deal")
    return {
        "board": given.board,
        "game": _game(given.game) if given.game is not None else "",
        "deal": _number(given.deal, "a deal", 1, 31999) if given.deal is not None else 0,
        "scale": _number(given.scale, "a scale", 1, 16) if given.scale is not None else 0,
        "steps": _steps(given.keys or "", given.board),
    }


def _steps(text, board):
    steps = script.parse(text)
    wiring = BOARDS[board].wiring
    for name, _ in steps:
        if name and name not in wiring:
            raise ValueError(f"{board} has no key {name!r}; it has: {' '.join(wiring)}")
    return steps


def _number(text, what, least, most):
    if text.isascii() and text.isdigit() and len(text) < 9 and least <= int(text) <= most:
        return int(text)
    raise ValueError(f"{text!r} is not {what}; it is a number from {least} to {most}")


def _game(text):
    from engine.games.index import GAMES

    wanted = _plain(text)
    for row in GAMES:
        if wanted in (_plain(row[0]), _plain(row[1])):
            return row[0]
    raise ValueError(f"there is no game {text!r}; there are: {' '.join(row[0] for row in GAMES)}")


def _plain(text):
    return "".join(letter for letter in text.casefold() if letter.isalnum())


def _in_window(plan):
    from tools.host import folder, window
    from tools.host.machine import Host

    saves = folder.saves()
    try:
        saves.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"play: nothing will be saved, {saves} cannot be made: {error}", file=sys.stderr)
        saves = "none"

    def make_host(**more):
        return Host(
            plan["board"],
            game=plan["game"],
            deal=plan["deal"],
            saves=saves,
            welcome=True,
            **more,
        )

    try:
        return window.play(make_host, plan["scale"])
    except window.NoWindow as error:
        print(
            f"play: no window can be opened here ({error}). Start it from a desktop session, "
            "not over plain ssh or in a container; without a screen, "
            'python3 -m tools play --keys "right a" --shot picture.png plays and saves a picture, '
            "and python3 -m tools console plays in text.",
            file=sys.stderr,
        )
        return 1


def _scripted(plan, shot):
    from tools.host.machine import Host

    shot = os.path.abspath(shot) if shot else None
    clock = script.simulated()
    with Host(plan["board"], game=plan["game"], deal=plan["deal"], clock=clock) as host:
        script.play(host, plan["steps"])
        if not shot:
            return 0
        try:
            host.display.png(shot, plan["scale"] or 1)
        except OSError as error:
            print(f"play: the picture cannot be saved: {error}", file=sys.stderr)
            return 1
        print(f"play: the picture is in {shot}", file=sys.stderr)
    return 0
