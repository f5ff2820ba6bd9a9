# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in OnDiskBitmap: an uncompressed BMP read from its file a row at a time."""

import struct

from displayio.palette import ColorConverter, Palette


class OnDiskBitmap:
    """A BMP of 1, 4 or 8 bits with its palette, or of 24; `pixel_shader` has its colours."""

    _rows = False
    # Never dirty: the picture on disk stays as it is.
    _x1 = _x2 = _y1 = _y2 = 0

    def __init__(self, file):
        if isinstance(file, str):
            file = open(file, "rb")
        file.seek(0)
        head = file.read(54)
        if head[:2] != b"BM":
            raise ValueError("Invalid BMP file")
        self._start = struct.unpack_from("<I", head, 10)[0]
        size, self.width, self.height = struct.unpack_from("<Iii", head, 14)
        self._bits, packed = struct.unpack_from("<HI", head, 28)
        if packed or self._bits not in (1, 4, 8, 24) or self.height < 0:
            raise ValueError(
                "the stand-in reads plain BMP of 1, 4, 8 and 24 bits, bottom row first"
            )
        self._stride = (self.width * self._bits + 31) // 32 * 4
        self._file = file
        self._line = bytearray(self._stride)
        self._at = -1
        if self._bits == 24:
            self.pixel_shader = ColorConverter()
        else:
            count = struct.unpack_from("<I", head, 46)[0] or 1 << self._bits
            file.seek(14 + size)
            table = file.read(4 * count)
            self.pixel_shader = Palette(count)
            for i in range(count):
                self.pixel_shader[i] = table[4 * i + 2] << 16 | table[4 * i + 1] << 8 | table[4 * i]

    def _get(self, x, y):
        if not (0 <= x < self.width and 0 <= y < self.height):
            return 0
        if y != self._at:
            self._file.seek(self._start + (self.height - 1 - y) * self._stride)
            self._file.readinto(self._line)
            self._at = y
        bits = self._bits
        line = self._line
        if bits == 24:
            return line[3 * x + 2] << 16 | line[3 * x + 1] << 8 | line[3 * x]
        bit = x * bits
        return line[bit >> 3] >> (8 - bits - (bit & 7)) & ((1 << bits) - 1)

    def _finish(self):
        """A file does not change."""
