# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Lays the pictures out: a page to look through, and a sheet of all of them for each screen."""

from html import escape

from tools.host import png

GAP = 4
GROUND = bytes((40, 42, 48))
WIDE = 1600  # pixels a sheet may be wide

STYLE = """
body { background: #26282e; color: #e8e8e8; font: 15px sans-serif; margin: 2em }
a { color: #ffc21a } figure { display: inline-block; margin: 0 1em 1em 0; vertical-align: top }
img { image-rendering: pixelated; display: block } figcaption { padding: .3em 0; color: #b0b4ba }
"""


def index(boards):
    """The page: `boards` maps a board to its Shots."""
    out = ['<!doctype html><meta charset="utf-8"><title>Pocket Patience: every screen</title>']
    out.append(f"<style>{STYLE}</style><h1>Pocket Patience: every screen</h1><p>")
    for board, shots in boards.items():
        wide, high = shots[0].size
        out.append(
            f'<a href="#{board}">{board}, {wide}×{high}</a> (<a href="sheet_{board}.png">sheet</a>)'
        )
    for board, shots in boards.items():
        wide, high = shots[0].size
        scale = max(480 // wide, 1)
        out.append(f'<h2 id="{board}">{board}, {wide}×{high}</h2>')
        part = None
        for shot in shots:
            if shot.part != part:
                part = shot.part
                out.append(f"<h3>{escape(part)}</h3>")
            out.append(
                f'<figure><img src="{shot.path}" width="{wide * scale}" height="{high * scale}" '
                f'alt="{escape(shot.caption)}" loading="lazy">'
                f"<figcaption>{escape(shot.caption)}</figcaption></figure>"
            )
    return "\n".join(out) + "\n"


def sheet(shots):
    """One PNG of all pictures of a screen, row by row."""
    wide, high = shots[0].size
    scale = 2 if wide < 200 else 1
    across = WIDE // (wide * scale + GAP)
    empty = GROUND * (wide * scale)
    gap = GROUND * GAP
    width = across * (wide * scale + GAP) + GAP
    rows = [GROUND * width] * GAP
    for first in range(0, len(shots), across):
        row = [png.enlarge(wide, high, s.rgb, scale) for s in shots[first : first + across]]
        for y in range(high * scale):
            pitch = wide * scale * 3
            lines = [rgb[y * pitch : (y + 1) * pitch] for rgb in row]
            lines += [empty] * (across - len(lines))
            rows.append(gap + gap.join(lines) + gap)
        rows += [GROUND * width] * GAP
    return png.encode(width, len(rows), b"".join(rows))
