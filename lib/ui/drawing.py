# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where the piles of a game lie on this screen, read from the game's drawing.

Each line of a drawing is a row, each name a pile, and four characters are a card's width: a name
two characters further right lies half a card further right. Rows that have no card above one
another slide into each other by half a card, which makes circles and wings. A spread pile grows
downwards to the next pile below it or to the edge.

Loaded when a game is laid out and let go after. Promises: every pile is on the screen; piles
overlap only where the smallest face is too large; the face chosen is the largest that fits.
"""


def lay_out(lay, t, drawing, sizes, mirror=False):
    """Lay the game on table `t` out in `lay` as its drawing says.

    `sizes` are the faces there are, smallest first; returns the one chosen. `mirror` puts the
    hand on the left. Raises ValueError for a drawing with a pile that the game has not.
    """
    rows = _read(t, drawing)
    if mirror:
        _mirror(rows, t)
    for size in reversed(sizes if lay.width > 200 else sizes[:4]):
        if _place(lay, t, rows, size, 1, False) or _place(lay, t, rows, size, 0, False):
            return size
    _place(lay, t, rows, sizes[0], 0, True)
    return sizes[0]


def _place(lay, t, rows, size, gap, force):
    w, h = size
    pitch = 11 if w > 20 else 8
    span = max(max(c for c, _ in row) for row in rows)
    step = (lay.width - w) * 64 // span if span else 0  # sixty-fourths of a pixel a character
    if step < w * 16 and not force:
        return False
    step = min(step, w * 22)
    tops = _rows(rows, h, gap)
    need = tops[-1] + h
    spread = [any(_fan(t, p) for _, p in row) for row in rows]
    if need > lay.height:
        if not force:
            return False
        tops = [y * (lay.height - h) // tops[-1] for y in tops]
        need = lay.height
    slack = lay.height - need
    last = len(rows) - 1
    if any(spread):
        lead = min(slack // 8, 4 if w > 20 else 1)  # the cursor's frame shows on the first row
        tops = [y + lead for y in tops]
        slack -= lead
        at = last - spread[::-1].index(True)
        for r in range(at + 1, last + 1):
            tops[r] += slack
        first = spread.index(True)
        if first < at == last and _above(rows[first], rows[last]):
            more = max(h + slack - tops[last] + tops[first], 0) // 2  # both fans get the same
            for r in range(1, last + 1):
                tops[r] += more if r == last else more // 2
    elif last:
        grown = _rows(rows, h, gap + min(h // 3, slack // last))
        if grown[-1] + h > lay.height:
            grown = tops
        lift = (lay.height - grown[-1] - h) // 2
        tops = [y + lift for y in grown]
    left = (lay.width - w - span * step // 64) // 2
    lay.w, lay.h, lay.pitch = w, h, pitch
    lay.down = 4 if h > 30 else 3
    roomy = True
    for r, row in enumerate(rows):
        for c, p in row:
            lay.x[p] = left + c * step // 64
            lay.y[p] = tops[r]
            lay.fan[p] = _fan(t, p)
            end = lay.height
            for q in range(r + 1, len(rows)):
                if any(abs(c - d) < 4 for d, _ in rows[q]):
                    end = tops[q] - gap
                    break
            lay.room[p] = max(end - tops[r], 1)
            if lay.fan[p] and lay.room[p] < h + (8 if sum(spread) == 1 else 4) * pitch:
                roomy = False
    if w > 20 and any(spread):  # a large screen: wider fans where ten cards still fit
        least = min(lay.room[p] for p in range(t.piles) if lay.fan[p])
        lay.pitch = max(pitch, min(16, (least - h) // 9))
    return roomy or force


def _read(t, drawing):
    """The drawing as rows of [character offset, pile]."""
    lines = [line for line in drawing.split("\n") if line.strip()]
    indent = min(len(line) - len(line.lstrip()) for line in lines)
    rows = []
    for line in lines:
        row = []
        at = indent
        while at < len(line):
            end = (line + " ").find(" ", at)
            word = line[at:end]
            if word and word != ".":
                row.append([at - indent, _pile(t, word)])
            at = end + 1
        if row:
            rows.append(row)
    left = min(min(c for c, _ in row) for row in rows)
    for row in rows:
        for cell in row:
            cell[0] -= left
    return rows


def _pile(t, word):
    number = int(word[1:] or 0)
    for p in range(t.piles):
        if t.kind[p] == ord(word[0]) and t.place[p] == number:
            return p
    raise ValueError("no pile " + word)


def _mirror(rows, t):
    """Hand and single wastes that lie right of everything else go left of it."""
    edge = max(c for row in rows for c, p in row if not _aside(t, p))
    out = [c for row in rows for c, p in row if c > edge]
    if not out:
        return
    shift = max(out)
    for row in rows:
        for cell in row:
            cell[0] = shift - cell[0] if cell[0] > edge else cell[0] + shift - edge
        row.sort()


def _fan(t, p):
    """Whether pile p lies as a fan: a place that fills by itself does not."""
    return readable(t, p) and not [1 for piles, _ in t.fills if p in list(piles)]


def readable(t, p):
    """Whether the cards of pile p lie so that each can be looked at: in the tableau, and in one
    of several reserves or wastes."""
    kind = chr(t.kind[p])
    return kind == "T" or kind in "RW" and t.row[p] & (t.row[p] - 1) > 0


def _aside(t, p):
    return t.kind[p] == ord("H") or t.kind[p] == ord("W") and not readable(t, p)


def _above(row, other):
    """Whether a card of one row is above a card of the other."""
    return any(abs(c - d) < 4 for c, _ in row for d, _ in other)


def _rows(rows, h, gap):
    """The top of each row: half a card below the last, a whole one below what lies above it."""
    tops = []
    for r, row in enumerate(rows):
        y = tops[-1] + (h + gap) // 2 if r else 0
        for q in range(r):
            if _above(row, rows[q]):
                y = max(y, tops[q] + h + gap)
        tops.append(y)
    return tops
