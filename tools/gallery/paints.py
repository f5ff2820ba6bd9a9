# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The colours of the README's pictures. The first are the game's own, as a new player sees them."""

FELT = (8, 96, 46)
SHADE = (4, 66, 30)
FACE = (255, 255, 255)
GOLD = (255, 194, 26)
MARK = (54, 200, 255)

BODY = (44, 42, 58)
LIGHT = (70, 67, 90)
DEEP = (26, 25, 36)
SHINE = (255, 222, 130)
METAL = (168, 172, 184)

PALE = (190, 222, 198)
PAPER = (238, 240, 244)
GREY = (102, 112, 122)
INK = (20, 20, 28)
BAR = (60, 66, 80)
DARK_GOLD = (214, 152, 10)
