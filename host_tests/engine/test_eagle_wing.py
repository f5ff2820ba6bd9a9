# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Eagle Wing: trunk, wings that fill from it, foundations in suit from the rank turned first."""

import pytest

from host_tests.engine.referee import whole_deck
from host_tests.engine.tables import accepted, lay, listed, opened_with, pile, piles, play, why

WINGS = "R0: 2C | R1: 2D | R2: 2H | R3: 2S | R4: 3C | R5: 3D | R6: 3H | R7: 3S | "


def test_dealt_thirteen_to_the_trunk_then_the_wings_then_one_to_the_foundation():
    deck = whole_deck()
    table = opened_with("eagle_wing", " ".join(deck))
    here = piles(table)
    assert here["K0"] == ["-" + card for card in deck[:13]]
    assert [here[f"R{i}"] for i in range(8)] == [[card] for card in deck[13:21]]
    assert here["F0"] == [deck[21]] and here["F1"] == here["F2"] == here["F3"] == []
    assert here["H"][-1] == deck[22] and len(here["H"]) == 30


def test_foundations_begin_with_the_rank_turned_first_and_go_up_in_suit():
    table = lay("eagle_wing", WINGS + "F0: 9C | W0: 9H TH | H: -4D TC | K0: -4C -5C")
    assert why(table, "W0 F0") == "It must be of the same suit."
    assert why(table, "W0 F1") == "The foundation begins with another rank."
    play(table, "H F0")
    assert pile(table, "F0") == "9C TC"
    table = lay("eagle_wing", WINGS + "F0: 9C | W0: 9H | H: -4D 4H | K0: -4C -5C")
    assert [move for move in listed(table) if "F" in move] == ["W0 F1"]
    assert {"W0 F1", "W0 F2", "W0 F3"} <= accepted(table)


def test_ace_goes_on_king_in_suit_and_thirteen_cards_are_all():
    table = lay("eagle_wing", WINGS + "F0: 9C TC JC QC KC | W0: AH | H: -4D AC | K0: -4C -5C")
    assert why(table, "W0 F0") == "It must be of the same suit."
    play(table, "H F0")
    assert pile(table, "F0") == "9C TC JC QC KC AC" and table.wants(9) == 2
    table = lay("eagle_wing", WINGS + "F0: 9C..KC AC..8C | W0: 9D | H: -4D TC | K0: -4C -5C")
    assert why(table, "H F0") == "That foundation is complete."
    assert why(table, "W0 F0") == "That foundation is complete."


def test_a_space_in_the_wings_is_filled_at_once_from_the_trunk():
    table = lay("eagle_wing", WINGS + "F0: AC | H: -4D 5D | K0: -4C -5C -6C")
    play(table, "R0 F0")
    assert pile(table, "R0") == "6C" and pile(table, "K0") == "-4C -5C"


def test_the_last_card_of_the_trunk_turns_up_and_may_be_played():
    table = lay("eagle_wing", WINGS + "F0: AC | H: -4D 5D | K0: -4C -5C")
    play(table, "R0 F0")
    assert pile(table, "R0") == "5C" and pile(table, "K0") == "4C"
    play(table, "R4 F0")
    assert pile(table, "R4") == "4C" and pile(table, "K0") == ""
    table = lay("eagle_wing", WINGS + "F0: AC 2C 3C | H: -4D 5D | K0: 4C")
    assert "K0 F0" in listed(table)
    assert why(table, "K0 W0") == "Only the card in hand goes to a waste."
    play(table, "K0 F0")
    assert pile(table, "F0") == "AC 2C 3C 4C"


def test_a_card_face_down_in_the_trunk_is_not_played():
    table = lay("eagle_wing", WINGS + "F0: AC 2C 3C | H: -4D 5D | K0: -9C -4C")
    assert why(table, "K0 F0") == "That card lies face down."


def test_with_the_trunk_empty_hand_and_waste_fill_a_space_the_wings_do_not():
    table = lay("eagle_wing", "R0: 9D | R2: 9H | F0: AC | W0: 8C 7C | H: -4D 5D")
    assert listed(table) == ["H R1", "H W0", "W0 R1"]
    assert accepted(table) == {"H W0"} | {f"{a} R{i}" for a in ("H", "W0") for i in range(8)} - {
        f"{a} R{i}" for a in ("H", "W0") for i in (0, 2)
    }
    assert why(table, "R0 R1") == "Only hand and waste fill a space there."
    play(table, "W0 R5", "H R1")
    assert pile(table, "R5") == "7C" and pile(table, "R1") == "5D"


