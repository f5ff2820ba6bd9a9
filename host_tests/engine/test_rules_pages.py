# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The player's rules of each game: other names, variants, and where the reading departs."""

import re

import pytest

from engine import games
from host_tests.engine import tables
from ui.drawing import readable

OTHER_NAMES = {"sir_tommy": ["Old Patience", "Try Again", "Tim O'Shanter"]}
# what docs/RULES.md says knowingly departs from the old texts, as the page of each game has to say
NOT_FORCED = "no play is forced"
DEPARTURES = {
    "calculation": ["card in hand is always seen", NOT_FORCED],
    "eagle_wing": ['"may" be turned and fill', NOT_FORCED],
    "queens_audience": ["jacks enter as soon as they can", NOT_FORCED],
    "scorpion": [
        "does not count as a build",
        "A king at the bottom of its pile stays",
        "no matter how deeply buried",
        "any face-up card",
    ],
}
LOOKED_AT = {
    "auld_lang_syne": "may be looked at",
    "sir_tommy": "may be looked at",
    "puss_in_the_corner": "may be looked at",
    "calculation": "can be read",
    "imaginary_thirteen": "can be read",
    "one234": "everything can be seen",
}
SHUT = ("four_kings", "quadrille", "eagle_wing", "queens_audience")


def rules(name):
    return " ".join(games.load(name).rules.split())


@pytest.mark.parametrize("name", tables.ELEVEN)
def test_it_names_its_variants(name):
    for variant in tables.VARIANTS[name]:
        assert f'Variant "{variant.replace("_", " ")}"' in rules(name)
    assert rules(name).count("Variant ") == len(tables.VARIANTS[name])


@pytest.mark.parametrize("name", OTHER_NAMES)
def test_it_gives_the_other_names(name):
    for other in OTHER_NAMES[name]:
        assert other in rules(name).partition("Also called: ")[2]


@pytest.mark.parametrize("name", tables.ELEVEN)
def test_it_says_where_the_reading_departs_from_the_old_texts(name):
    text = rules(name)
    for said in DEPARTURES.get(name, [NOT_FORCED]):
        assert said.lower() in text.lower()
    assert "old texts" in text or name == "one234"


@pytest.mark.parametrize("name", tables.ELEVEN)
def test_it_says_which_covered_cards_may_be_looked_at(name):
    if name in SHUT:
        assert "Under the top of the waste one may not look." in rules(name)
    elif name != "scorpion":
        assert LOOKED_AT[name] in rules(name)
    table = tables.opened(name)
    spread = {chr(table.kind[p]) for p in range(table.piles) if readable(table, p)}
    covered = {"scorpion": "T", "one234": "T", "auld_lang_syne": "R", "imaginary_thirteen": "R"}
    if name in SHUT:
        assert "W" not in spread
    else:
        assert covered.get(name, "W") in spread


@pytest.mark.parametrize("name", tables.ELEVEN)
def test_it_says_how_many_redeals_there_are(name):
    text = rules(name).lower()
    table = tables.opened(name)
    if table.redeals == 2:
        assert "twice" in text
    elif table.redeals == 1:
        assert "once more" in text
    elif table.hand >= 0 and name != "scorpion":
        assert "no redeal" in text


@pytest.mark.parametrize("name", tables.ELEVEN)
def test_it_is_written_in_letters_every_font_has_and_in_paragraphs(name):
    text = games.load(name).rules
    assert text.isascii() and not re.search(r"  +|\t", text)
    assert all(len(part.split()) <= 75 for part in text.strip().split("\n\n"))
