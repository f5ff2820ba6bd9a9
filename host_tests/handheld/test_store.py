# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What was saved comes back; a power cut costs at most what came after the last save."""

import random

import pytest

from tools.host import Host


class Cut(Exception):
    """The power goes."""


class Memory:
    """A place in memory whose writing can be cut after some bytes."""

    name = "memory"
    ours = False
    wears = False

    def __init__(self, slots=2, capacity=200):
        self.slots = slots
        self.capacity = capacity
        self.held = [None] * slots
        self.cut_after = None
        self.writes = 0

    def read(self, slot):
        return self.held[slot]

    def write(self, slot, record):
        self.writes += 1
        if self.cut_after is not None:
            self.held[slot] = bytes(record[: self.cut_after])
            raise Cut
        self.held[slot] = bytes(record)
        return True


@pytest.fixture
def store(host):
    from handheld import store

    return store


def opened(store, *places):
    made = store.Store(places)
    made.load()
    return made


def test_what_was_saved_is_loaded(store):
    place = Memory()
    kept = opened(store, place)
    assert kept.load() is None and kept.state == "empty"
    for data in (b"one", b"two", bytes(range(150)), b""):
        assert kept.save(data)
        assert kept.load() == data and kept.state == "good"
        assert opened(store, place).load() == data


def test_saving_the_same_again_writes_nothing(store):
    place = Memory()
    kept = opened(store, place)
    for _ in range(5):
        assert kept.save(b"same")
    assert place.writes == 1
    again = opened(store, place)
    assert again.save(b"same")
    assert place.writes == 1


def test_a_power_cut_at_every_byte_leaves_the_save_before_where_there_are_two_slots(store):
    for cut in range(len(store.pack(b"third", 1))):
        place = Memory()
        kept = opened(store, place)
        kept.save(b"first")
        kept.save(b"second")
        place.cut_after = cut
        with pytest.raises(Cut):
            kept.save(b"third")
        place.cut_after = None
        after = opened(store, place)
        assert after.load() == b"second"
        assert after.save(b"fourth")
        assert opened(store, place).load() == b"fourth"


def test_a_power_cut_in_a_single_slot_is_recognised(store):
    for cut in range(1, len(store.pack(b"second", 1))):
        place = Memory(slots=1)
        kept = opened(store, place)
        kept.save(b"first")
        place.cut_after = cut
        with pytest.raises(Cut):
            kept.save(b"second")
        place.cut_after = None
        after = opened(store, place)
        assert after.load() is None
        assert after.state in ("damaged", "foreign")


