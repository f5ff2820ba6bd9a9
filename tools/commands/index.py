# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Checks every declaration and writes the index of games (--check: only says if it is old)."""

import importlib
import sys
from pathlib import Path

from tools import declarations

USAGE = """usage: python3 -m tools index [--check]

Reads engine/games/*.py, checks each declaration and writes engine/games/index.py, from which menus
and the console know the games without loading them. --check writes nothing: exit 1 if it is old."""

GAMES = Path(__file__).resolve().parents[2] / "engine" / "games"
INDEX = GAMES / "index.py"
HEAD = '''# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What there is to play. Written by `python3 -m tools index`; do not edit by hand."""

# id, name, line for the menu, variants
GAMES = (
'''


def declared():
    """Every Game in engine/games, in the order of the menu. Raises ValueError on a bad one."""
    found = []
    for path in GAMES.glob("*.py"):
        if path.stem not in ("__init__", "index"):
            module = importlib.import_module("engine.games." + path.stem)
            game = getattr(module, "GAME", None)
            if game is None:
                raise ValueError(f"{path.name}: declares no GAME")
            declarations.check(game)
            if game.id != path.stem:
                raise ValueError(f"{path.name}: {game.name} belongs in {game.id}.py")
            found.append(game)
    return sorted(found, key=lambda game: (game.number, game.id))


def text(games):
    """The text of index.py for these games."""
    rows = []
    for game in games:
        names = "".join(f'"{name}", ' for name in game.variants)
        names = f"({names.rstrip(' ')})" if len(game.variants) == 1 else f"({names.rstrip(', ')})"
        rows.append(f'    ("{game.id}", "{game.name}", "{game.line}", {names}),\n')
    return HEAD + "".join(rows) + ")\n"


def main(argv):
    if [word for word in argv if word != "--check"]:
        wrong = "-h" not in argv and "--help" not in argv
        print(USAGE, file=sys.stderr if wrong else sys.stdout)
        return 2 if wrong else 0
    try:
        games = declared()
    except ValueError as fault:
        print(f"index: {fault}", file=sys.stderr)
        return 1
    new = text(games)
    old = INDEX.read_text(encoding="utf-8") if INDEX.exists() else ""
    if new == old:
        print(f"index.py is up to date: {len(games)} games")
    elif "--check" in argv:
        print("index.py is old: python3 -m tools index writes it anew", file=sys.stderr)
        return 1
    else:
        INDEX.write_text(new, encoding="utf-8")
        print(f"index.py written: {len(games)} games")
    return 0
