# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in colours: palettes and the colour converter, both turned to RGB565 when stored."""

from array import array


class Colorspace:
    """How a bitmap's own numbers are read by a ColorConverter."""

    RGB888 = 0
    RGB565 = 1


class Palette:
    """`count` colours; any of them may be transparent."""

    _table = True  # its colours can be looked up

    def __init__(self, count, dither=False):
        if dither:
            raise NotImplementedError("the stand-in does not dither")
        self._count = count
        # Room for every number the smallest fitting bitmap can hold: what is past the end is clear.
        room = 1
        while room < count:
            room *= 4 if room == 4 else 2
        room = max(room, 16)
        self._rgb = array("I", [0] * count)
        self._colours = array("H", [0] * room)
        self._opaque = bytearray(room)
        for i in range(count):
            self._opaque[i] = 1
        self._changed = True

    def __len__(self):
        return self._count

    def __getitem__(self, index):
        return self._rgb[index]

    def __setitem__(self, index, value):
        if not isinstance(value, int):
            value = value[0] << 16 | value[1] << 8 | value[2]
        if not 0 <= value <= 0xFFFFFF:
            raise ValueError("Color must be between 0x000000 and 0xFFFFFF")
        if not 0 <= index < self._count:
            raise IndexError("palette index out of range")
        if self._rgb[index] == value:
            return
        self._rgb[index] = value
        self._colours[index] = value >> 8 & 0xF800 | value >> 5 & 0x07E0 | value >> 3 & 31
        self._changed = True

    def make_transparent(self, index):
        """Let what lies below show through this colour."""
        self._opaque[index] = 0
        self._changed = True

    def make_opaque(self, index):
        """Let this colour cover what lies below."""
        self._opaque[index] = 1
        self._changed = True

    def is_transparent(self, index):
        """True when what lies below shows through."""
        return not self._opaque[index]

    def _colour(self, value):
        """RGB565 of a pixel, -1 where it is clear."""
        if value < self._count and self._opaque[value]:
            return self._colours[value]
        return -1


class ColorConverter:
    """Reads each pixel as a colour of its own."""

    _table = False

    def __init__(self, input_colorspace=Colorspace.RGB888, dither=False):
        if dither:
            raise NotImplementedError("the stand-in does not dither")
        self._space = input_colorspace
        self._clear = -1
        self._changed = True

    def make_transparent(self, colour):
        """Let what lies below show through this one colour."""
        self._clear = colour
        self._changed = True

    def make_opaque(self, _colour):
        """No colour is clear any more."""
        self._clear = -1
        self._changed = True

    def _colour(self, value):
        if value == self._clear:
            return -1
        if self._space == Colorspace.RGB565:
            return value
        return value >> 8 & 0xF800 | value >> 5 & 0x07E0 | value >> 3 & 31
