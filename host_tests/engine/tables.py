# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Tables for tests: opened by name or laid out from a written position, played in words."""

from engine import deals, games, notation, reasons
from engine.games.index import GAMES
from engine.log import DOWN, PILES
from engine.notation import card as text
from engine.notation import parse_card as parse
from engine.refusals import find, refusal
from engine.setup import rules
from engine.table import Table
from host_tests.engine.referee import REFEREES

IDS = [row[0] for row in GAMES]
# those of docs/RULES.md, for tests that know each of them; every other test takes new games too
ELEVEN = [row[0] for row in GAMES if row[0] in REFEREES]
VARIANTS = {row[0]: row[3] for row in GAMES}
# every game with every choice of its variants
ALL = [(row[0], chosen) for row in GAMES for chosen in range(1 << len(row[3]))]
ALL_ELEVEN = [row for row in ALL if row[0] in REFEREES]


def game_of(game):
    return games.load(game) if isinstance(game, str) else game


def bits(game, variants):
    return sum(1 << game.variants.index(name) for name in variants.split())


def opened(game, variants="", deal=1):
    """A table with a numbered deal."""
    game = game_of(game)
    table = Table()
    table.open(game, bits(game, variants), deal)
    return table


def opened_with(game, deck, variants=""):
    """A table with a given pack, `deck` in words, first card dealt first."""
    game = game_of(game)
    table = Table()
    deals.open(table, game, bits(game, variants), 0, bytes(map(parse, deck.split())))
    return table


def card(word):
    return parse(word.lstrip("-")) | (DOWN if word[0] == "-" else 0)


def cards(words):
    """Cards in words, bottom to top; `AS..5S` is a run up or down in one suit."""
    found = []
    for word in words.split():
        first, dots, last = word.partition("..")
        found.append(card(first))
        if dots:
            step = 1 if parse(last) > parse(first) else -1
            found += range(parse(first) + step, parse(last) + step, step)
    return found


def lay(game, position, variants="", redeals=None, laid=0):
    """A table with the piles of `position`, `F0: AS 2S | W0: 3H | H: -4C 5C`, all others empty.

    Nothing follows by itself, nothing can be undone; `redeals` are left; of the hand `laid` cards
    were laid out already in this pass. Cards that are not named are nowhere, so nothing is won.
    """
    table = opened(game, variants)
    rules(table, table.game, table.chosen)  # what the deal made of FIRST
    for p in range(PILES):
        table.n[p] = 0
    names = {notation.pile(table, p): p for p in range(table.piles)}
    for part in position.split("|"):
        if part.strip():
            name, _, words = part.partition(":")
            p = names[name.strip()]
            for i, code in enumerate(cards(words)):
                table.store[p][i] = code
                table.n[p] = i + 1
    if redeals is not None:
        table.redeals = redeals
    if table.hand >= 0:
        table.sizes[table.redeals] = table.n[table.hand] + laid
    deals.begin_with_first(table)
    table.end = table.top = table.moved = 0
    table.changed()
    return table


def piles(table):
    """What lies there, in words: name -> list of cards, bottom to top."""
    return {
        notation.pile(table, p): [text(table.store[p][i]) for i in range(table.n[p])]
        for p in range(table.piles)
    }


def pile(table, name):
    """One pile in words."""
    return " ".join(piles(table)[name])


def listed(table):
    """The moves listed, in words, sorted."""
    return sorted(notation.move(table, table.out[i]) for i in range(table.moves()))


def accepted(table):
    """The moves that `play` takes, in words."""
    table.moves()
    return {notation.move(table, table.out[i]) for i in range(table.total)}


def why(table, move):
    """The sentence a move is refused with, "" when it is legal."""
    code = refusal(table, notation.parse(table, move))
    assert (code == 0) == (find(table, notation.parse(table, move)) >= 0)
    return reasons.text(code) if code else ""


def play(table, *moves):
    """Play moves in words; every one of them must be legal."""
    for move in moves:
        number = find(table, notation.parse(table, move))
        assert number >= 0, f"{move}: {why(table, move)}"
        assert table.play(number)
    return table


def state(table):
    """Everything that a player can see, and what is hidden, to be compared bit by bit."""
    return (
        [bytes(table.store[p][: table.n[p]]) for p in range(table.piles)],
        table.moved,
        table.redeals,
        table.won,
        table.stuck(),
        listed(table),
        sorted(accepted(table)),
    )
