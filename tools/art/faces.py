# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes one sheet of parts for each size of card.

`FACES` says which drawings a size is made of. The sheet's note (see bmp.py) tells lib/ui/sheet.py
where each part lies and where on a card it belongs; the order of its bytes is written there.
"""

import runpy

from . import bmp, source

SUITS = "CDHS"
RANKS = "A23456789JQK"  # the ten is wider and comes last
LETTERS = {"b": 8, "l": 9, "d": 10, "w": 2, "k": 1, "g": 13, "s": 14, "e": 3}

# A level: set and name of the ten, set of suits, left edges of rank, ten and suit.
FACES = {
    # width, height, levels, pip, ace, court (set, width, height)
    (13, 19): (
        (("small", "ten", "slim", 1, 1, 7), ("tiny", "ten", "pin", 2, 1, 7)),
        ("small", "nine", ("small", 11, 9)),
    ),
    (15, 21): (
        (("small", "ten", "small", 1, 1, 7), ("tiny", "10", "pin", 2, 1, 8)),
        ("nine", "eleven", ("small", 13, 11)),
    ),
    (17, 24): (
        (("small", "10", "small", 2, 1, 9), ("tiny", "10", "tiny", 2, 1, 9)),
        ("nine", "thirteen", ("small", 13, 14)),
    ),
    (19, 26): (
        (("small", "10", "small", 2, 2, 10), ("tiny", "10", "tiny", 3, 2, 10)),
        ("nine", "thirteen", ("small", 15, 16)),
    ),
    (25, 35): (
        (
            ("large", "10", "ten", 3, 2, 14),
            ("small", "10", "small", 4, 3, 15),
            ("tiny", "10", "tiny", 4, 3, 15),
        ),
        ("thirteen", "nineteen", ("large", 21, 22)),
    ),
    (27, 37): (
        (
            ("large", "10", "ten", 3, 2, 15),
            ("small", "10", "small", 5, 4, 16),
            ("tiny", "10", "tiny", 5, 4, 16),
        ),
        ("thirteen", "nineteen", ("large", 21, 22)),
    ),
    (29, 40): (
        (
            ("large", "10", "ten", 4, 3, 16),
            ("small", "10", "small", 6, 5, 17),
            ("tiny", "10", "tiny", 6, 5, 17),
        ),
        ("thirteen", "nineteen", ("large", 21, 22)),
    ),
}


def default_palette(root):
    """The sixteen colours of the first schemes, as the board's own module paints them."""
    palette = [0] * 16
    runpy.run_path(str(root / "lib/ui/schemes.py"))["paint"](palette)
    return palette


def rounded(width, height, edge, fill):
    """A card-shaped outline: its four corners stay clear."""
    canvas = source.Canvas(width, height, edge)
    canvas.fill(1, 1, width - 2, height - 2, fill)
    for x in (0, width - 1):
        for y in (0, height - 1):
            canvas.rows[y][x] = 0
    return canvas


