# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Deal numbers are those of docs/RULES.md, and what a game lays out is taken from the right end."""

import pytest

from engine import games
from engine.deals import LAST, shuffle
from engine.log import CARDS, DOWN
from engine.notation import card as text
from engine.notation import parse_card as parse
from engine.table import Table
from host_tests.engine import tables
from host_tests.engine.referee import whole_deck

DEAL_1 = (
    "JD 2D 9H JC 5D 7H 7C 5H KD KC 9S 5S AD QC KH 3H 2S KS 9D QD JS AS AH 3C 4C 5C "
    "TS QH 4H AC 4D 7S 3S TD 4S TH 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H"
)
DEAL_617 = (
    "7D AD 5C 3S 5S 8C 2D AH TD 7S QD AC 6D 8H AS KH TH QC 3H 9D 6S 8D 3D TC KD 5H "
    "9S 3C 8S 7H 4D JS 4C QS 9C 9H 7C 6H 2C 2S 4S TS 2H 5D JC 6C JH QH JD KS KC 4H"
)
TWO_PACKS_1 = "3D 5H JC KH 5S 5H KC KC 8D JD AS 8C 6C 6H TC 8D 4C JS QC 4H KD 2H TD 8S"


def dealt(number, packs=1):
    pack = bytearray(CARDS)
    return [text(pack[i]) for i in range(shuffle(number, pack, packs))]


def test_deals_1_and_617_are_the_vectors_of_the_rules():
    assert " ".join(dealt(1)) == DEAL_1
    assert " ".join(dealt(617)) == DEAL_617


def test_deal_1_of_two_packs_begins_as_the_rules_say():
    assert " ".join(dealt(1, 2)[:24]) == TWO_PACKS_1


@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("number", [1, 2, 617, 16384, 31999])
def test_every_deal_is_a_whole_pack(number, packs):
    assert sorted(dealt(number, packs)) == sorted(whole_deck(packs))


def test_deal_numbers_go_from_1_to_31999():
    assert LAST == 31999
    table = Table()
    for number in (0, -1, 32000, 10**9):
        with pytest.raises(ValueError, match="31999"):
            table.open(games.load("calculation"), 0, number)
    assert table.game is None
    table.open(games.load("calculation"), 0, 31999)
    assert table.number == 31999


def test_a_pack_must_be_whole():
    whole = bytes(map(parse, DEAL_1.split()))
    for pack in (whole[:-1], whole + whole[:1], whole[:-1] + whole[:1], b""):
        with pytest.raises(ValueError, match="52"):
            Table().open_deck(games.load("calculation"), 0, pack)
    with pytest.raises(ValueError, match="104"):
        Table().open_deck(games.load("imaginary_thirteen"), 0, whole)


def test_a_given_pack_is_the_same_game_as_its_deal_number():
    by_number = tables.opened("scorpion", deal=617)
    given = tables.opened_with("scorpion", DEAL_617)
    assert tables.piles(by_number) == tables.piles(given)
    assert (by_number.number, given.number) == (617, 0)


def test_cards_are_written_rank_then_suit():
    assert [text(parse(word)) for word in ("AS", "TD", "9H", "KC")] == ["AS", "TD", "9H", "KC"]
    assert text(parse("7D") | DOWN) == "-7D"
    for word in ("11S", "1S", "SA", "as", "A", "", "A S", "-AS", "AX", "0C"):
        with pytest.raises(ValueError):
            parse(word)


def test_of_a_rank_that_is_laid_out_the_copy_dealt_last_is_taken():
    table = tables.opened_with("calculation", " ".join(whole_deck()))
    # suits come C D H S in this pack, so spades are dealt last
    assert [tables.pile(table, f"F{i}") for i in range(4)] == ["AS", "2S", "3S", "4S"]
    table = tables.opened_with("calculation", " ".join(whole_deck()[::-1]))
    assert [tables.pile(table, f"F{i}") for i in range(4)] == ["AC", "2C", "3C", "4C"]


def test_four_kings_fills_its_index_before_its_foundations_from_the_card_dealt_last():
    table = tables.opened_with("four_kings", " ".join(whole_deck()))
    assert [tables.pile(table, f"X{i}") for i in range(4)] == ["AS", "2S", "3S", "4S"]
    assert [tables.pile(table, f"F{i}") for i in range(4)] == ["2H", "4H", "6S", "8S"]


def test_the_fixed_aces_lie_in_the_order_of_suits():
    for game in ("auld_lang_syne", "puss_in_the_corner"):
        for deal in (1, 617):
            table = tables.opened(game, deal=deal)
            aces = [tables.pile(table, f"F{i}") for i in range(4)]
            assert aces == ["AC", "AD", "AH", "AS"]
