# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Auld Lang Syne: rows of four, up by one from the aces, suits ignored."""

from host_tests.engine.tables import lay, listed, opened, pile, piles, play, why

ACES = "F0: AC | F1: AD | F2: AH | F3: AS"


def test_the_first_row_is_dealt_and_the_hand_is_face_down():
    table = opened("auld_lang_syne")
    here = piles(table)
    assert [len(here[f"R{i}"]) for i in range(4)] == [1, 1, 1, 1]
    assert len(here["H"]) == 44 and all(card[0] == "-" for card in here["H"])
    assert "deal" in listed(table)


def test_twelve_rows_are_dealt_left_to_right_and_no_more():
    table = opened("auld_lang_syne")
    order = [card[1:] for card in piles(table)["H"][::-1]]
    for row in range(11):
        play(table, "deal")
        tops = [piles(table)[f"R{i}"][-1] for i in range(4)]
        assert tops == order[4 * row : 4 * row + 4]
    assert why(table, "deal") == "The hand is empty."
    assert why(table, "redeal") == "This game has no redeal."


def test_the_next_rank_fits_whatever_its_suit():
    table = lay("auld_lang_syne", ACES + " | R0: 9C 2D | R1: 3D | R2: 2C | H: -5C")
    assert "R0 F0" in listed(table) and "R2 F3" in listed(table)
    assert why(table, "R1 F0") == "The foundation wants another rank."
    play(table, "R0 F2", "R1 F2")
    assert pile(table, "F2") == "AH 2D 3D"


def test_nothing_goes_on_a_king():
    table = lay("auld_lang_syne", "F0: AC..KC | F1: AD | R0: AH")
    assert why(table, "R0 F0") == "That foundation is complete."


def test_a_space_is_filled_by_the_deal_alone():
    table = lay("auld_lang_syne", ACES + " | R0: 2D | R1: 9C 8C | H: -7C -6C -5C -4C -3C")
    play(table, "R0 F0")
    assert why(table, "R1 R0") == "Only the deal fills a space there."
    assert why(table, "H R0") == "The hand is dealt or turned, not played."
    play(table, "deal")
    assert [pile(table, f"R{i}") for i in range(4)] == ["3C", "9C 8C 4C", "5C", "6C"]


def test_nothing_is_built_on_reserves_and_only_tops_are_in_play():
    table = lay("auld_lang_syne", ACES + " | R0: 2D 9C | R1: TC | H: -7C")
    assert why(table, "R0 R1") == "Nothing is built on that pile."
    assert why(table, "R0:2 F0") == "Only the top card of that pile is in play."
    assert why(table, "F0 R0") == "A card never comes back from a foundation."
    assert listed(table) == ["deal"]
