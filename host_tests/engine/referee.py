# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A second reading of docs/RULES.md: plays all eleven games in words, knowing no engine.

Slow and plain on purpose: piles are lists of written cards, legal moves are found by trying every
pair of piles and every count. `REFEREES[game]` opens a game; tests compare it with the engine.
"""

RANKS = "A23456789TJQK"
SUITS = "CDHS"


def rank(card):
    return RANKS.index(card[-2]) + 1


def suit(card):
    return card[-1]


def is_red(card):
    return card[-1] in "DH"


def is_up(card):
    return card[0] != "-"


def up(card):
    return card.lstrip("-")


def number(name):
    return int(name[1:])


def numbered(letter, count):
    return [letter + str(i) for i in range(count)]


def whole_deck(packs=1):
    return [r + s for s in SUITS for r in RANKS] * packs


class Referee:
    """The common ground: piles by name, brute force over all moves, what follows by itself."""

    packs = 1
    redeals = 0
    shown_hand = True  # the top card of the hand is face up and in play
    fold = ""  # letters of the piles whose empty places are alike

    def __init__(self, deck, variants=()):
        self.variants = variants
        self.stock = list(deck)
        self.piles = {}
        self.passed = 0  # cards the hand began this pass with
        self.lay_out()
        self.settle()

    def row(self, letter, count):
        for name in numbered(letter, count):
            self.piles[name] = []

    def take(self, wanted):
        """Take out beforehand, scanning from the card dealt last: (pile, test) in order."""
        wanted = list(wanted)
        for card in self.stock[::-1]:
            for pile, test in wanted:
                if test(card):
                    self.piles[pile].append(card)
                    at = len(self.stock) - 1 - self.stock[::-1].index(card)
                    del self.stock[at]
                    wanted.remove((pile, test))
                    break

    def deal_rows(self, names, rows):
        for _ in range(rows):
            for name in names:
                self.piles[name].append(self.stock.pop(0))

    def rest_is_hand(self):
        """The undealt packet, the card to be dealt first on top."""
        self.piles["H"] = ["-" + card for card in self.stock[::-1]]
        self.passed = len(self.stock)

    def filled(self, pile):
        return [name for name in self.piles if name[0] == pile]

    def top(self, pile):
        return self.piles[pile][-1] if self.piles[pile] else None

    # what a game says

    def lay_out(self):
        raise NotImplementedError

    def may(self, a, cards, b):
        """Whether `cards` (face up, lowest first) may go from pile a to pile b."""
        raise NotImplementedError

    def may_deal(self):
        return False

    def may_redeal(self):
        wastes = any(self.piles[w] for w in self.filled("W"))
        return self.redeals > 0 and not self.piles["H"] and wastes

    def couple_goes_to(self, one, two):
        return None

    def deal(self):
        raise NotImplementedError

    def follow(self):
        """Spaces that are filled by themselves; called until nothing changes."""

    def is_won(self):
        ends = sum(len(cards) for name, cards in self.piles.items() if name[0] in "FQX")
        return ends == 52 * self.packs

    # what is common to all

    def settle(self):
        before = None
        while before != str(self.piles):
            before = str(self.piles)
            self.follow()
            hand = self.piles.get("H")
            if hand and self.shown_hand:
                hand[-1] = up(hand[-1])

    def accepted(self):
        """Every legal move in words."""
        if self.is_won():
            return set()
        found = set()
        for a, here in self.piles.items():
            for b in self.piles:
                if a == b:
                    continue
                for n in range(1, len(here) + 1):
                    if is_up(here[-n]) and a[0] not in "FQX" and self.may(a, here[-n:], b):
                        found.add(f"{a} {b}" if n == 1 else f"{a}:{n} {b}")
        order = sorted(self.piles, key=lambda name: ("RWH".find(name[0]), int(name[1:] or 0)))
        order = [name for name in order if name[0] in "RWH"]
        for i, a in enumerate(order):
            for b in order[i + 1 :]:
                one, two = self.top(a), self.top(b)
                if one and two and is_up(one) and is_up(two) and self.couple_goes_to(one, two):
                    found.add(f"{a}+{b}")
        if "H" in self.piles:
            if self.piles["H"] and self.may_deal():
                found.add("deal")
            if self.may_redeal():
                found.add("redeal")
        return found

    def listed(self):
        """The legal moves with those to equal empty places left out, sorted."""
        keep = set(self.accepted())
        for letter in self.alike():
            empty = [name for name in self.filled(letter) if not self.piles[name]]
            for name in empty[1:]:
                keep -= {move for move in keep if move.endswith(" " + name)}
        return sorted(keep)

    def alike(self):
        return self.fold

    def play(self, move):
        """Play a legal move and all that follows."""
        piles = self.piles
        if move == "deal":
            self.deal()
        elif move == "redeal":
            self.redeals -= 1
            gathered = [card for w in self.filled("W") for card in piles[w]]
            for w in self.filled("W"):
                piles[w] = []
            piles["H"] = ["-" + card for card in gathered[::-1]]
            self.passed = len(gathered)
        elif "+" in move:
            a, b = move.split("+")
            self.pair(a, b)
        else:
            source, b = move.split(" ")
            a, _, n = source.partition(":")
            n = int(n or 1)
            cards = piles[a][-n:]
            del piles[a][-n:]
            piles[b] += cards
        self.settle()

    def pair(self, a, b):
        raise NotImplementedError


class AuldLangSyne(Referee):
    shown_hand = False

    def lay_out(self):
        self.row("F", 4)
        self.row("R", 4)
        self.take((f"F{i}", lambda card, s=s: card == "A" + s) for i, s in enumerate(SUITS))
        self.deal_rows(numbered("R", 4), 1)
        self.rest_is_hand()

    def may(self, a, cards, b):
        return (
            len(cards) == 1
            and a[0] == "R"
            and b[0] == "F"
            and rank(cards[0]) == rank(self.top(b)) + 1
        )

    def may_deal(self):
        return True

    def deal(self):
        for name in numbered("R", 4):
            if self.piles["H"]:
                self.piles[name].append(up(self.piles["H"].pop()))


class SirTommy(Referee):
    fold = "F"

    def lay_out(self):
        self.row("F", 4)
        self.row("W", 4)
        self.rest_is_hand()

    def between_groups(self):
        return not self.piles["H"] or (self.passed - len(self.piles["H"])) % 4 == 0

    def fits(self, card, b):
        top = self.top(b)
        return rank(card) == (rank(top) + 1 if top else 1)

    def may(self, a, cards, b):
        if len(cards) > 1:
            return False
        if b[0] == "W":
            return a == "H"
        free = "free" in self.variants
        return (
            b[0] == "F"
            and (a[0] == "W" or (a == "H" and free))
            and (free or self.between_groups())
            and self.fits(cards[0], b)
        )


class PussInTheCorner(SirTommy):
    redeals = 1
    fold = ""

    def lay_out(self):
        self.row("F", 4)
        self.row("W", 4)
        self.take((f"F{i}", lambda card, s=s: card == "A" + s) for i, s in enumerate(SUITS))
        self.rest_is_hand()

    def fits(self, card, b):
        return rank(card) == rank(self.top(b)) + 1 and is_red(card) == is_red(self.top(b))

    def may_redeal(self):
        if not Referee.may_redeal(self):
            return False
        tops = [self.piles[w][-1] for w in self.filled("W") if self.piles[w]]
        return not any(self.fits(card, f) for card in tops for f in self.filled("F"))


class Calculation(Referee):
    length = 13
    firsts = (1, 2, 3, 4)
    wastes = 4

    def lay_out(self):
        self.row("F", 4)
        self.row("W", 4)
        self.take((f"F{i}", lambda c, i=i: rank(c) == i + 1) for i in range(4))
        self.rest_is_hand()

    def fits(self, card, b):
        if len(self.piles[b]) == self.length:
            return False
        return (rank(self.top(b)) + number(b) + 1 - rank(card)) % 13 == 0

    def may(self, a, cards, b):
        if len(cards) > 1:
            return False
        if b[0] == "W":
            return a == "H"
        return b[0] == "F" and self.fits(cards[0], b)


class FourKings(Calculation):
    redeals = 2
    length = 12

    def lay_out(self):
        self.row("X", 4)
        self.row("F", 4)
        self.row("W", 1)
        index = [(f"X{i}", lambda c, i=i: rank(c) == i + 1) for i in range(4)]
        begin = [(f"F{i}", lambda c, i=i: rank(c) == 2 * i + 2) for i in range(4)]
        self.take(index + begin)
        self.rest_is_hand()


class Quadrille(Referee):
    redeals = 2

    def lay_out(self):
        self.row("F", 8)
        self.row("Q", 1)
        self.row("W", 1)
        self.rest_is_hand()

    def may(self, a, cards, b):
        if len(cards) > 1:
            return False
        card = cards[0]
        if b == "W0":
            return a == "H"
        if b == "Q0":
            return rank(card) == 12
        if b[0] != "F" or suit(card) != SUITS[number(b) % 4]:
            return False
        series = "6789TJ" if number(b) < 4 else "5432AK"
        have = len(self.piles[b])
        return have < 6 and card[0] == series[have]


class EagleWing(Referee):
    redeals = 2
    fold = "FR"

    def lay_out(self):
        self.row("K", 1)
        self.row("R", 8)
        self.row("F", 4)
        self.row("W", 1)
        self.piles["K0"] = ["-" + card for card in self.stock[:13]]
        del self.stock[:13]
        self.deal_rows(numbered("R", 8), 1)
        self.deal_rows(["F0"], 1)
        self.rest_is_hand()

    def follow(self):
        trunk = self.piles["K0"]
        for wing in numbered("R", 8):
            if not self.piles[wing] and trunk:
                self.piles[wing].append(up(trunk.pop()))
        if len(trunk) == 1:
            trunk[0] = up(trunk[0])

    def may(self, a, cards, b):
        if len(cards) > 1:
            return False
        card = cards[0]
        top = self.top(b)
        if b == "W0":
            return a == "H"
        if b[0] == "F":
            if not top:
                return rank(card) == rank(self.piles["F0"][0])
            have = len(self.piles[b])
            after = rank(card) == rank(top) % 13 + 1
            return have < 13 and suit(card) == suit(top) and after
        if b[0] != "R":
            return False
        if not top:
            return a in ("H", "W0") and not self.piles["K0"]
        if "build" not in self.variants or a == "K0" or len(self.piles[b]) >= 3:
            return False
        below = rank(top) == rank(card) % 13 + 1
        return suit(card) == suit(top) and below


class QueensAudience(Referee):
    def lay_out(self):
        self.row("R", 16)
        self.row("F", 4)
        self.row("Q", 1)
        self.row("W", 1)
        self.deal_rows(numbered("R", 16), 1)
        self.rest_is_hand()

    def follow(self):
        order = ("W0", "H") if "waste_first" in self.variants else ("H", "W0")
        for place in numbered("R", 16):
            for source in order:
                if not self.piles[place] and self.piles[source]:
                    self.piles[place].append(up(self.piles[source].pop()))

    def couple_goes_to(self, one, two):
        if suit(one) != suit(two):
            return None
        ranks = {rank(one), rank(two)}
        if ranks == {1, 11}:
            return f"F{SUITS.index(suit(one))}"
        return "Q0" if ranks == {12, 13} else None

    def may(self, a, cards, b):
        if len(cards) > 1:
            return False
        if b == "W0":
            return a == "H"
        if b[0] != "F" or not self.piles[b]:
            return False
        card, top = cards[0], self.top(b)
        return suit(card) == suit(top) and rank(card) == rank(top) - 1 >= 2

    def pair(self, a, b):
        first, second = self.top(a), self.top(b)
        target = self.couple_goes_to(first, second)
        on_top = 11 if target[0] == "F" else 12
        pair = sorted((first, second), key=lambda card: rank(card) == on_top)
        self.piles[a].pop()
        self.piles[b].pop()
        self.piles[target] += pair


class Scorpion(Referee):
    shown_hand = False

    def lay_out(self):
        self.row("T", 7)
        self.deal_rows(numbered("T", 7), 7)
        for name in numbered("T", 4):
            self.piles[name][:3] = ["-" + card for card in self.piles[name][:3]]
        self.rest_is_hand()

    def follow(self):
        for pile in self.filled("T"):
            if self.piles[pile]:
                self.piles[pile][-1] = up(self.piles[pile][-1])

    def alike(self):
        return "" if self.piles["H"] else "T"

    def may(self, a, cards, b):
        if a[0] != "T" or b[0] != "T":
            return False
        top = self.top(b)
        if not top:
            return rank(cards[0]) == 13 and len(cards) < len(self.piles[a])
        return suit(cards[0]) == suit(top) and rank(cards[0]) == rank(top) - 1

    def may_deal(self):
        if "any_time" in self.variants:
            return True
        for a, here in self.piles.items():
            for b, there in self.piles.items():
                if a != b and a[0] == b[0] == "T" and there:
                    for n in range(1, len(here) + 1):
                        if is_up(here[-n]) and self.may(a, here[-n:], b):
                            return False
        return True

    def deal(self):
        for name in ("T0", "T1", "T2"):
            self.piles[name].append(up(self.piles["H"].pop()))

    def is_won(self):
        whole = [[r + s for r in RANKS[::-1]] for s in SUITS]
        piles = [[up(card) for card in cards] for cards in self.piles.values() if cards]
        return len(piles) == 4 and all(pile in whole for pile in piles)


class One234(Referee):
    def lay_out(self):
        self.row("T", 8)
        self.row("F", 4)
        self.deal_rows(numbered("T", 8), 6)
        self.deal_rows(numbered("F", 4), 1)

    def may(self, a, cards, b):
        if len(cards) > 1 or b[0] != "F" or len(self.piles[b]) == 13:
            return False
        return (rank(self.top(b)) + number(b) + 1 - rank(cards[0])) % 13 == 0


class ImaginaryThirteen(Calculation):
    packs = 2
    shown_hand = False

    def lay_out(self):
        self.row("F", 8)
        self.row("R", 8)
        self.row("W", 1)
        self.take((f"F{i}", lambda c, i=i: rank(c) == i + 1) for i in range(8))
        self.rest_is_hand()

    def follow(self):
        if not self.piles["W0"] and self.piles["H"]:
            self.piles["W0"].append(up(self.piles["H"].pop()))

    def may_redeal(self):
        return False

    def may(self, a, cards, b):
        if len(cards) > 1:
            return False
        if b[0] == "R":
            return a == "W0"
        return b[0] == "F" and self.fits(cards[0], b)


REFEREES = {
    "auld_lang_syne": AuldLangSyne,
    "sir_tommy": SirTommy,
    "puss_in_the_corner": PussInTheCorner,
    "calculation": Calculation,
    "four_kings": FourKings,
    "quadrille": Quadrille,
    "eagle_wing": EagleWing,
    "queens_audience": QueensAudience,
    "scorpion": Scorpion,
    "one234": One234,
    "imaginary_thirteen": ImaginaryThirteen,
}
