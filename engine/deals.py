# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Deals: numbers become packs, and packs become piles. Needed only while a game is opened.

The same number is the same deal as in PySolFC, so numbers can be shared. The pack is shuffled by
the linear congruential generator of the old Windows games (x = x * 214013 + 2531011, bits 16 to 30
are the draw), one swap a card from the last to the second.
"""

from engine.log import DOWN, PILES
from engine.setup import CARDS, each, rules
from engine.words import DISCARD, FIRST, FOUNDATION, HAND, TRUNK

LAST = 31999


def shuffle(number, pack, packs=1):
    """Fill the bytearray `pack` with deal `number` (1 to LAST), the card dealt first at index 0.

    Returns how many cards it has, 52 a pack. Not for the move loop: it makes large integers.
    """
    count = 52 * packs
    for i in range(count):
        if packs == 1:  # the four suits of each rank together
            pack[i] = (0, 1, 2, 3)[i % 4] << 4 | i // 4 + 1
        else:  # suit by suit, spades before hearts before diamonds
            pack[i] = (0, 3, 2, 1)[i % 52 // 13] << 4 | i % 13 + 1
    x = number
    for k in range(count - 1, 0, -1):
        x = (x * 214013 + 2531011) & 0xFFFFFFFF
        r = (x >> 16 & 0x7FFF) % (k + 1)
        pack[k], pack[r] = pack[r], pack[k]
    for i in range(count // 2):
        k = count - 1 - i
        pack[i], pack[k] = pack[k], pack[i]
    return count


def open(t, game, chosen, number, deck=None):
    """Deal the game: deal `number`, or a given pack: the cards of `deck`, the first to be dealt
    first. Raises ValueError, before anything is changed, for a number that is not 1 to LAST or a
    deck that does not hold every card of the game's packs."""
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
    rules(t, game, chosen)
    laid = deal(t, game.chosen(chosen), pack)
    held = [len(pile) for pile in laid] + [0] * (PILES - t.piles)
    for p in range(t.piles):  # what the last game left is used again where it is large enough
        most = _most(t, p, held)
        if len(t.store[p]) < most:
            t.store[p] = bytearray(most)
        for i in range(held[p]):
            t.store[p][i] = laid[p][i]
    for p in range(PILES):
        t.n[p] = held[p]
    if t.hand >= 0:
        t.sizes[t.redeals] = held[t.hand]
    begin_with_first(t)
    t.follow()
    t.end = t.top = t.moved = 0  # what follows the deal belongs to it
    t.changed()


def _most(t, p, held):
    """The most cards that pile p can ever hold, whoever plays, when each pile q is dealt held[q].

    Cards that are dealt to where they end stay there; all the others may come together on a pile
    that cards are played on. To other piles they come one at a time, or not at all.
    """
    kind = chr(t.kind[p])
    if kind == FOUNDATION:
        return t.length[p]
    if kind == DISCARD:  # its rank of every suit, or both ranks of its couple
        return t.cards // 13 * (1 if t.base[p] else 2)
    most = t.cards
    if t.foundations:
        most -= sum([held[q] for q in t.ends])
    fed = [sources for piles, sources in t.fills if t.kind[piles[0]] == ord("W")]
    if kind in "HW" and not [q for sources in fed for q in sources if q != t.hand]:
        most = min(most, held[t.hand])  # hand and wastes get cards from each other only
    if kind == HAND:
        return most
    for a in t.sources:
        if (t.onto[a] | (t.into[a] if t.unit >> a & 1 else 0)) >> p & 1:
            return min(t.length[p], most)
    if p in list(t.deals):
        return held[p] - -held[t.hand] // len(t.deals)
    return max(held[p], 1)


def begin_with_first(t):
    """Foundations that begin with the rank of the first card dealt: now it is known."""
    for p in range(t.piles):
        if t.base[p] == FIRST:
            f = p - t.place[p]
            t.base[p] = t.store[f][0] & 15 if t.n[f] else 0


def deal(t, rows, pack):
    """What each pile of table t is dealt from `pack`, which is used up."""
    laid = [bytearray() for _ in range(t.piles)]
    _lay_out(laid, rows, pack)
    at = 0
    for first, row in _piles(rows):
        share = row[2].get("deal", 0)
        hidden = row[2].get("down", CARDS if row[0] == TRUNK else 0)
        most = max(share) if isinstance(share, tuple) else share
        for turn in range(most):
            for i in range(row[1]):
                if each(share, i) > turn:
                    while not pack[at]:
                        at += 1
                    laid[first + i].append(pack[at] | (DOWN if turn < each(hidden, i) else 0))
                    at += 1
    if t.hand >= 0:
        for i in range(len(pack) - 1, at - 1, -1):
            if pack[i]:
                laid[t.hand].append(pack[i] | DOWN)
    return laid


def _piles(rows):
    """Each row with the number of its first pile."""
    p = 0
    for row in rows:
        yield p, row
        p += row[1]


def _lay_out(laid, rows, pack):
    """Take out the cards that a game lays out beforehand: of each rank the copy dealt last."""
    wanted = []
    for first, (_, count, keys) in _piles(rows):
        start = keys.get("start")
        if start is not None:
            for i in range(count):
                # one rank for the whole row: the copies lie in the order of their suits
                suit = -1 if isinstance(start, tuple) else i & 3
                wanted.append((first + i, each(start, i), suit))
    for k in range(len(pack) - 1, -1, -1):
        card = pack[k]
        for want in wanted:
            if card & 15 == want[1] and want[2] in (-1, card >> 4):
                laid[want[0]].append(card)
                pack[k] = 0
                wanted.remove(want)
                break
