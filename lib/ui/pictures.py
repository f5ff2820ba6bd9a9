# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Reads the pictures that `tools art` makes: BMPs of few bits a pixel that carry a note.

The note is the bytes between palette and pixels; what it means is its reader's business.
"""

import bitmaptools
import displayio


def load(path, bits=4):
    """Read a BMP of 1 or 4 bits a pixel: (bitmap, note). OSError where there is none."""
    with open(path, "rb") as file:
        head = file.read(54)
        file.read(4 << bits)
        note = file.read((head[10] | head[11] << 8) - 54 - (4 << bits))
        bitmap = displayio.Bitmap(head[18] | head[19] << 8, head[22] | head[23] << 8, 1 << bits)
        bitmaptools.readinto(
            bitmap,
            file,
            bits_per_pixel=bits,
            element_size=1,
            reverse_pixels_in_element=True,
            reverse_rows=True,
        )
    return bitmap, note
