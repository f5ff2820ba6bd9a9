# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Scorpion: loads of face-up cards, down in suit, kings to spaces, three cards dealt once."""

import pytest

from host_tests.engine.referee import whole_deck
from host_tests.engine.tables import accepted, lay, listed, opened_with, pile, piles, play, why


def test_dealt_in_rows_three_face_down_in_the_first_four_piles():
    deck = whole_deck()
    table = opened_with("scorpion", " ".join(deck))
    here = piles(table)
    for i in range(7):
        assert [card.lstrip("-") for card in here[f"T{i}"]] == deck[i:49:7]
        hidden = 3 if i < 4 else 0
        assert [card[0] == "-" for card in here[f"T{i}"]] == [True] * hidden + [False] * (
            7 - hidden
        )
    assert here["H"] == ["-" + card for card in deck[:48:-1]]


def test_the_next_lower_card_of_the_suit_goes_on_a_top_with_all_on_it():
    table = lay("scorpion", "T0: 9S 8H | T1: 5C 7H 2D KC | T2: 7S")
    assert "T1:3 T0" in listed(table)
    assert why(table, "T2 T0") == "It must be of the same suit."
    assert why(table, "T1 T0") == "The next card there is one lower of its suit."
    assert why(table, "T1:4 T0") == "The next card there is one lower of its suit."
    play(table, "T1:3 T0")
    assert pile(table, "T0") == "9S 8H 7H 2D KC"


def test_a_buried_card_is_not_built_on():
    table = lay("scorpion", "T0: 8H 9S | T1: 7H | T2: 2C")
    assert why(table, "T1 T0") == "The next card there is one lower of its suit."


def test_nothing_goes_on_an_ace():
    table = lay("scorpion", "T0: 2H AH | T1: KH | T2: 3C 2C")
    for move in ("T1 T0", "T2 T0", "T2:2 T0"):
        assert why(table, move) == "Nothing is built on an ace."


def test_a_face_down_card_does_not_move_and_turns_up_when_cleared():
    table = lay("scorpion", "T0: -7D -6S 5S | T1: 6D 6S | T2: 8D")
    assert why(table, "T0:2 T1") == "That card lies face down."
    play(table, "T0 T1")
    assert pile(table, "T0") == "-7D 6S"


def test_only_a_king_with_its_load_goes_to_a_space():
    table = lay("scorpion", "T0: 3C KH 9S | T1: QC | T2: 4D")
    assert listed(table) == ["T0:2 T3"]
    assert accepted(table) == {f"T0:2 T{i}" for i in (3, 4, 5, 6)}
    for move in ("T1 T3", "T0 T4", "T0:3 T5"):
        assert why(table, move) == "Only a king with its load goes to a space."
    play(table, "T0:2 T5")
    assert (pile(table, "T0"), pile(table, "T5")) == ("3C", "KH 9S")


def test_a_king_at_the_bottom_stays():
    table = lay("scorpion", "T0: KH 9S | T1: KC | T2: 4D")
    assert listed(table) == []
    for move in ("T0:2 T3", "T1 T3"):
        assert why(table, move) == "The bottom king stays where it is."
    assert why(table, "T2 T3") == "Only a king with its load goes to a space."


def test_all_spaces_are_listed_while_the_three_cards_are_in_hand():
    table = lay("scorpion", "T0: 3C KH 9S | T1: QC | T2: 4D | H: -2S -3S -4S")
    spaces = [move for move in listed(table) if move != "deal"]
    assert spaces == ["T0:2 T3", "T0:2 T4", "T0:2 T5", "T0:2 T6"]


def test_the_three_cards_wait_for_a_standstill_and_kings_do_not_count():
    table = lay("scorpion", "T0: 3C KH 9S | T1: QC | T2: 4D 8S | H: -2S -3S -5S")
    assert why(table, "deal") == "The hand is dealt only when no build is left."
    play(table, "T2 T0")
    assert "deal" in listed(table) and "T0:3 T3" in listed(table)


def test_the_three_cards_are_dealt_face_up_left_to_right_once_on_an_empty_pile_too():
    table = lay("scorpion", "T0: 3C | T2: 4D | T3: 9H | H: -2S -5S -7S")
    play(table, "deal")
    assert [pile(table, f"T{i}") for i in range(4)] == ["3C 7S", "5S", "4D 2S", "9H"]
    assert pile(table, "H") == ""
    assert why(table, "deal") == "The hand is empty."
    assert why(table, "redeal") == "This game has no redeal."


@pytest.mark.parametrize("source", ["H", "H:2"])
def test_the_cards_in_hand_are_not_played(source):
    table = lay("scorpion", "T0: 3C | T2: 4D | H: -2S -2C 2C")
    assert why(table, f"{source} T0") == "The hand is dealt or turned, not played."
    assert why(table, "T0 H") == "No card goes back to the hand."


def test_variant_any_time_deals_while_builds_are_left():
    table = lay("scorpion", "T0: 9S | T1: 8S | H: -2S -3S -5S", "any_time")
    assert "deal" in listed(table) and "T1 T0" in listed(table)
    play(table, "deal")
    assert why(table, "deal") == "The hand is empty."


FOUR = [f"T{i}: K{s}..A{s}" for i, s in enumerate("CDHS")]


def test_won_with_four_whole_suits_wherever_they_lie():
    table = lay("scorpion", " | ".join(FOUR[:3]) + " | T3: KS..2S | T5: AS")
    assert not table.won
    play(table, "T5 T3")
    assert table.won and not table.stuck() and listed(table) == []
    assert why(table, "T3:13 T5") == "The game is won."


def test_a_king_that_was_never_cleared_may_lie_face_down():
    table = lay("scorpion", " | ".join(FOUR[:3]) + " | T3: -KS QS..2S | T5: AS")
    play(table, "T5 T3")
    assert table.won and pile(table, "T3").startswith("-KS QS")


def test_not_won_while_cards_are_in_hand_or_suits_are_mixed():
    assert not lay("scorpion", " | ".join(FOUR[:3]) + " | H: -3S").won
    mixed = FOUR[:2] + ["T2: KH QS..AS", "T3: KS QH..AH"]
    assert not lay("scorpion", " | ".join(mixed)).won


def test_finished_suits_stay():
    table = lay("scorpion", FOUR[0] + " | T1: 9H | T2: 4D")
    assert listed(table) == [] and table.stuck()


def test_deal_33_is_won_with_any_time_only():
    # the line is in host_tests/data; its first deal comes while a build is left
    from host_tests.engine.test_winning_lines import LINES

    line = next(line for line in LINES if line[:3] == ("scorpion", "any_time", 33))
    table = opened_with("scorpion", " ".join(whole_deck()))
    table.open(table.game, 0, 33)
    moves = line[3]
    for move in moves:
        if move == "deal":
            break
        play(table, move)
    assert why(table, "deal") == "The hand is dealt only when no build is left."
