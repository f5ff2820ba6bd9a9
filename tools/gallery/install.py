# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""From a board to the game in three steps: the picture of the README's installation.

The screen is the game's and the terminal says what `flash` says, both taken when it is drawn.
"""

import contextlib
import io
import re
import tempfile
from pathlib import Path

from tools.art import source
from tools.gallery.canvas import ROOT, Canvas
from tools.gallery.handheld import Handheld
from tools.gallery.paints import (
    BAR,
    DARK_GOLD,
    DEEP,
    FACE,
    FELT,
    GOLD,
    GREY,
    INK,
    METAL,
    PALE,
    PAPER,
    SHADE,
)

NAME = "install.png"
SCALE = 4
EDGE = 6
ROWS = (6, 164, 303, 479)  # where each step begins, and where the last ends
TEXT = EDGE + 31
WIDE, HIGH = 400, ROWS[-1]
LETTERS = {"o": INK, "w": FACE, "s": (176, 182, 192), "g": GOLD, "d": DARK_GOLD}

DRIVE = "/media/you/CIRCUITPY"
BOARD = (
    "Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyGamer with samd51j19\n"
    "Board ID:pygamer\n"
)
COMMAND = "python3 -m tools flash"


class Terminal(io.StringIO):
    """Takes what a command prints, as a terminal would show it."""

    def isatty(self):
        return True

    def lines(self):
        """What can be read at the end: a carriage return begins a line anew."""
        text = self.getvalue().rstrip("\n")
        return [line.rpartition("\r")[2].rstrip() for line in text.split("\n")]


def said():
    """The lines that `flash` prints for an empty PyGamer, its drive called DRIVE."""
    from tools.commands import flash

    terminal = Terminal()
    with tempfile.TemporaryDirectory() as folder:
        drive = Path(folder).resolve() / "CIRCUITPY"
        drive.mkdir()
        (drive / "boot_out.txt").write_text(BOARD, encoding="utf-8")
        with contextlib.redirect_stdout(terminal), contextlib.redirect_stderr(terminal):
            flash.main([str(drive), "--no-bundle"])
    lines = [line.replace(str(drive), DRIVE) for line in terminal.lines()]
    # A file more or less shall not make the picture another one.
    return [re.sub(r"^(\d+)(?= files)", lambda m: f"{round(int(m[1]), -2)}", x) for x in lines]


def draw(driver):
    """The picture; `driver` runs the game on a stand-in PyGamer."""
    it = Canvas(WIDE, HIGH)
    it.box(0, 0, WIDE, HIGH, SHADE, 8)
    for y, to_y in zip(ROWS, ROWS[1:], strict=False):
        it.box(EDGE, y, WIDE - 2 * EDGE, to_y - y - EDGE, FELT, 6)
    _first(it, ROWS[0])
    _second(it, ROWS[1], ROWS[2] - EDGE)
    _third(it, driver, ROWS[2])
    return it


def _heading(it, y, number, text, *more):
    """The number of a step, what to do, and lines that say more."""
    it.disc(EDGE + 5, y + 5, 19, GOLD)
    it.middle(EDGE + 15, y + 9, number, INK, "tall")
    it.text(TEXT, y + 9, text, FACE, "tall")
    for i, line in enumerate(more):
        it.text(TEXT, y + 26 + 11 * i, line, PALE)


def _window(it, x, y, wide, high, title, ground):
    it.box(x + 2, y + 2, wide, high, DEEP, 4)
    it.box(x, y, wide, high, BAR, 4)
    it.box(x, y + 14, wide, high - 14, ground, 4)
    it.box(x, y + 14, wide, 6, ground)
    for i in range(3):
        it.disc(x + wide - 10 - 8 * i, y + 5, 5, GREY)
    it.text(x + 8, y + 3, title, FACE)


def _icon(it, name, x, y):
    """A drawing, its top left corner at x, y."""
    it.drawing(x, y, source.read(ROOT / "tools/gallery/icons.txt")["icon", name], LETTERS)


def _first(it, y):
    _heading(
        it,
        y,
        "1",
        "Put CircuitPython on the board",
        "Only once. Where a drive CIRCUITPY comes up by itself, go on with step 2.",
    )
    small = Handheld(half=True)
    left, top = 14, y + 69
    it.paste(small.draw(), left, top)
    it.middle(left + small.wide // 2, top + small.high // 2 - 1, "bootloader", PALE)
    x = left + small.reset[0]
    it.text(left, top - 24, "RESET: press twice", GOLD)
    it.path([(x, top - 13), (x, top - 2)], GOLD, 2)
    for i in (1, 2, 3):
        it.path([(x - i, top - 2 - i), (x + i + 1, top - 2 - i)], GOLD)
    x = left + small.usb[0]
    it.path([(x - 1, top), (x - 1, top - 11), (156, top - 11)], METAL, 3)
    it.box(x - 6, top - 6, 13, 8, METAL, 1)
    it.text(x + 12, top - 6, "USB cable", PALE)
    _bootloader(it, 156, y + 42)


def _bootloader(it, x, y):
    """The drive of a bootloader, and a file that is dragged there."""
    _window(it, x, y, 132, 86, "Drive PYGAMERBOOT", PAPER)
    _icon(it, "page", x + 12, y + 24)
    _icon(it, "page", x + 12, y + 54)
    it.text(x + 28, y + 28, "INFO_UF2.TXT", GREY)
    it.text(x + 28, y + 58, "INDEX.HTM", GREY)
    it.middle(x + 66, y + 91, "comes up on the computer", PALE)
    to = x + 189
    it.box(x + 97, y + 46, 29, 26, GOLD, 2)
    it.box(x + 99, y + 48, 25, 22, PAPER, 1)
    it.path([(to - 15, y + 59), (x + 106, y + 59)], DARK_GOLD, 2, 4)
    for i in range(1, 7):
        it.path([(x + 103 + i, y + 59 - i), (x + 103 + i, y + 60 + i)], DARK_GOLD)
    it.box(to - 13, y + 47, 27, 24, INK, 2)
    it.box(to - 12, y + 48, 25, 22, GOLD, 2)
    it.middle(to, y + 56, "UF2", INK)
    _icon(it, "pointer", to + 4, y + 63)
    it.middle(to, y + 8, "file from", PALE)
    it.middle(to, y + 19, "circuitpython.org", PALE)
    it.middle(to, y + 30, "/downloads", PALE)
    it.middle(to, y + 91, "drag it there", GOLD)


def _second(it, y, low):
    _heading(it, y, "2", "Copy the game", "In a terminal, in the folder of this project:")
    it.box(WIDE - EDGE - 114, y + 8, 108, 21, PAPER, 4)
    _icon(it, "drive", WIDE - EDGE - 108, y + 14)
    it.text(WIDE - EDGE - 88, y + 14, "Drive CIRCUITPY", INK)
    top = y + 40
    _window(it, EDGE + 5, top, WIDE - 2 * EDGE - 10, low - top - 6, "Terminal", INK)
    at = top + 19
    end = it.typed(EDGE + 10, at, "$ ", GOLD)
    it.typed(end, at, COMMAND, FACE)
    for line in said():
        at += 11
        it.typed(EDGE + 10, at, line, PALE)


def _third(it, driver, y):
    _heading(
        it,
        y,
        "3",
        "Press reset",
        "The game starts.",
        "First a page tells",
        "the controls,",
        "then this menu",
        "comes up.",
        "",
        "Stick or pad: choose",
        "\u24b6: deal",
    )
    large = Handheld()
    left = WIDE - EDGE - 6 - large.wide
    it.paste(large.draw(driver.host.display), left, y + 11)
    it.text(left + large.reset[0] - 45, y + 5, "RESET \u2192", GOLD)
