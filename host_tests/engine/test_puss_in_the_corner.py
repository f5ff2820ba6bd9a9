# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Puss in the Corner: colours, groups of four, one redeal that gathers the wastes in order."""

from host_tests.engine.tables import lay, listed, opened, pile, piles, play, why

ACES = "F0: AC | F1: AD | F2: AH | F3: AS"


def test_colour_matters_and_suit_does_not():
    table = lay("puss_in_the_corner", ACES + " | W0: 2C | W1: 2D", laid=48)
    assert [move for move in listed(table) if "F" in move] == [
        "W0 F0",
        "W0 F3",
        "W1 F1",
        "W1 F2",
    ]
    assert why(table, "W0 F1") == "It must be of the same colour."
    assert why(table, "W1 F3") == "It must be of the same colour."


def test_the_rank_is_missed_before_the_colour():
    table = lay("puss_in_the_corner", ACES + " | W0: 3C | W1: 3D", laid=48)
    assert why(table, "W0 F0") == "The foundation wants another rank."
    assert why(table, "W0 F1") == "The foundation wants another rank."


def test_groups_of_four_as_in_sir_tommy():
    table = lay("puss_in_the_corner", ACES + " | W0: 2C | H: -9D 2S", laid=3)
    assert why(table, "W0 F0") == "Foundations wait till the group has been laid out."
    assert why(table, "H F0") == "A card in hand has to go to a waste pile first."
    play(table, "H W1", "W0 F0")
    assert why(table, "H F0") == "A card in hand has to go to a waste pile first."


def test_the_redeal_gathers_w0_first_and_deals_each_from_its_oldest_card():
    table = lay("puss_in_the_corner", ACES + " | W0: 7C 8C | W2: 9C TC | W3: JC QC KC", laid=48)
    assert listed(table) == ["redeal"] and table.redeals == 1
    play(table, "redeal")
    assert pile(table, "H") == "-KC -QC -JC -TC -9C -8C 7C"
    assert [pile(table, f"W{i}") for i in range(4)] == [""] * 4
    assert table.redeals == 0


def test_an_empty_first_waste_changes_nothing_in_the_order():
    table = lay("puss_in_the_corner", ACES + " | W1: 7C 8C | W3: 9C", laid=48)
    play(table, "redeal")
    assert pile(table, "H") == "-9C -8C 7C"
    assert table.undo() and pile(table, "W1") == "7C 8C" and pile(table, "W3") == "9C"
    assert table.redo() and pile(table, "H") == "-9C -8C 7C"


def test_groups_are_counted_afresh_after_the_redeal_and_the_last_may_be_short():
    table = lay("puss_in_the_corner", ACES + " | W0: 7C 2C | W1: 9C TC 4C | W2: 2S", laid=48)
    assert why(table, "redeal") == "A foundation play is left: redeal after it."
    play(table, "W0 F0")
    assert why(table, "redeal") == "A foundation play is left: redeal after it."
    play(table, "W2 F3", "redeal")
    assert pile(table, "H") == "-4C -TC -9C 7C"
    table = lay("puss_in_the_corner", ACES + " | W0: 7C 8C 9C TC JC | W1: 2C 3D", laid=48)
    play(table, "redeal", "H W0", "H W0", "H W0", "H W0")
    play(table, "H W1", "H W1")  # JC, then 2C: the second card of a group of three
    assert why(table, "W1 F0") == "Foundations wait till the group has been laid out."
    play(table, "H W2")
    assert "W1 F0" in listed(table)


def test_there_is_one_redeal_at_an_empty_hand():
    table = lay("puss_in_the_corner", ACES + " | W0: 7C | H: -8C 9C", laid=48)
    assert why(table, "redeal") == "It is dealt again when the hand is empty."
    table = lay("puss_in_the_corner", ACES + " | W0: 7C", redeals=0, laid=3)
    assert why(table, "redeal") == "No redeal is left."
    assert table.stuck()


def test_twelve_groups_and_the_wastes_at_the_corners():
    table = opened("puss_in_the_corner")
    assert len(piles(table)["H"]) == 48
    rows = table.game.table.strip("\n").split("\n")
    at = {word: (r, row.index(word)) for r, row in enumerate(rows) for word in row.split()}
    assert at["F0"][0] == at["F1"][0] < at["F2"][0] == at["F3"][0]
    assert at["F0"][1] == at["F2"][1] < at["F1"][1] == at["F3"][1]
    for corner, down, right in ((0, -1, -1), (1, -1, 1), (2, 1, -1), (3, 1, 1)):
        waste, card = at[f"W{corner}"], at[f"F{corner}"]
        assert (waste[0] - card[0]) * down > 0 and (waste[1] - card[1]) * right > 0


def test_variant_free_keeps_the_colours_and_the_redeal():
    table = lay("puss_in_the_corner", ACES + " | W0: 9D | H: -3S 2C", "free", laid=1)
    assert [move for move in listed(table) if "F" in move] == ["H F0", "H F3"]
    assert why(table, "H F1") == "It must be of the same colour."
    play(table, "H F0", "H F0", "redeal")
    assert pile(table, "H") == "9D" and table.redeals == 0
