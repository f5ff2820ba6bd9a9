# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What is kept comes back as it was, whatever happens to its bytes."""

import importlib.util
import random
from pathlib import Path

import pytest

from engine.games.index import GAMES
from tools.host import Host

IDS = [row[0] for row in GAMES]


@pytest.fixture
def host():
    with Host("pygamer") as host:
        yield host


@pytest.fixture
def evening(host):
    spec = importlib.util.spec_from_file_location("evening", Path(__file__).with_name("evening.py"))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def memory(host):
    from ui import memory

    return memory


@pytest.fixture
def recall(host):
    from ui import recall

    return recall


@pytest.fixture
def news(host):
    from ui import news

    return news


class Chip:
    """A board's memory as a place; what it holds can be set."""

    slots = 1
    name = "the chip"
    ours = False
    wears = True

    def __init__(self, content=b"\xff" * 4096, ours=False, slots=1):
        self.capacity = len(content)
        self.slots = slots
        self.ours = ours
        self.held = [bytes(content)] * slots

    def read(self, slot):
        return self.held[slot]

    def write(self, slot, record):
        self.held[slot] = bytes(record) + self.held[slot][len(record) :]
        return True


def loaded(recall, *places):
    """(store, what the program reads from it or None), as at the start of the program."""
    from handheld.store import Store

    store = Store(places)
    data = store.load()
    data = store.remains if data is None else data
    return store, None if data is None else recall.Found(data)


def told(news, store, found):
    """What the player is told."""

    class Machine:
        pass

    Machine.store = store
    return news.told(Machine, found)


def rows(found):
    return plain(found.rows)


def plain(record):
    return {key: list(row) for key, row in record.items()}


def test_every_game_and_choice_of_variants_has_a_number_of_its_own(evening, memory):
    tags = {memory.tag(i, chosen) for i, chosen in evening.COMBINATIONS}
    assert len(tags) == len(evening.COMBINATIONS) == 16


def test_the_numbers_of_games_never_change(memory):
    """Saves of today are read with them for ever."""
    assert memory.tag(IDS.index("calculation"), 0) == 26992
    assert memory.tag(IDS.index("scorpion"), 1) == 6176


def test_a_small_change_is_a_change_to_the_store(evening, memory):
    """A checksum over pieces that end with the same kind of checksum sees nothing of them."""
    from handheld.store import checksum

    desk = evening.desk()
    seen = set()
    for felt in range(3):
        for volume in range(6):
            desk.options[desk.choices.FELT] = felt
            desk.options[desk.choices.VOLUME] = volume
            seen.add(checksum(memory.pack(desk, 4081)[0]))
    assert len(seen) == 18


def test_all_that_is_kept_comes_back(evening, memory, recall):
    desk = evening.desk()
    desk.options[desk.choices.FELT] = 2
    data, left = memory.pack(desk, 4081)
    desk.leave()
    found = recall.Found(bytes(data))
    assert not left and found.core and not found.lost and not found.strange
    assert found.options == desk.options
    assert rows(found) == plain(desk.record) and len(found.rows) > 2
    assert found.kept == desk.kept and len(found.kept) == 11


@pytest.mark.parametrize(
    "i, chosen", [(i, c) for i, r in enumerate(GAMES) for c in range(1 << len(r[3]))]
)
def test_saved_and_loaded_and_saved_again_are_the_same_bytes_at_every_point(
    i, chosen, evening, memory, recall, request
):
    desk = evening.Desk(seed=i)
    stride = 1 if request.config.getoption("--long") else 9
    points = 0
    for deal in (1, 2, 3, 4):
        desk.game = ""
        desk.begin(i, chosen, deal)
        more = True
        while more:
            moved = desk.t.moved
            if moved % stride == 1 or stride == 1:
                points += comes_back(desk, evening, memory, recall)
            desk.play(1)
            more = desk.t.moved > moved
        comes_back(desk, evening, memory, recall)
    assert points > 3


