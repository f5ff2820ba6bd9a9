# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Plays any game by lines of text: the protocol of docs/PROTOCOL.md for bots, scripts and tests."""

import json
import os
import sys

from engine import deals, games, notation
from engine.games.index import GAMES
from engine.reasons import text as reason
from engine.refusals import find, refusal
from engine.table import Table

USAGE = """usage: python3 -m tools console

Reads one command a line from standard input and answers each with one line of JSON:
games | new GAME [VARIANT...] deal N | new GAME [VARIANT...] deck AS TD ... | state | moves |
play MOVE | undo | redo | hint | quit.  docs/PROTOCOL.md has every detail."""


class Console:
    """One open table and the commands that speak to it. `answer` never raises."""

    def __init__(self):
        self.table = Table()

    def answer(self, line):
        """The reply to one line, as an object for JSON; None for a blank line."""
        words = [word for word in line.replace("\t", " ").split(" ") if word]
        if not words:
            return None
        command = getattr(self, "do_" + words[0], None) if words[0].isascii() else None
        try:
            if words[0] == "quit":
                raise ValueError(f"quit stands alone, without {clip(words[1])}")
            if command is None:
                raise ValueError(f"unknown command {clip(words[0])}: {COMMANDS}")
            if words[0] not in ("games", "new") and self.table.game is None:
                raise ValueError("no game is open: new GAME deal N opens one")
            if words[0] not in ("new", "play") and len(words) > 1:
                raise ValueError(f"{words[0]} stands alone, without {clip(words[1])}")
            return command(words[1:])
        except ValueError as fault:
            return {"error": str(fault)}

    def do_games(self, _):
        rows = [{"id": row[0], "name": row[1], "variants": list(row[3])} for row in GAMES]
        return {"games": rows}

    def do_new(self, words):
        if not words:
            raise ValueError("new what? new GAME [VARIANT...] deal N")
        known = {row[0]: row[3] for row in GAMES}
        if words[0] not in known:
            raise ValueError(f"unknown game {clip(words[0])}: there are {' '.join(known)}")
        chosen, at = variants(words, known[words[0]])
        game = games.load(words[0])
        if words[at] == "deal":
            self.table.open(game, chosen, deal_number(words[at + 1 :]))
        else:
            deals.open(self.table, game, chosen, 0, deck(words[at + 1 :], game.packs))
        return self.do_state(())

    def do_state(self, _):
        t = self.table
        return {
            "game": t.game.id,
            "variants": [name for i, name in enumerate(t.game.variants) if t.chosen >> i & 1],
            "deal": t.number or None,
            "piles": {
                notation.pile(t, p): [notation.card(t.store[p][i]) for i in range(t.n[p])]
                for p in range(t.piles)
            },
            "moved": t.moved,
            "redeals": t.redeals,
            "won": t.won,
            "stuck": t.stuck(),
        }

    def do_moves(self, _):
        t = self.table
        return {"moves": sorted(notation.move(t, t.out[i]) for i in range(t.moves()))}

    def do_play(self, words):
        if not words:
            raise ValueError("play what? moves lists the legal moves")
        t = self.table
        try:
            code = notation.parse(t, clip(" ".join(words)))
        except ValueError as fault:
            raise ValueError(f"not a move: {fault}") from None
        number = find(t, code)
        if number < 0:
            why = reason(refusal(t, code))
            raise ValueError(f"{notation.move(t, code)} is not legal: {why}")
        t.play(number)
        return self.do_state(())

    def do_undo(self, _):
        if not self.table.undo():
            raise ValueError("nothing to undo: this is the deal")
        return self.do_state(())

    def do_redo(self, _):
        if not self.table.redo():
            raise ValueError("nothing to redo: no move was taken back since the last one")
        return self.do_state(())

    def do_hint(self, _):
        t = self.table
        i = t.hint()
        return {"hint": notation.move(t, t.out[i]) if i >= 0 else None}


COMMANDS = "games new state moves play undo redo hint quit"


def clip(word):
    """What was said, short enough to say back."""
    return word if len(word) <= 40 else word[:40] + "..."


def variants(words, known):
    """The chosen variants of a `new` line as bits, and where its `deal` or `deck` stands."""
    chosen = 0
    for at in range(1, len(words)):
        word = words[at]
        if word in ("deal", "deck"):
            return chosen, at
        if word not in known:
            have = " ".join(known) or "none"
            raise ValueError(f"unknown variant {clip(word)} of {words[0]}: there are {have}")
        if chosen >> known.index(word) & 1:
            raise ValueError(f"variant {word} is named twice")
        chosen |= 1 << known.index(word)
    raise ValueError("deal N or deck CARDS is missing: new GAME [VARIANT...] deal N")


def deal_number(words):
    """The one deal number in `words`."""
    word = words[0] if len(words) == 1 else ""
    if not word or [c for c in word if c not in "0123456789"] or word[0] == "0" or len(word) > 5:
        said = clip(" ".join(words)) or "nothing"
        raise ValueError(f"deal numbers go from 1 to {deals.LAST}, not {said}")
    return int(word)


def deck(words, packs):
    """A whole pack from its cards' names."""
    cards = []
    for word in words:
        try:
            cards.append(notation.parse_card(word))
        except ValueError:
            raise ValueError(f"unknown card {clip(word)}: rank A23456789TJQK, suit CDHS") from None
    pack = [suit << 4 | rank for suit in range(4) for rank in range(1, 14)]
    wrong = [card for card in pack if cards.count(card) != packs]
    # One too many first: it is the mistake, and the missing card what comes of it.
    wrong.sort(key=lambda card: cards.count(card) < packs)
    for card in wrong:
        raise ValueError(
            f"a whole pack has {packs} {notation.card(card)}, this one {cards.count(card)} "
            f"({len(cards)} cards, {len(pack) * packs} are needed)"
        )
    return bytes(cards)


def main(argv):
    if argv:
        wrong = argv[0] not in ("-h", "--help")
        print(USAGE, file=sys.stderr if wrong else sys.stdout)
        return 2 if wrong else 0
    if sys.stdin is None or sys.stdout is None:
        return 0  # closed before we began: nobody asks, or nobody reads
    console = Console()
    try:
        for raw in sys.stdin.buffer:
            line = raw.decode("utf-8", "replace").rstrip("\n")
            if line.endswith("\r"):
                line = line[:-1]
            if line.strip(" \t") == "quit":
                break
            reply = console.answer(line)
            if reply is not None:
                sys.stdout.write(json.dumps(reply) + "\n")
                sys.stdout.flush()
    except OSError as fault:
        # Keep the interpreter from trying to write once more at its end, and from saying so.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(fault, BrokenPipeError):  # a reader may leave whenever it likes
            print(f"console: cannot write the answer: {fault.strerror}", file=sys.stderr)
            return 1
    return 0
