# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""PNG files with nothing but the standard library."""

import struct
import zlib


def _chunk(kind, body):
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def encode(width, height, rgb):
    """The bytes of a PNG of ``rgb``, three bytes a pixel, rows from the top."""
    rows = b"".join(b"\0" + rgb[y * width * 3 : (y + 1) * width * 3] for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", head)
        + _chunk(b"IDAT", zlib.compress(rows, 9))
        + _chunk(b"IEND", b"")
    )


def enlarge(width, height, rgb, scale):
    """``rgb`` with every pixel ``scale`` times as wide and high."""
    out = bytearray()
    for y in range(height):
        row = rgb[y * width * 3 : (y + 1) * width * 3]
        wide = b"".join(row[x * 3 : x * 3 + 3] * scale for x in range(width))
        out += wide * scale
    return bytes(out)
