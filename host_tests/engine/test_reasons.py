# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Every sentence a move is refused with is true of that move in that game, and names a rule."""

import random

import pytest

from engine import notation, reasons
from engine.refusals import refusal, waits
from host_tests.engine import tables
from host_tests.engine.referee import is_red, is_up, rank, suit
from host_tests.engine.test_winning_lines import LINES

REDEALS = ("puss_in_the_corner", "four_kings", "quadrille", "eagle_wing")
DEALING = ("auld_lang_syne", "scorpion")
TURNED = ("auld_lang_syne", "scorpion", "imaginary_thirteen")  # the hand is not played singly
IN_SUIT = ("quadrille", "eagle_wing", "queens_audience", "scorpion")
STEPS = ("calculation", "four_kings", "one234", "imaginary_thirteen")
COMPLETE = {"four_kings": 12, "quadrille": 6, "queens_audience": 11}


class Refused:
    """A refused move in words, with the table it was refused at."""

    def __init__(self, table, move):
        self.game = table.game.id
        self.variants = [n for i, n in enumerate(table.game.variants) if table.chosen >> i & 1]
        self.piles = tables.piles(table)
        self.won = table.won
        self.redeals = table.redeals
        self.legal = tables.accepted(table)
        self.waiting = waits(table)
        self.couple = "+" in move
        self.dealing = move in ("deal", "redeal")
        self.move = move
        self.a, self.b, self.n = "H", "H", 1
        if self.couple:
            self.a, self.b = move.split("+")
        elif not self.dealing:
            source, self.b = move.split(" ")
            self.a, _, n = source.partition(":")
            self.n = int(n or 1)
        self.here, self.there = self.piles[self.a], self.piles[self.b]
        self.card = self.here[-self.n] if self.n <= len(self.here) else None
        self.top = self.there[-1] if self.there else None

    def either(self, test):
        """Whether `test` holds for the source, or for one of a couple."""
        names = (self.a, self.b) if self.couple else (self.a,)
        return any(test(name) for name in names)

    def wanted(self):
        """The rank that pile b wants next."""
        if self.b[0] != "F":
            return (rank(self.top) - 2) % 13 + 1
        place = int(self.b[1:])
        if not self.there:
            if self.game == "eagle_wing":
                return rank(self.piles["F0"][0])
            return {"sir_tommy": 1, "quadrille": 6 if place < 4 else 5}[self.game]
        step = place + 1 if self.game in STEPS else 1
        if self.game == "queens_audience" or (self.game == "quadrille" and place > 3):
            step = -1
        return (rank(self.top) + step - 1) % 13 + 1

    def fits(self):
        return rank(self.card) == self.wanted()


