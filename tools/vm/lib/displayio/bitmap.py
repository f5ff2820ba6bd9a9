# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in bitmap: packed pixels, as large as on a board, and one dirty rectangle."""

# One byte every drawing call looks at: 1 makes drawing do nothing (see the package).
mute = bytearray(1)


class Bitmap:
    """`width` × `height` pixels of 1, 2, 4, 8 or 16 bits, as `value_count` values need."""

    _rows = True  # it can be drawn by the row

    def __init__(self, width, height, value_count):
        if not 1 <= value_count <= 65536:
            raise ValueError("value_count must be in the range of 1-65536")
        bits = 1
        while (value_count - 1) >> bits:
            bits = bits << 1 if bits < 8 else bits + 8
        self.width = width
        self.height = height
        self.bits_per_value = bits
        # Rows are padded to 32 bits, as on a board.
        self._stride = (width * bits + 31) // 32 * 4
        self._data = bytearray(self._stride * height)
        self._x1 = self._y1 = 0
        self._x2 = width
        self._y2 = height

    def _get(self, x, y):
        """The pixel at (x, y), 0 outside."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return 0
        bits = self.bits_per_value
        at = y * self._stride
        if bits == 4:
            v = self._data[at + (x >> 1)]
            return v & 15 if x & 1 else v >> 4
        if bits == 8:
            return self._data[at + x]
        if bits == 16:
            at += x << 1
            return self._data[at] | self._data[at + 1] << 8
        bit = x * bits
        return self._data[at + (bit >> 3)] >> (8 - bits - (bit & 7)) & ((1 << bits) - 1)

    def _put(self, x, y, value):
        """Store a pixel that lies inside, without making it dirty."""
        bits = self.bits_per_value
        at = y * self._stride
        if bits == 8:
            self._data[at + x] = value
        elif bits == 16:
            at += x << 1
            self._data[at] = value & 255
            self._data[at + 1] = value >> 8
        else:
            bit = x * bits
            at += bit >> 3
            shift = 8 - bits - (bit & 7)
            mask = (1 << bits) - 1
            self._data[at] = self._data[at] & ~(mask << shift) | (value & mask) << shift

    def _at(self, index):
        """The pixel that an index means, counted by rows; IndexError outside."""
        if isinstance(index, int):
            y = index // self.width
            x = index - y * self.width
        else:
            x = index[0]
            y = index[1]
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise IndexError("pixel coordinates out of bounds")
        return y * self.width + x

    def __getitem__(self, index):
        at = self._at(index)
        return self._get(at % self.width, at // self.width)

    def __setitem__(self, index, value):
        if mute[0]:
            return
        at = self._at(index)
        if value < 0 or value >> self.bits_per_value:
            raise ValueError("pixel value requires too many bits")
        x = at % self.width
        y = at // self.width
        self._put(x, y, value)
        self._spoil(x, y, x + 1, y + 1)

    def fill(self, value):
        """Every pixel becomes `value`."""
        if mute[0]:
            return
        bits = self.bits_per_value
        if value < 0 or value >> bits:
            raise ValueError("pixel value requires too many bits")
        data = self._data
        if bits == 16:
            for i in range(0, len(data), 2):
                data[i] = value & 255
                data[i + 1] = value >> 8
        else:
            while bits < 8:
                value |= value << bits
                bits <<= 1
            for i in range(len(data)):
                data[i] = value
        self._spoil(0, 0, self.width, self.height)

    def dirty(self, x1=0, y1=0, x2=-1, y2=-1):
        """Have this rectangle sent with the next refresh."""
        if not mute[0]:
            w = self.width
            h = self.height
            self._spoil(
                max(x1, 0), max(y1, 0), w if x2 == -1 else min(x2, w), h if y2 == -1 else min(y2, h)
            )

    def _spoil(self, x1, y1, x2, y2):
        """Grow the one dirty rectangle to take in this one."""
        if x1 >= x2 or y1 >= y2:
            return
        if self._x1 == self._x2:
            self._x1 = x1
            self._y1 = y1
            self._x2 = x2
            self._y2 = y2
            return
        if x1 < self._x1:
            self._x1 = x1
        if y1 < self._y1:
            self._y1 = y1
        if x2 > self._x2:
            self._x2 = x2
        if y2 > self._y2:
            self._y2 = y2

    def _finish(self):
        self._x1 = self._x2 = 0

    def _row(self, x, y, count, to, line, mask, colours, opaque):
        """Draw `count` pixels from (x, y) where `mask` is still 0; the number drawn."""
        drawn = 0
        if self.bits_per_value == 4 and x + count <= self.width and y < self.height:
            data = self._data
            at = y * self._stride * 2 + x
            for i in range(to, to + count):
                if not mask[i]:
                    v = data[at >> 1]
                    v = v & 15 if at & 1 else v >> 4
                    if opaque[v]:
                        line[i] = colours[v]
                        mask[i] = 1
                        drawn += 1
                at += 1
            return drawn
        for i in range(to, to + count):
            if not mask[i]:
                v = self._get(x, y)
                if v < len(opaque) and opaque[v]:
                    line[i] = colours[v]
                    mask[i] = 1
                    drawn += 1
            x += 1
        return drawn
