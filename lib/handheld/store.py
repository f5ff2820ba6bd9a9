# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where what must outlast the power switch is kept.

A store has a ``name`` to show, a ``capacity`` in bytes, ``load()`` and ``save(data)``. It knows
several places, best first, and saves in the best one that takes it; loading finds the newest
generation of all. Each record says what it is, how long it is, its generation and a checksum, so
damage, strangers' bytes and saves of a newer version are recognised, and ``state`` tells:
"empty", "good", "damaged" (an older generation or nothing was loaded), "foreign" or "newer".
A place that holds foreign or newer bytes is not written before ``claim()``.

Flash is erased and written block by block. Files take turns, so a power cut costs the newest
generation at most; ``microcontroller.nvm`` is one block: there, damage can only be noticed.
"""

import struct

_MAGIC = b"PPat"
_VERSION = 1
_HEAD = "<4sBIHI"  # magic, version, generation, length, checksum
_SIZE = 15


def checksum(data, start=0):
    """CRC-32 of ``data``, with binascii where the board has it."""
    try:
        from binascii import crc32

        return crc32(data, start) & 0xFFFFFFFF
    except (ImportError, AttributeError):
        crc = start ^ 0xFFFFFFFF
        for byte in data:
            crc ^= byte
            for _ in range(8):
                crc = (crc >> 1) ^ 0xEDB88320 if crc & 1 else crc >> 1
        return crc ^ 0xFFFFFFFF


def pack(data, generation):
    """The record of ``data``."""
    head = struct.pack(_HEAD, _MAGIC, _VERSION, generation, len(data), 0)
    crc = checksum(data, checksum(head[:11]))
    return struct.pack(_HEAD, _MAGIC, _VERSION, generation, len(data), crc) + data


def unpack(record):
    """(state, generation, data) of what a place holds. The data of a "damaged" record may be
    anything; it is None where there can be none."""
    if record is None or not len(record) or _blank(record):
        return "empty", 0, None
    if len(record) < _SIZE or not _alike(record):
        return ("damaged" if _begun(record) else "foreign"), 0, None
    magic, version, generation, length, crc = struct.unpack(_HEAD, record[:_SIZE])
    data = bytes(record[_SIZE : _SIZE + length])
    if magic == _MAGIC and len(data) == length and checksum(data, checksum(record[:11])) == crc:
        return ("newer", generation, None) if version > _VERSION else ("good", generation, data)
    return "damaged", 0, bytes(record[_SIZE:])  # who knows if the length is right


def _blank(record):
    """True where every byte is as flash leaves it: all 0xFF or all 0."""
    first = record[0]
    return first in (0, 255) and bytes(record) == bytes((first,)) * len(record)


def _alike(record):
    """True where the record begins as ours do, one byte of it spoilt at most."""
    same = 0
    for i in range(4):
        same += record[i] == _MAGIC[i]
    return same > 2


def _begun(record):
    """True where writing our own record was cut in its very first bytes."""
    same = 0
    while same < min(len(record), 4) and record[same] == _MAGIC[same]:
        same += 1
    rest = bytes(record[same:])
    return same == 4 or same > 0 and (not rest or _blank(rest))


def _others(state, place):
    """True where a slot is not ours to write."""
    return state == "newer" or state == "foreign" and not place.ours


class Store:
    """Some places as one; without any it keeps nothing and says so.

    ``closed`` is True where the best place holds what must not be overwritten;
    ``remains`` is what lies in a damaged record when there is nothing whole; ``generation`` goes
    up by one with each save that was written; ``wears`` is True where writing wears the board out.
    """

    def __init__(self, places=()):
        self._places = list(places)
        self.closed = False
        self._mark = None  # length and checksum of what was saved last
        self._slot = 0
        self.generation = 0
        self.remains = None
        self.state = "empty"
        self._best()

    def _best(self):
        place = self._places[0] if self._places else None
        self.name = place.name if place else "nowhere"
        self.capacity = place.capacity - _SIZE if place else 0
        self.wears = place.wears if place else False

    def load(self):
        """The newest data that is whole, None if there is none."""
        found = None
        self._mark = None
        self.remains = None
        self.generation = 0
        self._slot = 0
        newest = 0  # of the place we save in: the other slot is the next to be written
        worst = "empty"
        self.closed = False
        for place in self._places:
            best = place is self._places[0]
            for slot in range(place.slots):
                state, generation, data = unpack(place.read(slot))
                self.closed |= best and _others(state, place)
                if state == "good":
                    if best and generation > newest:
                        newest = generation
                        self._slot = (slot + 1) % place.slots
                    if generation > self.generation:
                        self.generation = generation
                        found = data
                elif state == "foreign" and not place.ours:
                    if best:  # elsewhere a stranger does not concern us
                        worst = state
                elif state != "empty" and worst in ("empty", "damaged"):
                    worst = "damaged" if state == "foreign" else state
                    self.remains = data or self.remains
        if found is not None:
            self._mark = (len(found), checksum(found))
            self.remains = None
        self.state = worst if worst != "empty" else "good" if found is not None else "empty"
        return found

    def _close(self):
        place = self._places[0]
        for slot in range(place.slots):
            self.closed |= _others(unpack(place.read(slot))[0], place)

    def claim(self):
        """The player agreed: foreign or newer bytes may be overwritten."""
        self.closed = False

    def save(self, data):
        """Keep ``data``; False where it could not be kept. Writes nothing if nothing changed.

        A place that fails is given up for the next best one, if there is any: look at `capacity`
        and try again.
        """
        mark = (len(data), checksum(data))
        if mark == self._mark:
            return True
        if len(data) > self.capacity or self.closed:
            return False
        place = self._places[0]
        if not place.write(self._slot, pack(data, self.generation + 1)):
            if len(self._places) > 1:
                self._places.pop(0)
                self._slot = 0
                self._best()
                self._close()
            return False
        self._mark = mark
        self.generation += 1
        self._slot = (self._slot + 1) % place.slots
        if self.state != "good":
            self.state = "good"
        return True


def open():
    """The store of this machine, its places found and the best one first."""
    from handheld import places

    return Store(places.find())