def _back(width, height, tile):
    canvas = rounded(width, height, 3, 2)
    size = len(tile)
    for y in range(2, height - 2):
        for x in range(2, width - 2):
            letter = tile[(y - height // 2) % size][(x - width // 2) % size]
            canvas.rows[y][x] = LETTERS[letter]
    return canvas


def _crop(drawing, width, height):
    left = (len(drawing[0]) - width) // 2
    return [row[left : left + width] for row in drawing[:height]]


def _strip(drawings, colours):
    """Drawings side by side, each in its own colours."""
    canvas = source.Canvas(sum(len(d[0]) for d in drawings), len(drawings[0]), 2)
    x = 0
    for drawing, letters in zip(drawings, colours, strict=True):
        canvas.put(drawing, x, 0, letters)
        x += len(drawing[0])
    return canvas


def _ranks(ranks, group, ten, ghost):
    """A row of ranks for each suit's ink, and one on the felt for what an empty place wants."""
    drawings = [ranks[group, name] for name in (*RANKS, ten)]
    height = len(drawings[0])
    width = sum(len(d[0]) for d in drawings)
    canvas = source.Canvas(width, height * (5 if ghost else 4))
    for i in range(4):
        canvas.paste(_strip(drawings, [{"#": 4 + i}] * 13), 0, height * i)
    if ghost:
        canvas.paste(_strip(drawings, [{"#": 12, ".": 11}] * 13), 0, height * 4)
    return canvas


def _suits(suits, group):
    return _strip([suits[group, s] for s in SUITS], [{"#": 4 + i} for i in range(4)])


def _pack(parts, width):
    """Places for the parts on a sheet of this width, or None; free corners are filled greedily."""
    places = {}
    taken = []
    for name in sorted(parts, key=lambda n: (-parts[n].height, -parts[n].width, n)):
        w, h = parts[name].width, parts[name].height
        spots = [(0, 0)] + [s for x, y, a, b in taken for s in ((x + a, y), (x, y + b), (x + a, 0))]
        for x, y in sorted(spots, key=lambda s: (s[1], s[0])):
            clash = any(x < p + a and p < x + w and y < q + b and q < y + h for p, q, a, b in taken)
            if x + w <= width and not clash:
                break
        else:
            return None
        places[name] = (x, y)
        taken.append((x, y, w, h))
    return places, max(y + h for x, y, w, h in taken)


def sheet(size, root):
    """The bytes of one sheet."""
    width, height = size
    levels, (pip, ace, court) = FACES[size]
    ranks = source.read(root / "sprites/ranks.txt")
    suits = source.read(root / "sprites/suits.txt")
    courts = source.read(root / "sprites/courts.txt")
    tile = source.read(root / "sprites/cards.txt")["back", "tile"]
    figures = [_crop(courts[court[0], name], court[1], court[2]) for name in "JQK"]
    parts = {
        "blank": rounded(width, height, 3, 2),
        "back": _back(width, height, tile),
        "empty": rounded(width, height, 11, 11),
        "pips": _suits(suits, pip),
        "aces": _suits(suits, ace),
        "courts": _strip(figures, [{**LETTERS, "o": 0}] * 3),
    }
    for i, (rank, ten, suit, *_) in enumerate(levels):
        parts[f"ranks{i}"] = _ranks(ranks, rank, ten, i == 0)
        parts[f"suits{i}"] = _suits(suits, suit)

    fits = []
    for wide in range(8, 256, 8):
        packed = _pack(parts, wide)
        if packed and packed[1] < 256:
            fits.append((wide * packed[1], wide, packed))
    _, wide, (places, tall) = min(fits, key=lambda fit: fit[:2])
    canvas = source.Canvas(wide, tall)
    for name, part in parts.items():
        canvas.paste(part, *places[name])

    top = len(ranks[levels[0][0], "A"]) + 1  # the corner's last row
    room = height - 2 - top
    note = [width, height, *places["blank"], *places["back"], *places["empty"]]
    for name, count in (("pips", 4), ("aces", 4), ("courts", 3)):
        w, h = parts[name].width // count, parts[name].height
        note += [*places[name], w, h, (width - w) // 2, top + 1 + (room - h) // 2]
    note.append(len(levels))
    for i, (rank, ten, suit, *lefts) in enumerate(levels):
        cell, tall = len(ranks[rank, "A"][0]), len(ranks[rank, "A"])
        over = len(suits[suit, "C"])
        note += [tall + 1, *places[f"ranks{i}"], cell, tall, len(ranks[rank, ten][0])]
        note += [*places[f"suits{i}"], len(suits[suit, "C"][0]), over, *lefts]
    return bmp.write(canvas, default_palette(root), bytes(note))


def outputs(root):
    """The sheets of all sizes."""
    return {f"sprites/{w}x{h}.bmp": sheet((w, h), root) for w, h in FACES}
