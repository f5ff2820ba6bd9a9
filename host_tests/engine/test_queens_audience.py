# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Queen's Audience: couples from every two places, spaces filled from the hand, then the waste."""

import itertools

import pytest

from host_tests.engine.tables import lay, listed, opened, pile, piles, play, why

PLACES = [f"R{i}" for i in range(16)] + ["W0", "H"]
# sixteen cards without an ace, jack, queen or king
PLAIN = [rank + suit for suit in "CD" for rank in "23456789"]


def hall(changes, hand="-2H 3H", waste="4H"):
    """A full antechamber of PLAIN with some cards changed: {"R3": "AS", "H": "JS"}."""
    here = {f"R{i}": card for i, card in enumerate(PLAIN)}
    here.update({"W0": waste, "H": hand})
    for name, card in changes.items():
        here[name] = here[name].rpartition(" ")[0] + " " + card if name in ("W0", "H") else card
    return " | ".join(f"{name}: {cards}" for name, cards in here.items())


@pytest.mark.parametrize("a, b", list(itertools.combinations(PLACES, 2)))
@pytest.mark.parametrize("under, over, target", [("AS", "JS", "F3"), ("KD", "QD", "Q0")])
def test_couples_come_from_every_two_places_whichever_lies_where(a, b, under, over, target):
    for one, two in ((under, over), (over, under)):
        table = lay("queens_audience", hall({a: one, b: two}, waste="4H", hand="-2H -5H 3H"))
        assert f"{a}+{b}" in listed(table)
        play(table, f"{a}+{b}")
        assert pile(table, target) == f"{under} {over}"
        assert all(pile(table, f"R{i}") for i in range(16))


def test_a_couple_is_of_one_suit_and_of_the_right_ranks():
    table = lay("queens_audience", hall({"R0": "AS", "R1": "JH", "R2": "KH", "R3": "QS"}))
    for move in ("R0+R1", "R2+R3", "R0+R3", "R1+R2"):
        assert why(table, move) == "Those two cards are no couple."
    assert [move for move in listed(table) if "+" in move] == []


def test_a_jack_or_ace_alone_does_not_begin_a_foundation():
    table = lay("queens_audience", hall({"R0": "AS", "R1": "JH"}))
    for move in ("R0 F3", "R1 F2", "R1 F3"):
        assert why(table, move) == "That foundation begins with a couple."


def test_a_king_or_queen_alone_is_not_discarded():
    for discard in ("", " | Q0: KD QD"):
        table = lay("queens_audience", hall({"R0": "KS", "H": "QH"}) + discard)
        for move in ("R0 Q0", "H Q0", "R5 Q0"):
            assert why(table, move) == "Only a couple is discarded here."
    assert why(table, "Q0 W0") == "Discarded cards are out of play."


def test_a_foundation_goes_down_in_suit_from_ten_to_two():
    table = lay("queens_audience", "F0: AC JC | R0: TC | R1: TD | R2: QC | R3: 9C | H: -5S 2S")
    assert "R0 F0" in listed(table)
    assert why(table, "R1 F0") == "It must be of the same suit."
    assert why(table, "R2 F0") == "The foundation wants another rank."
    table = lay("queens_audience", "F0: AC JC..2C | R0: AC | R1: KC | H: -5S 2S")
    assert why(table, "R0 F0") == "That foundation is complete."
    assert why(table, "R1 F0") == "That foundation is complete."
    assert table.wants(16) == 0


def test_a_space_is_filled_from_the_hand_and_the_lowest_number_first():
    table = lay("queens_audience", hall({"R4": "KS", "R9": "QS"}, hand="-2H -5H -6H 3H"))
    play(table, "R4+R9")
    assert (pile(table, "R4"), pile(table, "R9"), pile(table, "H")) == ("3H", "6H", "-2H 5H")
    assert pile(table, "W0") == "4H"


def test_when_the_hand_is_empty_spaces_are_filled_from_the_waste():
    table = lay("queens_audience", hall({"R4": "KS", "R9": "QS"}, hand="3H", waste="6H 4H"))
    play(table, "R4+R9")
    assert (pile(table, "R4"), pile(table, "R9")) == ("3H", "4H")
    assert (pile(table, "W0"), pile(table, "H")) == ("6H", "")


def test_when_both_are_empty_a_space_stays():
    table = lay("queens_audience", "R0: KS | R1: QS | R2: 5C | W0: 6C")
    play(table, "R0+R1")
    assert (pile(table, "R0"), pile(table, "R1"), pile(table, "R2")) == ("6C", "", "5C")
    assert why(table, "R2 R1") == "Only hand and waste fill a space there."


def test_variant_waste_first_fills_from_the_waste_and_then_from_the_hand():
    position = hall({"R4": "KS", "R9": "QS"}, hand="-2H -5H 3H", waste="4H")
    table = lay("queens_audience", position, "waste_first")
    play(table, "R4+R9")
    assert (pile(table, "R4"), pile(table, "R9")) == ("4H", "3H")
    assert (pile(table, "W0"), pile(table, "H")) == ("", "-2H 5H")


def test_a_couple_of_waste_and_hand_shows_the_next_of_both():
    table = lay("queens_audience", hall({"W0": "JS", "H": "AS"}, waste="9H 4H"))
    assert "W0+H" in listed(table)
    play(table, "W0+H")
    assert (pile(table, "W0"), pile(table, "H"), pile(table, "F3")) == ("9H", "2H", "AS JS")


def test_the_hand_goes_to_the_waste_and_there_is_no_redeal():
    table = lay("queens_audience", hall({}, hand="3H"))
    assert listed(table) == ["H W0"]
    play(table, "H W0")
    assert why(table, "redeal") == "This game has no redeal."
    assert table.stuck()
    assert why(table, "R0 W0") == "Only the card in hand goes to a waste."
    assert why(table, "R0 R1") == "Nothing is built on that pile."


def test_won_with_44_on_the_foundations_and_8_in_the_discard():
    parts = [f"F{i}: A{s} J{s}..2{s}" for i, s in enumerate("CDHS")]
    parts += ["Q0: KC QC KD QD KH QH", "R3: QS", "R7: KS"]
    table = lay("queens_audience", " | ".join(parts))
    assert not table.won and listed(table) == ["R3+R7"]
    play(table, "R3+R7")
    assert table.won and not table.stuck() and len(piles(table)["Q0"]) == 8


def test_sixteen_cards_stand_in_a_square_around_the_chamber():
    table = opened("queens_audience")
    assert [len(piles(table)[f"R{i}"]) for i in range(16)] == [1] * 16
    rows = [row.split()[:5] for row in table.game.table.strip().splitlines()]
    ring = rows[0] + [row[4] for row in rows[1:4]] + rows[4][::-1]
    ring += [row[0] for row in rows[3:0:-1]]
    assert ring == [f"R{i}" for i in range(16)]
    assert rows[2][2] == "Q0"
