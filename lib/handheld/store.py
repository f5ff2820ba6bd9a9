# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where what must outlast the power switch is kept.

A store has a ``name`` to show, a ``capacity`` in bytes, ``load()`` and ``save(data)``. It knows
several places, best first, and saves in the best one that takes it; loading finds the newest
generation of all. Each record says what it is, how long it is, its generation and a checksum, so
damage, strangers' bytes and saves of a newer version are recognised, and ``state`` tells:
"empty", "good", "damaged" (an older generation or nothing was loaded), "foreign" or "newer".
A place that holds foreign or newer bytes is not written before ``claim()``.
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
    """(state, generation, data) of what a place holds; data is None unless state is "good"."""
    if record is None or not len(record) or record == b"\xff" * len(record):
        return "empty", 0, None
    if record == bytes(len(record)):
        return "empty", 0, None
    if len(record) < _SIZE or record[:4] != _MAGIC:
        return ("damaged" if _begun(record) else "foreign"), 0, None
    _, version, generation, length, crc = struct.unpack(_HEAD, record[:_SIZE])
    data = bytes(record[_SIZE : _SIZE + length])
    good = len(data) == length and checksum(data, checksum(record[:11])) == crc
    if good and version > _VERSION:
        return "newer", generation, None
    return ("good", generation, data) if good else ("damaged", 0, None)


def _begun(record):
    """True where writing our own record was cut in its very first bytes."""
    same = 0
    while same < min(len(record), 4) and record[same] == _MAGIC[same]:
        same += 1
    rest = bytes(record[same:])
    return same == 4 or same > 0 and (rest == b"\xff" * len(rest) or rest == bytes(len(rest)))


class Store:
    """Some places as one; without any it keeps nothing and says so."""

    def __init__(self, places=()):
        self._places = places
        self._data = None
        self._generation = 0
        self._slot = 0
        self._claimed = False
        self.state = "empty"
        self.name = places[0].name if places else "nowhere"
        self.capacity = places[0].capacity - _SIZE if places else 0

    def load(self):
        """The newest data that is whole, None if there is none."""
        self._data = None
        self._generation = 0
        self._slot = 0
        newest = 0  # of the place we save in: the other slot is the next to be written
        worst = "empty"
        for place in self._places:
            for slot in range(place.slots):
                state, generation, data = unpack(place.read(slot))
                if state == "good":
                    if place is self._places[0] and generation > newest:
                        newest = generation
                        self._slot = (slot + 1) % place.slots
                    if generation > self._generation:
                        self._generation = generation
                        self._data = data
                elif state == "foreign" and place.ours:
                    worst = "damaged" if worst == "empty" else worst
                elif state != "empty" and worst in ("empty", "damaged"):
                    worst = state
        self.state = worst if worst != "empty" else "good" if self._data is not None else "empty"
        return self._data

    def claim(self):
        """The player agreed: foreign or newer bytes may be overwritten."""
        self._claimed = True

    def save(self, data):
        """Keep ``data``; False where it could not be kept. Writes nothing if nothing changed."""
        data = bytes(data)
        if data == self._data:
            return True
        if len(data) > self.capacity or (self.state in ("foreign", "newer") and not self._claimed):
            return False
        generation = self._generation + 1
        place = self._places[0]
        if not place.write(self._slot, pack(data, generation)):
            return False
        self._data = data
        self._generation = generation
        self._slot = (self._slot + 1) % place.slots
        if self.state != "good":
            self.state = "good"
        return True


def open():
    """The store of this machine, its places found and the best one first."""
    from handheld import places

    return Store(places.find())
