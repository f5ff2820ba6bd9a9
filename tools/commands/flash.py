# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Put the game on a board: finds its drive and copies what has changed."""

import argparse
import glob
import sys
from pathlib import Path

GROUP = "board"
NAMED = 10  # files that --dry-run names; a whole build has more than a hundred

NOTES = """What is on the drive and is not ours stays as it is unless you say yes to the question;
settings.toml and saved games are never touched. Stopped half way, run it again: it goes on."""


def main(argv):
    """0 when the drive is as it should be; 1 where it is not; 2 where the arguments are wrong."""
    parser = argparse.ArgumentParser("python3 -m tools flash", description=__doc__, epilog=NOTES)
    parser.add_argument(
        "drive", nargs="?", metavar="DRIVE", help="where CIRCUITPY is, if not found"
    )
    parser.add_argument("--dry-run", action="store_true", help="only say what would be done")
    parser.add_argument("--yes", action="store_true", help="answer yes to every question")
    parser.add_argument("--boot", action="store_true", help="also boot.py: saves on the drive")
    parser.add_argument("--mpy-cross", default="", metavar="PATH", help="CircuitPython's mpy-cross")
    parser.add_argument("--no-bundle", action="store_true", help="the pinned libraries, always")
    try:
        given = parser.parse_args(argv)
    except SystemExit as end:
        return end.code
    try:
        return _flash(given)
    except _End as end:
        print(end.text, file=sys.stderr)
        return end.code


class _End(Exception):
    def __init__(self, text, code=1):
        super().__init__(text)
        self.text = text
        self.code = code


def _flash(given):
    from tools.board import copy, find, known

    folder = _folder(given)
    info = find.Info(folder)
    settings = find.entry(folder, "settings.toml")
    text = settings.read_text(encoding="utf-8", errors="replace") if settings else ""
    impossible, said = known.judge(info, text)
    print(f"{folder}: {_name(info)}")
    for line in said:
        print(line)
    if impossible:
        raise _End(impossible)
    files = _files(given, info)
    try:
        drive = copy.Drive(folder)
        todo = copy.plan(drive, files)
    except OSError as error:
        raise _End(f"{folder} cannot be read: {error.strerror}") from error
    return _copy(given, drive, files, todo, known.keyless(info, text))


def _name(info):
    if not info.version:
        return "a drive that does not say which board it is"
    return f"{info.board or info.board_id}, CircuitPython {info.version}"


# Which drive


def _folder(given):
    from tools.board import find, known

    found = find.volumes()
    if given.drive is None:
        return _found(found)
    folder = Path(given.drive)
    if not folder.is_dir():
        near = [str(v.path) for v in find.boards(found)]
        hint = f" There is {' and '.join(near)}." if near else ""
        raise _End(f"There is no folder {folder}.{hint}", 2)
    if find.entry(folder, "INFO_UF2.TXT") is not None:
        raise _End(known.IN_BOOTLOADER.format(path=folder))
    if not find.boards([find.Volume(folder, folder.resolve().name)]):
        question = f"{folder} does not look like a board's drive. Copy the game there?"
        if not given.dry_run and not _agreed(given, question):
            raise _End("Nothing was changed.")
    return folder


def _found(found):
    from tools.board import find, known

    boards = find.boards(found)
    if len(boards) == 1:
        return boards[0].path
    if boards:
        return _which(boards)
    waiting = find.bootloaders(found)
    if waiting:
        raise _End(known.IN_BOOTLOADER.format(path=waiting[0].path))
    unmounted = unmounted_devices()
    if unmounted:
        raise _End(known.NOT_MOUNTED.format(device=unmounted[0]))
    raise _End(known.NONE_FOUND)


def unmounted_devices():
    """Linux: the devices of drives called CIRCUITPY, mounted or not."""
    return sorted(glob.glob("/dev/disk/by-label/CIRCUITPY*"))


def _which(boards):
    from tools.board import find

    lines = ["There are several boards:"]
    for i, volume in enumerate(boards):
        lines.append(f"  {i + 1}  {volume.path}  {_name(find.Info(volume.path))}")
    if not interactive():
        lines.append(f"Name one: python3 -m tools flash {boards[0].path}")
        raise _End("\n".join(lines), 2)
    print("\n".join(lines))
    while True:
        answer = ask("Which one (a number, nothing to leave it)? ").strip()
        if not answer:
            raise _End("Nothing was changed.")
        if answer.isascii() and answer.isdigit() and 0 < int(answer) <= len(boards):
            return boards[int(answer) - 1].path


# What goes there


def _files(given, info):
    from tools.board import drive, libraries, mpy
    from tools.board.strip import strip

    major = str(info.major) if info.major else ""
    try:
        if given.mpy_cross:
            made_for = mpy.version(given.mpy_cross)
            if made_for and major and made_for != major:
                raise _End(
                    f"{given.mpy_cross} is for CircuitPython {made_for}, the board has "
                    f"{info.version}: take the mpy-cross of that version, or leave it out."
                )
        files = drive.content(drive.Plan("", given.mpy_cross, major, not given.no_bundle))
    except (libraries.Missing, mpy.Refused) as error:
        raise _End(str(error)) from error
    if given.boot:
        source = drive.ROOT / "tools/board/boot.py"
        files["boot.py"] = strip(source.read_text(encoding="utf-8")).encode()
    return files


