# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Reads what ui.memory wrote, at the start of the program, and is let go.

Any bytes can be read: nothing raises, and nothing is taken that its checksum does not vouch for.
Sections that are damaged are passed over, games and variants that this program does not know as
well; older saves with fewer options or numbers leave the rest as it is for a new player.
"""

from array import array

from engine.games.index import GAMES
from ui import choices
from ui.memory import CORE, FRAME, GAME, check, tag
from ui.record import ROW
from ui.schemes import BACKS, DECKS, FELTS

# one more than the largest value of each option, in their order
LIMITS = (len(DECKS), len(BACKS), len(FELTS), 6, 4, 6, len(choices.SPANS), 2, 2)
_LEAST = (0, 0, 0, 0, 0, 1, 0, 0, 0)


class Found:
    """What the bytes told: `options`, `rows`, `kept` as the program has them; `core` is False when
    options and statistics were not found, `lost` counts the games that should have followed and
    did not (-1: who knows), `strange` what this program does not know."""

    def __init__(self, data):
        self.options = choices.fresh()
        self.rows = {}
        self.kept = {}
        self.core = False
        self.lost = -1
        self.strange = 0
        self._follow = 0
        self._names = {}
        for i in range(len(GAMES)):
            for chosen in range(1 << len(GAMES[i][3])):
                self._names[tag(i, chosen)] = i, chosen
        self._read(data)

    def _read(self, data):
        at = 0
        games = 0
        end = len(data) - FRAME
        while at <= end and (not self.core or games < self._follow):
            kind = data[at]
            body = at + 3
            after = body + (data[at + 1] | data[at + 2] << 8)
            if (
                not (kind == CORE or kind == GAME)
                or after + 4 > len(data)
                or not _whole(data, at, after)
            ):
                at += 1  # damage: look for the next section
                continue
            if kind == GAME:
                games += self._game(data[body:after])
            elif not self.core:
                self.core = True
                self._follow = data[body] if after > body else 0
                self._core(data[body:after])
            at = after + 4
        if self.core:
            self.lost = self._follow - games

    def _game(self, body):
        """1, or 0 for a game that there was already."""
        name = self._name(body, 0)
        if name is None or len(body) < 5:
            return 1
        game = GAMES[name[0]][0]
        number = body[2] | body[3] << 8
        state = body[4] & 3
        if not 1 <= number <= 31999 or state > 2:
            self.strange += 1
        elif game in self.kept:
            return 0
        else:
            self.kept[game] = name[1], number, state, body[4] & 4 != 0, bytes(body[5:])
        return 1

    def _core(self, body):
        options = self.options
        count = body[1] if len(body) > 2 else 0
        width = body[2] if len(body) > 2 else 0
        at = 3
        for i in range(min(count, choices.LAST, len(body) - at)):
            if _LEAST[i] <= body[at + i] < LIMITS[i]:
                options[i] = body[at + i]
        at += count
        name = self._name(body, at)
        if name is not None:
            options[choices.LAST] = name[0]
        at += 2
        for _ in range(body[at] if at < len(body) else 0):
            name = self._name(body, at + 1)
            if name is not None:
                options[choices.VARIANTS + name[0]] = name[1]
            at += 2
        at += 1
        while at < len(body):
            name = self._name(body, at)
            at += 2
            row = array("H", bytes(2 * ROW))
            for i in range(width):
                number = shift = 0
                while at < len(body) and body[at] > 127:
                    number |= (body[at] & 127) << shift
                    shift += 7
                    at += 1
                if at >= len(body) or shift > 14:
                    self.strange += 1
                    return
                number |= body[at] << shift
                at += 1
                if i < ROW:
                    row[i] = min(number, 65535)
            if name is not None:
                self.rows[name[0] << 4 | name[1]] = row

    def _name(self, body, at):
        if at + 2 > len(body):
            return None
        name = self._names.get(body[at] | body[at + 1] << 8)
        if name is None:
            self.strange += 1
        return name


def _whole(data, start, end):
    crc = check(data[start:end])
    return data[end] | data[end + 1] << 8 == crc & 0xFFFF and (
        data[end + 2] | data[end + 3] << 8 == crc >> 16
    )
