# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A word that is unknown, contradicts another or means nothing is an error naming game and word."""

import copy

import pytest

from engine import games
from engine.words import (
    ACE,
    ANY,
    HAND,
    JACK,
    KING,
    QUEEN,
    RESERVE,
    SAME,
    STANDSTILL,
    TABLEAU,
    WASTE,
    Game,
    discard,
    foundation,
    hand,
    index,
    reserve,
    tableau,
    trunk,
    waste,
)
from host_tests.engine import tables
from tools import declarations

LETTERS = {"foundation": "F", "reserve": "R", "waste": "W", "tableau": "T", "hand": "H"}
LETTERS.update(trunk="K", index="X", discard="Q")


def game(*rows, **more):
    """A game of these rows with a drawing of all its piles."""
    drawn = []
    counts = {}
    for kind, count, _ in rows:
        for _ in range(count):
            at = counts.get(kind, 0)
            counts[kind] = at + 1
            drawn.append("H" if kind == "H" else f"{kind}{at}")
    more = {"line": "A test", "rules": "Play it.", "table": " ".join(drawn), **more}
    return Game("Test Game", *rows, **more)


def fault(*rows, **more):
    with pytest.raises(ValueError) as caught:
        declarations.check(game(*rows, **more))
    said = str(caught.value)
    assert said.startswith("Test Game: ")
    return said


PLAIN = (foundation(4), waste(4), hand())


def test_all_games_pass_and_so_does_the_plainest():
    for name in tables.IDS:
        declarations.check(games.load(name))
    declarations.check(game(*PLAIN))


@pytest.mark.parametrize("kind", [foundation, reserve, waste, tableau, hand, trunk, index, discard])
def test_an_unknown_word_is_named(kind):
    known = declarations.WORDS[LETTERS[kind.__name__]][1].split()
    every = {word for _, words in declarations.WORDS.values() for word in words.split()}
    for word in sorted(every - set(known)) + ["suits", "Deal", "x"]:
        said = fault(kind(**{word: 1}), *PLAIN)
        assert f"{kind.__name__}: unknown word {word!r}" in said and known[0] in said


@pytest.mark.parametrize("row, one, other", [
    (foundation(4, start=ACE, base=ACE), "start", "base"),
    (foundation(4, start=ACE, couple=(ACE, JACK)), "start", "couple"),
    (foundation(4, start=ACE, deal=1), "start", "deal"),
    (foundation(4, couple=(ACE, JACK), base=ACE), "couple", "base"),
    (discard(couple=(KING, QUEEN), rank=QUEEN), "couple", "rank"),
    (hand(deals=RESERVE, group=4), "deals", "group"),
    (hand(deals=RESERVE, redeals=1), "deals", "redeals"),
])  # fmt: skip
def test_words_that_contradict_each_other_are_both_named(row, one, other):
    rest = [each for each in (foundation(4), reserve(4), hand()) if each[0] != row[0]]
    said = fault(row, *rest)
    assert repr(one) in said and repr(other) in said and "contradicts" in said
    assert (one, other) in [(a, b) for a, b, _ in declarations.AGAINST]


@pytest.mark.parametrize("row, word, need", [
    (tableau(7, down=3), "down", "deal"),
    (reserve(4, step=-1), "step", "source"),
    (tableau(4, step=-1), "step", "source"),
    (reserve(4, suit=SAME), "suit", "step"),
    (tableau(4, suit=SAME), "suit", "step"),
    (reserve(4, length=3), "length", "source"),
    (tableau(4, unit=ANY), "unit", "source"),
    (tableau(4, base=KING), "base", "source"),
    (reserve(4, space=HAND), "space", "fill"),
    (hand(when=STANDSTILL), "when", "deals"),
])  # fmt: skip
def test_a_word_that_means_nothing_without_another_names_both(row, word, need):
    rest = [each for each in PLAIN if each[0] != row[0]]
    said = fault(row, *rest)
    assert repr(word) in said and need in said and "means nothing" in said


def test_every_rule_about_pairs_of_words_is_tried_above():
    tried = {mark.args[1][i][1] for mark in
             test_a_word_that_means_nothing_without_another_names_both.pytestmark
             for i in range(len(mark.args[1]))}  # fmt: skip
    assert tried == {word for word, _, _ in declarations.NEEDS}
    assert len(test_words_that_contradict_each_other_are_both_named.pytestmark[0].args[1]) == len(
        declarations.AGAINST
    )


