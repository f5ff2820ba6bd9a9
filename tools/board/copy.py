# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Brings a drive up to date with a build: plan first, then copy, then read back.

Promises: what is not ours is never written over or removed unless the caller allows it; a file is
written beside and put in its place when it is whole, code.py last of all; what was stopped at any
point is completed by doing it again; at the end every file was read back from the drive.
"""

import contextlib
import hashlib
import os
import shutil
from pathlib import Path

from tools.board.drive import OURS
from tools.board.strip import strip

LAST = "code.py"
BESIDE = "pp_new.tmp"  # a file that is being written; 8.3, so that it takes one entry
ROOMS = ("engine/", "lib/ui/", "lib/handheld/")
LIBRARIES = "lib/adafruit_"
FRESH = b'print("Hello World!")'  # what CircuitPython puts into code.py itself
# CircuitPython runs the first of these that it finds.
BEFORE = ("code.txt",)
HIDING = ("ui", "handheld", "adafruit_bitmap_font", "adafruit_display_text")


class Gone(Exception):
    """The drive went away."""


class Failed(Exception):
    """Copying ended; the text is a sentence with a way out."""


class Plan:
    """What there is to do: `write` [path], `remove` [Path], `foreign` [path], `junk` [Path]."""

    def __init__(self):
        self.write = []
        self.remove = []
        self.foreign = []
        self.same = []
        self.junk = []
        self.warnings = []


class Drive:
    """A drive's folder, seen as FAT sees it: names in whatever case."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.device = os.stat(self.folder).st_dev
        self.names = {}
        for top, folders, files in os.walk(self.folder):
            folders[:] = [name for name in folders if not name.startswith(".")]
            for name in files + folders:
                path = Path(top) / name
                self.names[self._key(path.relative_to(self.folder).as_posix())] = path

    @staticmethod
    def _key(path):
        return path.casefold()

    def find(self, path):
        """Where a path lies, or would: each part under the name it has there."""
        here = self.folder
        so_far = ""
        for part in path.split("/"):
            so_far = f"{so_far}/{part}" if so_far else part
            here = self.names.get(self._key(so_far), here / part)
        return here

    def read(self, path):
        """The bytes there, None where there is no file."""
        place = self.find(path)
        return place.read_bytes() if place.is_file() else None

    def under(self, room):
        """The files below a folder, as (path, Path)."""
        key = self._key(room)
        for name, place in sorted(self.names.items()):
            if name.startswith(key) and place.is_file():
                yield name, place

    def there(self):
        """Raises Gone unless this is still the same drive: an empty mount point is not."""
        try:
            if os.stat(self.folder).st_dev == self.device:
                return
        except OSError:
            pass
        raise Gone

    def free(self):
        """Bytes free."""
        return shutil.disk_usage(self.folder).free

    def cluster(self):
        """Bytes that the smallest file takes."""
        if hasattr(os, "statvfs"):
            return max(os.statvfs(self.folder).f_frsize, 512)
        return 4096


def plan(drive, files):
    """What must be done to bring a drive up to date with {path: bytes}."""
    out = Plan()
    out.junk = [place for name, place in drive.names.items() if name.endswith(BESIDE)]
    installed = _ours(drive.read("engine/__init__.py")) or _has(drive, "engine/__init__.mpy")
    for path, data in files.items():
        old = drive.read(path)
        if old == data:
            out.same.append(path)
            continue
        out.write.append(path)
        if _in_the_way(drive, path) or not _may_replace(path, old, data, installed):
            out.foreign.append(path)
    _leftovers(drive, files, out, installed)
    out.write.sort(key=_order)
    _warn(drive, out)
    return out


def _in_the_way(drive, path):
    """True where a folder has the file's name, or a file that of a folder it lies in."""
    parents = [p.as_posix() for p in Path(path).parents if p.as_posix() != "."]
    return drive.find(path).is_dir() or any(_has(drive, parent) for parent in parents)


def _order(path):
    # engine/__init__.py says that the game is here, so it comes first; code.py runs it, so last.
    return (path == LAST, not path.startswith("engine/__init__."), path)


def _has(drive, path):
    return drive.find(path).is_file()


def _ours(data):
    return data is not None and OURS.encode() in data[:200]


def _no_ones(data):
    """True where a module is ours, or empty."""
    return _ours(data) or not data.strip(b"\0")


def _may_replace(path, old, new, installed):
    """True where the file on the drive is ours, or nobody's."""
    if old is None or not old.strip(b"\0") or new.startswith(old):
        return True  # nothing, or what an interrupted copy left
    if path == LAST and old.strip() == FRESH:
        return True
    if path.startswith(LIBRARIES):
        return installed and (path.endswith(".mpy") or _stripped(old))
    if path.endswith((".py", "requirements.txt")):
        return _ours(old)
    if path == "LICENSES.txt":
        return old.startswith(b"Pocket Patience ")
    return installed


def _stripped(data):
    """True where a library's source is as our build writes it; whoever has it from elsewhere has
    its comments."""
    try:
        return strip(data.decode()) == data.decode()
    except (SyntaxError, ValueError):
        return False


