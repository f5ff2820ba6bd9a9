# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The words a game is declared in.

A game is rows of piles, in the order in which they are dealt and counted, and says of each only
what differs from the plainest case. The words, each a keyword of a row:

| word | of | means |
|---|---|---|
| `deal` | all | cards dealt to each pile at the start, row by row; a tuple: pile by pile |
| `down` | tableau | how many of these lie face down, from the bottom; a tuple: pile by pile |
| `start` | foundation, index | the rank laid out beforehand; a tuple: pile by pile |
| `base` | foundation, tableau | the rank an empty pile takes; FIRST: that of the first card dealt |
| `step` | foundation, reserve, tableau | each card is this many ranks above the last |
| `suit` | the same | ANY; COLOUR, SAME: as the card below; OWN: pile by pile C D H S |
| `length` | foundation, reserve | the most cards it holds |
| `couple` | foundation, discard | two ranks of one suit that begin it, or go there, together |
| `rank` | discard | the only rank it takes |
| `source` | reserve, tableau | piles whose cards may be played on it |
| `space` | reserve | piles whose cards may be played into it when it is empty |
| `fill` | reserve, waste | piles that fill it at once when it is empty, the first that has cards |
| `unit` | tableau | ANY: a face-up card moves with all the cards on top of it |
| `group` | hand | cards that are laid out before foundations may be played to; 0: none |
| `redeals` | hand | how often the wastes, gathered in order, are turned over to be the hand again |
| `deals` | hand | piles that are dealt one card each at a time |
| `when` | hand | ALWAYS; STANDSTILL: it deals or redeals when no play but into a space is left |

A foundation begins with an ace, goes up by one to 13 cards and takes cards from anywhere; a waste
takes any card from the hand; nothing is built on the other piles. A series ends before it comes
round to its base. A hand that only deals, or fills a waste, lies face down; any other is turned
singly, its top card face up and in play. Without foundations, a game is won when every pile is a
finished series of thirteen cards.
"""

ACE = 1
JACK = 11
QUEEN = 12
KING = 13
ANYTHING = 14  # any card
FIRST = 15  # the rank of the first card dealt

ANY = 0
COLOUR = 1
SAME = 2
OWN = 3

ALWAYS = 0
STANDSTILL = 1

FOUNDATION = "F"
RESERVE = "R"
WASTE = "W"
TABLEAU = "T"
HAND = "H"
TRUNK = "K"
INDEX = "X"
DISCARD = "Q"


def foundation(count=1, **keys):
    return FOUNDATION, count, keys


def reserve(count=1, **keys):
    return RESERVE, count, keys


def waste(count=1, **keys):
    return WASTE, count, keys


def tableau(count=1, **keys):
    return TABLEAU, count, keys


def hand(**keys):
    return HAND, 1, keys


def trunk(**keys):
    return TRUNK, 1, keys


def index(count=1, **keys):
    return INDEX, count, keys


def discard(**keys):
    return DISCARD, 1, keys


class Game:
    """A game as it is declared.

    name: as in the rule book; rows: its piles; number: its place in the menu; line: what kind of
    game it is, for the menu (26 characters at most); table: the drawing that the
    view lays out; rules: the player's text, paragraphs parted by blank lines; every other keyword
    is a variant: its name, and the row that it changes.
    """

    def __init__(self, name, *rows, number=99, packs=1, line="", table="", rules="", **variants):
        self.name = name
        self.rows = rows
        self.number = number
        self.packs = packs
        self.line = line
        self.table = table
        self.rules = rules
        self.changes = variants
        self.variants = tuple(sorted(variants))
        self.id = name.lower().replace(" ", "_").replace("'", "")

    def chosen(self, chosen=0):
        """The rows with the chosen variants (bit i: variant i) applied."""
        rows = list(self.rows)
        for i, name in enumerate(self.variants):
            if chosen >> i & 1:
                kind, _, keys = self.changes[name]
                for r, row in enumerate(rows):
                    if row[0] == kind:
                        merged = dict(row[2])
                        merged.update(keys)
                        rows[r] = (kind, row[1], merged)
        return rows
