# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Deal numbers are those of docs/RULES.md, and what a game lays out is taken from the right end."""

import pytest

from engine import games
from engine.deals import LAST, open, shuffle
from engine.log import DOWN
from engine.notation import card as text
from engine.notation import parse_card as parse
from engine.setup import CARDS
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
            open(Table(), games.load("calculation"), 0, 0, pack)
    with pytest.raises(ValueError, match="104"):
        open(Table(), games.load("imaginary_thirteen"), 0, 0, whole)


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


# of each kind of pile, how many cards one can hold, read from docs/RULES.md
MOST = {
    "auld_lang_syne": {"F": 13, "R": 12, "H": 44},
    "sir_tommy": {"F": 13, "W": 52, "H": 52},
    "puss_in_the_corner": {"F": 13, "W": 48, "H": 48},
    "calculation": {"F": 13, "W": 48, "H": 48},
    "four_kings": {"X": 1, "F": 12, "W": 44, "H": 44},
    "quadrille": {"F": 6, "Q": 4, "W": 52, "H": 52},
    "eagle_wing": {"K": 13, "R": 1, "F": 13, "W": 30, "H": 30},
    "queens_audience": {"R": 1, "F": 11, "Q": 8, "W": 36, "H": 36},
    "scorpion": {"T": 52, "H": 3},
    "one234": {"T": 6, "F": 13},
    "imaginary_thirteen": {"F": 13, "R": 96, "W": 1, "H": 96},
}


@pytest.mark.parametrize("game", tables.ELEVEN)
def test_each_pile_is_as_large_as_its_rules_let_it_become(game):
    table = tables.opened(game)
    rooms = {(chr(table.kind[p]), len(table.store[p])) for p in range(table.piles)}
    assert rooms == set(MOST[game].items())
    if game == "eagle_wing":
        table = tables.opened(game, "build")
        assert {len(table.store[p]) for p in range(table.piles) if table.kind[p] == ord("R")} == {3}


@pytest.mark.parametrize(
    "game, pile, most", [("imaginary_thirteen", "R3", 96), ("calculation", "W0", 48)]
)
def test_a_pile_that_all_cards_are_laid_on_has_room_for_them(game, pile, most):
    table = tables.opened(game)
    while len(tables.piles(table)[pile]) < most:
        tables.play(table, next(move for move in tables.listed(table) if move.endswith(" " + pile)))
    assert tables.piles(table).get("H") == []


@pytest.mark.parametrize("game, chosen", tables.ALL)
def test_no_pile_outgrows_its_room_however_cards_are_heaped(game, chosen):
    """A card too many would be an IndexError."""
    variants = " ".join(n for i, n in enumerate(tables.VARIANTS[game]) if chosen >> i & 1)
    for p in range(tables.opened(game).piles):
        table = tables.opened(game, variants, p + 1)
        while table.moves():
            here = [i for i in range(table.total) if table.out[i] >> 6 & 31 == p]
            other = [i for i in range(table.total) if table.out[i] >> 11 != p]
            table.play((here or other or [0])[0])
