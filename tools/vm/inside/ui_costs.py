# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Measures what the program's own Python costs in play, in loop turns. argv as for ui_bytes.

Prints {game: {kind: {"worst": …, "mean": …}}} for the kinds below. What displayio does is left out:
it is C on a board; sprites are plain objects here and drawing calls are a builtin that does
nothing, so that they cost about what they cost on a board. A turn cannot be repeated, so every line
is played REPEATS times and the best of each turn taken, which nobody has disturbed.

* move: the turn in which A plays a card, without what the engine takes of it, nothing gliding
* draw: of that, what brings the picture up to date (piles, sprites, the line of text), for each
  card or unit that moved: a deal of four is four
* cursor: the turn in which a direction is pressed
* glide: a turn in the midst of which cards glide
* land: a turn in which they come to lie, or a step that follows by itself is drawn
* idle: a turn in which nothing happens
"""

import gc
import json
import sys
import time

import bitmaptools
import displayio
import stopwatch

OPEN = 31 << 11  # engine.log's; a built drive keeps no name of it

nothing = "".format  # takes any arguments, by place and by name, as the board's C does


class Grid:
    """A TileGrid of plain attributes."""

    def __init__(self, bitmap, **settings):
        self.bitmap = bitmap
        self.x = self.y = 0
        self.hidden = False
        self._in_group = False
        for name in settings:
            setattr(self, name, settings[name])

    def __setitem__(self, index, tile):
        pass

    def _nothing(self, *_):
        pass

    _put = _hide_above = _owe = _leave = _nothing


displayio.mute[0] = 1
displayio.TileGrid = Grid
bitmaptools.blit = bitmaptools.fill_region = bitmaptools.draw_line = nothing

import ui_ops  # noqa: E402

import ui.hands  # noqa: E402  (the program must find these)
import ui.motion  # noqa: E402
import ui.play  # noqa: E402

REPEATS = 9
WAYS = ("right", "down", "left", "up")


class Watch:
    """Adds up the time spent in some methods of some objects; calls inside calls count once."""

    def __init__(self):
        self.spent = 0
        self.calls = 0
        self.inside = False
        self.own = 0  # what watching a call costs the caller, in nanoseconds
        self.idle = 0  # what it takes to watch a call that does nothing
        self.over(self, ("nothing",))
        for _ in range(100):
            self.nothing()
        start = time.time_ns()
        for _ in range(1000):
            self.nothing()
        self.own = (time.time_ns() - start - self.spent * 10 // 11) // 1000
        self.idle = self.spent // self.calls

    def nothing(self):
        pass

    def over(self, thing, names):
        """Watch these methods of an object."""
        for name in names:
            setattr(thing, name, self.wrap(getattr(thing, name)))

    def wrap(self, call):
        """A function that does what `call` does, and is watched."""

        def timed(*given):
            if self.inside:
                return call(*given)
            self.inside = True
            start = time.time_ns()
            result = call(*given)
            self.spent += time.time_ns() - start
            self.calls += 1
            self.inside = False
            return result

        return timed

    def zero(self):
        self.spent = self.calls = 0


class Costs:
    """Watches the turns of a player."""

    def __init__(self, player):
        self.player = player
        self.engine = Watch()
        self.engine.over(player.t, ("moves", "play", "undo", "redo", "hint"))
        play = player.app.play
        self.drawing = Watch()
        self.drawing.over(play.view, ("draw", "touch"))
        self.drawing.over(play.status, ("count", "say", "corner"))
        for module in (ui.hands, ui.motion, ui.play):  # and what moves sprites
            names = [name for name in ("put", "hide", "frame") if hasattr(module, name)]
            self.drawing.over(module, names)
        self.drawing.over(play.unit, ("lift",))
        self.times = []  # [kind, turns, turns, …] of each turn, in the order of play
        self.at = 0
        self.first = True
        self.unit = 1

    def turn(self, kind):
        """One turn, timed."""
        motion = self.player.app.play.motion
        gliding = motion.to >= 0
        if kind == "frame":
            kind = "land" if self.player.busy() else "idle"
        self.engine.zero()
        self.drawing.zero()
        start = time.time_ns()
        self.player.step()
        took = time.time_ns() - start
        if kind == "move":
            watches = (self.engine, self.drawing)
            took -= self.engine.spent + sum([w.calls * w.own for w in watches])
            spent = self.drawing.spent - self.drawing.calls * self.drawing.idle
            self.note("draw", spent / self.unit / self.moved())
        elif kind == "land" and gliding and motion.to >= 0:
            kind = "glide"
        self.note(kind, took / self.unit)

    def moved(self):
        """How many times cards went from pile to pile in the last move, at least 1."""
        t = self.player.t
        count = 0
        for i in range(max(t.last(), 0), t.end):
            step = t.log[i]
            if step < OPEN and step >> 11 != step >> 6 & 31:
                count += 1
        return max(count, 1)

    def note(self, kind, turns):
        """Keep the cost of the next thing of this line."""
        if self.first:
            self.times.append([kind, turns])
        elif self.at < len(self.times) and self.times[self.at][0] == kind:
            self.times[self.at].append(turns)
        self.at += 1

    def look(self, k):
        """A cursor move before each card move."""
        if gc.mem_free() < 500000:
            gc.collect()
        self.unit = stopwatch.turn()
        self.player.tap(WAYS[k & 3], "cursor")

    def play(self, line, span, kinds):
        """Figures of these kinds of turn for one line."""
        self.times = []
        for repeat in range(REPEATS):
            self.first = repeat == 0
            self.player.turn = self.player.plain
            self.player.open(line, span)
            self.player.turn = self.turn
            self.at = 0
            self.player.walk(line, self.look)
        found = {}
        for kind in kinds:
            turns = [min(t[1:]) for t in self.times if t[0] == kind and len(t) > 3]
            if turns:
                found[kind] = {"worst": round(max(turns)), "mean": round(sum(turns) / len(turns))}
        return found


def measure(lines, most_moves):
    """The figures by game and kind of turn."""
    player = ui_ops.Player(lines[0])
    player.display.refresh = nothing
    costs = Costs(player)
    gc.disable()
    found = {}
    for line in lines:
        line[3] = line[3][:most_moves]
        here = costs.play(line, 0, ("move", "draw", "cursor", "idle"))
        here.update(costs.play(line[:3] + [line[3][:12]], 150, ("glide", "land")))
        game = found.setdefault(line[0], {})
        for kind, figures in here.items():
            if kind not in game or game[kind]["worst"] < figures["worst"]:
                game[kind] = figures
    return found


print(json.dumps(measure(json.loads(sys.argv[1]), int(sys.argv[2]))))
