# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Entry of a deal number with the stick: up and down change a digit, left and right choose it."""

import bitmaptools

from handheld import sounds
from ui import choices, colours, screens
from ui.glyphs import Glyphs
from ui.letters import encode
from ui.paper import clear, foot

_DIGITS = 5
_LAST = 31999


class Screen:
    def __init__(self, app, arg):
        self.app = app
        self.stage = app.stage
        self.number = app.t.number or 1
        self.asked = 0  # the number that a second press deals
        self.place = _DIGITS - 1  # counted from the left
        self.glyphs = Glyphs("tall")
        clear(app, "Deal number")
        self.draw()
        foot(self.stage, "\u2190 \u2192 \u2191 \u2193 digit  \u24b6 deal  \u24b7 back")

    def turn(self):
        return False

    def key(self, code):
        key = code & 15
        if code & 0x20:
            return
        if key <= 2:
            self.turn_digit(1 if key == 1 else -1)
        elif key <= 4:
            self.place = (self.place + (1 if key == 4 else -1)) % _DIGITS
        elif key == 5:
            if 1 <= self.number <= _LAST:
                app = self.app
                asks = app.t.moved and app.state != 2 and app.options[choices.ASK]
                if asks and self.asked != self.number:
                    self.asked = self.number
                    foot(self.stage, "\u24b6 again: give up this deal")
                else:
                    app.wanted = "deal", self.number
                    return
            else:
                self.app.machine.sound.play(sounds.REFUSE)
                foot(self.stage, "Deals go from 1 to 31999")
        elif key == 6:
            screens.back(self.app)
            return
        self.draw()
        self.stage.refresh()

    def turn_digit(self, by):
        """The digit goes round by itself; the others stay."""
        unit = 10 ** (_DIGITS - 1 - self.place)
        digit = self.number // unit % 10
        most = 4 if self.place == 0 else 10
        self.number += ((digit + by) % most - digit) * unit

    def draw(self):
        bitmap = self.stage.table
        glyphs = self.glyphs
        pitch = 24
        left = (bitmap.width - pitch * _DIGITS + glyphs.width(b"0")) // 2
        y = bitmap.height // 2 - 6
        bitmaptools.fill_region(bitmap, 0, y - 17, bitmap.width, y + 30, 0)
        unit = 10 ** (_DIGITS - 1)
        for i in range(_DIGITS):
            here = i == self.place
            glyphs.number(
                bitmap, left, y, self.number // unit % 10, colours.GOLD if here else colours.FACE
            )
            unit //= 10
            if here:
                glyphs.write(bitmap, left, y - 16, encode("\u2191"), colours.GOLD)
                glyphs.write(bitmap, left, y + 16, encode("\u2193"), colours.GOLD)
            left += pitch
