# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What must hold in every game, with every variant, of every pack and every way of playing it."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games, notation
from engine.deals import shuffle
from engine.log import DOWN, OPEN, STEPS
from engine.notation import card as text
from engine.record import NUMBER, record, replay
from engine.refusals import refusal
from engine.rules import MOVES
from engine.setup import CARDS
from engine.table import Table
from host_tests.engine import tables
from host_tests.engine.referee import REFEREES, whole_deck
from host_tests.engine.test_winning_lines import LINES

EVERY = pytest.mark.parametrize("game, chosen", tables.ALL)
FEW = settings(max_examples=settings.default.max_examples // 25)  # ten times as many with --long
WAYS = st.integers(0, 2**32 - 1)


def names(game, chosen):
    return [name for i, name in enumerate(tables.VARIANTS[game]) if chosen >> i & 1]


def shuffled(game, rng):
    deck = whole_deck(games.load(game).packs)
    rng.shuffle(deck)
    return deck


def begin(game, chosen, rng):
    return tables.opened_with(game, " ".join(shuffled(game, rng)), " ".join(names(game, chosen)))


def choose(table, rng):
    """A legal move's number, -1 for none: mostly one that brings the game on."""
    found = table.moves()
    if not found:
        return -1
    if rng.random() < 0.75:
        on = [i for i in range(found) if chr(table.kind[table.out[i] >> 6 & 31]) in "FQT"]
        if on:
            return rng.choice(on)
    return rng.randrange(table.total)


def cards_of(table):
    return sorted(table.store[p][i] & ~DOWN for p in range(table.piles) for i in range(table.n[p]))


def bits(table):
    """The table bit by bit: cards with their faces, and all that is counted."""
    piles = [bytes(table.store[p][: table.n[p]]) for p in range(table.piles)]
    return piles, table.moved, table.redeals, table.end, table.won


@pytest.mark.parametrize("game, chosen", tables.ALL_ELEVEN)
@FEW
@given(way=WAYS)
def test_the_table_agrees_with_the_second_reading_of_the_rules(game, chosen, way):
    """Piles, listed moves, moves taken, redeals and the win, after every move of a game."""
    rng = random.Random(way)
    deck = shuffled(game, rng)
    table = tables.opened_with(game, " ".join(deck), " ".join(names(game, chosen)))
    referee = REFEREES[game](deck, names(game, chosen))
    while True:
        assert tables.piles(table) == referee.piles
        assert tables.accepted(table) == referee.accepted()
        assert tables.listed(table) == referee.listed()
        assert (table.redeals, table.won) == (referee.redeals, referee.is_won())
        assert table.stuck() == (not referee.is_won() and not referee.accepted())
        i = choose(table, rng)
        if i < 0:
            return
        referee.play(notation.move(table, table.out[i]))
        table.play(i)


SOME_LINES = [line for i, line in enumerate(LINES) if line[1] or i % 3 == 0]


@pytest.mark.parametrize("line", SOME_LINES, ids=lambda line: f"{line[0]}-{line[1]}-{line[2]}")
def test_the_second_reading_agrees_along_a_winning_line(line):
    """Deep in a game, where a random one does not come."""
    game, variants, deal, moves = line
    table = tables.opened(game, variants, deal)
    pack = bytearray(CARDS)
    deck = [text(pack[i]) for i in range(shuffle(deal, pack, table.game.packs))]
    referee = REFEREES[game](deck, variants.split())
    for i, move in enumerate(moves):
        if i % 3 == 0:
            assert tables.accepted(table) == referee.accepted()
            assert tables.listed(table) == referee.listed()
        assert not referee.is_won()
        tables.play(table, move)
        referee.play(move)
        assert tables.piles(table) == referee.piles
    assert referee.is_won() and table.won and referee.accepted() == set()


@EVERY
@FEW
@given(way=WAYS)
def test_whatever_is_not_listed_is_refused_with_a_reason_and_changes_nothing(game, chosen, way):
    """Brute force over all pairs of piles and counts, couples, deal and redeal."""
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    for _ in range(rng.randrange(60)):
        i = choose(table, rng)
        if i < 0:
            break
        table.play(i)
    before = bits(table)
    table.moves()
    legal = {table.out[i] for i in range(table.total)}
    assert len(legal) == table.total, "no move is listed twice"
    for a in range(table.piles):
        for b in range(table.piles):
            for n in range(table.n[a] + 2):
                move = a << 11 | b << 6 | n
                assert (refusal(table, move) == 0) == (move in legal)
    assert bits(table) == before
    assert not table.play(-1) and not table.play(table.total) and bits(table) == before


@EVERY
@FEW
@given(way=WAYS)
def test_no_card_is_lost_or_doubled_and_the_log_never_fills(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    whole = cards_of(table)
    assert len(whole) == 52 * table.game.packs
    while True:
        i = choose(table, rng)
        assert table.total < MOVES - 32, "the list of moves is far from full"
        assert table.end < STEPS - 96, "far from full"
        assert not (table.won and table.stuck())
        if i < 0:
            break
        assert not table.won and not table.stuck()
        assert table.play(i)
        assert cards_of(table) == whole
    assert table.won or table.stuck()


@EVERY
@FEW
@given(way=WAYS)
def test_undo_and_redo_go_back_and_forth_bit_by_bit(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    at = [bits(table)]
    assert not table.undo() and not table.redo()
    while True:
        i = choose(table, rng)
        if i < 0:
            break
        table.play(i)
        at.append(bits(table))
        for _ in range(rng.choice((0, 0, 0, 1, 3))):  # back a few moves and on again
            k = rng.randrange(4)
            back = sum(table.undo() for _ in range(k))
            assert bits(table) == at[len(at) - 1 - back]
            assert sum(table.redo() for _ in range(back + 1)) == back
            assert bits(table) == at[-1]
    for expected in at[-2::-1]:
        assert table.undo() and bits(table) == expected
    assert not table.undo()
    for expected in at[1:]:
        assert table.redo() and bits(table) == expected
    assert not table.redo()


@EVERY
@FEW
@given(way=WAYS)
def test_a_new_move_clears_what_could_be_redone(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    for _ in range(rng.randrange(1, 20)):
        i = choose(table, rng)
        if i >= 0:
            table.play(i)
    if table.undo():
        assert table.end < table.top
        table.play(rng.randrange(table.moves()))
        assert table.end == table.top and not table.redo()


@EVERY
@FEW
@given(way=WAYS)
def test_replaying_the_log_gives_the_table(game, chosen, way):
    """The numbers of the moves that the log holds, played again, and their record in bytes."""
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    number = rng.randrange(1, 32000)
    table.open(table.game, chosen, number)
    while True:
        i = choose(table, rng)
        if i < 0 or table.moved > 400:
            break
        table.play(i)
        if rng.random() < 0.1:
            table.undo()
    numbers = [step & NUMBER for step in table.log[: table.end] if step >= OPEN]
    assert len(numbers) == table.moved and max(numbers, default=0) < MOVES
    again = Table()
    again.open(table.game, chosen, number)
    for i in numbers:
        assert again.play(i)
    assert bits(again) == bits(table)
    assert again.log[: again.end] == table.log[: table.end]
    buffer = bytearray(table.moved + 1)
    assert record(table, buffer) == table.moved and list(buffer[:-1]) == numbers
    again.open(table.game, chosen, number)
    assert replay(again, buffer[:-1]) == table.moved and bits(again) == bits(table)


@EVERY
@FEW
@given(way=WAYS)
def test_the_hint_is_a_listed_move_and_never_looks_at_hidden_cards(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    while True:
        hint = table.hint()
        assert (hint < 0) == (table.moves() == 0) and hint < table.moves()
        if hint < 0:
            return
        said = table.out[hint]
        assert table.out[table.hint()] == said
        hidden = [
            (p, i)
            for p in range(table.piles)
            for i in range(table.n[p])
            if table.store[p][i] & DOWN
        ]
        real = [table.store[p][i] for p, i in hidden]
        other = list(real)
        rng.shuffle(other)
        for (p, i), card in zip(hidden, other, strict=True):
            table.store[p][i] = card
        table.changed()
        assert table.out[table.hint()] == said
        for (p, i), card in zip(hidden, real, strict=True):
            table.store[p][i] = card
        table.changed()
        table.play(hint if rng.random() < 0.5 else choose(table, rng))


@EVERY
@FEW
@given(way=WAYS)
def test_the_hint_never_leads_back_to_the_table_before_the_last_move(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    before = None
    while (i := choose(table, rng)) >= 0:
        here = tables.piles(table)
        hint = table.hint()
        table.play(hint)
        assert tables.piles(table) != before
        table.undo()
        before = here
        table.play(i)


@EVERY
@FEW
@given(way=WAYS)
def test_the_hint_is_the_same_for_the_same_state_however_it_was_reached(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    for _ in range(rng.randrange(40)):
        i = choose(table, rng)
        if i >= 0:
            table.play(i)
    said = table.out[table.hint()] if table.moves() else None
    while table.undo():
        pass
    while table.redo():
        table.hint()
    assert (table.out[table.hint()] if table.moves() else None) == said
    for i in range(table.moves()):
        table.play(i)
        table.hint()
        table.undo()
        assert table.out[table.hint()] == said


@EVERY
@FEW
@given(way=WAYS)
def test_joined_moves_are_taken_back_and_made_again_as_one(game, chosen, way):
    rng = random.Random(way)
    table = begin(game, chosen, rng)
    at = [bits(table)]  # after each move as the player counts them
    while True:
        i = choose(table, rng)
        if i < 0:
            break
        table.play(i)
        if len(at) > 1 and rng.random() < 0.4:
            table.join()
            at[-1] = bits(table)
        else:
            at.append(bits(table))
    for expected in at[-2::-1]:
        assert table.undo() and bits(table) == expected
    assert not table.undo() and table.moved == 0
    for expected in at[1:]:
        assert table.redo() and bits(table) == expected
    assert not table.redo()
