# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Show, check, export and import saves, for backup and for another board.

PLACE is a folder (a drive, an SD card; without one: where this PC keeps its saves), a .sav file in
it, or a copy of a board's memory, made at the board's prompt (the REPL) with

    import microcontroller; print(microcontroller.nvm[:].hex())

and pasted into a file named nvm.hex. To put an imported nvm.hex on a board:

    d = bytes.fromhex("..."); microcontroller.nvm[:len(d)] = d
"""

import argparse
import sys
from pathlib import Path

GROUP = "play"


def main(argv):
    """0; 1 where a save is damaged or cannot be used, 2 where the arguments are wrong."""
    parser = argparse.ArgumentParser(
        "python3 -m tools saves",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    actions = parser.add_subparsers(
        dest="action", required=True, metavar="show|check|export|import"
    )
    for name, said in (
        ("show", "what is kept: games, statistics, options"),
        ("check", "whether all of it is whole, legal and possible"),
        ("export", "write it as JSON"),
    ):
        action = actions.add_parser(name, help=said, description=said)
        action.add_argument("place", nargs="?", metavar="PLACE")
        if name == "export":
            action.add_argument("-o", "--out", metavar="FILE", help="the file; else it is printed")
    said = "put a JSON save into a place; what is there is replaced"
    action = actions.add_parser("import", help=said, description=said)
    action.add_argument("file", metavar="FILE", help="the JSON")
    action.add_argument("place", nargs="?", metavar="PLACE")
    action.add_argument("--force", action="store_true", help="even over bytes that are not ours")
    try:
        given = parser.parse_args(argv)
    except SystemExit as end:
        return end.code

    from tools import savefile
    from tools.host import folder
    from tools.host.machine import Host

    place = Path(given.place).absolute() if given.place else folder.saves()
    out = getattr(given, "out", None)
    out = Path(out).absolute() if out else None
    file = Path(given.file).absolute() if given.action == "import" else None
    try:
        with Host("pygamer"):
            if given.action == "import":
                return _import(savefile, file, place, given.force)
            return _read(savefile, given.action, place, out)
    except (savefile.Bad, OSError) as error:
        print(f"saves: {error}", file=sys.stderr)
        return 1


def _read(savefile, action, place, out):
    store = savefile.opened(place)
    save = savefile.found(store)
    troubles = savefile.troubles(store, save)
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    if action == "check" and not troubles:
        print(f"{place}: good, save number {store.generation}, {len(store.data)} bytes")
    elif action == "show" and save is not None:
        print("\n".join(_lines(savefile, save)))
    elif action == "export" and save is not None:
        text = savefile.to_json(save)
        if out is None:
            sys.stdout.write(text)
        else:
            out.write_text(text, encoding="utf-8")
    return 1 if troubles or save is None else 0


def _import(savefile, file, place, force):
    from ui import memory

    app = savefile.from_json(file.read_text(encoding="utf-8"))
    if not place.exists() and not place.suffix:
        place.mkdir(parents=True)
    store = savefile.opened(place)
    if store.closed and force:
        store.claim()
    if store.closed:
        raise savefile.Bad(
            f"{place} holds a newer version's save or another program's data; "
            "--force writes over it"
        )
    data, left = memory.pack(app, store.capacity)
    if not store.save(data):
        raise savefile.Bad(f"{place} cannot be written")
    print(f"{place}: save number {store.generation}, {len(data)} bytes")
    if left:
        print("There was no room for:", ", ".join(name or "some statistics" for name in left))
    return 0


def _lines(savefile, save):
    """What a save says, line by line."""
    from engine.games.index import GAMES
    from ui import choices

    def title(i, chosen):
        names = [name for v, name in enumerate(GAMES[i][3]) if chosen >> v & 1]
        return GAMES[i][1] + (f" ({', '.join(names)})" if names else "")

    ids = [row[0] for row in GAMES]
    yield f"Game last played: {GAMES[save.options[choices.LAST]][1]}"
    yield "Options: " + ", ".join(
        f"{name} {save.options[i]}" for i, name in enumerate(savefile.OPTIONS)
    )
    yield "Unfinished games:" if save.kept else "No unfinished games"
    for name in sorted(save.kept, key=ids.index):
        chosen, deal, state, helped, moves = save.kept[name]
        table, lost = savefile.replayed(name, save.kept[name])
        yield (
            f"  {title(ids.index(name), chosen)}, deal {deal}: {table.moved} moves"
            + (", helped" if helped else "")
            + (", won before" if state == 2 else "")
            + (f", {lost} more not legal" if lost else "")
        )
    yield "Statistics (won of played; with hints):" if save.rows else "No statistics"
    for key in sorted(save.rows):
        row = save.rows[key]
        yield f"  {title(key >> 4, key & 15)}: {row[1]} of {row[0]}; {row[6]} of {row[5]}"
