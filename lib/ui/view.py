# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The table as a picture: one bitmap, cards blitted into it, only what changed.

`touch(a, b, k)` says what happened to the piles, `draw(t, p)` brings one pile up to date and says
whether a pixel changed. A bitmap has one dirty rectangle, so whoever draws refreshes the display
after each pile that changed. Nothing here allocates once a game is open.
"""

from array import array

import bitmaptools

from engine.log import OVER
from engine.words import OWN
from ui import colours
from ui.layout import MOST

_F = ord("F")
_SUITS = (b"\x7f", b"\x80", b"\x81", b"\x82")
_RANKS = (b"", b"A", b"2", b"3", b"4", b"5", b"6", b"7", b"8", b"9", b"10", b"J", b"Q", b"K")


class View:
    """`n[p]` is how many cards pile p shows; `bottom[p]` the first row below it."""

    def __init__(self, bitmap, lay, glyphs):
        self.bitmap = bitmap
        self.lay = lay
        self.glyphs = glyphs
        self.sheet = None
        self.n = bytearray(MOST)
        self.low = bytearray(MOST)  # cards below this one are drawn already
        self.face = bytearray(MOST)  # what an unspread pile shows
        self.tag = bytearray(MOST)  # what its tag shows
        self.step = bytearray(MOST)
        self.downs = bytearray(MOST)
        self.lines = bytearray(MOST)  # face-up cards of which only a line shows
        self.thin = bytearray(MOST)  # pixels of such a line
        self.bottom = array("h", bytes(2 * MOST))
        self.steps = False
        self.touched = 0
        self.hand = -1

    def touch(self, a, b, k):
        """A step was carried out or taken back: k cards from pile a to b (see engine.log)."""
        n = self.n
        low = self.low
        if a == OVER:
            a = self.hand
            low[a] = 0
        elif b == OVER:
            b = self.hand
            low[b] = 0
        if a == b:
            if n[a] and low[a] >= n[a]:
                low[a] = n[a] - 1
        else:
            n[a] -= k
            if n[a] < low[a]:
                low[a] = n[a]
            if n[b] < low[b]:
                low[b] = n[b]
            n[b] += k
        self.touched |= 1 << a | 1 << b

    def draw(self, t, p):
        """Bring pile p up to date; True when pixels changed."""
        if self.lay.fan[p]:
            return self._fan(t, p)
        n = self.n[p]
        card = t.store[p][n - 1] if n else 0
        tag = self._tag(t, p, n)
        if card == self.face[p] and tag == self.tag[p]:
            return False
        x = self.lay.x[p]
        y = self.lay.y[p]
        if card != self.face[p] or not tag:
            if n:
                self.sheet.card(self.bitmap, card, x, y, self.sheet.height)
            else:
                self._empty(t, p, x, y)
            self.face[p] = card
        self.tag[p] = tag
        if tag:
            self._write(t, p, x, y, tag)
        self.bottom[p] = y + self.sheet.height
        return True

    def _empty(self, t, p, x, y):
        sheet = self.sheet
        bitmaptools.fill_region(self.bitmap, x, y, x + sheet.width, y + sheet.height, colours.FELT)
        wants = t.wants(p) if t.kind[p] == _F else 0
        if wants > 13:
            wants = 0
        sheet.empty(self.bitmap, x, y, wants)
        if t.kind[p] == _F and t.suit[p] == OWN:
            glyphs = self.glyphs
            text = _SUITS[t.place[p] & 3]
            wide = glyphs.width(text)
            tall = glyphs.height
            x += (sheet.width - wide + 1) // 2
            y += sheet.height - tall if wants else (sheet.height - tall) // 2
            glyphs.write(self.bitmap, x, y, text, colours.GHOST)
            y += tall
            bitmaptools.fill_region(self.bitmap, x, y - tall // 4, x + wide, y, colours.SHADE)

    def _tag(self, t, p, n):
        """What is written on an unspread pile: the rank a foundation wants, or how many cards."""
        if not n:
            return 0
        if t.kind[p] == _F:
            return t.wants(p) if self.steps else 0
        if n == 1 and p != t.hand:
            return 0
        return n

    def _write(self, t, p, x, y, tag):
        """Cut a strip out of the foot of a card and write a tag there."""
        glyphs = self.glyphs
        sheet = self.sheet
        bitmap = self.bitmap
        x += 1
        tall = glyphs.height
        y += sheet.height - tall
        right = x + sheet.width - 2
        low = y + tall - 1
        fill = bitmaptools.fill_region
        fill(bitmap, x, y, right, low, colours.FELT)
        if t.kind[p] == _F:
            text = _RANKS[tag]
            glyphs.write(
                bitmap, x + (right - x + 1 - glyphs.width(text)) // 2, y, text, colours.GOLD
            )
        else:
            wide = glyphs.number_width(tag)
            glyphs.number(bitmap, x + (right - x + 1 - wide) // 2, y, tag, colours.FACE)
        fill(bitmap, x, low, right, low + 1, colours.EDGE)

    def _fan(self, t, p):
        n = self.n[p]
        cards = t.store[p]
        lay = self.lay
        low = self.low[p]
        downs = 0
        while downs < n and cards[downs] & 0x80:
            downs += 1
        if downs != self.downs[p] and low > downs:
            low = downs
        self.downs[p] = downs
        step = lay.step(p, n, downs)
        lines = 0
        if step < 6:
            lines = lay.lines(p, n, downs, step)
            if step != self.thin[p]:
                self.thin[p] = step
                low = min(low, downs)
            step = 6
        if lines != self.lines[p]:
            low = min(low, downs + min(lines, self.lines[p]))
            self.lines[p] = lines
        if step != self.step[p]:
            self.step[p] = step
            low = min(low, downs)
        if low == n == self.face[p]:
            return False
        was = self.bottom[p]
        x = lay.x[p]
        y = lay.y[p]
        sheet = self.sheet
        bitmap = self.bitmap
        bottom = y + sheet.height
        if not n:
            bitmaptools.fill_region(bitmap, x, y, x + sheet.width, max(was, bottom), 0)
            self._empty(t, p, x, y)
        else:
            # the card above a new one keeps its picture where no more than its corner shows
            if low and (
                low >= n
                or low > downs + lines
                and (step < 8 or step > 11 and cards[low - 1] & 15 > 10)
            ):
                low -= 1
            y = self.at(p, low)
            last = n - 1
            if low < downs and low < last:
                i = min(downs, last)
                y = sheet.fan(bitmap, cards, low, i, x, y, lay.down)
                low = i
            lines += downs
            if low < lines and low < last:
                y = sheet.fan(bitmap, cards, low, lines, x, y, self.thin[p])
                low = lines
            if low + 2 < n and step == lay.pitch:  # the top of the last card looks like the others
                y = sheet.fan(bitmap, cards, low, n, x, y, step) - step
                sheet.rest(bitmap, cards[last], x, y, step)
            else:
                if low < last:
                    y = sheet.fan(bitmap, cards, low, last, x, y, step)
                sheet.card(bitmap, cards[last], x, y, sheet.height)
            bottom = y + sheet.height
            if bottom < was:
                bitmaptools.fill_region(bitmap, x, bottom, x + sheet.width, was, 0)
        self.low[p] = self.face[p] = n
        self.bottom[p] = bottom
        return True

    def stamp(self, t, p, unit):
        """Draw the cards that `unit` shows onto pile p at once, where they are all that is new."""
        n = self.n[p]
        step = unit.step
        low = n - unit.k
        if unit.k < 2 or not self.lay.fan[p] or low != self.low[p] or step < 8:
            return
        downs = self.downs[p]
        if step != self.step[p] or step != self.lay.step(p, n, downs) or low < downs:
            return
        sheet = self.sheet
        y = self.at(p, low)
        stack = unit.many.bitmap
        tall = (unit.k - 1) * step + sheet.height
        if tall > stack.height or y + tall > self.bitmap.height:
            return
        x = self.lay.x[p]
        bitmaptools.blit(self.bitmap, stack, x, y, x1=0, y1=0, x2=sheet.width, y2=tall)
        self.low[p] = self.face[p] = n
        self.bottom[p] = y + tall

    def at(self, p, i):
        """The y of card i of pile p, as it is drawn."""
        y = self.lay.y[p]
        if self.lay.fan[p]:
            d = self.downs[p]
            if i < d:
                return y + i * self.lay.down
            y += d * self.lay.down
            i -= d
            d = self.lines[p]
            if i < d:
                return y + i * self.thin[p]
            return y + d * self.thin[p] + (i - d) * self.step[p]
        return y
