# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Everything that is kept, as bytes: options, statistics, and the unfinished games as their moves.

Sections, each with its kind, its length and a checksum of its own, so that what a power cut left
can be read. First the CORE, then a GAME each, the game last played first. Games and variants go by
a number made of their names: a new game or another order mixes nothing up. The same things always
give the same bytes. Read by ui.recall.
"""

from micropython import const

from engine.games.index import GAMES
from engine.record import record
from handheld.store import checksum
from ui import choices
from ui.record import PLAYED, ROW

CORE = const(1)
GAME = const(2)
FRAME = const(7)  # kind, length, checksum
_HEAD = const(5)  # of a game: tag, deal, state


def tag(game, chosen):
    """The number of game `game` of the index with these variants."""
    row = GAMES[game]
    text = row[0]
    for v in range(len(row[3])):
        if chosen >> v & 1:
            text += "+" + row[3][v]
    return checksum(text.encode()) & 0xFFFF


def unfinished(app):
    """What is to be kept of the game on the table, None if there is nothing: variants, deal,
    state, whether it was helped, moves."""
    t = app.t
    if t.game is None or t.won or not t.number or not (t.moved or app.state == 1):
        return None
    moves = bytearray(2 * t.moved)
    return t.chosen, t.number, app.state, app.was_helped, bytes(moves[: record(t, moves)])


def pack(app, room):
    """(bytes, what did not fit) of at most `room` bytes: the names of games, the game last played
    itself if its last moves are missing, "" for statistics."""
    last = app.options[choices.LAST]
    left = []
    games = []
    for i in [last] + [i for i in range(len(GAMES)) if i != last]:
        name = GAMES[i][0]
        kept = app.kept.get(name)
        if kept is None and name == app.game:
            kept = unfinished(app)
        if kept is not None:
            games.append((i, kept))
    core = _core(app.options, app.record, room - FRAME, left)
    tail = bytearray()
    room -= len(core) + 2 * FRAME + _HEAD
    for i, kept in games:
        moves = kept[4]
        space = room - len(tail)
        if len(moves) > space:
            left.append(GAMES[i][1])
            if i != last or space < 1:
                continue
            moves = moves[:space]  # as far as it fits
        body = bytearray()
        short(body, tag(i, kept[0]))
        short(body, kept[1])
        body.append(kept[2] | (4 if kept[3] else 0))
        body += moves
        section(tail, GAME, body)
        core[0] += 1
    out = bytearray()
    section(out, CORE, core)
    out += tail
    return out, left


def _core(options, rows, room, left):
    """How many games follow, the options, the statistics."""
    core = bytearray((0, choices.LAST, ROW))
    core += options[: choices.LAST]
    short(core, tag(options[choices.LAST], 0))
    chosen = [i for i in range(len(GAMES)) if options[choices.VARIANTS + i]]
    core.append(len(chosen))
    for i in chosen:
        short(core, tag(i, options[choices.VARIANTS + i]))
    keys = sorted(rows)
    while True:
        numbers = bytearray()
        for key in keys:
            short(numbers, tag(key >> 4, key & 15))
            for number in rows[key]:
                long(numbers, number)
        if len(core) + len(numbers) <= room or not keys:
            return core + numbers
        keys.remove(min(keys, key=lambda key: rows[key][PLAYED]))
        if "" not in left:
            left.append("")


def check(piece):
    """The checksum of a section. The store's own would always be the same over a piece that ends
    with its CRC, so this is not one."""
    return checksum(piece) * 0x9E3779B1 & 0xFFFFFFFF


def section(out, kind, body):
    """Append a section to `out`."""
    piece = bytes((kind, len(body) & 255, len(body) >> 8)) + body
    crc = check(piece)
    out += piece
    short(out, crc & 0xFFFF)
    short(out, crc >> 16)


def short(out, number):
    """Append a number of two bytes."""
    out.append(number & 255)
    out.append(number >> 8)


def long(out, number):
    """Append a number in as few bytes as it needs, seven bits each."""
    while number > 127:
        out.append(number & 127 | 128)
        number >>= 7
    out.append(number)
