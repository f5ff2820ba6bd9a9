# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Writes a font as PCF, the form `adafruit_bitmap_font` reads fastest.

Everything is big-endian, most significant bit first, rows padded to four bytes: the only form that
library reads.
"""

import struct

FORMAT = 0xE
COMPRESSED = 0x100
PROPERTIES, ACCELERATORS, METRICS, BITMAPS, ENCODINGS = 1, 2, 4, 8, 32


def _properties(font):
    entries = (
        (b"FONT", font.name.encode("ascii")),
        (b"FONT_ASCENT", font.ascent),
        (b"FONT_DESCENT", font.height - font.ascent),
    )
    strings = bytearray()
    rows = bytearray()
    for name, value in entries:
        rows += struct.pack(">IB", len(strings), isinstance(value, bytes))
        strings += name + b"\0"
        if isinstance(value, bytes):
            rows += struct.pack(">I", len(strings))
            strings += value + b"\0"
        else:
            rows += struct.pack(">I", value)
    pad = bytes(-len(entries) & 3)  # nine bytes an entry
    head = struct.pack("<I", FORMAT) + struct.pack(">I", len(entries))
    return head + rows + pad + struct.pack(">I", len(strings)) + strings


def _accelerators(font, metrics):
    low = [min(m[i] for m in metrics) for i in range(5)]
    high = [max(m[i] for m in metrics) for i in range(5)]
    flags = bytes((0, 0, 0, 0, 1, 0, 0, 0))
    lines = struct.pack(">III", font.ascent, font.height - font.ascent, 0)
    bounds = struct.pack(">5hH", *low, 0) + struct.pack(">5hH", *high, 0)
    return struct.pack("<I", FORMAT) + flags + lines + bounds


def _metrics(metrics):
    head = struct.pack("<I", FORMAT | COMPRESSED) + struct.pack(">H", len(metrics))
    return head + b"".join(bytes(value + 0x80 for value in line) for line in metrics)


def _bitmaps(drawings):
    offsets = bytearray()
    bits = bytearray()
    for rows in drawings:
        offsets += struct.pack(">I", len(bits))
        for row in rows:
            value = int(row.replace("#", "1").replace(".", "0"), 2)
            bits += struct.pack(">I", value << 32 - len(row))
    sizes = [len(bits) // 4, len(bits) // 2, len(bits), len(bits) * 2]
    head = struct.pack("<I", FORMAT) + struct.pack(">I", len(drawings))
    return head + offsets + struct.pack(">4I", *sizes) + bits


def _encodings(codes):
    low, high = min(c & 255 for c in codes), max(c & 255 for c in codes)
    first, last = min(c >> 8 for c in codes), max(c >> 8 for c in codes)
    where = {code: i for i, code in enumerate(codes)}
    head = struct.pack("<I", FORMAT) + struct.pack(">5h", low, high, first, last, codes[0])
    table = bytearray()
    for page in range(first, last + 1):
        for cell in range(low, high + 1):
            table += struct.pack(">H", where.get(page << 8 | cell, 0xFFFF))
    return head + table


def write(font):
    """The bytes of a PCF file."""
    metrics = []
    drawings = []
    for glyph in font.glyphs:
        left, bottom, rows = glyph.ink(font.ascent)
        metrics.append(
            (left, left + len(rows[0]), glyph.advance, bottom + len(rows), -bottom),
        )
        drawings.append(rows)
    tables = (
        (PROPERTIES, FORMAT, _properties(font)),
        (ACCELERATORS, FORMAT, _accelerators(font, metrics)),
        (METRICS, FORMAT | COMPRESSED, _metrics(metrics)),
        (BITMAPS, FORMAT, _bitmaps(drawings)),
        (ENCODINGS, FORMAT, _encodings([g.code for g in font.glyphs])),
    )
    start = 8 + 16 * len(tables)
    index = struct.pack("<4sI", b"\x01fcp", len(tables))
    body = b""
    for kind, form, data in tables:
        index += struct.pack("<4I", kind, form, len(data), start + len(body))
        body += data + bytes(-len(data) % 4)
    return index + body
