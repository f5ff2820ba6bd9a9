# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What is heard and what shines, and that it can be turned off."""

import pytest


def heard(host):
    return [round(frequency) for frequency, _ in host.world.speaker.heard]


def test_nothing_is_heard_before_the_volume_is_set(machine, host):
    machine.sound.play(1)
    host.clock.advance(1000)
    machine.turn()
    assert machine.sound.volume == 0 and not heard(host) and not host.world.speaker.on


def test_every_sound_is_heard_to_its_end(machine, host):
    from handheld import sounds

    machine.sound.volume = 5
    for i, tune in enumerate(sounds.TUNES):
        host.world.speaker.heard.clear()
        machine.sound.play(i)
        for _ in range(500):
            host.clock.advance(10)
            machine.turn()
        assert len(heard(host)) == sum(1 for note in tune[0::2] if note)


def test_the_names_of_the_sounds_cover_the_tunes(machine):
    from handheld import sounds

    names = {v for k, v in vars(sounds).items() if k.isupper() and isinstance(v, int)}
    assert names == set(range(len(sounds.TUNES)))


def test_a_tune_is_short_but_the_winning_one(machine):
    from handheld import sounds

    for i, tune in enumerate(sounds.TUNES):
        assert len(tune) % 2 == 0
        assert sum(tune[1::2]) <= (200 if i == sounds.WIN else 60)


def test_a_new_sound_takes_the_place_of_the_old(machine, host):
    from handheld import sounds

    machine.sound.volume = 5
    machine.sound.play(sounds.WIN)
    machine.sound.play(sounds.STEP)
    host.clock.advance(5000)
    machine.turn()
    assert len(heard(host)) == 2


def test_the_tune_follows_the_clock_across_its_wrap(host):
    import handheld

    host.clock.advance((1 << 29) - 50)
    machine = handheld.open()
    machine.sound.volume = 5
    machine.sound.play(10)
    for _ in range(300):
        host.clock.advance(10)
        machine.turn()
    assert len(heard(host)) == 11


@pytest.mark.parametrize(("asked", "got"), [(-3, 0), (0, 0), (4, 4), (10, 10), (99, 10)])
def test_the_volume_stays_between_off_and_full(machine, host, asked, got):
    machine.sound.volume = asked
    machine.sound.play(0)
    assert machine.sound.volume == got
    assert [amplitude for _, amplitude in host.world.speaker.heard] == (
        [got**2 / 100] if got else []
    )


def test_turning_the_sound_off_silences_the_tune_and_the_amplifier(machine, host):
    machine.sound.volume = 5
    machine.sound.play(10)
    machine.sound.volume = 0
    assert not host.world.speaker.on
    host.clock.advance(5000)
    machine.turn()
    assert len(heard(host)) == 1


def test_the_lights_are_dark_until_something_is_shown_and_dim_by_default(machine, host):
    assert not any(host.world.pixels)
    machine.lights.show(1)
    assert 0 < max(host.world.pixels) <= 16


def test_the_winning_lights_move_and_go_out_by_themselves(machine, host):
    machine.lights.show(1)
    seen = set()
    for _ in range(1000):
        host.clock.advance(10)
        machine.turn()
        seen.add(host.world.pixels)
    assert len(seen) > 5
    assert not any(host.world.pixels)
    writes = host.world.pixel_writes
    host.clock.advance(1000)
    machine.turn()
    machine.lights.show(0)
    assert host.world.pixel_writes == writes  # dark stays dark, nothing is sent


@pytest.mark.parametrize(("asked", "got"), [(-1, 0), (0, 0), (2, 2), (9, 3)])
def test_brighter_levels_are_brighter_and_off_is_dark(machine, host, asked, got):
    machine.lights.level = asked
    assert machine.lights.level == got
    machine.lights.show(1)
    assert max(host.world.pixels) == (0, 8, 40, 180)[got]


def test_turning_the_lights_off_darkens_them_at_once(machine, host):
    machine.lights.show(1)
    machine.lights.level = 0
    assert not any(host.world.pixels)