# sentence -> what must hold of the refused move for it to be true
TRUTH = {
    "No card lies there.": lambda r: r.either(lambda name: not r.piles[name]),
    "So many cards do not lie there.": lambda r: 0 < len(r.here) < r.n,
    "That card lies face down.": lambda r: (
        r.a[0] in "TK" and (not is_up(r.card) or (r.couple and not is_up(r.top)))
    ),
    "A card never comes back from a foundation.": lambda r: r.either(lambda p: p[0] == "F"),
    "Index cards are only a reminder.": lambda r: "X" in (r.a[0], r.b[0]),
    "Discarded cards are out of play.": lambda r: r.either(lambda p: p[0] == "Q"),
    "Only the top card of that pile is in play.": lambda r: r.n > 1 and r.a[0] in "RWTHK",
    "Foundations wait till the group has been laid out.": lambda r: (
        r.game in ("sir_tommy", "puss_in_the_corner")
        and not r.variants
        and r.a[0] == "W"
        and r.b[0] == "F"
        and r.waiting
    ),
    "A card in hand has to go to a waste pile first.": lambda r: (
        r.game in ("sir_tommy", "puss_in_the_corner")
        and not r.variants
        and (r.a, r.b[0]) == ("H", "F")
    ),
    "That foundation is complete.": lambda r: (
        r.b[0] == "F" and len(r.there) == COMPLETE.get(r.game, 13)
    ),
    "Nothing is built on that pile.": lambda r: (
        bool(r.there) and r.b[0] in "RT" and r.game != "scorpion" and "build" not in r.variants
    ),
    "The foundation wants another rank.": lambda r: (
        r.b[0] == "F" and bool(r.there) and not r.fits()
    ),
    "It must be of the same suit.": lambda r: (
        r.game in IN_SUIT and bool(r.there) and r.fits() and suit(r.card) != suit(r.top)
    ),
    "It must be of the same colour.": lambda r: (
        r.game == "puss_in_the_corner" and r.fits() and is_red(r.card) != is_red(r.top)
    ),
    "The foundation begins with another rank.": lambda r: (
        r.b[0] == "F" and not r.there and not r.fits()
    ),
    "Only a king with its load goes to a space.": lambda r: (
        r.game == "scorpion" and not r.there and r.b[0] == "T" and rank(r.card) != 13
    ),
    "Only the deal fills a space there.": lambda r: (
        r.game == "auld_lang_syne" and r.b[0] == "R" and not r.there
    ),
    "The bottom king stays where it is.": lambda r: (
        r.game == "scorpion" and not r.there and rank(r.card) == 13 and r.n == len(r.here)
    ),
    "Those two cards are no couple.": lambda r: (
        r.game == "queens_audience"
        and r.couple
        and (suit(r.card) != suit(r.top) or {rank(r.card), rank(r.top)} not in ({1, 11}, {12, 13}))
    ),
    "This game has no couples.": lambda r: r.couple and r.game != "queens_audience",
    "The hand is dealt only when no build is left.": lambda r: (
        r.move == "deal"
        and r.game == "scorpion"
        and not r.variants
        and any(r.piles[move.split(" ")[1]] for move in r.legal)
    ),
    "The hand is empty.": lambda r: r.move == "deal" and r.game in DEALING and not r.piles["H"],
    "No redeal is left.": lambda r: r.move == "redeal" and r.game in REDEALS and r.redeals == 0,
    "This game has no redeal.": lambda r: r.move == "redeal" and r.game not in REDEALS,
    "It is dealt again when the hand is empty.": lambda r: (
        r.move == "redeal" and r.game in REDEALS and r.redeals > 0 and bool(r.piles["H"])
    ),
    "The waste is empty.": lambda r: (
        r.move == "redeal" and not any(r.piles[p] for p in r.piles if p[0] == "W")
    ),
    "A foundation play is left: redeal after it.": lambda r: (
        r.move == "redeal"
        and r.game == "puss_in_the_corner"
        and any(" F" in move for move in r.legal)
    ),
    "The game is won.": lambda r: r.won,
    "This hand is not dealt in rows.": lambda r: r.move == "deal" and r.game not in DEALING,
    "The hand is dealt or turned, not played.": lambda r: (
        r.game in TURNED and r.either(lambda p: p == "H")
    ),
    "The next card there is one lower of its suit.": lambda r: (
        (r.game == "scorpion" or "build" in r.variants) and bool(r.there) and not r.fits()
    ),
    "That foundation begins with a couple.": lambda r: (
        r.game == "queens_audience" and r.b[0] == "F" and not r.there
    ),
    "That place belongs to another suit.": lambda r: (
        r.game == "quadrille"
        and not r.there
        and r.fits()
        and suit(r.card) != "CDHS"[int(r.b[1:]) % 4]
    ),
    "Only the discarded rank goes there.": lambda r: (
        (r.game, r.b) == ("quadrille", "Q0") and rank(r.card) != 12
    ),
    "Nothing is built on an ace.": lambda r: r.game == "scorpion" and rank(r.top) == 1,
    "Only a couple is discarded here.": lambda r: (
        (r.game, r.b) == ("queens_audience", "Q0") and not r.couple
    ),
    "No more cards may be built on that pile.": lambda r: (
        "build" in r.variants and r.b[0] == "R" and len(r.there) == 3
    ),
    "No card goes back to the hand.": lambda r: r.b == "H",
    "No card goes back to the trunk.": lambda r: r.b == "K0",
    "Only the card in hand goes to a waste.": lambda r: (
        r.b[0] == "W" and r.a != "H" and r.game not in TURNED
    ),
    "The hand alone turns cards to that waste.": lambda r: (
        r.b == "W0" and r.game == "imaginary_thirteen"
    ),
    "Only the card of the waste goes there.": lambda r: (
        r.game == "imaginary_thirteen" and r.b[0] == "R" and r.a[0] == "R"
    ),
    "Only hand and waste fill a space there.": lambda r: (
        r.game in ("eagle_wing", "queens_audience")
        and r.b[0] == "R"
        and not r.there
        and r.a[0] not in "HW"
    ),
    "A pile that is played out stays empty.": lambda r: (
        r.game == "one234" and r.b[0] == "T" and not r.there
    ),
    "The card of the trunk is not built on a wing.": lambda r: (
        r.a == "K0" and r.b[0] == "R" and "build" in r.variants
    ),
}
# no game of the eleven comes to these; they are for moves that cannot be written and games to come
SPARE = {
    "That is a legal move.",
    "A card cannot go to where it is.",
    "This deal has grown too long to go on.",
    "Cards from there do not go to that pile.",
    "There is no such pile.",
    "The next card there is of another rank.",
    "A whole pile does not change places.",
}


