# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Checks a game's declaration: unknown and contradictory words are errors that name game and word.

The table trusts declarations, because a board has no room for these checks; the index, which every
game must be in to be played, is written only from declarations that pass.
"""

from engine import words
from engine.log import PILES

WORDS = {
    "F": ("foundation", "deal start base step suit length couple"),
    "R": ("reserve", "deal source space fill step suit length"),
    "W": ("waste", "fill"),
    "T": ("tableau", "deal down source base step suit unit"),
    "H": ("hand", "group redeals deals when"),
    "K": ("trunk", "deal"),
    "X": ("index", "start"),
    "Q": ("discard", "couple rank"),
}
# word, the word it cannot stand beside, why
AGAINST = (
    ("start", "base", "what is laid out beforehand is the base"),
    ("start", "couple", "a couple begins it"),
    ("start", "deal", "it cannot begin with two cards"),
    ("couple", "base", "a couple begins it"),
    ("couple", "rank", "it takes couples or a rank"),
    ("deals", "group", "a hand that deals in rows is not laid out by hand"),
    ("deals", "redeals", "redeals gather wastes, and a hand that deals in rows fills none"),
)
# word, of which kinds, one of the words it needs
NEEDS = (
    ("down", "T", "deal"),
    ("step", "RT", "source"),
    ("suit", "RT", "step"),
    ("length", "R", "source"),
    ("unit", "T", "source"),
    ("base", "T", "source"),
    ("space", "R", "fill"),
    ("when", "H", "deals redeals"),
)
# word: least and most
NUMBERS = {
    "deal": (0, 52),
    "down": (0, 52),
    "start": (1, 13),
    "base": (1, 15),
    "step": (-12, 12),
    "suit": (0, 3),
    "length": (1, 52),
    "couple": (1, 13),
    "rank": (1, 13),
    "group": (0, 13),
    "redeals": (0, 9),
    "when": (0, 1),
}
SEVERAL = ("deal", "down", "start", "step", "couple")
LINE = 26


def check(game):
    """Raises ValueError, naming game and word, unless the declaration makes sense."""
    try:
        _words(game)
        for chosen in range(1 << len(game.variants)):
            _rows(game, game.chosen(chosen))
        _variants(game)
        _drawing(game)
        if not 0 < len(game.line) <= LINE:
            raise ValueError(f"line: 1 to {LINE} characters, not {len(game.line)}")
        if not game.rules.strip():
            raise ValueError("rules: the player's text is missing")
    except ValueError as fault:
        raise ValueError(f"{game.name}: {fault}") from None


def _words(game):
    """A keyword of the game that is neither its own nor a row that a variant changes."""
    for name, row in game.changes.items():
        if not (isinstance(row, tuple) and len(row) == 3 and row[0] in WORDS):
            raise ValueError(f"unknown word {name!r}; a variant is a row: {name}=hand(...)")


def _rows(game, rows):
    kinds = "".join(kind for kind, _, _ in rows)
    piles = sum(count for _, count, _ in rows)
    if piles > PILES:
        raise ValueError(f"{piles} piles, the table has {PILES}")
    laid = 0
    for kind, count, keys in rows:
        name = WORDS[kind][0]
        for key, value in keys.items():
            if key not in WORDS[kind][1].split():
                raise ValueError(f"{name}: unknown word {key!r}; it knows {WORDS[kind][1]}")
            _value(name, key, value, count, kinds)
        for key, other, why in AGAINST:
            if key in keys and other in keys and keys[key] and keys[other]:
                raise ValueError(f"{name}: {key!r} contradicts {other!r}: {why}")
        for key, of, need in NEEDS:
            if kind in of and key in keys and not any(word in keys for word in need.split()):
                raise ValueError(f"{name}: {key!r} means nothing without {need!r}")
        if keys.get("redeals") and "W" not in kinds:
            raise ValueError("hand: 'redeals' means nothing without a waste")
        laid += _laid(keys, count)
    for once in "HKQ":
        if kinds.count(once) > 1:
            raise ValueError(f"{WORDS[once][0]}: a game has one")
    if laid > 52 * game.packs or (laid < 52 * game.packs and "H" not in kinds):
        raise ValueError(f"{laid} cards are laid out, {52 * game.packs} are there")


def _value(name, key, value, count, kinds):
    if key in ("source", "space", "fill", "deals"):
        for kind in value:
            if kind not in kinds:
                raise ValueError(f"{name}: {key!r} names {WORDS[kind][0]}, and there is none")
        return
    if key == "unit":
        if value != words.ANY:
            raise ValueError(f"{name}: 'unit' can only be ANY")
        return
    values = value if isinstance(value, tuple) and key in SEVERAL else (value,)
    most = 2 if key == "couple" else count
    if len(values) > most or (key == "couple" and len(values) < 2):
        raise ValueError(f"{name}: {key!r} has {len(values)} values for {most} places")
    for one in values:
        if not isinstance(one, int):
            raise ValueError(f"{name}: {key!r} is a number, not {one!r}")
        low, high = NUMBERS[key]
        if not low <= one <= high or (key == "step" and not one):
            raise ValueError(f"{name}: {key!r} goes from {low} to {high}, not {one}")


def _laid(keys, count):
    """How many cards the row begins with."""
    share = keys.get("deal", 0)
    if "start" in keys:
        return count
    return sum(share) if isinstance(share, tuple) else share * count


def _variants(game):
    for name, (kind, _, keys) in game.changes.items():
        row = next((row for row in game.rows if row[0] == kind), None)
        if row is None:
            raise ValueError(f"variant {name!r}: there is no {WORDS[kind][0]} to change")
        if all(row[2].get(key) == value for key, value in keys.items()):
            raise ValueError(f"variant {name!r}: changes nothing")


def _drawing(game):
    drawn = [name for name in game.table.split() if name != "."]
    count = {}
    for kind, piles, _ in game.rows:
        count[kind] = count.get(kind, 0) + piles
    wanted = []
    for kind, piles in count.items():
        wanted += ["H"] if kind == "H" else [f"{kind}{i}" for i in range(piles)]
    for name in wanted:
        if drawn.count(name) != 1:
            raise ValueError(f"table: {name} is drawn {drawn.count(name)} times")
    for name in drawn:
        if name not in wanted:
            raise ValueError(f"table: there is no pile {name}")
