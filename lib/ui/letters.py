# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Which byte stands for which character of text that is drawn in play (see ui.glyphs)."""

EXTRA = "♣♦♥♠←↑→↓×–…“”‘’•ⒶⒷ★✓▶↻"  # from byte 127 on, suits in the engine's order


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
