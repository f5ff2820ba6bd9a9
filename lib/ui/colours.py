# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The sixteen colours everything is painted with, by their places in a palette.

Index 0 is the felt on the table's bitmap and transparent on sprites. What they look like is told
by ui.schemes.
"""

FELT = 0
DARK = 1
FACE = 2
EDGE = 3
INK = 4  # of clubs; diamonds, hearts and spades follow in the engine's order of suits
BACK = 8
LATTICE = 9
DOT = 10
SHADE = 11
GHOST = 12
GOLD = 13
SKIN = 14
MARK = 15
