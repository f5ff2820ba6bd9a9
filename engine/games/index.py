# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What there is to play. Written by `python3 -m tools index`; do not edit by hand."""

# id, name, line for the menu, variants
GAMES = (
    ("auld_lang_syne", "Auld Lang Syne", "Luck: rows of four", ()),
    ("sir_tommy", "Sir Tommy", "Skill: groups of four", ("free",)),
    ("puss_in_the_corner", "Puss in the Corner", "Skill: by colour", ("free",)),
    ("calculation", "Calculation", "Skill: plan the wastes", ()),
    ("four_kings", "Four Kings", "Luck and care: 2 redeals", ()),
    ("quadrille", "Quadrille", "Luck: a dance of cards", ()),
    ("eagle_wing", "Eagle Wing", "Luck and care: the trunk", ("build",)),
    ("queens_audience", "Queen's Audience", "Luck and care: couples", ("waste_first",)),
    ("scorpion", "Scorpion", "Skill: dig for the kings", ("any_time",)),
    ("one234", "One234", "Skill: all cards open", ()),
    ("imaginary_thirteen", "Imaginary Thirteen", "Skill: two packs by steps", ()),
)
