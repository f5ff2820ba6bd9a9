# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Laying out: a declaration becomes the bytes of engine.rules, and a pack becomes piles."""

from engine.cards import DOWN
from engine.log import CARDS
from engine.words import ACE, ANYTHING, DISCARD, FOUNDATION, INDEX, OWN, TRUNK

AVAILABLE = "WRTKH"


def _each(value, i, default=0):
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


def open(t, game, chosen, number, deck):
    """Deal the game: deal `number`, or the cards of `deck`. Raises ValueError, before anything is
    changed, for a number that there is not or a deck that is not a whole pack."""
    from engine.deals import LAST, shuffle

    if deck is None and not 1 <= number <= LAST:
        raise ValueError("deal numbers go from 1 to %d, not %d" % (LAST, number))
    pack = bytearray(52 * game.packs)
    cards = shuffle(number or 1, pack, game.packs)
    if deck is not None:
        if sorted(deck) != sorted(pack):
            raise ValueError("not a whole pack of %d cards" % cards)
        pack = bytearray(deck)
    t.game = game
    t.chosen = chosen
    t.number = number
    t.cards = cards
    t.clear()
    rules(t, game, chosen)
    for p in range(t.piles):  # what the last game left is used again where it is large enough
        if len(t.store[p]) < min(cards, t.length[p]):
            t.store[p] = bytearray(min(cards, t.length[p]))
    deal(t, game, chosen, pack, cards)
    t.follow()
    t.end = 0  # what follows the deal belongs to it
    t.changed()


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
        base = _each(keys.get("start", keys.get("base", usual)), i)
    else:
        base = keys.get("base", ANYTHING)
    t.base[p] = base
    step = _each(keys.get("step", 1 if kind == FOUNDATION else 0), i)
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


def deal(t, game, chosen, pack, cards):
    """Deal the first `cards` cards of `pack` to the empty piles of table t; uses the pack up."""
    rows = game.chosen(chosen)
    _lay_out(t, rows, pack, cards)
    at = 0
    for first, row in _piles(rows):
        share = row[2].get("deal", 0)
        hidden = row[2].get("down", CARDS if row[0] == TRUNK else 0)
        most = max(share) if isinstance(share, tuple) else share
        for turn in range(most):
            for i in range(row[1]):
                if _each(share, i) > turn:
                    while not pack[at]:
                        at += 1
                    _add(t, first + i, pack[at] | (DOWN if turn < _each(hidden, i) else 0))
                    at += 1
    if t.hand >= 0:
        for i in range(cards - 1, at - 1, -1):
            if pack[i]:
                _add(t, t.hand, pack[i] | DOWN)
        t.sizes[0] = t.n[t.hand]


def _piles(rows):
    """Each row with the number of its first pile."""
    p = 0
    for row in rows:
        yield p, row
        p += row[1]


def _lay_out(t, rows, pack, cards):
    """Take out the cards that a game lays out beforehand: of each rank the copy dealt last."""
    wanted = []
    for first, (_, count, keys) in _piles(rows):
        start = keys.get("start")
        if start is not None:
            for i in range(count):
                # one rank for the whole row: the copies lie in the order of their suits
                suit = -1 if isinstance(start, tuple) else i & 3
                wanted.append((first + i, _each(start, i), suit))
    for k in range(cards - 1, -1, -1):
        card = pack[k]
        for want in wanted:
            if card & 15 == want[1] and want[2] in (-1, card >> 4):
                _add(t, want[0], card)
                pack[k] = 0
                wanted.remove(want)
                break


def _add(t, p, card):
    t.store[p][t.n[p]] = card
    t.n[p] += 1
