# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Sir Tommy: groups of four to the wastes, foundations between groups, aces as they come."""

import pytest

from host_tests.engine.referee import whole_deck
from host_tests.engine.tables import accepted, lay, listed, opened, opened_with, pile, play, why

WAIT = "Foundations wait till the group has been laid out."
LAID = "A card in hand has to go to a waste pile first."


def test_nothing_is_taken_out_and_the_card_in_hand_is_face_up():
    table = opened("sir_tommy")
    assert len(pile(table, "H").split()) == 52
    assert pile(table, "H").split()[-1][0] != "-" and pile(table, "H").split()[0][0] == "-"
    assert [pile(table, f"F{i}") for i in range(4)] == [""] * 4


@pytest.mark.parametrize("laid", [1, 2, 3, 5, 11, 51])
def test_foundations_wait_within_a_group(laid):
    hand = "H: " + " ".join("-" + card for card in whole_deck()[13 : 64 - laid]) + " KS"
    table = lay("sir_tommy", "W0: AC | " + hand, laid=laid)
    assert why(table, "W0 F0") == WAIT
    assert listed(table) == ["H W0", "H W1", "H W2", "H W3"]


@pytest.mark.parametrize("laid", [4, 8, 48])
def test_foundations_take_cards_between_groups(laid):
    table = lay("sir_tommy", "W0: AC | H: -9C KS", laid=laid)
    assert listed(table) == ["H W0", "H W1", "H W2", "H W3", "W0 F0"]


def test_a_group_may_go_all_on_one_waste():
    deck = "AC 2C 3C 4C " + " ".join(card for card in whole_deck() if card not in "AC2C3C4C")
    table = opened_with("sir_tommy", deck)
    play(table, "H W2", "H W2", "H W2", "H W2")
    assert pile(table, "W2") == "AC 2C 3C 4C"
    assert why(table, "W2 F0") == "The foundation begins with another rank."


def test_after_the_last_card_play_goes_on_freely():
    table = lay("sir_tommy", "W0: 3C 2D AC", laid=52)
    play(table, "W0 F0", "W0 F0", "W0 F0")
    assert pile(table, "F0") == "AC 2D 3C"


def test_no_card_goes_from_the_hand_to_a_foundation_not_even_an_ace():
    for laid in (0, 1, 4):
        table = lay("sir_tommy", "F0: AD | H: -9C AC", laid=laid)
        assert why(table, "H F1") == LAID
        table = lay("sir_tommy", "F0: AD | H: -9C 2C", laid=laid)
        assert why(table, "H F0") == LAID


def test_foundations_begin_with_aces_and_go_up_whatever_the_suit():
    table = lay("sir_tommy", "F0: AD | W0: 2S | W1: AH | W2: 3D", laid=52)
    assert listed(table) == ["W0 F0", "W1 F1"]
    assert {"W1 F1", "W1 F2", "W1 F3"} <= accepted(table)
    assert why(table, "W2 F0") == "The foundation wants another rank."
    assert why(table, "W0 F1") == "The foundation begins with another rank."
    play(table, "W1 F3")
    assert pile(table, "F3") == "AH"


def test_a_foundation_ends_with_its_king():
    table = lay("sir_tommy", "F0: AD..KD | W0: AH", laid=52)
    assert why(table, "W0 F0") == "That foundation is complete."
    assert listed(table) == ["W0 F1"]


def test_wastes_take_cards_from_the_hand_alone_and_there_is_no_redeal():
    table = lay("sir_tommy", "W0: 9H | W1: TS", laid=52)
    assert why(table, "W0 W1") == "Only the card in hand goes to a waste."
    assert why(table, "W0 W2") == "Only the card in hand goes to a waste."
    assert why(table, "redeal") == "This game has no redeal."
    assert why(table, "deal") == "This hand is not dealt in rows."
    assert table.stuck() and not table.won


def test_variant_free_plays_at_any_time_and_from_the_hand():
    table = lay("sir_tommy", "W0: AC | H: -9C 2S AH", "free", laid=1)
    assert listed(table) == ["H F0", "H W0", "H W1", "H W2", "H W3", "W0 F0"]
    play(table, "W0 F0", "H F1", "H F0")
    assert pile(table, "F0") == "AC 2S" and pile(table, "F1") == "AH"
