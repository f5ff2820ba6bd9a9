# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A declaration becomes the bytes of engine.rules. Needed only while a game is opened."""

from engine.log import CARDS
from engine.words import ACE, ANYTHING, DISCARD, FOUNDATION, INDEX, OWN, TRUNK

AVAILABLE = "WRTKH"


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
    return bytes([p for kind in kinds for p in range(t.piles) if t.kind[p] == ord(kind)])


def _mask(piles):
    mask = 0
    for p in piles:
        mask |= 1 << p
    return mask


def rules(t, game, chosen):
    """Set the rules of table t to those of the game with the chosen variants."""
    rows = game.chosen(chosen)
    t.piles = 0
    t.hand = -1
    t.foundations = t.alike = t.group = t.passes_allowed = t.when = 0
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
    t.deals = _in(t, deals)
    t.dealt = _mask(t.deals)
    t.wastes = _in(t, "W")
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
    t.unit[p] = 1 if "unit" in keys else 0
    t.turn[p] = {"T": 1, "H": 1, TRUNK: 2}.get(kind, 0)


def _traffic(t, rows):
    """Which piles may give cards to which."""
    t.couples = ()
    for rank in range(16):
        t.mate[rank] = 0
    filled = ""
    p = 0
    for q in range(t.piles):
        t.onto[q] = t.into[q] = 0
    for kind, count, keys in rows:
        usual = ""
        if kind == "W":
            usual = "H"
        elif kind == FOUNDATION or (kind == DISCARD and "rank" in keys):
            usual = AVAILABLE[:-1] if t.group else AVAILABLE
        source = _in(t, keys.get("source", usual))
        space = _in(t, keys.get("space", keys.get("source", usual)))
        fill = keys.get("fill", "")
        if kind == "W":
            filled += "".join(fill)
        for b in range(p, p + count):
            for a in source:
                if a != b:
                    t.onto[a] |= 1 << b
            for a in space:
                if a != b:
                    t.into[a] |= 1 << b
            t.fill[b] = _in(t, fill)
            if "couple" in keys:
                under, over = keys["couple"]
                t.couples += ((b, under, over),)
                t.mate[under] = over
                t.mate[over] = under
        p += count
    if t.hand >= 0 and (t.deals or "H" in filled):
        t.turn[t.hand] = 0  # a hand that is only dealt from lies face down
    every = range(t.piles)
    for q in every:
        t.reach[q] = t.onto[q] | t.into[q]
    t.sources = bytes([q for q in every if t.reach[q]])
    open_to = 0
    for q in every:
        open_to |= t.reach[q]
    t.targets = bytes([q for q in every if open_to >> q & 1])
    t.turners = bytes([q for q in every if t.turn[q]])
    t.fillers = bytes([q for q in every if t.fill[q]])
    t.built = _in(t, FOUNDATION)
    t.ends = _in(t, (FOUNDATION, DISCARD, INDEX))
