# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The known winning lines as a VM can replay them: the game, its opening, the moves' numbers."""

from pathlib import Path

from engine.games import load
from engine.refusals import find
from engine.table import Table

FILE = Path(__file__).resolve().parents[2] / "host_tests" / "data" / "winning_lines.txt"


def winning(games=None, most=None):
    """[[game, chosen, deal, [number in `out`, …]], …], at most `most` a game."""
    found = []
    count = {}
    table = Table()
    for text in FILE.read_text(encoding="utf-8").splitlines():
        if not text.strip() or text.startswith("#"):
            continue
        head, moves = text.split(":", 1)
        words = head.split()
        name, variants, deal = words[0], words[1:-2], int(words[-1])
        count[name] = count.get(name, 0) + 1
        if (games and name not in games) or (most and count[name] > most):
            continue
        game = load(name)
        chosen = sum(1 << game.variants.index(v) for v in variants)
        table.open(game, chosen, deal)
        found.append([name, chosen, deal, [_play(table, m.strip()) for m in moves.split(";")]])
        assert table.won, head
    return found


def _play(table, text):
    i = find(table, code(table, text))
    assert i >= 0, (table.game.id, table.number, text)
    table.play(i)
    return i


def code(table, text):
    """The move that console notation names, as the engine writes it."""
    hand = table.hand
    if text in ("deal", "redeal"):
        return hand << 11 | hand << 6 | (1 if text == "deal" else 2)
    if "+" in text:
        a, b = text.split("+")
        return pile(table, a) << 11 | pile(table, b) << 6
    a, b = text.split()
    a, _, n = a.partition(":")
    return pile(table, a) << 11 | pile(table, b) << 6 | int(n or 1)


def pile(table, name):
    """The index of the pile with this name."""
    for p in range(table.piles):
        if chr(table.kind[p]) == name[0] and table.place[p] == int(name[1:] or 0):
            return p
    raise ValueError(name)
