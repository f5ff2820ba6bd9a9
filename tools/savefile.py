# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A save as a place holds it, as what it says, and as JSON. Use it inside a Host.

A place is a folder (a drive, an SD card, the folder of a PC), one file of it, a copy of a board's
memory, or its digits in hex. Reading changes nothing; a save that is written goes on from the
generation that was there, so that a board takes it for the newest.
"""

import json
from pathlib import Path
from types import SimpleNamespace

OPTIONS = ["deck", "back", "felt", "volume", "lights", "brightness", "speed", "left_handed", "ask"]
NUMBERS = ["played", "won", "best_streak", "streak", "fewest_moves", "helped", "helped_won"]
STATES = ("untouched", "begun", "won")
KEYS = {"program", "version", "options", "last_game", "variants", "statistics", "games"}
PROGRAM = "Pocket Patience"


class Bad(ValueError):
    """What is wrong, as a sentence."""


class Copy:
    """One file that holds a save, perhaps with more behind it, as a place for the store."""

    slots = 1
    ours = False
    wears = False
    capacity = 65535

    def __init__(self, path):
        self.name = str(path)
        self._path = path
        self._hex = path.suffix.lower() == ".hex"
        if path.suffix.lower() == ".bin" and path.exists():
            self.capacity = path.stat().st_size  # of a board's memory

    def read(self, slot):
        """What the file holds, None if there is none."""
        if not self._path.exists():
            return None
        data = self._path.read_bytes()
        if self._hex:
            try:
                return bytes.fromhex(data.decode("ascii").strip().strip("'\""))
            except ValueError as error:
                raise Bad(f"{self.name} holds no hex digits") from error
        return data

    def write(self, slot, record):
        """Put the record in front; what lies behind it stays."""
        old = self.read(slot) or b""
        data = bytes(record) + old[len(record) :]
        try:
            self._path.write_bytes(data.hex().encode() if self._hex else data)
        except OSError:
            return False
        return True


def opened(path):
    """The Store of a place; Bad where there is none."""
    from handheld import places, store

    path = Path(path)
    if path.is_dir():
        made = store.Store([places.Folder(str(path), str(path))])
    elif path.parent.is_dir():
        made = store.Store([Copy(path)])
    else:
        raise Bad(f"there is no {path}")
    try:
        made.data = made.load()
    except OSError as error:
        raise Bad(f"{path} cannot be read: {error}") from error
    return made


def found(store):
    """What is in the store, or None; damaged ones as far as they can be read."""
    from ui import recall

    data = store.remains if store.data is None else store.data
    return None if data is None else recall.Found(data)


def troubles(store, save):
    """Sentences on all that is wrong with a save."""
    from engine.games.index import GAMES
    from ui import news

    said = []
    if store.state == "empty":
        return [f"There is no save in {store.name}."]
    told = news.told(SimpleNamespace(store=store), save)
    said += told.split("\n\n") if told else []
    for name, kept in save.kept.items() if save else ():
        lost = replayed(name, kept)[1]
        if lost:
            title = next(row[1] for row in GAMES if row[0] == name)
            said.append(f"{title}, deal {kept[1]}: the last {lost} moves are not legal.")
    for key, row in save.rows.items() if save else ():
        fault = _impossible(row)
        if fault:
            said.append(f"Statistics of {GAMES[key >> 4][1]}: {fault}.")
    return said


def replayed(name, kept):
    """The table of a kept game, and how many bytes of it were no legal moves."""
    from engine import games
    from engine.record import replay
    from engine.table import Table

    table = Table()
    table.open(games.load(name), kept[0], kept[1])
    return table, len(kept[4]) - replay(table, kept[4])


def _impossible(row):
    played, won, best, streak, fewest, helped, helped_won = row
    if won > played or helped_won > helped:
        return "more games won than played"
    if streak > best or best > won:
        return "a streak longer than can be"
    if bool(fewest) != bool(won):
        return "wins without moves, or moves without wins"
    return ""


def to_json(save):
    """The save as JSON."""
    from engine.games.index import GAMES
    from ui import choices

    def variants(i, chosen):
        return [name for v, name in enumerate(GAMES[i][3]) if chosen >> v & 1]

    ids = [row[0] for row in GAMES]
    whole = {
        "program": PROGRAM,
        "version": 1,
        "options": {name: save.options[i] for i, name in enumerate(OPTIONS)},
        "last_game": ids[save.options[choices.LAST]],
        "variants": {
            name: variants(i, save.options[choices.VARIANTS + i])
            for i, name in enumerate(ids)
            if save.options[choices.VARIANTS + i]
        },
        "statistics": [
            {
                "game": ids[key >> 4],
                "variants": variants(key >> 4, key & 15),
                **dict(zip(NUMBERS, save.rows[key].tolist(), strict=True)),
            }
            for key in sorted(save.rows)
        ],
        "games": [
            {
                "game": name,
                "variants": variants(ids.index(name), kept[0]),
                "deal": kept[1],
                "state": STATES[kept[2]],
                "helped": kept[3],
                "moves": list(kept[4]),
            }
            for name, kept in sorted(save.kept.items())
        ],
    }
    return json.dumps(whole, indent=2) + "\n"


def from_json(text):
    """What ui.memory packs, out of JSON; Bad says what is wrong."""
    from engine.games.index import GAMES
    from ui import choices, recall, record

    try:
        whole = json.loads(text)
    except ValueError as error:
        raise Bad(f"this is no JSON: {error}") from error
    if not isinstance(whole, dict) or whole.get("program") != PROGRAM:
        raise Bad(f"this is no save of {PROGRAM}")
    if whole.get("version") != 1:
        raise Bad(f"version {whole.get('version')!r} is not known, only 1")
    if set(whole) - KEYS:
        raise Bad(f"{sorted(set(whole) - KEYS)[0]!r} is not part of a save")
    ids = [row[0] for row in GAMES]

    def game(name):
        if name not in ids:
            raise Bad(f"there is no game {name!r}")
        return ids.index(name)

    def chosen(i, names):
        bits = 0
        for name in _a(list, names, "variants"):
            if name not in GAMES[i][3]:
                raise Bad(f"{GAMES[i][1]} has no variant {name!r}")
            bits |= 1 << GAMES[i][3].index(name)
        return bits

    app = SimpleNamespace(
        t=SimpleNamespace(game=None),
        game="",
        options=choices.fresh(),
        record={},
        kept={},
    )
    for name, value in _a(dict, whole.get("options", {}), "options").items():
        if name not in OPTIONS:
            raise Bad(f"there is no option {name!r}")
        i = OPTIONS.index(name)
        app.options[i] = _number(value, f"option {name}", recall._LEAST[i], recall.LIMITS[i] - 1)
    app.options[choices.LAST] = game(whole.get("last_game", "calculation"))
    for name, names in _a(dict, whole.get("variants", {}), "variants").items():
        app.options[choices.VARIANTS + game(name)] = chosen(game(name), names)
    for entry in _a(list, whole.get("statistics", []), "statistics"):
        i = game(_a(dict, entry, "an entry of the statistics").get("game"))
        row = record.row(app.record, i, chosen(i, entry.get("variants", [])))
        for k, name in enumerate(NUMBERS):
            row[k] = _number(entry.get(name, 0), f"{name} of {GAMES[i][1]}", 0, 65535)
        if _impossible(row):
            raise Bad(f"statistics of {GAMES[i][1]}: {_impossible(row)}")
    for entry in _a(list, whole.get("games", []), "games"):
        i = game(_a(dict, entry, "an entry of the games").get("game"))
        moves = [_number(m, "a move", 0, 255) for m in _a(list, entry.get("moves"), "moves")]
        if entry.get("state") not in STATES:
            raise Bad(f"{GAMES[i][1]}: the state is one of {', '.join(STATES)}")
        kept = (
            chosen(i, entry.get("variants", [])),
            _number(entry.get("deal"), "a deal", 1, 31999),
            STATES.index(entry["state"]),
            _a(bool, entry.get("helped", False), "helped"),
            bytes(moves),
        )
        if replayed(ids[i], kept)[1]:
            raise Bad(f"{GAMES[i][1]}, deal {kept[1]}: its moves are not legal")
        app.kept[ids[i]] = kept
    return app


def _a(kind, value, what):
    if not isinstance(value, kind):
        raise Bad(f"{what} should be a {kind.__name__}, not {value!r}")
    return value


def _number(value, what, least, most):
    if type(value) is not int or not least <= value <= most:
        raise Bad(f"{what} is a number from {least} to {most}, not {value!r}")
    return value
