# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes the two fonts: BDF and PCF for labels, a glyph sheet for text that changes in play.

`pocket` is the font as drawn, `tall` the same for large screens: some columns and rows doubled,
strokes two pixels wide. A sheet holds printable ASCII and then the other characters in the
order they are drawn in, 32 to a row; its note says the cell's width, height and each advance.
"""

from . import bmp, pcf, source

ASCENT = 7
COLUMNS = 32
DOUBLED_ROWS = (1, 3, 5, 7)
DOUBLED_COLUMNS = {1: (), 2: (), 3: (1,), 4: (1,), 5: (1, 3), 6: (1, 4), 7: (1, 3, 5)}


class Glyph:
    """A character: its drawing over the whole height of the font, and its advance in pixels."""

    def __init__(self, code, drawing):
        self.code = code
        self.drawing = drawing
        self.advance = len(drawing[0]) + 1

    def ink(self, ascent):
        """(left, bottom, rows): the drawing without its empty margins, but for one pixel."""
        rows = [y for y, row in enumerate(self.drawing) if "#" in row] or [ascent - 1]
        columns = [x for row in self.drawing for x, dot in enumerate(row) if dot == "#"] or [0]
        left, right = min(columns), max(columns) + 1
        cut = [row[left:right] for row in self.drawing[rows[0] : rows[-1] + 1]]
        return left, ascent - rows[-1] - 1, cut


class Font:
    """A name, an ascent and the glyphs in the order of the sheet."""

    def __init__(self, name, ascent, glyphs):
        self.name = name
        self.ascent = ascent
        self.glyphs = glyphs
        self.height = len(glyphs[0].drawing)


def _code(name):
    return ord(name) if len(name) == 1 else int(name[2:], 16)


def _tall(drawing):
    """A drawing with rows and columns doubled and every stroke one pixel wider."""
    doubled = DOUBLED_COLUMNS[len(drawing[0])]
    rows = []
    for y, row in enumerate(drawing):
        wide = "".join(dot * (2 if x in doubled else 1) for x, dot in enumerate(row))
        bold = "".join(
            "#" if "#" in (a, b) else "." for a, b in zip(wide + ".", "." + wide, strict=True)
        )
        rows += [bold] * (2 if y in DOUBLED_ROWS else 1)
    return tuple(rows)


def fonts(root):
    """The two fonts."""
    drawn = source.read(root / "fonts/pocket.txt")
    own = {_code(name): rows for (group, name), rows in drawn.items() if group == "tall"}
    small = [Glyph(_code(name), rows) for (group, name), rows in drawn.items() if group == "pocket"]
    small.sort(key=lambda g: min(g.code, 127))
    tall = [Glyph(g.code, own.get(g.code) or _tall(g.drawing)) for g in small]
    return Font("pocket", ASCENT, small), Font("tall", ASCENT + 3, tall)


def bdf(font):
    """The text of a BDF file."""
    wide = max(g.advance for g in font.glyphs)
    descent = font.height - font.ascent
    lines = [
        "STARTFONT 2.1",
        "COMMENT SPDX-FileCopyrightText: 2026 Pocket Patience contributors",
        "COMMENT SPDX-License-Identifier: MIT",
        f"FONT -Pocket Patience-{font.name}-Medium-R-Normal--"
        f"{font.height}-{font.height * 10}-72-72-P-60-ISO10646-1",
        f"SIZE {font.height} 72 72",
        f"FONTBOUNDINGBOX {wide} {font.height} 0 {-descent}",
        "STARTPROPERTIES 2",
        f"FONT_ASCENT {font.ascent}",
        f"FONT_DESCENT {descent}",
        "ENDPROPERTIES",
        f"CHARS {len(font.glyphs)}",
    ]
    for glyph in font.glyphs:
        left, bottom, rows = glyph.ink(font.ascent)
        lines += [
            f"STARTCHAR U+{glyph.code:04X}",
            f"ENCODING {glyph.code}",
            f"SWIDTH {glyph.advance * 1000 // font.height} 0",
            f"DWIDTH {glyph.advance} 0",
            f"BBX {len(rows[0])} {len(rows)} {left} {bottom}",
            "BITMAP",
        ]
        for row in rows:
            bits = row.replace("#", "1").replace(".", "0")
            bits += "0" * (-len(bits) % 8)
            lines.append(f"{int(bits, 2):0{len(bits) // 4}X}")
        lines.append("ENDCHAR")
    lines.append("ENDFONT")
    return "\n".join(lines) + "\n"


def sheet(font):
    """The bytes of a 1-bit BMP of all glyphs; its note: cell width, height, ascent, advances."""
    cell = max(g.advance for g in font.glyphs)
    rows = (len(font.glyphs) + COLUMNS - 1) // COLUMNS
    canvas = source.Canvas(cell * COLUMNS, font.height * rows)
    for i, glyph in enumerate(font.glyphs):
        x, y = i % COLUMNS * cell, i // COLUMNS * font.height
        canvas.put(glyph.drawing, x, y, {"#": 1})
    note = bytes([cell, font.height, font.ascent, *(g.advance for g in font.glyphs)])
    return bmp.write(canvas, (0xFFFFFF, 0x000000), note, bits=1)


def outputs(root):
    """BDF, PCF and sheet of both fonts."""
    made = {}
    for font in fonts(root):
        made[f"fonts/{font.name}.bdf"] = bdf(font).encode("ascii")
        made[f"fonts/{font.name}.pcf"] = pcf.write(font)
        made[f"fonts/{font.name}.bmp"] = sheet(font)
    return made
