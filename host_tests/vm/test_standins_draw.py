# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in for displayio against Blinka's: the same operations give the same pictures."""

import os
import random

import pytest

os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
pytest.importorskip("busdisplay", reason="Blinka's displayio is not installed")

import bitmaptools as blinka_tools
import busdisplay
import displayio as blinka
from displayio._area import Area

from host_tests.vm.borrow import standins

OURS = standins()
WIDTH, HEIGHT = 48, 40


class BlinkaDisplay(busdisplay.BusDisplay):
    """Blinka's display with a frame of its own in place of a bus."""

    def __init__(self):
        self.frame = [0] * (WIDTH * HEIGHT)
        self.rects = []
        super().__init__(None, b"", width=WIDTH, height=HEIGHT, auto_refresh=False)

    def _background(self):
        pass

    def _refresh_area(self, area):
        part = Area()
        if self._core.clip_area(area, part):
            count = part.size()
            buffer = memoryview(bytearray((count + 1) // 2 * 4)).cast("I")
            mask = memoryview(bytearray((count // 32 + 1) * 4)).cast("I")
            self._core.fill_area(part, mask, buffer)
            pixels = buffer.cast("B")
            for i in range(count):
                at = (part.y1 + i // part.width()) * WIDTH + part.x1 + i % part.width()
                self.frame[at] = pixels[2 * i] << 8 | pixels[2 * i + 1]
            self.rects.append((part.x1, part.y1, part.x2, part.y2))
        return True


class Pair:
    """Two displays, one of each kind, that are told the same."""

    def __init__(self, seed, hiding=True):
        self.hiding = hiding
        self.dice = random.Random(seed)
        blinka.release_displays()
        self.theirs = BlinkaDisplay()
        self.ours = OURS["displayio"].Display(WIDTH, HEIGHT)
        self.modules = ((blinka, blinka_tools), (OURS["displayio"], OURS["bitmaptools"]))
        roots = self.make(lambda d: d.Group())
        self.theirs.root_group, self.ours.root_group = roots
        self.groups = [roots]
        self.grids = []
        self.bitmaps = []
        self.palettes = []
        for _ in range(2):
            self.new_palette()
        for count in (16, 16, 2, 256, 4):
            self.new_bitmap(count)
        for _ in range(3):
            self.new_grid()
        inner = self.make(lambda d: d.Group(x=3, y=5, scale=2))
        for group, one in zip(roots, inner, strict=True):
            group.append(one)
        self.groups.append(inner)
        self.new_grid()

    def make(self, build):
        return [build(d) for d, _ in self.modules]

    def new_palette(self):
        pair = self.make(lambda d: d.Palette(16))
        for i in range(16):
            colour = self.dice.randrange(1 << 24)
            for p in pair:
                p[i] = colour
        for p in pair:
            p.make_transparent(0)
        self.palettes.append(pair)

    def new_bitmap(self, count):
        pair = self.make(lambda d: d.Bitmap(16, 12, count))
        for i in range(16 * 12):
            value = self.dice.randrange(min(count, 16))
            for b in pair:
                b[i] = value
        self.bitmaps.append((pair, count))

    def new_grid(self):
        dice = self.dice
        bitmaps, _ = dice.choice(self.bitmaps)
        palettes = dice.choice(self.palettes)
        size = dice.choice(({}, {"tile_width": 8, "tile_height": 6, "width": 2, "height": 3}))
        x, y = dice.randrange(-8, WIDTH), dice.randrange(-8, HEIGHT)
        pair = [
            d.TileGrid(b, pixel_shader=p, x=x, y=y, **size)
            for (d, _), b, p in zip(self.modules, bitmaps, palettes, strict=True)
        ]
        groups = dice.choice(self.groups)
        for group, grid in zip(groups, pair, strict=True):
            group.append(grid)
        self.grids.append((pair, groups, bool(size)))

    def act(self):
        """One random operation on both; the name of what was done."""
        name = self.dice.choice(ACTIONS)
        getattr(self, name)()
        return name

    def both(self, pair, do):
        for (display, tools), one in zip(self.modules, pair, strict=True):
            do(display, tools, one)

    def move(self):
        (a, b), _, _ = self.dice.choice(self.grids)
        x, y = self.dice.randrange(-8, WIDTH), self.dice.randrange(-8, HEIGHT)
        # The same place stored again is sent again by a board, but not by Blinka.
        if x != b.x:
            a.x = b.x = x
        if y != b.y:
            a.y = b.y = y

    def hide(self):
        (a, b), _, _ = self.dice.choice(self.grids)
        if self.hiding:
            a.hidden = b.hidden = self.dice.random() < 0.4

    def tile(self):
        (a, b), _, tiled = self.dice.choice(self.grids)
        if tiled:
            i, value = self.dice.randrange(6), self.dice.randrange(4)
            a[i] = b[i] = value

    def flip(self):
        (a, b), _, _ = self.dice.choice(self.grids)
        a.flip_x = b.flip_x = self.dice.random() < 0.5
        a.flip_y = b.flip_y = self.dice.random() < 0.5

    def pixel(self):
        (a, b), count = self.dice.choice(self.bitmaps)
        i, value = self.dice.randrange(16 * 12), self.dice.randrange(min(count, 16))
        a[i] = b[i] = value

    def region(self):
        pair, count = self.dice.choice(self.bitmaps)
        x1, y1 = self.dice.randrange(16), self.dice.randrange(12)
        x2, y2 = self.dice.randrange(x1, 17), self.dice.randrange(y1, 13)
        value = self.dice.randrange(min(count, 16))
        self.both(pair, lambda _, tools, b: tools.fill_region(b, x1, y1, x2, y2, value))

    def fill(self):
        # Blinka leaves half of an 8-bit bitmap unfilled where a C long has 64 bits.
        (a, b), count = self.dice.choice([b for b in self.bitmaps if b[1] != 256])
        value = self.dice.randrange(min(count, 16))
        a.fill(value)
        b.fill(value)

    def line(self):
        pair, count = self.dice.choice(self.bitmaps)
        ends = [self.dice.randrange(12) for _ in range(4)]
        value = self.dice.randrange(min(count, 16))
        self.both(pair, lambda _, tools, b: tools.draw_line(b, *ends, value))

    def blit(self):
        dice = self.dice
        to, room = dice.choice(self.bitmaps)
        of, count = dice.choice(self.bitmaps)
        if to is of or room < count:
            return
        x, y = dice.randrange(16), dice.randrange(12)
        x1, y1 = dice.randrange(16), dice.randrange(12)
        x2, y2 = dice.randrange(x1, 17), dice.randrange(y1, 13)
        skip = dice.choice((None, 0, 1))
        for i in range(2):
            self.modules[i][1].blit(
                to[i], of[i], x, y, x1=x1, y1=y1, x2=x2, y2=y2, skip_source_index=skip
            )

    def colour(self):
        a, b = self.dice.choice(self.palettes)
        i, value = self.dice.randrange(16), self.dice.randrange(1 << 24)
        a[i] = value
        b[i] = value

    def clear(self):
        pair, i = self.dice.choice(self.palettes), self.dice.randrange(16)
        show = self.dice.random() < 0.5
        self.both(pair, lambda d, t, p: p.make_opaque(i) if show else p.make_transparent(i))

    def group(self):
        a, b = self.groups[1]
        a.x = b.x = self.dice.randrange(-4, 20)
        a.y = b.y = self.dice.randrange(-4, 20)
        if self.hiding:
            a.hidden = b.hidden = self.dice.random() < 0.2

    def take_out(self):
        if len(self.grids) > 2:
            pair, groups, _ = self.grids.pop(self.dice.randrange(len(self.grids)))
            for group, grid in zip(groups, pair, strict=True):
                group.remove(grid)

    def put_in(self):
        if len(self.grids) < 7:
            self.new_grid()

    def refresh(self):
        """Refresh both; the areas each of them sent."""
        self.theirs.rects = []
        self.theirs.refresh()
        rects = []
        add = self.ours._draw
        self.ours._draw = lambda *rect: (rects.append(rect), add(*rect))
        self.ours.refresh()
        del self.ours._draw
        return self.theirs.rects, rects


ACTIONS = [
    "move",
    "move",
    "hide",
    "tile",
    "flip",
    "pixel",
    "region",
    "fill",
    "line",
    "blit",
    "blit",
    "colour",
    "clear",
    "group",
    "take_out",
    "put_in",
]


@pytest.mark.parametrize("seed", range(12))
def test_random_drawing_gives_the_picture_that_blinka_draws(seed):
    pair = Pair(seed)
    pair.refresh()
    colours = set()
    for _ in range(40):
        done = [pair.act() for _ in range(pair.dice.randrange(1, 5))]
        pair.refresh()
        assert list(pair.ours.frame) == pair.theirs.frame, done
        colours.update(pair.ours.frame)
    assert len(colours) > 16, "nothing much was drawn"


@pytest.mark.parametrize("seed", range(12, 18))
def test_random_drawing_sends_the_areas_that_blinka_sends(seed):
    # Hiding apart: Blinka remembers hidden ones for its background thread, which a board has not.
    pair = Pair(seed, hiding=False)
    for _ in range(3):
        pair.refresh()
    sent = 0
    for _ in range(40):
        done = [pair.act()]
        theirs, ours = pair.refresh()
        assert sorted(ours) == sorted(theirs), done
        sent += len(ours)
    assert sent > 20


def test_pixels_sent_are_counted_and_those_that_changed_apart():
    display, tools = OURS["displayio"], OURS["bitmaptools"]
    screen = display.Display(20, 10)
    palette = display.Palette(16)
    palette[1] = 0xFFFFFF
    bitmap = display.Bitmap(20, 10, 16)
    screen.root_group = display.Group()
    screen.root_group.append(display.TileGrid(bitmap, pixel_shader=palette))
    screen.refresh()
    assert (screen.sent, screen.changed) == (200, 0)
    screen.sent = 0
    screen.refresh()
    assert screen.sent == 0
    tools.fill_region(bitmap, 1, 1, 4, 4, 1)
    tools.fill_region(bitmap, 15, 7, 16, 8, 1)
    screen.refresh()
    assert (screen.sent, screen.changed) == (15 * 7, 10), "a bitmap has one dirty rectangle"


def test_an_unchanged_value_stored_again_is_sent_again_as_on_a_board():
    display = OURS["displayio"]
    screen = display.Display(20, 10)
    screen.root_group = display.Group()
    grid = display.TileGrid(display.Bitmap(4, 4, 2), pixel_shader=display.Palette(2))
    screen.root_group.append(grid)
    screen.refresh()
    for name, value in (("x", 0), ("y", 0), ("hidden", False)):
        screen.sent = 0
        setattr(grid, name, value)
        screen.refresh()
        assert screen.sent == 16, name


def test_hiding_sends_the_place_once_and_a_hidden_grid_sends_nothing():
    display = OURS["displayio"]
    screen = display.Display(20, 10)
    screen.root_group = display.Group()
    grid = display.TileGrid(display.Bitmap(4, 4, 2), pixel_shader=display.Palette(2))
    screen.root_group.append(grid)
    screen.refresh()
    sent = []
    for _ in range(2):
        screen.sent = 0
        grid.hidden = True
        for _ in range(4):
            screen.refresh()
        sent.append(screen.sent)
        grid.x = grid.x + 5
        screen.sent = 0
        screen.refresh()
        sent.append(screen.sent)
        grid.hidden = False
        screen.refresh()
    assert sent == [16, 0, 16, 0]


def test_a_bitmap_takes_as_many_bytes_as_on_a_board():
    bitmap = OURS["displayio"].Bitmap
    assert [len(bitmap(160, 128, n)._data) for n in (2, 4, 16, 17, 257)] == [
        2560,
        5120,
        10240,
        20480,
        40960,
    ]
    assert len(bitmap(9, 1, 16)._data) == 8, "rows are padded to 32 bits"


@pytest.mark.parametrize(
    "call",
    [
        lambda d, t, b: t.fill_region(b, -1, 0, 4, 4, 1),
        lambda d, t, b: t.fill_region(b, 0, 0, 17, 4, 1),
        lambda d, t, b: t.fill_region(b, 5, 0, 4, 4, 1),
        lambda d, t, b: t.fill_region(b, 0, 0, 4, 4, 16),
        lambda d, t, b: t.blit(b, b, -1, 0),
        lambda d, t, b: t.blit(b, d.Bitmap(4, 4, 16), 0, 0, x2=5),
        lambda d, t, b: t.blit(b, d.Bitmap(4, 4, 256), 0, 0),
        lambda d, t, b: b.fill(16),
    ],
)
def test_what_a_board_refuses_is_refused_here(call):
    display, tools = OURS["displayio"], OURS["bitmaptools"]
    with pytest.raises(ValueError, match="must be|range|large|bits"):
        call(display, tools, display.Bitmap(16, 16, 16))