def test_every_flipped_bit_is_noticed(store):
    record = store.pack(b"a game of patience", 7)
    for bit in range(len(record) * 8):
        broken = bytearray(record)
        broken[bit // 8] ^= 1 << bit % 8
        assert store.unpack(bytes(broken))[0] != "good"


def test_ten_thousand_corruptions_never_pass_for_a_save(store):
    dice = random.Random(5)
    record = store.pack(bytes(range(100)), 7)
    for _ in range(10000):
        broken = bytearray(record)
        for _ in range(dice.randint(1, 20)):
            broken[dice.randrange(len(broken))] = dice.randrange(256)
        if broken != record:
            assert store.unpack(bytes(broken[: dice.randint(0, len(broken))]))[0] != "good"


def test_the_checksum_is_the_usual_crc_32_with_and_without_binascii(store, monkeypatch):
    import binascii
    import sys

    for data in (b"", b"123456789", bytes(range(256))):
        with_module = store.checksum(data)
        with monkeypatch.context() as patch:
            patch.setitem(sys.modules, "binascii", None)
            assert store.checksum(data) == with_module == binascii.crc32(data)
            halves = store.checksum(data[3:], store.checksum(data[:3]))
            assert halves == with_module


def test_what_does_not_fit_is_refused_and_the_old_save_stays(store):
    place = Memory(capacity=30)
    kept = opened(store, place)
    assert kept.capacity == 15
    assert kept.save(bytes(15))
    assert not kept.save(bytes(16))
    assert opened(store, place).load() == bytes(15)


@pytest.mark.parametrize("blank", [b"\x00", b"\xff"])
def test_blank_memory_is_empty_and_not_foreign(store, blank):
    assert store.unpack(blank * 4096)[0] == "empty"


def test_strangers_bytes_are_not_overwritten_before_the_player_agrees(store):
    place = Memory(slots=1)
    place.held[0] = b"somebody else's high scores"
    kept = opened(store, place)
    assert kept.load() is None and kept.state == "foreign"
    assert not kept.save(b"ours")
    assert place.held[0] == b"somebody else's high scores"
    kept.claim()
    assert kept.save(b"ours")
    assert opened(store, place).load() == b"ours"


def test_a_save_of_a_newer_version_is_left_alone(store, monkeypatch):
    place = Memory(slots=1)
    with monkeypatch.context() as patch:
        patch.setattr(store, "_VERSION", 2)
        place.held[0] = store.pack(b"from the future", 3)
    kept = opened(store, place)
    assert kept.load() is None and kept.state == "newer"
    assert not kept.save(b"ours")


def test_of_several_places_the_newest_generation_wins(store):
    card, chip = Memory(), Memory(slots=1)
    old = opened(store, chip)
    old.save(b"1")
    old.save(b"2")
    both = opened(store, card, chip)
    assert both.load() == b"2"
    both.save(b"3")
    assert card.held[0] is not None
    assert opened(store, card, chip).load() == b"3"
    assert opened(store, chip).load() == b"2"


def test_without_any_place_it_says_so_and_keeps_nothing(store):
    kept = opened(store)
    assert kept.capacity == 0 and kept.name == "nowhere"
    assert kept.load() is None
    assert not kept.save(b"x")


def test_a_save_file_full_of_rubbish_is_damage_and_saving_goes_on(store, tmp_path):
    from handheld import places

    (tmp_path / "patience0.sav").write_bytes(b"rubbish" * 10)
    kept = opened(store, places.Folder(str(tmp_path), "here"))
    assert kept.load() is None and kept.state == "damaged"
    assert kept.save(b"x")
    assert opened(store, places.Folder(str(tmp_path), "here")).load() == b"x"


def test_a_file_is_replaced_and_never_half_written(store, tmp_path, monkeypatch):
    import os

    from handheld import places

    kept = opened(store, places.Folder(str(tmp_path), "here"))
    for data in (b"one", b"two", b"three"):
        assert kept.save(data)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["patience0.sav", "patience1.sav"]

    def fails(*_):
        raise OSError(28, "No space left on device")

    for call in ("fsync", "replace"):
        with monkeypatch.context() as patch:
            patch.setattr(os, call, fails)
            assert not kept.save(b"four")
        assert opened(store, places.Folder(str(tmp_path), "here")).load() == b"three"


def test_a_board_whose_rename_does_not_replace_saves_too(store, tmp_path, monkeypatch):
    import os
    import types

    from handheld import places

    def rename(old, new):
        if os.path.exists(new):
            raise OSError(17, "File exists")
        os.rename(old, new)

    board_os = types.SimpleNamespace(remove=os.remove, rename=rename, sync=lambda: None)
    monkeypatch.setattr(places, "os", board_os)
    kept = opened(store, places.Folder(str(tmp_path), "here"))
    for data in (b"one", b"two", b"three", b"four"):
        assert kept.save(data)
        assert opened(store, places.Folder(str(tmp_path), "here")).load() == data


def test_a_folder_that_is_not_there_takes_no_save_and_breaks_nothing(store, tmp_path):
    from handheld import places

    kept = opened(store, places.Folder(str(tmp_path / "gone"), "gone"))
    assert kept.load() is None
    assert not kept.save(b"x")


@pytest.mark.parametrize("size", [8192, 4096, 256])
def test_the_boards_memory_takes_one_write_a_save(size):
    with Host("pygamer", nvm=b"\xff" * size) as host:
        import handheld

        kept = handheld.open().store
        assert kept.load() is None
        assert kept.capacity == size - 15
        assert kept.save(b"x" * 200)
        assert kept.save(b"x" * 200)
        assert host.world.nvm.writes == 1
        kept = handheld.store.open()
        assert kept.load() == b"x" * 200


def test_a_board_without_memory_plays_on_and_keeps_nothing():
    with Host("pygamer", nvm=None):
        import handheld

        kept = handheld.open().store
        assert kept.name == "nowhere" and not kept.save(b"x")


def test_a_drive_that_usb_has_is_not_written_and_a_free_one_comes_first():
    with Host("pygamer", settings={"POCKET_SAVES": ""}) as host:
        from handheld import places

        names = [place.name for place in places.find()]
        assert names == ["the board's memory"]
        host.world.mounts.update({"/": False, "/sd": False})
        names = [place.name for place in places.find()]
        assert names == ["SD card", "CIRCUITPY", "the board's memory"]
