# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Quadrille: sixes up, fives down, each suit at its own place, queens dead in the middle."""

from host_tests.engine.tables import accepted, lay, listed, opened, pile, play, why


def test_each_suit_has_its_own_place():
    table = lay("quadrille", "W0: 6H | H: -9S 5S")
    assert listed(table) == ["H F7", "H W0", "W0 F2"]
    assert accepted(table) == {"H F7", "H W0", "W0 F2"}
    assert why(table, "W0 F0") == "That place belongs to another suit."
    assert why(table, "H F4") == "That place belongs to another suit."
    assert why(table, "W0 F6") == "The foundation begins with another rank."


def test_sixes_go_up_in_suit_to_the_jack():
    table = lay("quadrille", "F1: 6D | W0: 7C | H: -9S 7D")
    assert why(table, "W0 F1") == "It must be of the same suit."
    assert "H F1" in listed(table)
    table = lay("quadrille", "F1: 6D..JD | W0: 5D | H: -9S QD")
    assert why(table, "H F1") == "That foundation is complete."
    assert "H Q0" in listed(table) and "W0 F5" in listed(table)


def test_fives_go_down_in_suit_to_the_ace_and_then_the_king():
    table = lay("quadrille", "F4: 5C 4C 3C 2C | W0: AC KC | H: -9S AC")
    assert why(table, "W0 F4") == "The foundation wants another rank."
    play(table, "H F4", "W0 F4")
    assert pile(table, "F4") == "5C 4C 3C 2C AC KC" and table.wants(4) == 0
    table = lay("quadrille", "F4: 5C 4C 3C 2C AC KC | H: -9S JC")
    assert why(table, "H F4") == "That foundation is complete."


def test_queens_go_to_the_middle_and_are_dead():
    table = lay("quadrille", "Q0: QC | W0: QH | H: -9S QS | F1: 6D")
    assert "W0 Q0" in listed(table) and "H Q0" in listed(table)
    play(table, "W0 Q0", "H Q0")
    assert pile(table, "Q0") == "QC QH QS"
    assert why(table, "Q0 W0") == "Discarded cards are out of play."
    assert why(table, "H Q0") == "Only the discarded rank goes there."


def test_playable_cards_may_go_to_the_waste_and_come_back_only_from_its_top():
    table = lay("quadrille", "W0: 6H | H: -9S 6C")
    play(table, "H W0")
    assert pile(table, "W0") == "6H 6C" and "W0 F0" in listed(table)
    assert why(table, "W0:2 F2") == "Only the top card of that pile is in play."


def test_two_redeals_and_no_more():
    table = opened("quadrille")
    order = [card.lstrip("-") for card in pile(table, "H").split()]
    for left in (1, 0):
        play(table, *["H W0"] * 52, "redeal")
        assert [card.lstrip("-") for card in pile(table, "H").split()] == order
        assert table.redeals == left
    play(table, *["H W0"] * 52)
    assert why(table, "redeal") == "No redeal is left."


def test_the_drawing_is_a_circle_with_the_queens_in_the_middle():
    rows = [row.split() for row in opened("quadrille").game.table.strip().splitlines()]
    around = [name for row in rows for name in row if name[0] == "F"]
    assert sorted(around) == [f"F{i}" for i in range(8)]
    assert "Q0" in rows[2] and rows[0][0] == rows[0][3] == "." and len(rows) == 5
