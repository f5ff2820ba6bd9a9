# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in display: a frame buffer in RGB565 that counts what is sent to it."""

from array import array

from displayio.bitmap import mute

ROOM = 256  # areas and layers a refresh has room for before it must allocate


class Display:
    """A `width` × `height` screen.

    `frame` (array "H") is the picture. `sent` counts the pixels refreshes send, `changed` those
    of them that differ from what was there, `areas` the rectangles; set them to 0 at will. `low`
    counts those of `sent` that belong to rectangles which begin at row `fold` or below.
    """

    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.rotation = 0
        self.brightness = 1.0
        self.auto_refresh = True
        self.frame = array("H", bytes(2 * width * height))
        self.sent = self.changed = self.areas = self.low = 0
        self.fold = height
        self._line = array("H", bytes(2 * width))
        self._mask = bytearray(width)
        self._rects = array("h", bytes(8 * ROOM))
        self._count = 0
        self._layers = [None] * ROOM
        self._depth = 0
        self._root = None
        self._full = True

    @property
    def root_group(self):
        """The group that shows."""
        return self._root

    @root_group.setter
    def root_group(self, group):
        if group is self._root:
            return
        if group is not None and group._in_group:
            raise ValueError("Group already used")
        if self._root is not None:
            self._root._in_group = False
        self._root = group
        if group is not None:
            group._put(0, 0, 1)
        self._full = True

    def refresh(self, *, target_frames_per_second=None, minimum_frames_per_second=0):
        """Draw and send every area that changed."""
        if mute[0]:
            return True
        root = self._root
        self._count = self._depth = 0
        if self._full:
            self._add(0, 0, self.width, self.height)
        elif root is not None:
            root._collect(self)
        if root is not None:
            if self._count:
                root._flatten(self)
                r = self._rects
                for i in range(0, self._count * 4, 4):
                    self._draw(r[i], r[i + 1], r[i + 2], r[i + 3])
                for i in range(self._depth):
                    self._layers[i] = None  # or a picture that is gone would stay in memory
            root._finish()
        self._full = False
        return True

    def _add(self, x1, y1, x2, y2):
        """Note an area to send, as far as it lies on the screen."""
        x1 = max(x1, 0)
        y1 = max(y1, 0)
        x2 = min(x2, self.width)
        y2 = min(y2, self.height)
        if x1 >= x2 or y1 >= y2:
            return
        r = self._rects
        i = self._count * 4
        if i == len(r):
            r.extend(bytes(8 * ROOM))
        r[i] = x1
        r[i + 1] = y1
        r[i + 2] = x2
        r[i + 3] = y2
        self._count += 1

    def _layer(self, grid):
        """Note a TileGrid to draw below the ones noted before."""
        if self._depth == len(self._layers):
            self._layers.append(None)
        self._layers[self._depth] = grid
        self._depth += 1

    def _draw(self, x1, y1, x2, y2):
        """Compose an area out of the layers, top to bottom, and send it."""
        line = self._line
        mask = self._mask
        frame = self.frame
        layers = self._layers
        need = x2 - x1
        changed = 0
        for y in range(y1, y2):
            for x in range(x1, x2):
                mask[x] = 0
            left = need
            for i in range(self._depth):
                left -= layers[i]._row(line, mask, x1, y, x2)
                if not left:
                    break
            at = y * self.width + x1
            for x in range(x1, x2):
                v = line[x] if mask[x] else 0
                if frame[at] != v:
                    frame[at] = v
                    changed += 1
                at += 1
        self.sent += need * (y2 - y1)
        if y1 >= self.fold:
            self.low += need * (y2 - y1)
        self.changed += changed
        self.areas += 1
