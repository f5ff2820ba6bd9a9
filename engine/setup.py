# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A declaration becomes the bytes of engine.rules. Needed only while a game is opened."""

from engine.words import ACE, ANYTHING, DISCARD, FOUNDATION, HAND, INDEX, OWN, TRUNK

CARDS = 104  # the most that a game plays with
_AVAILABLE = "WRTKH"


def each(value, i, default=0):
    """The value for pile i of a row: one for all, or a tuple pile by pile."""
    if value is None:
        return default
    if isinstance(value, tuple):
        return value[i] if i < len(value) else default
    return value


def _differ(keys):
    """Whether the empty places of a row want different cards or are built differently."""
    return isinstance(keys.get("base"), tuple) or isinstance(keys.get("step"), tuple)


def _in(t, kinds):
    """The piles of these kinds, as bytes in the order of the kinds."""
    found = [p for kind in kinds for p in range(t.piles) if t.kind[p] == ord(kind)]
    return bytes(found) if found else b""  # which takes no memory


def rules(t, game, chosen):
    """Set the rules of table t to those of the game with the chosen variants."""
    rows = game.chosen(chosen)
    t.piles = 0
    t.hand = -1
    t.foundations = t.alike = t.unit = t.group = t.passes_allowed = t.when = 0
    deals = ""
    placed = {}
    for kind, count, keys in rows:
        first = t.piles
        before = placed.get(kind, 0)  # rows of one kind are counted on
        placed[kind] = before + count
        t.piles += count
        for i in range(count):
            p = first + i
            t.kind[p] = ord(kind)
            t.place[p] = before + i
            t.row[p] = (1 << t.piles) - (1 << first)
            _pile(t, p, kind, keys, i)
        if kind == FOUNDATION:
            t.foundations |= t.row[first]
        fixed = keys.get("suit") == OWN or (kind == FOUNDATION and _differ(keys))
        if not fixed and (kind == FOUNDATION or "space" in keys or "base" in keys):
            t.alike |= t.row[first]
        if kind == "H":
            t.hand = first
            t.group = keys.get("group", 0)
            t.passes_allowed = keys.get("redeals", 0)
            t.when = keys.get("when", 0)
            deals = keys.get("deals", "")
    t.redeals = t.passes_allowed
    t.deals = _in(t, deals)
    t.wastes = bytes(reversed(_in(t, "W")))
    _traffic(t, rows)


def _pile(t, p, kind, keys, i):
    """What pile p, number i of its row, takes."""
    rank = keys.get("rank", 0)
    couple = keys.get("couple")
    if rank or couple:
        base = rank
    elif kind == FOUNDATION:
        usual = 0 if "deal" in keys else ACE
        base = each(keys.get("start", keys.get("base", usual)), i)
    else:
        base = keys.get("base", ANYTHING)
    t.base[p] = base
    step = each(keys.get("step", 1 if kind == FOUNDATION else 0), i)
    t.step[p] = 13 if rank else step % 13
    t.suit[p] = keys.get("suit", 0)
    t.length[p] = keys.get("length", 13 if kind == FOUNDATION else CARDS)
    if "unit" in keys:
        t.unit |= 1 << p


def _traffic(t, rows):
    """Which piles may give cards to which."""
    couples = []
    fills = []
    for rank in range(16):
        t.mate[rank] = 0
    filled = ""
    p = 0
    for q in range(t.piles):
        t.onto[q] = t.into[q] = 0
    for kind, count, keys in rows:
        usual = ""
        if kind == "W":
            usual = HAND
        elif kind == FOUNDATION or (kind == DISCARD and "rank" in keys):
            usual = _AVAILABLE[:-1] if t.group else _AVAILABLE
        source = _in(t, keys.get("source", usual))
        space = _in(t, keys.get("space", keys.get("source", usual)))
        fill = keys.get("fill")
        if fill:
            fills.append((bytes(range(p, p + count)), _in(t, fill)))
            if kind == "W":
                filled += "".join(fill)
        for b in range(p, p + count):
            for a in source:
                if a != b:
                    t.onto[a] |= 1 << b
            for a in space:
                if a != b:
                    t.into[a] |= 1 << b
            if "couple" in keys:
                under, over = keys["couple"]
                couples += b, under, over
                t.mate[under] = over
                t.mate[over] = under
        p += count
    t.couples = bytes(couples)
    t.fills = tuple(fills)
    turning = "T" + TRUNK + HAND
    if t.hand >= 0 and (t.deals or HAND in filled):
        turning = "T" + TRUNK  # a hand that is only dealt from lies face down
        t.onto[t.hand] = t.into[t.hand] = 0
    t.turners = _in(t, turning)
    every = range(t.piles)
    reach = [t.onto[q] | t.into[q] for q in every]
    t.sources = bytes([q for q in every if reach[q]])
    open_to = 0
    for mask in reach:
        open_to |= mask
    t.targets = bytes([q for q in every if open_to >> q & 1])
    t.ends = _in(t, (FOUNDATION, DISCARD, INDEX)) if t.foundations else bytes(every)
