# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The screen: Blinka's displayio drawing into memory, dirty areas only, as on a board.

``frame`` is what the screen shows, RGB565, high byte first; ``sent`` counts pixels sent since it
was last set to 0 and ``areas`` lists their rectangles (x1, y1, x2, y2; right and bottom excluded).
Uses private names of adafruit-blinka-displayio: its version is pinned.
"""

import os

os.environ["BLINKA_OS_AGNOSTIC"] = "1"

import busdisplay
import displayio
from displayio._area import Area

from tools.host import png


class Display(busdisplay.BusDisplay):
    """A screen without a bus."""

    def __init__(self, width, height, clock):
        self.frame = bytearray(width * height * 2)
        self.sent = 0
        self.areas = []
        self.frames = 0  # refreshes that sent something
        self.clock = clock
        super().__init__(None, b"", width=width, height=height, auto_refresh=False)

    def _background(self):
        """No drawing behind the program's back: the board's auto_refresh is off in play."""

    def refresh(self, **_):
        """Draw what changed."""
        if self.clock.pump:
            self.clock.pump()
        before = self.sent
        done = super().refresh()
        if self.sent != before:
            self.frames += 1
        self.clock.drawn(self.sent - before)
        return done

    def _refresh_area(self, area):
        clipped = Area()
        if not self._core.clip_area(area, clipped):
            return True
        width = clipped.width()
        height = clipped.height()
        pixels = width * height
        buffer = memoryview(bytearray((pixels + 1) // 2 * 4)).cast("I")
        mask = memoryview(bytearray((pixels // 32 + 1) * 4)).cast("I")
        self._core.fill_area(clipped, mask, buffer)
        drawn = buffer.cast("B")
        pitch = self._core.width * 2
        for row in range(height):
            at = (clipped.y1 + row) * pitch + clipped.x1 * 2
            self.frame[at : at + width * 2] = drawn[row * width * 2 : (row + 1) * width * 2]
        self.sent += pixels
        self.areas.append((clipped.x1, clipped.y1, clipped.x2, clipped.y2))
        return True

    def rgb(self):
        """What the screen shows, three bytes a pixel."""
        out = bytearray(self.width * self.height * 3)
        frame = self.frame
        high = frame[0::2]
        low = frame[1::2]
        out[0::3] = bytes(v & 0xF8 | v >> 5 for v in high)
        out[1::3] = bytes(
            (h & 7) << 5 | (v & 0xE0) >> 3 | (h & 7) >> 1 for h, v in zip(high, low, strict=True)
        )
        out[2::3] = bytes((v & 0x1F) << 3 | (v & 0x1F) >> 2 for v in low)
        return bytes(out)

    def png(self, path, scale=1):
        """Save what the screen shows, each pixel ``scale`` pixels wide."""
        rgb = self.rgb()
        if scale > 1:
            rgb = png.enlarge(self.width, self.height, rgb, scale)
        with open(path, "wb") as file:
            file.write(png.encode(self.width * scale, self.height * scale, rgb))


def release():
    """Let go of the display that displayio holds, so that another can be made."""
    displayio.release_displays()