def test_nothing_is_built_on_the_wings():
    table = lay("eagle_wing", WINGS + "F0: AC | W0: 2D | H: -4D AD | K0: -4C -5C")
    for move in ("W0 R5", "H R1", "R1 R5"):
        assert why(table, move) == "Nothing is built on that pile."
    assert why(table, "R0 K0") == "No card goes back to the trunk."


def test_two_redeals():
    table = lay("eagle_wing", WINGS + "F0: AC | W0: 8D 7C | K0: -4C -5C")
    assert {"redeal", "R0 F0"} == set(listed(table)) and table.redeals == 2
    play(table, "redeal")
    assert pile(table, "H") == "-7C 8D"
    table = lay("eagle_wing", WINGS + "F0: KC | W0: 8D 7C | K0: -4C -5C", redeals=0)
    assert why(table, "redeal") == "No redeal is left." and table.stuck()


class TestVariantBuild:
    def lay(self, position):
        return lay("eagle_wing", position, "build")

    def test_down_in_suit_from_wings_waste_and_hand(self):
        table = self.lay(WINGS + "F0: 9C | W0: 2D | H: -4D AH | K0: -4C -5C")
        assert {"W0 R5", "H R2", "R0 R4", "R1 R5", "R2 R6", "R3 R7"} < set(listed(table))
        assert why(table, "W0 R4") == "It must be of the same suit."
        assert why(table, "H R4") == "The next card there is one lower of its suit."

    def test_king_goes_on_ace(self):
        table = self.lay("R0: AC | R1: KD | F0: 9C | W0: KC | H: -4D KH")
        assert "W0 R0" in listed(table)
        assert why(table, "R1 R0") == "It must be of the same suit."

    def test_at_most_three_cards_a_wing(self):
        table = self.lay("R0: 5D 4D | F0: 9C | W0: 2D | H: -4S 3D")
        play(table, "H R0")
        assert pile(table, "R0") == "5D 4D 3D"
        assert why(table, "W0 R0") == "No more cards may be built on that pile."

    def test_single_cards_only(self):
        table = self.lay("R0: 5D | R1: 4D 3D | F0: 9C | H: -4S 9D")
        assert why(table, "R1:2 R0") == "Only the top card of that pile is in play."

    def test_the_trunks_last_card_is_not_built(self):
        table = self.lay(WINGS + "F0: 9C | H: -4D 9D | K0: AH")
        assert why(table, "K0 R2") == "The card of the trunk is not built on a wing."

    def test_a_wing_that_is_built_away_is_filled_from_the_trunk(self):
        table = self.lay(WINGS + "F0: 9C | H: -4D 9D | K0: -4C -5C -6C")
        play(table, "R0 R4")
        assert pile(table, "R4") == "3C 2C" and pile(table, "R0") == "6C"

    def test_wings_do_not_fill_spaces(self):
        table = self.lay("R0: 5D 4D | R2: 9H | F0: AC | W0: 8C | H: -4S 6S")
        assert why(table, "R0 R1") == "Only hand and waste fill a space there."
        assert {"W0 R1", "H R1"} < set(listed(table))


@pytest.mark.parametrize("variant", ["", "build"])
def test_only_the_lowest_space_and_foundation_are_listed(variant):
    table = lay("eagle_wing", "R0: 3S | F0: AC | W0: AD | H: -4D AH", variant)
    assert [move for move in listed(table) if move[0] == "W"] == ["W0 F1", "W0 R1"]
    assert {"W0 F3", "W0 R7", "H F2"} < accepted(table)


def test_the_drawing_has_wings_on_both_sides_of_the_trunk():
    table = opened_with("eagle_wing", " ".join(whole_deck()))
    rows = [row.split() for row in table.game.table.strip().splitlines()]
    place = {name: x for row in rows for x, name in enumerate(row)}
    assert max(place[f"R{i}"] for i in range(4)) < min(place[f"R{i}"] for i in range(4, 8))
    assert "K0" in rows[-1][1:-1], "the trunk lies in the middle of the lowest row"
