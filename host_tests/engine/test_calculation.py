# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Calculation: steps of 1, 2, 3 and 4, thirteen cards each, kings last."""

import pytest

from host_tests.engine.tables import lay, listed, opened, pile, piles, play, why

SERIES = (
    "A 2 3 4 5 6 7 8 9 T J Q K",
    "2 4 6 8 T Q A 3 5 7 9 J K",
    "3 6 9 Q 2 5 8 J A 4 7 T K",
    "4 8 Q 3 7 J 2 6 T A 5 9 K",
)
BEGUN = "F0: AC | F1: 2C | F2: 3C | F3: 4C"


def begun(here, cards):
    parts = [f"F{i}: {i + 1}C".replace("1C", "AC") for i in range(4) if i != here]
    return " | ".join([*parts, f"F{here}: {cards}"])


@pytest.mark.parametrize("here", range(4))
def test_each_series_runs_as_the_rules_write_it(here):
    ranks = SERIES[here].split()
    for have in range(1, 13):
        cards = " ".join(rank + "D" for rank in ranks[:have])
        for rank in "A23456789TJQK":
            table = lay("calculation", begun(here, cards) + f" | H: -9S {rank}H | W0: {rank}S")
            fits = rank == ranks[have]
            assert table.wants(here) == "-A23456789TJQK".index(ranks[have])
            wanted = "" if fits else "The foundation wants another rank."
            assert why(table, f"H F{here}") == wanted == why(table, f"W0 F{here}")


@pytest.mark.parametrize("here", range(4))
def test_thirteen_cards_and_no_more(here):
    cards = " ".join(rank + "D" for rank in SERIES[here].split())
    for rank in "A23456789TJQK":
        table = lay("calculation", begun(here, cards) + f" | H: -9S {rank}H")
        assert why(table, f"H F{here}") == "That foundation is complete."
    assert table.wants(here) == 0


def test_the_card_in_hand_goes_anywhere_and_wastes_only_to_foundations():
    table = lay("calculation", BEGUN + " | H: -9S 2H | W0: 8H | W1: 9H 5H")
    assert listed(table) == ["H F0", "H W0", "H W1", "H W2", "H W3", "W0 F3"]
    assert why(table, "W0 W2") == "Only the card in hand goes to a waste."
    assert why(table, "W1:2 W2") == "Only the top card of that pile is in play."
    assert why(table, "W2 F0") == "No card lies there."
    assert why(table, "W0 H") == "No card goes back to the hand."
    assert why(table, "H:2 W0") == "Only the top card of that pile is in play."


def test_no_redeal_and_a_playable_card_may_be_laid_aside():
    table = lay("calculation", BEGUN + " | H: 2H | W0: 9H")
    assert why(table, "redeal") == "This game has no redeal."
    play(table, "H W0")
    assert pile(table, "W0") == "9H 2H"
    assert why(table, "redeal") == "This game has no redeal."
    assert why(table, "H W0") == "No card lies there."


def test_the_next_card_is_seen_and_the_rest_of_the_hand_is_not():
    table = opened("calculation")
    hand = piles(table)["H"]
    assert len(hand) == 48 and hand[-1][0] != "-" and all(card[0] == "-" for card in hand[:-1])
    play(table, "H W0")
    hand = piles(table)["H"]
    assert hand[-1][0] != "-" and len(hand) == 47


def test_won_when_all_fifty_two_lie_on_foundations():
    full = " | ".join(
        f"F{i}: " + " ".join(rank + "CDHS"[(i + k + 3) % 4] for k, rank in enumerate(row.split()))
        for i, row in enumerate(SERIES)
    )
    last = full.replace(" KS | F1", " | F1")
    assert last != full
    table = lay("calculation", last + " | W3: KS")
    assert not table.won and listed(table) == ["W3 F0"]
    play(table, "W3 F0")
    assert table.won and not table.stuck() and listed(table) == []
    assert why(table, "F0 W0") == "The game is won."
