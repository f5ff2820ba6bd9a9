# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Four Kings: a dead index row, twelve cards each, one waste, two redeals."""

import pytest

from host_tests.engine.tables import lay, listed, pile, play, why

INDEX = "X0: AS | X1: 2S | X2: 3S | X3: 4S | "
SERIES = (
    "2 3 4 5 6 7 8 9 T J Q K",
    "4 6 8 T Q A 3 5 7 9 J K",
    "6 9 Q 2 5 8 J A 4 7 T K",
    "8 Q 3 7 J 2 6 T A 5 9 K",
)


@pytest.mark.parametrize("here", range(4))
def test_each_series_has_twelve_cards_and_ends_in_a_king(here):
    ranks = SERIES[here].split()
    others = " | ".join(f"F{i}: {SERIES[i][0]}C" for i in range(4) if i != here)
    for have in range(1, 13):
        cards = " ".join(rank + "D" for rank in ranks[:have])
        for rank in "A23456789TJQK":
            table = lay("four_kings", INDEX + others + f" | F{here}: {cards} | H: -9S {rank}H")
            if have == 12:
                assert why(table, f"H F{here}") == "That foundation is complete."
            elif rank == ranks[have]:
                assert f"H F{here}" in listed(table)
            else:
                assert why(table, f"H F{here}") == "The foundation wants another rank."


def test_the_index_row_is_dead():
    table = lay("four_kings", INDEX + "F0: 2C | F1: 4C | F2: 6C | F3: 8C | W0: 5H | H: -9S 2H")
    for move in ("X2 F0", "X0 W0", "H X0", "W0 X3", "X0 X1"):
        assert why(table, move) == "Index cards are only a reminder."
    assert listed(table) == ["H W0"]


def test_the_waste_top_and_the_card_in_hand_are_in_play_and_nothing_else():
    table = lay("four_kings", INDEX + "F0: 2C | F1: 4C | F2: 6C | F3: 8C | W0: 6H 3H | H: -9D 3D")
    assert listed(table) == ["H F0", "H W0", "W0 F0"]
    assert why(table, "W0:2 F0") == "Only the top card of that pile is in play."
    play(table, "W0 F0", "W0 F1")
    assert pile(table, "F1") == "4C 6H"


def test_two_redeals_turn_the_waste_over_unshuffled():
    table = lay("four_kings", INDEX + "F0: 2C | F1: 4C | F2: 6C | F3: 8C | W0: 5S JS | H: KD")
    assert why(table, "redeal") == "It is dealt again when the hand is empty."
    play(table, "H W0")
    assert listed(table) == ["redeal"] and table.redeals == 2
    play(table, "redeal")
    assert pile(table, "H") == "-KD -JS 5S"
    play(table, "H W0", "H W0", "H W0", "redeal")
    assert pile(table, "H") == "-KD -JS 5S" and table.redeals == 0
    play(table, "H W0", "H W0", "H W0")
    assert why(table, "redeal") == "No redeal is left."
    assert table.stuck()


def test_the_redeal_needs_a_waste():
    table = lay("four_kings", INDEX + "F0: 2C | F1: 4C | F2: 6C | F3: 8C | H: 3D")
    play(table, "H F0")
    assert why(table, "redeal") == "The waste is empty."
    assert table.stuck()


def test_a_redeal_may_come_before_a_play_that_is_left():
    table = lay("four_kings", INDEX + "F0: 2C | F1: 4C | F2: 6C | F3: 8C | W0: KD 3D")
    assert listed(table) == ["W0 F0", "redeal"]


def test_index_cards_count_to_the_win_and_the_rest_must_lie_on_foundations():
    suits = "CDHS"
    used = {"A": 1, "2": 1, "3": 1, "4": 1}
    rows = []
    for row in SERIES:
        cards = []
        for rank in row.split():
            cards.append(rank + suits[used.get(rank, 0)])
            used[rank] = used.get(rank, 0) + 1
        rows.append(cards)
    assert sum(map(len, rows)) == 48
    parts = "X0: AC | X1: 2C | X2: 3C | X3: 4C"
    for i, cards in enumerate(rows):
        parts += f" | F{i}: " + " ".join(cards[:-1] if i == 3 else cards)
    table = lay("four_kings", parts + " | W0: " + rows[3][-1])
    assert not table.won
    play(table, "W0 F3")
    assert table.won
