# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Text broken into lines that fit."""

from ui.letters import encode


def wrap(text, glyphs, width):
    """The lines of a text, none wider than `width` pixels; an empty line between paragraphs."""
    lines = []
    for paragraph in text.strip().split("\n\n"):
        if lines:
            lines.append("")
        line = ""
        used = 0
        for word in paragraph.split():
            wide = glyphs.width(encode(word))
            space = glyphs.width(b" ") if line else 0
            if line and used + space + wide > width:
                lines.append(line)
                line = word
                used = wide
            else:
                line += " " + word if line else word
                used += space + wide
        if line:
            lines.append(line)
    return lines