def codes(table, rng, count):
    """Moves of every form, from everywhere to everywhere."""
    for _ in range(count):
        a = rng.randrange(table.piles)
        b = rng.randrange(table.piles)
        if a == b:
            if a == table.hand:
                yield a << 11 | b << 6 | rng.choice((1, 2))
        elif rng.random() < 0.15:
            yield min(a, b) << 11 | max(a, b) << 6
        else:
            most = table.n[a] + 1 if rng.random() < 0.3 else 1
            yield a << 11 | b << 6 | rng.randint(1, most)
    if table.hand >= 0:
        for deal in (1, 2):
            yield table.hand << 11 | table.hand << 6 | deal


def check(table, rng, seen, count=40):
    for code in codes(table, rng, count):
        number = refusal(table, code)
        if number:
            move = notation.move(table, code)
            sentence = reasons.text(number)
            refused = Refused(table, move)
            assert move not in refused.legal
            assert TRUTH[sentence](refused), f"{move}: {sentence} {refused.piles}"
            seen.add(sentence)


def test_each_sentence_is_true_of_every_move_it_refuses_and_each_is_met():
    seen = set()
    rng = random.Random(3)
    for game, chosen in tables.ALL_ELEVEN:
        variants = " ".join(n for i, n in enumerate(tables.VARIANTS[game]) if chosen >> i & 1)
        lines = [line for line in LINES if line[:2] == (game, variants)]
        for deal in range(1, 4):
            table = tables.opened(game, variants, deal)
            while True:
                check(table, rng, seen, 12)
                found = table.moves()
                if not found:
                    break
                table.play(rng.randrange(table.total))
        for line in rng.sample(lines, min(2, len(lines))):
            table = tables.opened(game, variants, line[2])
            for move in line[3]:
                check(table, rng, seen, 12)
                tables.play(table, move)
            check(table, rng, seen, 12)
    rare = {  # met in the tests of each game
        "The bottom king stays where it is.",
        "The waste is empty.",
        "The card of the trunk is not built on a wing.",
    }
    assert set(TRUTH) - seen <= rare


def test_sentences_fit_the_screen_and_all_are_accounted_for():
    assert set(reasons.TEXTS) == set(TRUTH) | SPARE
    assert len(set(reasons.TEXTS)) == len(reasons.TEXTS)
    for sentence in reasons.TEXTS:
        assert len(sentence) <= 52 and sentence.endswith(".") and sentence[0].isupper()


@pytest.mark.parametrize("game", tables.IDS)
def test_a_move_that_cannot_be_is_refused_too(game):
    table = tables.opened(game)
    assert reasons.text(refusal(table, table.piles << 11 | 1)) == "There is no such pile."
    assert reasons.text(refusal(table, 1 | table.piles << 6)) == "There is no such pile."
    if table.hand != 0:
        assert reasons.text(refusal(table, 1)) == "A card cannot go to where it is."
