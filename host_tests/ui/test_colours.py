# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The schemes a player can choose: each can be read, each can be told from the others."""

from itertools import combinations, product

import pytest

from ui import colours, schemes

# How dichromats see linear RGB: Machado, Oliveira and Fernandes (2009), severity 1.
SIGHTS = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


class Palette(list):
    """Sixteen entries that count how often they are stored to."""

    def __init__(self):
        super().__init__([0] * 16)
        self.stores = 0

    def __setitem__(self, index, colour):
        self.stores += 1
        super().__setitem__(index, colour)


def painted(deck=0, back=0, felt=0):
    palette = Palette()
    schemes.paint(palette, deck, back, felt)
    return palette


def linear(colour):
    parts = [(colour >> shift & 255) / 255 for shift in (16, 8, 0)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts]


def light(colour):
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(a, b):
    low, high = sorted((light(a), light(b)))
    return (high + 0.05) / (low + 0.05)


def lab(colour, sight):
    """CIE L*a*b* of a colour as someone sees it."""
    seen = linear(colour)
    r, g, b = (
        min(1, max(0, sum(m * v for m, v in zip(row, seen, strict=True)))) for row in SIGHTS[sight]
    )
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(a, b, sight="all colours"):
    """How different two colours look; 2 can just be noticed side by side."""
    return sum((p - q) ** 2 for p, q in zip(lab(a, sight), lab(b, sight), strict=True)) ** 0.5


def inks(deck):
    return painted(deck)[colours.INK : colours.INK + 4]


@pytest.mark.parametrize("deck", range(len(schemes.DECKS)))
def test_every_ink_can_be_read_on_the_face(deck):
    palette = painted(deck)
    for ink in inks(deck):
        assert contrast(ink, palette[colours.FACE]) >= 3


def test_two_colours_are_black_and_red():
    clubs, diamonds, hearts, spades = inks(0)
    assert clubs == spades and diamonds == hearts
    assert apart(clubs, hearts) > 40


def test_four_colours_are_four():
    assert all(apart(a, b) > 40 for a, b in combinations(inks(1), 2))


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colour_blind_safe_deck_keeps_four_suits_apart_for_every_eye(sight):
    assert all(apart(a, b, sight) > 30 for a, b in combinations(inks(2), 2))


def test_a_plain_four_colour_deck_would_not_do_for_every_eye():
    least = min(apart(a, b, s) for a, b in combinations(inks(1), 2) for s in SIGHTS)
    assert least < 30


@pytest.mark.parametrize("felt", range(len(schemes.FELTS)))
def test_cards_places_and_text_show_on_every_felt(felt):
    palette = painted(felt=felt)
    ground = palette[colours.FELT]
    assert contrast(palette[colours.FACE], ground) > 4.5
    assert contrast(palette[colours.GHOST], ground) > 2.5
    assert contrast(palette[colours.GHOST], palette[colours.SHADE]) > 3
    assert contrast(palette[colours.GOLD], ground) > 3
    assert contrast(palette[colours.MARK], ground) > 2.5
    assert apart(palette[colours.SHADE], ground) > 8
    assert apart(palette[colours.MARK], palette[colours.GOLD]) > 40


def test_no_two_choices_of_an_option_look_alike():
    for names, part in ((schemes.DECKS, 0), (schemes.BACKS, 1), (schemes.FELTS, 2)):
        choices = [[0, 0, 0] for _ in names]
        for i, choice in enumerate(choices):
            choice[part] = i
        looks = [tuple(painted(*choice)) for choice in choices]
        assert len(set(looks)) == len(set(names)) == len(names) >= 3


@pytest.mark.parametrize("back", range(len(schemes.BACKS)))
def test_a_back_has_a_pattern(back):
    palette = painted(back=back)
    parts = palette[colours.BACK : colours.BACK + 3]
    assert max(apart(a, b) for a, b in combinations(parts, 2)) > 30


def test_an_option_stores_only_the_entries_that_change():
    for deck, back, felt in product(range(3), range(4), range(4)):
        palette = painted()
        palette.stores = 0
        schemes.paint(palette)
        assert palette.stores == 0
        was = list(palette)
        schemes.paint(palette, deck, back, felt)
        assert palette.stores == sum(a != b for a, b in zip(was, palette, strict=True))