# Doing it


def _copy(given, drive, files, todo, keyless):
    from tools.board import copy

    for line in todo.warnings:
        print(line)
    if given.dry_run:
        return _dry(drive, files, todo)
    if todo.foreign:
        print("These are on the drive and are not ours:")
        for path in todo.foreign:
            print("  " + path)
        if not _agreed(given, "Write over them?", "Keep a copy of them, then"):
            raise _End("Nothing was changed. Keep a copy of them, then run this again.")
    need, free = copy.needed(drive, files, todo), drive.free()
    if need > free:
        raise _End(
            f"The game does not fit: {_kb(need)} are needed, {_kb(free)} are free. Remove what is "
            "not needed from the drive, then run this again. Nothing was changed."
        )
    try:
        if todo.write or todo.remove or todo.junk:
            copy.carry_out(drive, files, todo, _bar("Copying"))
        bad = copy.check(drive, files, _bar("Checking"))
    except copy.Gone:
        raise _End(
            "\nThe drive went away before all was copied. Plug the board in or press reset, wait "
            "for the drive, and run this again: it goes on where it stopped."
        ) from None
    except copy.Failed as error:
        raise _End(f"\n{error}") from None
    except KeyboardInterrupt:
        raise _End("\nStopped. Run this again to go on where it stopped.", 130) from None
    if bad:
        raise _End(
            f"{_count(bad, 'file')} read back from the drive as something else than was written, "
            f"{bad[0]} for one. Run this again; if it stays so, the drive is damaged: save what "
            "you need from it, and have CircuitPython make it anew "
            "(import storage; storage.erase_filesystem())."
        )
    return _done(todo, keyless)


def _done(todo, keyless):
    from tools.board import known

    last = "Press reset on the board now: the game starts."
    if todo.write or todo.remove:
        there = f"{len(todo.same)} {'was' if len(todo.same) == 1 else 'were'} there already"
        print(f"{_count(todo.write, 'file')} copied, {there}; all read back.")
    else:
        print("All is up to date already; every file was read and compared.")
        last = "No need for a reset."
    if todo.remove:
        gone = "is gone" if len(todo.remove) == 1 else "are gone"
        print(f"{_count(todo.remove, 'module')} of an older release {gone}.")
    if keyless:
        last = f"Now tell its keys in {known.KEYS_PLACE}, then press reset: the game starts."
    print(last)
    return 0


def _count(things, noun):
    return f"{len(things)} {noun}{'' if len(things) == 1 else 's'}"


def _dry(drive, files, todo):
    from tools.board import copy

    # What is asked about comes first: it is what one wants to know.
    for path in sorted(todo.write, key=lambda path: path not in todo.foreign)[:NAMED]:
        mark = "  (not ours: would ask)" if path in todo.foreign else ""
        print(f"would write   {path}{mark}")
    if len(todo.write) > NAMED:
        print(f"and {len(todo.write) - NAMED} more")
    for place in todo.remove[:NAMED]:
        print(f"would remove  {place.relative_to(drive.folder).as_posix()}")
    if len(todo.remove) > NAMED:
        print(f"and {len(todo.remove) - NAMED} more")
    need, free = copy.needed(drive, files, todo), drive.free()
    size = sum(len(files[path]) for path in todo.write)
    print(f"{len(todo.write)} of {_count(files, 'file')}, {_kb(size)}; {_kb(free)} are free.")
    if need > free:
        print(f"That does not fit: {_kb(need)} are needed.")
        return 1
    return 0


def _kb(size):
    return f"{max(size + 1023, 0) // 1024:,} KB"


def _agreed(given, question, first="If that is right,"):
    """The answer to a question; `first` is what to do before a --yes where nobody can be asked."""
    if given.yes:
        return True
    if not interactive():
        raise _End(
            f"{question} Nobody is at a terminal to be asked, so nothing was changed. {first} run "
            "this again with --yes, which answers yes to every question."
        )
    return ask(question + " [y/N] ").strip().lower() in ("y", "yes")


def interactive():
    """True where somebody can answer."""
    return sys.stdin is not None and sys.stdin.isatty()


def ask(question):
    """What the player answers."""
    try:
        return input(question)
    except EOFError:
        return ""


def _bar(word):
    """A function that draws progress on standard error: a bar on a terminal, nothing elsewhere."""
    if not sys.stderr.isatty():
        return lambda done, whole, path: None

    def draw(done, whole, path):
        part = done * 30 // whole if whole else 30
        line = f"\r{word} [{'#' * part}{'.' * (30 - part)}] {done * 100 // (whole or 1):3}% {path}"
        print(f"{line[:79]:79}", end="\n" if not path else "", file=sys.stderr, flush=True)

    return draw
