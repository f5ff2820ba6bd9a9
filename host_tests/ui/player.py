# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A player with ten fingers: drives the whole program by its keys, on a stand-in board.

Knows a winning line as the console writes it, finds the shortest way of the cursor to each card,
and counts the keys it needs.
"""

from pathlib import Path

from tools.host.machine import Host

LINES = Path(__file__).resolve().parents[1] / "data" / "winning_lines.txt"
WAYS = {1: "up", 2: "down", 3: "left", 4: "right"}


def lines():
    """(game, variants, deal, moves) of every winning line there is."""
    found = []
    for line in LINES.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        head, _, moves = line.partition(":")
        while not head.split()[-1].isdigit():
            more, _, moves = moves.partition(":")
            head += ":" + more
        words = head.split()
        game, deal = words[0], int(words[-1])
        variants = words[1:-2]
        found.append((game, variants, deal, [m.strip() for m in moves.split(";") if m.strip()]))
    return found


class Player:
    """Use with ``with``; ``app`` is the program, ``keys`` counts the presses."""

    def __init__(self, board="pygamer", game="", deal=0, **more):
        self.host = Host(board, game=game, deal=deal, **more)
        self.keys = 0

    def __enter__(self):
        self.host.__enter__()
        import handheld
        import ui

        self.machine = handheld.open()
        self.app = ui.App(self.machine)
        self.settle()
        self.app.stage.refresh()  # Blinka sends a picture twice that was wholly new
        return self

    def __exit__(self, *error):
        self.host.__exit__(*error)

    def turns(self, count=1, ms=10):
        """Let the program run."""
        for _ in range(count):
            self.app.step()
            self.host.clock.advance(ms)

    def settle(self, most=3000):
        """Let it run until nothing moves any more."""
        for _ in range(most):
            busy = self.app.step()
            self.host.clock.advance(10)
            if not busy or self.screen() == "win":
                return
        raise AssertionError("it moves and moves")

    def screen(self):
        """The name of the screen that is up: "play" is the table."""
        return type(self.app.screen).__module__.split(".")[-1]

    def press(self, name, hold=0):
        """Press a key, for at least `hold` milliseconds."""
        pad = self.host.pad
        self.keys += 1
        pad.press(name)
        self.turns(2)
        for _ in range(60):
            if pad.felt():
                break
            self.turns(1)
        if hold:
            self.turns(hold // 10)
        pad.release(name)
        self.turns(1)
        for _ in range(60):
            if pad.felt():
                break
            self.turns(1)

    def tap(self, words):
        """Press keys by name and let everything come to rest after each."""
        for word in words.split():
            name, _, times = word.partition("*")
            for _ in range(int(times or 1)):
                if name.startswith("long-"):
                    self.press(name[5:], 700)
                else:
                    self.press(name)
                self.settle()

    # moves

    def pile(self, name):
        t = self.app.t
        number = int(name[1:]) if len(name) > 1 else 0
        for p in range(t.piles):
            if chr(t.kind[p]) == name[0] and t.place[p] == number:
                return p
        raise AssertionError("no pile " + name)

    def way(self, *goals):
        """The shortest list of directions to one of the (pile, deep) goals, or None."""
        cursor = self.app.play.cursor
        t = self.app.t
        start = cursor.p, cursor.deep
        seen = {start: []}
        row = [start]
        while row:
            after = []
            for place in row:
                if place in goals:
                    cursor.p, cursor.deep = start
                    return seen[place]
                for key in WAYS:
                    cursor.p, cursor.deep = place
                    cursor.go(t, key)
                    to = cursor.p, cursor.deep
                    if to not in seen:
                        seen[to] = seen[place] + [key]
                        after.append(to)
            row = after
        cursor.p, cursor.deep = start
        return None

    def go(self, *goals):
        """Move the cursor to one of the goals."""
        way = self.way(*goals)
        assert way is not None, f"no way to {goals} from {self.app.play.cursor.p}"
        for key in way:
            self.press(WAYS[key])
        cursor = self.app.play.cursor
        assert (cursor.p, cursor.deep) in goals

    def play(self, move):
        """Make a move of a line, by keys; returns how many it took."""
        before = self.keys
        play = self.app.play
        t = self.app.t
        hand = t.hand
        moved = t.moved
        if move in ("deal", "redeal"):
            self.go((hand, 0))
            self.press("a")
        elif "+" in move:
            a, b = (self.pile(name) for name in move.split("+"))
            self.go(*[(x, 0) for x, y in ((a, b), (b, a)) if self._couples(x, y)])
            a, b = (a, b) if play.cursor.p == a else (b, a)
            self.press("a")
            self._aim(b)
        else:
            source, target = move.split()
            source, _, count = source.partition(":")
            a, b = self.pile(source), self.pile(target)
            self.go((a, int(count or 1) - 1))
            self.press("a")
            self._aim(b)
        self.settle()
        assert t.moved > moved or self.app.screen is not play, f"{move} was not made"
        return self.keys - before

    def _couples(self, x, y):
        """Whether x put on y makes a couple: a card in hand that is put on a waste does not."""
        t = self.app.t
        target = self.app.play.cursor.target
        for i in range(t.moves()):
            if target(t.out[i], x, 1) == y:
                return not t.out[i] & 63
        return False

    def _aim(self, b):
        play = self.app.play
        if play.cursor.held < 0:
            return
        t = self.app.t
        goals = [(b, 0)]
        goals += [(q, 0) for q in range(t.piles) if t.kind[q] == t.kind[b] and t.same_tops(b, q)]
        goals = [goal for goal in goals if play.cursor.can >> goal[0] & 1] or goals
        self.go(*goals)
        self.press("a")

    def shot(self, path, scale=4):
        self.host.display.png(str(path), scale)
