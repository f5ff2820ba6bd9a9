# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""One234: all cards open, steps from whatever card lies there, thirteen cards each."""

import pytest

from host_tests.engine.referee import whole_deck
from host_tests.engine.tables import lay, listed, opened_with, pile, piles, play, why


def test_dealt_in_rows_six_to_a_pile_face_up_then_one_to_each_foundation():
    deck = whole_deck()
    here = piles(opened_with("one234", " ".join(deck)))
    for i in range(8):
        assert here[f"T{i}"] == deck[i:48:8]
    assert [here[f"F{i}"] for i in range(4)] == [[card] for card in deck[48:]]
    assert "H" not in here


@pytest.mark.parametrize("here", range(4))
@pytest.mark.parametrize("first", range(13))
def test_every_foundation_goes_round_by_its_step_and_stops_at_thirteen(here, first):
    ranks = "A23456789TJQK"
    series = [ranks[(first + k * (here + 1)) % 13] for k in range(13)]
    others = " | ".join(f"F{i}: {series[0]}C" for i in range(4) if i != here)
    for have in (1, 6, 12):
        cards = " ".join(rank + "D" for rank in series[:have])
        table = lay("one234", f"{others} | F{here}: {cards} | T0: {series[have]}H | T1: KS")
        assert f"T0 F{here}" in listed(table)
        wrong = ranks[ranks.index(series[have]) - 1]
        table = lay("one234", f"{others} | F{here}: {cards} | T0: {wrong}H")
        assert why(table, f"T0 F{here}") == "The foundation wants another rank."
    cards = " ".join(rank + "D" for rank in series)
    table = lay("one234", f"{others} | F{here}: {cards} | T0: {series[0]}H")
    assert why(table, f"T0 F{here}") == "That foundation is complete."


def test_only_tops_are_in_play_and_nothing_is_built_on_the_piles():
    table = lay("one234", "F0: 5C | F1: 5D | F2: 5H | F3: 5S | T0: 6C 9C | T1: TC | T3: KH")
    assert listed(table) == ["T0 F3"]
    assert why(table, "T0:2 F0") == "Only the top card of that pile is in play."
    assert why(table, "T0 T1") == "Nothing is built on that pile."
    assert why(table, "T0 T2") == "A pile that is played out stays empty."
    assert why(table, "F0 T0") == "A card never comes back from a foundation."
    play(table, "T0 F3", "T0 F0")
    assert pile(table, "F0") == "5C 6C"


def test_stuck_when_no_top_fits():
    table = lay("one234", "F0: 5C | F1: 5D | F2: 5H | F3: 5S | T0: 5C")
    assert table.stuck() and not table.won