def _leftovers(drive, files, out, installed):
    """Modules of an older release that this one does not have."""
    wanted = {path.casefold() for path in files}
    for room in (*ROOMS, LIBRARIES):
        for name, place in drive.under(room):
            if name in wanted or not name.endswith((".py", ".mpy")):
                continue
            stem = name.rpartition(".")[0]
            hides = name.endswith(".py") and stem + ".mpy" in wanted
            if room == LIBRARIES:
                # Another program's module may do no harm there; ours as source hides a new .mpy.
                if hides and installed and _stripped(place.read_bytes()):
                    out.remove.append(place)
            elif _no_ones(place.read_bytes()) or (name.endswith(".mpy") and installed):
                out.remove.append(place)
            elif hides:
                out.foreign.append(place.relative_to(drive.folder).as_posix())
                out.remove.append(place)


def _warn(drive, out):
    for name in BEFORE:
        if _has(drive, name):
            out.warnings.append(f"{name} is on the drive, and CircuitPython runs it, not code.py.")
    for name in HIDING:
        for path in (name, name + ".py", name + ".mpy"):
            if path in drive.names:
                out.warnings.append(f"{path} lies outside lib and hides the game's own {name}.")


def needed(drive, files, todo):
    """Bytes that must be free to carry out a plan, counted in whole clusters."""
    size = drive.cluster()

    def clusters(count):
        return -(-count // size) * size

    need = spare = 0
    listed = {}  # bytes of directory entries in each folder
    for path in todo.write:
        place = drive.find(path)
        need += clusters(len(files[path]))
        if place.is_file():
            need -= clusters(place.stat().st_size)
        # The old file stays until the new one is whole.
        spare = max(spare, clusters(len(files[path])))
        for part in (path, *(p.as_posix() for p in Path(path).parents if p.name)):
            if not drive.find(part).exists():
                listed.setdefault(str(Path(part).parent), set()).add(part)
    for place in todo.remove + todo.junk:
        need -= clusters(place.stat().st_size)
    # An entry of FAT is 32 bytes, and a long name takes one more for 13 letters; "." and "..".
    for folder, parts in listed.items():
        if folder != ".":
            need += clusters(64 + sum(32 * (2 + len(Path(p).name) // 13) for p in parts))
    return need + spare


def carry_out(drive, files, todo, progress=lambda done, whole, path: None):
    """Does what a plan says. Raises Gone, Failed; stopped anywhere, doing it again completes it."""
    whole = sum(len(files[path]) for path in todo.write)
    done = 0
    try:
        for place in todo.junk:
            drive.there()
            place.unlink(missing_ok=True)
        # The first says that the game is here, so that a rerun knows what is ours.
        for i, path in enumerate(todo.write):
            if i == 1:
                _remove(drive, todo)
            progress(done, whole, path)
            drive.there()
            put(drive.find(path), files[path])
            done += len(files[path])
        _remove(drive, todo)
        progress(whole, whole, "")
        sync(drive.folder)
    except OSError as error:
        _explain(drive, error)


def _remove(drive, todo):
    for place in todo.remove:
        drive.there()
        place.unlink(missing_ok=True)


def check(drive, files, progress=lambda done, whole, path: None):
    """Reads every file back; the paths of those that are not what they should be."""
    bad = []
    whole = sum(map(len, files.values()))
    done = 0
    seen = Drive(drive.folder) if drive.folder.exists() else drive
    try:
        for path, data in files.items():
            progress(done, whole, path)
            drive.there()
            found = back(seen.find(path))
            if found != hashlib.sha256(data).digest():
                bad.append(path)
            done += len(data)
        progress(whole, whole, "")
    except OSError as error:
        _explain(drive, error)
    return bad


def _explain(drive, error):
    """Says what an error of the system means for the player."""
    import errno

    drive.there()
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        raise Failed(
            "The drive cannot be written. Either the board's own code has it (a boot.py: start the "
            "board without its button held), or it is mounted for another user, or the system "
            "found a fault on it and keeps it read-only: press reset, and run this again."
        ) from error
    if error.errno == errno.ENOSPC:
        raise Failed(
            "The drive is full. Remove what is not needed from it, then run this again; it goes on "
            "where it stopped."
        ) from error
    if error.errno in (errno.ENOENT, errno.EIO, errno.ENODEV, errno.ENXIO, errno.EINVAL):
        raise Gone from error
    raise Failed(f"The drive could not be written ({error.strerror or error}).") from error


def put(place, data):
    """Writes a file beside its place, makes sure that it is on the drive, and puts it there."""
    if place.is_dir():
        shutil.rmtree(place)
    for folder in place.parents:
        if folder.is_file():
            folder.unlink()
    place.parent.mkdir(parents=True, exist_ok=True)
    beside = place.parent / BESIDE
    with open(beside, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, place)


def sync(folder):
    """Has the system write what it still holds back, folders included."""
    if hasattr(os, "sync"):
        os.sync()
    if hasattr(os, "O_DIRECTORY"):
        with contextlib.suppress(OSError):
            handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
            try:
                os.fsync(handle)
            finally:
                os.close(handle)


def back(place):
    """The hash of a file as it is on the drive, not as the system remembers it where that can be
    told; None where there is none."""
    try:
        with open(place, "rb") as file:
            if hasattr(os, "posix_fadvise"):
                os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
            elif hasattr(os, "O_DIRECTORY"):
                import fcntl

                fcntl.fcntl(file.fileno(), getattr(fcntl, "F_NOCACHE", 48), 1)
            return hashlib.sha256(file.read()).digest()
    except FileNotFoundError:
        return None
