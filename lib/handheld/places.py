# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The places a save can lie in: a folder of files, the board's non-volatile memory.

A place has a ``name``, a ``capacity`` in bytes, a number of ``slots``; ``read(slot)`` gives bytes
or None and ``write(slot, record)`` True when the record is surely there; ``ours`` is True where
nobody else writes, so that what is not ours is damage; ``wears`` where writing wears the board out.
"""

import os

from handheld import settings

_FOLDERS = (("/saves", "/saves"), ("/sd", "SD card"), ("/", "CIRCUITPY"))


class Folder:
    """Two files that take turns, so that a power cut costs at most the one being written."""

    slots = 2
    ours = True
    wears = False
    capacity = 65535

    def __init__(self, path, name):
        self.name = name
        self._path = path.rstrip("/") + "/"

    def _file(self, slot):
        return self._path + "patience" + str(slot) + ".sav"

    def read(self, slot):
        """What the file holds, None if there is none."""
        try:
            with open(self._file(slot), "rb") as file:
                return file.read()
        except OSError:
            return None

    def write(self, slot, record):
        """Write beside the file, make sure of it, then put it in the file's place."""
        beside = self._path + "patience.new"
        target = self._file(slot)
        try:
            with open(beside, "wb") as file:
                file.write(record)
                file.flush()
                if hasattr(os, "fsync"):
                    os.fsync(file.fileno())
            if hasattr(os, "replace"):
                os.replace(beside, target)
            else:
                try:
                    os.remove(target)
                except OSError:
                    pass
                os.rename(beside, target)
            if hasattr(os, "sync") and not hasattr(os, "fsync"):
                os.sync()
            return True
        except OSError:
            return False


class Nvm:
    """``microcontroller.nvm``: every assignment rewrites a whole block, so one slot, one write."""

    slots = 1
    ours = False
    wears = True
    name = "the board's memory"

    def __init__(self, nvm):
        self._nvm = nvm
        self.capacity = len(nvm)

    def read(self, slot):
        """All of it."""
        return self._nvm[:]

    def write(self, slot, record):
        """One slice."""
        try:
            self._nvm[: len(record)] = record
        except (OSError, RuntimeError, ValueError, MemoryError):
            return False
        return bytes(self._nvm[: len(record)]) == record


def find():
    """The places this machine has, best first; POCKET_SAVES says which alone to take."""
    wish = settings.text("POCKET_SAVES")
    found = []
    if wish == "none":
        return found
    if wish and wish != "nvm":
        return [Folder(wish, wish)]
    if not wish:
        for path, name in _FOLDERS:
            if _writable(path):
                found.append(Folder(path, name))
    try:
        from microcontroller import nvm
    except ImportError:
        nvm = None
    if nvm is not None:
        found.append(Nvm(nvm))
    return found


def _writable(path):
    """True where something is mounted that code may write (not while USB has the drive)."""
    try:
        from storage import getmount

        return not getmount(path).readonly
    except (ImportError, AttributeError, OSError):
        return False
