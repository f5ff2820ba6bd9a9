# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Which byte stands for which character of text that is drawn in play (see ui.glyphs)."""

import bitmaptools

EXTRA = "♣♦♥♠←↑→↓×–…“”‘’•ⒶⒷ★✓▶↻ⓄⓍ"  # from byte 127 on, suits in the engine's order


def encode(text):
    """The bytes of a str; a character the font does not have becomes "?". This allocates."""
    out = bytearray()
    for char in text:
        code = ord(char)
        if not 32 <= code < 127:
            code = EXTRA.find(char)
            code = 63 if code < 0 else 127 + code
        out.append(code)
    return bytes(out)


def label(glyphs, marks):
    """Have the keys that say "\u24b6" and "\u24b7" in texts say `marks`, two characters, as this
    board's keys do."""
    if marks == glyphs.marks:
        return
    from ui.pictures import load

    glyphs.marks = marks
    tall = glyphs.height
    cell = glyphs.cell
    sheet, _ = load("fonts/%s.bmp" % glyphs.name, 1)
    keys = encode("\u24b6\u24b7")
    marks = encode(marks)
    for i in range(2):
        x = (marks[i] & 31) * cell
        y = (marks[i] - 32 >> 5) * tall
        bitmaptools.blit(
            glyphs.sheet,
            sheet,
            (keys[i] & 31) * cell,
            (keys[i] - 32 >> 5) * tall,
            x1=x,
            y1=y,
            x2=x + cell,
            y2=y + tall,
        )
