# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes the picture a board shows while it loads the program, 160×128.

What matters stays within the middle 128 columns, so that the smallest screen can show it too.
"""

from . import bmp, faces, fonts, source

WIDTH, HEIGHT = 160, 128
FELT, DARK, FACE, SHADE, GHOST, GOLD = 0, 1, 2, 11, 12, 13
CARD = (29, 40)
HAND = (("K", "C"), ("Q", "H"), ("J", "S"), ("10", "D"), ("A", "S"))
LIFT = (6, 2, 0, 2, 6)


def _line(canvas, letters, text, y):
    """A line of the title in the middle: capitals gold, a dark edge below and to the right."""
    drawings = [letters["title", letter] for letter in text]
    x = (WIDTH - sum(len(d[0]) + 2 for d in drawings) + 2) // 2
    for letter, drawing in zip(text, drawings, strict=True):
        for dx, dy in ((2, 1), (1, 2), (2, 2), (1, 1)):
            canvas.put(drawing, x + dx, y + dy, {"#": DARK})
        canvas.put(drawing, x, y, {"#": GOLD if letter.isupper() else FACE})
        x += len(drawing[0]) + 2


def _card(art, rank, suit):
    """A face of the largest size, put together as lib/ui/sheet.py does on a board."""
    (level, *_), (pip, ace, (figures, wide, tall)) = faces.FACES[CARD]
    ink = 4 + faces.SUITS.index(suit)
    canvas = faces.rounded(*CARD, 3, 2)
    left = level[4] if rank == "10" else level[3]
    canvas.put(art["ranks"][level[0], rank], left, 1, {"#": ink})
    canvas.put(art["suits"][level[2], suit], level[5], 1, {"#": ink})
    if rank in "JQK":
        body, colours = art["courts"][figures, rank], {**faces.LETTERS, "o": ink}
    else:
        body, colours = art["suits"][ace if rank == "A" else pip, suit], {"#": ink}
    x = (CARD[0] - len(body[0])) // 2
    y = 12 + (CARD[1] - 13 - len(body)) // 2
    canvas.put(body, x, y, colours)
    return canvas


def picture(root):
    """The whole title as a canvas."""
    art = {n: source.read(root / f"sprites/{n}.txt") for n in ("ranks", "suits", "courts", "title")}
    canvas = source.Canvas(WIDTH, HEIGHT, FELT)
    # The felt darkens towards its edge, dot by dot.
    for y in range(HEIGHT):
        for x in range(WIDTH):
            depth = min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y)
            if (
                depth < 3
                or (depth < 8 and (x + y) % 2 == 0)
                or (depth < 14 and not (x % 2 + y % 2))
            ):
                canvas.rows[y][x] = SHADE
    _line(canvas, art["title"], "Pocket", 11)
    _line(canvas, art["title"], "Patience", 30)
    step = 23
    left = (WIDTH - CARD[0] - step * (len(HAND) - 1)) // 2
    for i, (rank, suit) in enumerate(HAND):
        x, y = left + step * i, 52 + LIFT[i]
        for j in range(2, CARD[1] + 1):  # its shadow
            canvas.rows[y + j][x + CARD[0]] = SHADE
        canvas.fill(x + 2, y + CARD[1], CARD[0] - 2, 1, SHADE)
        canvas.paste(_card(art, rank, suit), x, y, clear=0)
    font, _ = fonts.fonts(root)
    glyphs = {g.code: g for g in font.glyphs}
    text = [glyphs[ord(c)] for c in "Eleven games of patience"]
    x = (WIDTH - sum(g.advance for g in text)) // 2
    for glyph in text:
        canvas.put(glyph.drawing, x, 104, {"#": GHOST})
        x += glyph.advance
    return canvas


def outputs(root):
    """The title's BMP."""
    return {"sprites/title.bmp": bmp.write(picture(root), faces.default_palette(root))}