@pytest.mark.parametrize("row, word", [
    (foundation(4, base=0), "base"),
    (foundation(4, base=16), "base"),
    (foundation(4, base="A"), "base"),
    (foundation(4, start=14), "start"),
    (foundation(4, start=(1, 2, 3, 4, 5)), "start"),
    (foundation(4, step=0), "step"),
    (foundation(4, step=13), "step"),
    (foundation(4, step=1.5), "step"),
    (foundation(4, step=(1, 2, 0, 4)), "step"),
    (foundation(4, step=(1, 2, 3, 4, 5)), "step"),
    (foundation(4, suit=4), "suit"),
    (foundation(4, suit=(1, 2)), "suit"),
    (foundation(4, length=0), "length"),
    (foundation(4, length=53), "length"),
    (foundation(4, couple=(1, 2, 3)), "couple"),
    (foundation(4, couple=(1,)), "couple"),
    (foundation(4, couple=ACE), "couple"),
    (foundation(4, couple=(0, 11)), "couple"),
    (tableau(4, deal=-1), "deal"),
    (tableau(4, deal=(1, 1, 1, 1, 1)), "deal"),
    (tableau(4, deal="7"), "deal"),
    (tableau(4, deal=2, down=-3), "down"),
    (tableau(4, deal=2, down=(3, 3, 3, 3, 3)), "down"),
    (tableau(4, source=TABLEAU, unit=1), "unit"),
    (discard(rank=14), "rank"),
    (discard(rank=0), "rank"),
    (hand(group=-1), "group"),
    (hand(group=14), "group"),
    (hand(redeals=10), "redeals"),
    (hand(redeals=None), "redeals"),
    (hand(deals=WASTE, when=2), "when"),
])  # fmt: skip
def test_a_value_that_cannot_be_names_the_word(row, word):
    rest = [each for each in PLAIN if each[0] != row[0]]
    assert repr(word) in fault(row, *rest)


@pytest.mark.parametrize("row, word", [
    (reserve(4, source=TABLEAU), "source"),
    (reserve(4, fill="K"), "fill"),
    (reserve(4, fill=HAND, space="K"), "space"),
    (hand(deals=TABLEAU), "deals"),
])  # fmt: skip
def test_piles_that_are_not_there_cannot_be_named(row, word):
    rest = [each for each in PLAIN if each[0] != row[0]]
    said = fault(row, *rest)
    assert repr(word) in said and "there is none" in said


def test_a_redeal_needs_a_waste():
    assert "'redeals'" in fault(foundation(4), hand(redeals=1))


def test_a_game_has_one_hand_one_trunk_one_discard():
    for row in (hand(), trunk(), discard()):
        rest = [each for each in PLAIN if each[0] != row[0]]
        assert "a game has one" in fault(row, row, *rest)


def test_cards_and_piles_must_suffice():
    assert "104 cards are laid out" in fault(tableau(8, deal=13))
    assert "48 cards are laid out" in fault(tableau(8, deal=6))
    assert "piles" in fault(reserve(20), *PLAIN)


def test_a_misspelt_keyword_is_not_taken_for_a_variant():
    assert "'lien'" in fault(*PLAIN, lien="Luck")
    assert "'pack'" in fault(*PLAIN, pack=2)


def test_variants_must_change_something_that_is_there():
    assert "variant 'free'" in fault(*PLAIN, free=tableau(unit=ANY))
    assert "changes nothing" in fault(*PLAIN[:2], hand(group=4), free=hand(group=4))
    assert "changes nothing" in fault(*PLAIN, free=hand())
    assert "'gruop'" in fault(*PLAIN, free=hand(gruop=0))
    assert "'redeals'" in fault(*PLAIN, free=hand(redeals=99))


def test_the_menu_line_fits_and_the_rules_are_there():
    assert "line" in fault(*PLAIN, line="")
    assert "line" in fault(*PLAIN, line="x" * 27)
    declarations.check(game(*PLAIN, line="x" * 26))
    assert "rules" in fault(*PLAIN, rules=" \n ")


def test_the_drawing_shows_every_pile_once_and_no_other():
    whole = "F0 F1 F2 F3 W0 W1 W2 W3 H"
    assert "H is drawn 0 times" in fault(*PLAIN, table=whole[:-2])
    assert "F0 is drawn 2 times" in fault(*PLAIN, table=whole + " F0")
    assert "no pile F4" in fault(*PLAIN, table=whole + " F4")
    assert "no pile X" in fault(*PLAIN, table=whole + " X")
    declarations.check(game(*PLAIN, table=whole.replace(" W0", "\n . W0")))


@pytest.mark.parametrize("name", tables.IDS)
def test_a_spoilt_copy_of_each_game_is_named(name):
    spoilt = copy.copy(games.load(name))
    kind, count, keys = spoilt.rows[0]
    spoilt.rows = [(kind, count, {**keys, "suits": 1}), *spoilt.rows[1:]]
    with pytest.raises(ValueError, match="'suits'") as caught:
        declarations.check(spoilt)
    assert str(caught.value).startswith(spoilt.name + ": ")