def comes_back(desk, evening, memory, recall):
    """True where there was a game to come back."""
    data = bytes(memory.pack(desk, 4081)[0])
    other = evening.Desk()
    other.take(recall.Found(data))
    kept = bool(other.kept)
    assert kept == (not desk.t.won and desk.state == 1)
    if kept:
        assert other.resume(desk.game) == 0
        assert evening.Tables.same(other.t, desk.t)
        assert other.t.log[: other.t.end] == desk.t.log[: desk.t.end]
    assert bytes(memory.pack(other, 4081)[0]) == data
    if kept:
        start = evening.Desk()
        start.begin(
            GAMES.index(next(r for r in GAMES if r[0] == desk.game)), desk.t.chosen, desk.t.number
        )
        while other.t.undo():
            pass
        assert evening.Tables.same(other.t, start.t)
    return kept


def test_moves_that_belong_together_are_still_taken_back_together(evening, memory, recall):
    desk = evening.Desk()
    desk.begin(IDS.index("calculation"))
    desk.play(9)
    desk.t.join()
    other = evening.Desk()
    other.take(recall.Found(bytes(memory.pack(desk, 4081)[0])))
    other.resume("calculation")
    assert other.t.undo() and other.t.moved == 7


def test_eleven_long_games_and_full_statistics_fit_4096_bytes(evening, memory, recall):
    """The longest of many play-outs that put off the end, and half as much again."""
    desk = evening.desk(slow=True, least=1)
    desk.full()
    desk.leave()
    for name, kept in desk.kept.items():
        most = kept[4]
        for seed in range(12):
            again = evening.Desk(seed)
            again.begin(IDS.index(name), kept[0])
            again.play(slow=True)
            again.t.undo()
            most = max(most, (memory.unfinished(again) or kept)[4], key=len)
        desk.kept[name] = kept[:4] + (most + most[: len(most) // 2],)
    desk.game = ""
    data, left = memory.pack(desk, 4081)
    found = recall.Found(bytes(data))
    assert not left and len(data) <= 4081
    assert found.kept == desk.kept and len(found.kept) == 11
    assert rows(found) == plain(desk.record) and len(found.rows) == 16


def test_256_bytes_hold_options_statistics_and_the_last_game_as_far_as_it_fits(
    evening, memory, recall
):
    desk = evening.desk()
    data, left = memory.pack(desk, 241)
    last = desk.game
    desk.leave()
    found = recall.Found(bytes(data))
    assert len(data) <= 241
    assert found.options == desk.options and rows(found) == plain(desk.record)
    moves = found.kept[last][4]
    assert len(moves) > 20 and desk.kept[last][4].startswith(moves)
    names = dict(row[:2] for row in GAMES)
    assert left
    for name in desk.kept:  # each is there, or named
        assert (names[name] in left) == (found.kept.get(name) != desk.kept[name])
    other = evening.Desk()
    other.take(found)
    assert other.resume(last) == 0
    assert bytes(memory.pack(other, 241)[0]) == bytes(data)


def test_256_bytes_hold_statistics_of_years(evening, memory, recall):
    """Every game and variant played: two thousand times, in streaks of up to a hundred."""
    desk = evening.desk()
    desk.full(100)
    for row in desk.record.values():
        row[0] = row[1] = 2000
    data, left = memory.pack(desk, 241)
    assert "" not in left and rows(recall.Found(bytes(data))) == plain(desk.record)


def test_statistics_that_do_not_fit_are_named_and_the_games_most_played_stay(
    evening, memory, recall
):
    desk = evening.desk()
    desk.full()
    desk.record[IDS.index("one234") << 4][0] = 1
    data, left = memory.pack(desk, 241)
    found = recall.Found(bytes(data))
    assert len(data) <= 241 and "" in left
    assert IDS.index("one234") << 4 not in found.rows and 5 < len(found.rows) < 16
    for key, row in rows(found).items():
        assert row == list(desk.record[key])


def test_a_new_game_and_another_order_mix_nothing_up(evening, memory, recall, monkeypatch):
    desk = evening.desk()
    data = bytes(memory.pack(desk, 4081)[0])
    before = recall.Found(data)
    turned = (("beleaguered_castle", "Beleaguered Castle", "", ()), *reversed(GAMES))
    from engine.games import index

    for module in (index, memory, recall):
        monkeypatch.setattr(module, "GAMES", turned)
    after = recall.Found(data)
    assert after.kept == before.kept and not after.strange
    names = {(turned[key >> 4][0], key & 15): row for key, row in rows(after).items()}
    assert names == {(IDS[key >> 4], key & 15): row for key, row in rows(before).items()}
    last = evening.Desk().choices.LAST
    assert turned[after.options[last]][0] == IDS[before.options[last]]


def test_games_that_are_gone_are_passed_over_and_counted(evening, memory, recall, monkeypatch):
    data = bytes(memory.pack(evening.desk(), 4081)[0])
    before = set(recall.Found(data).kept)
    for module in (memory, recall):
        monkeypatch.setattr(module, "GAMES", GAMES[:9])
    found = recall.Found(data)
    assert set(found.kept) == before & set(IDS[:9]) and found.strange >= 2


def test_an_older_save_with_fewer_options_and_numbers_is_carried_over(evening, memory, recall):
    core = bytearray((0, 4, 3, 1, 1, 1, 5))
    memory.short(core, memory.tag(2, 0))
    core.append(0)
    memory.short(core, memory.tag(3, 0))
    for number in (300, 20, 7):
        memory.long(core, number)
    data = bytearray()
    memory.section(data, memory.CORE, core)
    found = recall.Found(bytes(data))
    fresh = evening.Desk().options
    assert found.options[:4] == b"\1\1\1\5" and found.options[4:9] == fresh[4:9]
    assert found.options[9] == 2
    assert rows(found) == {3 << 4: [300, 20, 7, 0, 0, 0, 0]}


def test_options_out_of_their_range_are_as_for_a_new_player(evening, memory, recall):
    from ui import options

    desk = evening.Desk()
    for _, option, words in options._ROWS:
        assert recall.LIMITS[option] == len(words)
        assert recall._LEAST[option] == (0 if words[0] else 1)
    fresh = bytes(desk.options)
    desk.options[:9] = b"\xff" * 9
    found = recall.Found(bytes(memory.pack(desk, 4081)[0]))
    assert bytes(found.options) == fresh


def sure(evening, memory, recall, news, tables, chip, whole):
    """What is read from a damaged chip is legal and true, and what is missing is told."""
    store, found = loaded(recall, chip)
    said = told(news, store, found)
    fresh = evening.Desk()
    good = found is not None and found.core and not found.lost
    if found is not None:
        for key, row in rows(found).items():
            assert row in [w.rows[key].tolist() for w in whole if key in w.rows]
        if found.core:
            assert any(found.options == w.options and rows(found) == rows(w) for w in whole), (
                "statistics of two saves are mixed"
            )
        else:
            assert found.options == fresh.options and not found.rows
        for name, kept in found.kept.items():
            assert kept in [w.kept.get(name) for w in whole]
            assert tables.legal(name, kept)
        good = good and any(found.kept == w.kept for w in whole)
    if not good:
        assert "Lost: " in said or store.state == "foreign", "something is lost and nobody says so"
        assert "Lost: nothing" not in said
    return store, found, said


def test_every_flipped_bit_of_a_save_is_told_and_costs_at_most_what_it_hit(
    evening, memory, recall, news, request
):
    from handheld.store import pack

    step = 1 if request.config.getoption("--long") else 29
    desk = evening.desk(3, slow=False)
    data = bytes(memory.pack(desk, 4081)[0])
    record = pack(data, 7)
    whole = [recall.Found(data)]
    tables = evening.Tables()
    assert all(tables.legal(name, kept) for name, kept in whole[0].kept.items())
    for bit in range(0, len(record) * 8, step):
        broken = bytearray(record)
        broken[bit // 8] ^= 1 << bit % 8
        chip = Chip(bytes(broken) + b"\xff" * (4096 - len(broken)))
        store, found, said = sure(evening, memory, recall, news, tables, chip, whole)
        assert store.state == "damaged" and "damaged" in said
        missing = 11 - len(found.kept) + (not found.core)
        assert missing <= 1


def test_ten_thousand_corruptions_of_a_save_are_told_and_give_no_wrong_table_or_number(
    evening, memory, recall, news, request
):
    from handheld.store import pack

    count = 10000 if request.config.getoption("--long") else 600
    dice = random.Random(55)
    desk = evening.desk(4, slow=False)
    data = bytes(memory.pack(desk, 4081)[0])
    record = pack(data, 7) + b"\xff" * 200
    length = len(record) - 200
    whole = [recall.Found(data)]
    tables = evening.Tables()
    seen = set()
    for _ in range(count):
        broken = bytearray(record)
        way = dice.randrange(4)
        if way == 0:
            for _ in range(dice.randint(1, 30)):
                broken[dice.randrange(length)] = dice.randrange(256)
        elif way == 1:  # a stretch of noise, or blank
            start = dice.randrange(length)
            for k in range(start, min(length, start + dice.randint(1, 300))):
                broken[k] = dice.randrange(256) if start % 2 else 255
        elif way == 2:  # a stretch moved
            start, to, size = dice.randrange(length), dice.randrange(length), dice.randint(1, 200)
            piece = broken[start : min(length, start + size)][: length - to]
            broken[to : to + len(piece)] = piece
        else:  # cut off
            broken = broken[: dice.randrange(1, length)]
        if broken == record:
            continue
        chip = Chip(bytes(broken) + b"\xff" * (4096 - len(broken)))
        store, found, said = sure(evening, memory, recall, news, tables, chip, whole)
        assert store.state in ("damaged", "foreign") and said
        seen.add((store.state, found is not None and found.core))
    assert seen >= {("damaged", True), ("damaged", False), ("foreign", False)}


def test_bytes_of_any_kind_are_read_without_harm(evening, memory, recall):
    """Even if their checksums were right."""
    dice = random.Random(9)
    for _ in range(2000):
        data = bytearray()
        for _ in range(dice.randrange(4)):
            kind = dice.choice((memory.CORE, memory.GAME, dice.randrange(256)))
            memory.section(
                data, kind, bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
            )
        found = recall.Found(bytes(data))
        assert len(found.options) == 21
        for i in range(9):
            assert found.options[i] < recall.LIMITS[i]
        for name, kept in found.kept.items():
            assert name in IDS and 1 <= kept[1] <= 31999


def test_moves_that_are_not_legal_are_left_out_and_the_table_stays_legal(evening, memory, recall):
    dice = random.Random(2)
    desk = evening.Desk()
    for i, chosen in evening.COMBINATIONS:
        for _ in range(5):
            moves = bytes(dice.randrange(4) if dice.random() < 0.9 else 200 for _ in range(60))
            desk.kept = {IDS[i]: (chosen, dice.randint(1, 31999), 1, False, moves)}
            lost = desk.resume(IDS[i])
            kept = memory.unfinished(desk)
            assert desk.t.won or lost and moves.startswith(kept[4]) and len(kept[4]) == 60 - lost


@pytest.mark.parametrize("erased", [False, True], ids=["old rest", "erased rest"])
@pytest.mark.parametrize("slots", [1, 2], ids=["nvm", "files"])
def test_a_power_cut_at_any_byte_of_any_save_of_an_evening_costs_one_save_at_most(
    slots, erased, evening, memory, recall, news, request
):
    from handheld.store import Store

    step = 1 if request.config.getoption("--long") else 101
    writes = evening.saves(5)
    assert len(writes) > 30 and len(writes[-1][1].kept) == 11
    tables = evening.Tables()
    chip = Chip(b"\xff" * 4096, ours=slots == 2, slots=slots)
    store = Store([chip])
    store.load()
    before = None
    cut = 0
    for data, found in writes:
        held = list(chip.held)
        assert store.save(data)
        slot = next(i for i in range(slots) if held[i] != chip.held[i])
        old, new = held[slot], chip.held[slot]
        size = len(data) + 15
        while cut < size:
            torn = Chip(old, ours=slots == 2, slots=slots)
            torn.held = list(held)
            torn.held[slot] = new[:cut] + (b"\xff" * (4096 - cut) if erased else old[cut:])
            whole = [w for w in (before, found) if w is not None]
            if slots == 2:
                _, after = loaded(recall, torn)
                after = after or before
                same = [w for w in whole if after and same_save(after, w)]
                assert same or before is None
            elif torn.held[slot] in (old, new) or cut == 0:
                pass  # nothing happened yet; or it is blank, which no program can tell from new
            else:
                sure(evening, memory, recall, news, tables, torn, whole)
            cut += step
        cut -= size
        for name, kept in found.kept.items():
            assert tables.legal(name, kept)
        before = found


def same_save(a, b):
    return a.options == b.options and rows(a) == rows(b) and a.kept == b.kept


def test_a_damaged_file_gives_way_to_the_one_before_it_and_that_is_said(
    evening, memory, recall, news
):
    from handheld.store import Store

    chip = Chip(ours=True, slots=2)
    store = Store([chip])
    store.load()
    desk = evening.Desk()
    desk.begin(IDS.index("calculation"), 0, 5)
    for moves in (4, 3):
        desk.play(moves)
        assert store.save(memory.pack(desk, 4081)[0])
    chip.held[1] = chip.held[1][:40] + b"?" + chip.held[1][41:]
    store, found = loaded(recall, chip)
    said = told(news, store, found)
    assert len(found.kept["calculation"][4]) == 4
    assert "Kept: the save before it" in said and "Lost: what was played after that" in said
    assert store.save(memory.pack(desk, 4081)[0])
    store, found = loaded(recall, chip)
    assert told(news, store, found) == "" and len(found.kept["calculation"][4]) == 7


def test_a_newer_save_elsewhere_is_said_and_does_not_stop_saving(
    evening, memory, recall, news, monkeypatch
):
    from handheld import store

    with monkeypatch.context() as patch:
        patch.setattr(store, "_VERSION", 2)
        record = store.pack(b"things to come", 3)
    here = Chip(ours=True, slots=2)
    there = Chip(record + b"\xff" * 4000)
    made, found = loaded(recall, here, there)
    said = told(news, made, found)
    assert "newer version" in said and "Nothing will be saved" not in said
    assert made.save(memory.pack(evening.desk(), 4081)[0])
    assert there.held[0].startswith(record)


def test_strangers_bytes_where_nothing_is_written_are_not_asked_about(recall, news):
    made, found = loaded(recall, Chip(ours=True, slots=2), Chip(b"high scores" * 300))
    assert told(news, made, found) == "" and made.save(b"x")


def test_what_is_not_known_is_counted_and_said(evening, memory, recall, news, monkeypatch):
    from handheld.store import pack

    data = bytes(memory.pack(evening.desk(), 4081)[0])
    for module in (memory, recall):
        monkeypatch.setattr(module, "GAMES", GAMES[:9])
    record = pack(data, 1)
    made, found = loaded(recall, Chip(record + b"\xff" * (4096 - len(record))))
    assert "entries of the save are unknown" in told(news, made, found)
