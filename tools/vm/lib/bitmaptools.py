# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `bitmaptools`: the calls used here, as strict as a board's.

Coordinates that a board refuses raise ValueError here too; nothing allocates.
"""

from displayio.bitmap import mute


def _check(low, value, high, name):
    if not low <= value <= high:
        raise ValueError("%s must be %d-%d" % (name, low, high))


def fill_region(dest_bitmap, x1, y1, x2, y2, value):
    """Fill x1 … x2, y1 … y2 (the far edges left out) with one value."""
    if mute[0]:
        return
    b = dest_bitmap
    if value < 0 or value >> b.bits_per_value:
        raise ValueError("out of range of target")
    _check(0, x1, b.width, "x1")
    _check(x1, x2, b.width, "x2")
    _check(0, y1, b.height, "y1")
    _check(y1, y2, b.height, "y2")
    if b.bits_per_value == 4:
        data = b._data
        for y in range(y1, y2):
            row = y * b._stride
            a = x1
            z = x2
            if a & 1 and a < z:
                data[row + (a >> 1)] = data[row + (a >> 1)] & 0xF0 | value
                a += 1
            if z & 1 and a < z:
                z -= 1
                data[row + (z >> 1)] = data[row + (z >> 1)] & 15 | value << 4
            for i in range(row + (a >> 1), row + (z >> 1)):
                data[i] = value << 4 | value
    else:
        for y in range(y1, y2):
            for x in range(x1, x2):
                b._put(x, y, value)
    b._spoil(x1, y1, x2, y2)


def blit(
    dest_bitmap,
    source_bitmap,
    x,
    y,
    *,
    x1=0,
    y1=0,
    x2=None,
    y2=None,
    skip_source_index=None,
    skip_dest_index=None,
):
    """Copy a rectangle of the source to (x, y), without what hangs over and the skipped value."""
    if mute[0]:
        return
    to = dest_bitmap
    of = source_bitmap
    if x2 is None:
        x2 = of.width
    if y2 is None:
        y2 = of.height
    _check(0, x, to.width, "x")
    _check(0, y, to.height, "y")
    _check(0, x1, of.width, "x1")
    _check(x1, x2, of.width, "x2")
    _check(0, y1, of.height, "y1")
    _check(y1, y2, of.height, "y2")
    if to.bits_per_value < of.bits_per_value:
        raise ValueError("source palette too large")
    w = min(x2 - x1, to.width - x)
    h = min(y2 - y1, to.height - y)
    skip = -1 if skip_source_index is None else skip_source_index
    if (
        to.bits_per_value == 4
        and of.bits_per_value == 4
        and skip_dest_index is None
        and to is not of
    ):
        _blit4(to, of, x, y, x1, y1, w, h, skip)
    else:
        over = -1 if skip_dest_index is None else skip_dest_index
        # Copied from the far end where the bitmap overlaps itself.
        for j in range(h):
            if y > y1:
                j = h - 1 - j
            for i in range(w):
                if x > x1:
                    i = w - 1 - i
                v = of._get(x1 + i, y1 + j)
                if v != skip and (over < 0 or to._get(x + i, y + j) != over):
                    to._put(x + i, y + j, v)
    to._spoil(x, y, x + w, y + h)


def _blit4(to, of, x, y, x1, y1, w, h, skip):
    data = to._data
    source = of._data
    for j in range(h):
        s = (y1 + j) * of._stride * 2 + x1
        d = (y + j) * to._stride * 2 + x
        if skip < 0 and (s ^ d) & 1 == 0 and w > 2:
            # Both begin in the same half of a byte: copy by bytes.
            end = d + w
            if d & 1:
                data[d >> 1] = data[d >> 1] & 0xF0 | source[s >> 1] & 15
                d += 1
                s += 1
            s >>= 1
            for i in range(d >> 1, end >> 1):
                data[i] = source[s]
                s += 1
            if end & 1:
                i = end >> 1
                data[i] = data[i] & 15 | source[s] & 0xF0
            continue
        for i in range(w):
            v = source[s >> 1]
            v = v & 15 if s & 1 else v >> 4
            if v != skip:
                i = d >> 1
                if d & 1:
                    data[i] = data[i] & 0xF0 | v
                else:
                    data[i] = data[i] & 15 | v << 4
            s += 1
            d += 1


def draw_line(dest_bitmap, x1, y1, x2, y2, value):
    """A line of single pixels, both ends in; what hangs over is left out."""
    if mute[0]:
        return
    b = dest_bitmap
    if value < 0 or value >> b.bits_per_value:
        raise ValueError("out of range of target")
    left = min(x1, x2)
    top = min(y1, y2)
    right = max(x1, x2) + 1
    bottom = max(y1, y2) + 1
    dx = abs(x2 - x1)
    dy = -abs(y2 - y1)
    sx = 1 if x1 < x2 else -1
    sy = 1 if y1 < y2 else -1
    error = dx + dy
    while True:
        if 0 <= x1 < b.width and 0 <= y1 < b.height:
            b._put(x1, y1, value)
        if x1 == x2 and y1 == y2:
            break
        twice = 2 * error
        if twice >= dy:
            error += dy
            x1 += sx
        if twice <= dx:
            error += dx
            y1 += sy
    b._spoil(max(left, 0), max(top, 0), min(right, b.width), min(bottom, b.height))


def readinto(
    bitmap,
    file,
    bits_per_pixel,
    element_size=1,
    reverse_pixels_in_element=False,
    swap_bytes_in_element=False,
    reverse_rows=False,
):
    """Fill a bitmap from the rows of a binary file, without any header or padding."""
    bits = bits_per_pixel
    if bits not in (1, 2, 4, 8) or swap_bytes_in_element:
        raise NotImplementedError("the stand-in reads 1, 2, 4 and 8 bits a pixel")
    size = element_size
    row = bytearray((bitmap.width * bits + size * 8 - 1) // (size * 8) * size)
    keep = (1 << bitmap.bits_per_value) - 1
    for y in range(bitmap.height):
        if file.readinto(row) != len(row):
            raise EOFError()
        to = bitmap.height - 1 - y if reverse_rows else y
        for x in range(bitmap.width):
            bit = x * bits
            shift = bit & 7
            if reverse_pixels_in_element:
                shift = 8 - bits - shift
            bitmap._put(x, to, row[bit >> 3] >> shift & ((1 << bits) - 1) & keep)
    bitmap._spoil(0, 0, bitmap.width, bitmap.height)
