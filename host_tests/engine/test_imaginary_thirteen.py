# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Imaginary Thirteen: two packs, eight steps, a waste that turns by itself."""

import pytest

from host_tests.engine.tables import lay, listed, opened, pile, piles, play, why

SERIES = (
    "A 2 3 4 5 6 7 8 9 T J Q K",
    "2 4 6 8 T Q A 3 5 7 9 J K",
    "3 6 9 Q 2 5 8 J A 4 7 T K",
    "4 8 Q 3 7 J 2 6 T A 5 9 K",
    "5 T 2 7 Q 4 9 A 6 J 3 8 K",
    "6 Q 5 J 4 T 3 9 2 8 A 7 K",
    "7 A 8 2 9 3 T 4 J 5 Q 6 K",
    "8 3 J 6 A 9 4 Q 7 2 T 5 K",
)
BEGUN = " | ".join(f"F{i}: {row[0]}C" for i, row in enumerate(SERIES))


@pytest.mark.parametrize("here", range(8))
def test_each_series_runs_as_the_rules_write_it_thirteen_cards_and_no_more(here):
    ranks = SERIES[here].split()
    others = " | ".join(f"F{i}: {row[0]}C" for i, row in enumerate(SERIES) if i != here)
    for have in range(1, 14):
        cards = " ".join(rank + "D" for rank in ranks[:have])
        for rank in "A23456789TJQK":
            table = lay("imaginary_thirteen", f"{others} | F{here}: {cards} | W0: {rank}H")
            if have == 13:
                wrong = "That foundation is complete."
            else:
                wrong = "" if rank == ranks[have] else "The foundation wants another rank."
            assert why(table, f"W0 F{here}") == wrong


def test_the_waste_turns_by_itself_at_the_deal_and_after_each_play():
    table = opened("imaginary_thirteen")
    here = piles(table)
    assert len(here["W0"]) == 1 and here["W0"][0][0] != "-"
    assert len(here["H"]) == 95 and all(card[0] == "-" for card in here["H"])
    assert all(move.startswith("W0 ") for move in listed(table))
    after = here["H"][-1][1:]
    play(table, "W0 R3")
    assert pile(table, "W0") == after and len(piles(table)["H"]) == 94
    assert table.undo() and piles(table) == here


def test_the_last_card_of_the_hand_is_turned_too_and_then_the_waste_stays_empty():
    table = lay("imaginary_thirteen", BEGUN + " | W0: QH | H: -QD")
    play(table, "W0 R0")
    assert (pile(table, "W0"), pile(table, "H")) == ("QD", "")
    play(table, "W0 R0")
    assert pile(table, "R0") == "QH QD" and pile(table, "W0") == ""
    assert why(table, "redeal") == "This game has no redeal."


def test_the_hand_is_not_played():
    table = lay("imaginary_thirteen", BEGUN + " | W0: QH | H: -2D")
    for move in ("H F0", "H R0", "H W0"):
        assert why(table, move) == "The hand is dealt or turned, not played."
    assert why(table, "deal") == "This hand is not dealt in rows."


def test_the_wastes_card_goes_on_any_reserve_and_reserves_only_to_foundations():
    table = lay("imaginary_thirteen", BEGUN + " | W0: QH | R0: 2H | R1: KD 9D | H: -QD")
    assert listed(table) == ["R0 F0", "W0 F5", *[f"W0 R{i}" for i in range(8)]]
    assert why(table, "R0 R1") == "Only the card of the waste goes there."
    assert why(table, "R0 R2") == "Only the card of the waste goes there."
    assert why(table, "R0 W0") == "The hand alone turns cards to that waste."
    assert why(table, "R1:2 R2") == "Only the top card of that pile is in play."


def test_suits_do_not_matter_and_a_card_may_fit_several_foundations():
    table = lay("imaginary_thirteen", BEGUN.replace("F1: 2C", "F1: 2C 4H 6H") + " | W0: 8D")
    assert [move for move in listed(table) if "F" in move] == ["W0 F1", "W0 F3"]
