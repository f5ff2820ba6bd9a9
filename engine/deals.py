# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Deals: numbers become packs, and packs become piles. Needed only while a game is opened.

The same number is the same deal as in PySolFC, so numbers can be shared. The pack is shuffled by
the linear congruential generator of the old Windows games (x = x * 214013 + 2531011, bits 16 to 30
are the draw), one swap a card from the last to the second.
"""

from engine.log import CARDS, DOWN
from engine.setup import each, rules
from engine.words import TRUNK

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


def open(t, game, chosen, number, deck):
    """Deal the game: deal `number`, or the cards of `deck`. Raises ValueError, before anything is
    changed, for a number that there is not or a deck that is not a whole pack."""
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
                if each(share, i) > turn:
                    while not pack[at]:
                        at += 1
                    _add(t, first + i, pack[at] | (DOWN if turn < each(hidden, i) else 0))
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
                wanted.append((first + i, each(start, i), suit))
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
