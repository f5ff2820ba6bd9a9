# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Every word that a declaration uses is executed: without it, or with another value, the game plays
otherwise. A rule that is declared but not executed would pass unseen here, and fails."""

import copy
import random

import pytest

from engine import games, notation
from engine.deals import LAST
from engine.refusals import find
from engine.table import Table
from engine.words import ACE, ANY, FIRST, QUEEN, STANDSTILL
from host_tests.engine import tables
from host_tests.engine.test_winning_lines import LINES
from tools.declarations import WORDS

MISSING = "left out"
# the plainest case said aloud for the reader: left out, it is the same; another value differs
PLAIN = {("F", "base"): ACE, ("F", "step"): 1, ("F", "suit"): ANY, ("F", "length"): 13}
# the hand would fill the empty antechamber at once
FOLLOWS = {("queens_audience", "deal")}


def others(key, value):
    """Other values that a word could sensibly have."""
    if key in ("source", "space", "fill", "deals"):
        kinds = tuple(value)
        dropped = [kinds[:i] + kinds[i + 1 :] for i in range(len(kinds))]
        return dropped + ([kinds[::-1]] if key == "fill" and len(kinds) > 1 else [])
    if key == "suit":
        return [suit for suit in range(4) if suit != value]
    if key == "when":
        return [STANDSTILL - value]
    if key == "unit":
        return []
    if key == "base":
        return [ACE + 1 if value == FIRST else value - 1 if value == QUEEN + 1 else value + 1]
    if key == "couple":
        return [value[::-1], (value[0], value[1] - 1)]
    if isinstance(value, tuple):
        turned = [value[::-1]] if value[::-1] != value else []
        return [*turned, value[:-1]] if len(value) > 1 else [value * 2]
    if key == "step":
        return [-value, 2]
    if key in ("redeals", "group"):
        return [value + 1, *([value - 1] if value else [])]
    return [value + 1, *([value - 1] if value > 1 else [])]


def mutations():
    """(game, chosen, where, key, new value) for every word of every row and variant."""
    for name in tables.IDS:
        game = games.load(name)
        rows = [(0, i, row) for i, row in enumerate(game.rows)]
        rows += [
            (1 << i, variant, game.changes[variant]) for i, variant in enumerate(game.variants)
        ]
        for chosen, where, (kind, _, keys) in rows:
            for key, value in keys.items():
                same = PLAIN.get((kind, key)) == value or (name, key) in FOLLOWS
                left_out = [] if same else [MISSING]
                for other in left_out + others(key, value):
                    yield name, chosen, where, key, other


def mutated(game, where, key, other):
    """A copy of the game with one word left out or changed."""
    twin = copy.copy(game)
    if isinstance(where, int):
        kind, count, keys = game.rows[where]
    else:
        kind, count, keys = game.changes[where]
    keys = {word: value for word, value in keys.items() if word != key}
    if other is not MISSING:
        keys[key] = other
    if isinstance(where, int):
        twin.rows = [*game.rows[:where], (kind, count, keys), *game.rows[where + 1 :]]
    else:
        twin.changes = {**game.changes, where: (kind, count, keys)}
    return twin


def look(table):
    """What a player sees and may do, and the ranks shown on the foundations."""
    table.moves()
    return (
        [bytes(table.store[p][: table.n[p]]) for p in range(table.piles)],
        sorted(table.out[: table.total]),
        table.redeals,
        table.won,
        [table.wants(p) for p in range(table.piles) if table.kind[p] == ord("F")],
    )


def games_seen(game, chosen):
    """Looks at fixed games: the first moves of winning lines' ends, and of random ones."""
    table = Table()
    variants = " ".join(name for i, name in enumerate(game.variants) if chosen >> i & 1)
    for line in LINES:
        if line[:2] == (game.id, variants):
            table.open(game, chosen, line[2])
            for move in line[3]:
                yield look(table)
                if not table.play(find(table, notation.parse(table, move))):
                    break
            yield look(table)
    rng = random.Random(5)
    for _ in range(40):
        table.open(game, chosen, rng.randrange(1, LAST))
        for _ in range(200):
            yield look(table)
            found = table.moves()
            if not found:
                break
            on = [i for i in range(found) if chr(table.kind[table.out[i] >> 6 & 31]) in "FQ"]
            table.play(rng.choice(on) if on else rng.randrange(table.total))


def differs(game, twin, chosen):
    """Whether some look at the two games differs."""
    one, two = games_seen(game, chosen), games_seen(twin, chosen)
    try:
        return any(a != b for a, b in zip(one, two, strict=False))
    except (IndexError, ValueError, TypeError):
        return True  # the game cannot even be played without it


@pytest.mark.parametrize(
    "name, chosen, where, key, other",
    list(mutations()),
    ids=lambda value: str(value).replace(" ", ""),
)
def test_changing_a_word_changes_the_game(name, chosen, where, key, other):
    game = games.load(name)
    assert differs(game, mutated(game, where, key, other), chosen)


@pytest.mark.parametrize("name", tables.IDS)
def test_an_unchanged_copy_plays_the_same(name):
    game = games.load(name)
    seen = games_seen(game, 0)
    twin = games_seen(copy.copy(game), 0)
    for _ in range(300):
        assert next(seen, None) == next(twin, None)


@pytest.mark.parametrize("name", tables.IDS)
def test_the_number_of_packs_changes_the_game(name):
    game = games.load(name)
    twin = copy.copy(game)
    twin.packs = 3 - game.packs
    assert differs(game, twin, 0)


def test_every_word_there_is_is_used_by_some_game():
    used = set()
    for name in tables.IDS:
        game = games.load(name)
        for kind, _, keys in [*game.rows, *game.changes.values()]:
            used |= {(kind, key) for key in keys}
    assert used == {(kind, key) for kind, (_, known) in WORDS.items() for key in known.split()}
