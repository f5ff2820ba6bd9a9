# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A card is one byte: suit << 4 | rank, and a bit for face down.

Suits are 0 to 3 in the order clubs, diamonds, hearts, spades; ranks 1 (ace) to 13 (king). How
cards, piles and moves are written is in engine.notation, which a board does not need.
"""

DOWN = 0x80
