# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The schemes of colours a player can choose from. Loaded when one is chosen.

A picture names a colour by its place in the palette, so that another deck, back or felt is
another set of palette entries: nothing is loaded or drawn again.
"""

from ui import colours

DECKS = ("Two colours", "Four colours", "Colour-blind safe")
BACKS = ("Blue lattice", "Red roses", "Green check", "Gold on violet")
FELTS = ("Green", "Blue", "Burgundy", "Slate")

# Dark, face, edge, gold, skin and mark stay as they are in every scheme.
_FIXED = (
    (1, 0x14141C),
    (2, 0xFFFFFF),
    (3, 0x66707A),
    (13, 0xFFC21A),
    (14, 0xF2BC8C),
    (15, 0x36C8FF),
)
_DECKS = (
    (0x101018, 0xD01424, 0xD01424, 0x101018),
    (0x0A7A2C, 0x1450D8, 0xD01424, 0x101018),
    (0x009696, 0x2828D0, 0xD02800, 0x101018),
)
_BACKS = (
    (0x1E3C96, 0x8CB0F4, 0x1E3C96),
    (0xA01428, 0xA01428, 0xF4C8A0),
    (0x0E5C40, 0x78D0A0, 0xE8F4D8),
    (0x482468, 0xE0B040, 0x482468),
)
_FELTS = (
    (0x08602E, 0x04421E, 0x68B078),
    (0x14507C, 0x0A3658, 0x74ACD4),
    (0x6C1C30, 0x4A0E1E, 0xC8848E),
    (0x323C48, 0x1E262E, 0x8E9AA8),
)


def _put(palette, index, colour):
    """Store a colour only where it differs: an unchanged entry would redraw the whole screen."""
    if palette[index] != colour:
        palette[index] = colour


def paint(palette, deck=0, back=0, felt=0):
    """Set the entries of a 16-colour palette to the chosen schemes (indices into the names)."""
    for index, colour in _FIXED:
        _put(palette, index, colour)
    for i in range(4):
        _put(palette, colours.INK + i, _DECKS[deck][i])
    for i in range(3):
        _put(palette, colours.BACK + i, _BACKS[back][i])
    _put(palette, colours.FELT, _FELTS[felt][0])
    _put(palette, colours.SHADE, _FELTS[felt][1])
    _put(palette, colours.GHOST, _FELTS[felt][2])


def dress(stage, deck, back, felt):
    """Choose the colours of faces, back and felt; takes effect at the next refresh."""
    for palette in (stage.inks, stage.clear, stage.strip):
        paint(palette, deck, back, felt)
    _put(stage.strip, 0, stage.inks[colours.SHADE])
