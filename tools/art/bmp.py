# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Writes BMP files as a board reads them: few bits a pixel, no row padding, room for a note.

The note is a handful of bytes between palette and pixels, where BMP allows anything: a sheet says
there where its parts lie.
"""

import struct


def write(canvas, palette, note=b"", bits=4):
    """The bytes of a BMP of 1 or 4 bits a pixel; ValueError where a row would need padding."""
    if canvas.width * bits % 32:
        raise ValueError(f"a row of {canvas.width} pixels of {bits} bits would be padded")
    per_byte = 8 // bits
    pixels = bytearray()
    for row in reversed(canvas.rows):
        for i in range(0, canvas.width, per_byte):
            value = 0
            for colour in row[i : i + per_byte]:
                value = value << bits | colour
            pixels.append(value)
    colours = b"".join(struct.pack("<I", palette[i]) for i in range(1 << bits))
    note = note + bytes(-len(note) % 4)
    start = 54 + len(colours) + len(note)
    return b"".join(
        (
            struct.pack("<2sIHHI", b"BM", start + len(pixels), 0, 0, start),
            struct.pack("<IiiHHII", 40, canvas.width, canvas.height, 1, bits, 0, len(pixels)),
            struct.pack("<iiII", 2835, 2835, 1 << bits, 1 << bits),
            colours,
            note,
            pixels,
        )
    )
