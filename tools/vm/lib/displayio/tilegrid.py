# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in sprite: a grid of tiles out of a bitmap, with the dirty areas a board would send."""


class TileGrid:
    """`width` × `height` tiles of a bitmap, in the colours of `pixel_shader`."""

    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        tw = tile_width or bitmap.width
        th = tile_height or bitmap.height
        if bitmap.width % tw:
            raise ValueError("Tile width must exactly divide bitmap width")
        if bitmap.height % th:
            raise ValueError("Tile height must exactly divide bitmap height")
        self._bitmap = bitmap
        self._shader = pixel_shader
        self._x = x
        self._y = y
        self._in_tiles = width
        self._down_tiles = height
        self._tile_w = tw
        self._tile_h = th
        self._sheet = bitmap.width // tw
        self._last = self._sheet * (bitmap.height // th)
        if not 0 <= default_tile < self._last:
            raise ValueError("default_tile must be 0-%d" % (self._last - 1))
        self._tiles = bytearray(width * height)
        for i in range(width * height):
            self._tiles[i] = default_tile
        self._pw = width * tw
        self._ph = height * th
        self._hidden = self._hidden_above = False
        self._gone = False  # hidden, and what lay below has been sent
        self._flip_x = self._flip_y = self._transpose = False
        self._in_group = False
        self._ax = self._ay = 0
        self._s = 1
        # Where it lies now, where it was last drawn (if drawn is True), what is dirty in it.
        self._x1 = self._y1 = self._x2 = self._y2 = 0
        self._ox1 = self._oy1 = self._ox2 = self._oy2 = 0
        self._dx1 = self._dy1 = self._dx2 = self._dy2 = 0
        self._drawn = False
        self._moved = False
        self._whole = True
        self._part = False
        self._place()

    # Where it lies

    def _put(self, ax, ay, scale):
        self._in_group = True
        self._ax = ax
        self._ay = ay
        self._s = scale
        self._moved = True
        self._place()

    def _leave(self):
        self._in_group = False

    def _owe(self, to):
        if self._drawn:
            x1 = self._ox1
            y1 = self._oy1
            x2 = self._ox2
            y2 = self._oy2
            to._spoil(x1, y1, x2, y2)
            self._drawn = False

    def _place(self):
        s = self._s
        self._x1 = self._ax + s * self._x
        self._y1 = self._ay + s * self._y
        if self._transpose:
            self._x2 = self._x1 + s * self._ph
            self._y2 = self._y1 + s * self._pw
        else:
            self._x2 = self._x1 + s * self._pw
            self._y2 = self._y1 + s * self._ph

    @property
    def x(self):
        """Left edge in the parent."""
        return self._x

    @x.setter
    def x(self, value):
        # As measured on a board: the same place stored again counts as moved.
        self._moved = True
        self._x = value
        self._place()

    @property
    def y(self):
        """Top edge in the parent."""
        return self._y

    @y.setter
    def y(self, value):
        self._moved = True
        self._y = value
        self._place()

    @property
    def hidden(self):
        """True while this one does not show."""
        return self._hidden

    @hidden.setter
    def hidden(self, value):
        self._hidden = bool(value)
        self._gone = False
        if not value:
            self._whole = True

    def _hide_above(self, value):
        self._hidden_above = value
        self._gone = False
        if not value:
            self._whole = True

    # What it shows

    @property
    def flip_x(self):
        """True when left and right are swapped."""
        return self._flip_x

    @flip_x.setter
    def flip_x(self, value):
        if self._flip_x != value:
            self._flip_x = bool(value)
            self._whole = True

    @property
    def flip_y(self):
        """True when top and bottom are swapped."""
        return self._flip_y

    @flip_y.setter
    def flip_y(self, value):
        if self._flip_y != value:
            self._flip_y = bool(value)
            self._whole = True

    @property
    def transpose_xy(self):
        """True when rows and columns are swapped."""
        return self._transpose

    @transpose_xy.setter
    def transpose_xy(self, value):
        if self._transpose != value:
            self._transpose = bool(value)
            if self._pw == self._ph:
                self._whole = True
            else:
                self._moved = True
                self._place()

    @property
    def bitmap(self):
        """Where the tiles come from; a new one must be of the same size."""
        return self._bitmap

    @bitmap.setter
    def bitmap(self, value):
        if value.width != self._bitmap.width or value.height != self._bitmap.height:
            raise ValueError("New bitmap must be same size as old bitmap")
        self._bitmap = value
        self._whole = True

    @property
    def pixel_shader(self):
        """The colours."""
        return self._shader

    @pixel_shader.setter
    def pixel_shader(self, value):
        self._shader = value
        self._whole = True

    @property
    def width(self):
        """Width in tiles."""
        return self._in_tiles

    @property
    def height(self):
        """Height in tiles."""
        return self._down_tiles

    @property
    def tile_width(self):
        """Width of a tile in pixels."""
        return self._tile_w

    @property
    def tile_height(self):
        """Height of a tile in pixels."""
        return self._tile_h

    def contains(self, place):
        """True when the point (x, y, …) of the parent lies on this grid."""
        return self._x <= place[0] < self._x + self._pw and self._y <= place[1] < self._y + self._ph

    def __getitem__(self, index):
        if not isinstance(index, int):
            index = index[1] * self._in_tiles + index[0]
        return self._tiles[index]

    def __setitem__(self, index, tile):
        if not isinstance(index, int):
            index = index[1] * self._in_tiles + index[0]
        if not 0 <= tile < self._last:
            raise ValueError("Tile index out of bounds")
        self._tiles[index] = tile
        y = index // self._in_tiles
        x = (index - y * self._in_tiles) * self._tile_w
        y *= self._tile_h
        self._spoil(x, y, x + self._tile_w, y + self._tile_h)

    def _spoil(self, x1, y1, x2, y2):
        """Grow the dirty part, in pixels of the grid."""
        if self._part:
            self._dx1 = min(self._dx1, x1)
            self._dy1 = min(self._dy1, y1)
            self._dx2 = max(self._dx2, x2)
            self._dy2 = max(self._dy2, y2)
        else:
            self._dx1 = x1
            self._dy1 = y1
            self._dx2 = x2
            self._dy2 = y2
            self._part = True

    # How it is sent and drawn

    def _collect(self, screen):
        if self._gone:
            return
        if self._hidden or self._hidden_above:
            self._gone = True
            if self._drawn:
                screen._add(self._ox1, self._oy1, self._ox2, self._oy2)
            return
        if self._moved and self._drawn:
            x1 = min(self._x1, self._ox1)
            y1 = min(self._y1, self._oy1)
            x2 = max(self._x2, self._ox2)
            y2 = max(self._y2, self._oy2)
            if (x2 - x1) * (y2 - y1) < 2 * self._pw * self._ph:
                screen._add(x1, y1, x2, y2)
            else:
                screen._add(self._x1, self._y1, self._x2, self._y2)
                screen._add(self._ox1, self._oy1, self._ox2, self._oy2)
            return
        b = self._bitmap
        if b._x1 != b._x2:
            if self._last == 1:
                # As on a board, the bitmap's rectangle takes the place of a tile's.
                self._dx1 = b._x1
                self._dy1 = b._y1
                self._dx2 = b._x2
                self._dy2 = b._y2
                self._part = True
            else:
                self._whole = True
        if self._whole or self._shader._changed or not self._drawn:
            screen._add(self._x1, self._y1, self._x2, self._y2)
        elif self._part:
            self._collect_part(screen)

    def _collect_part(self, screen):
        x1 = self._dx1
        x2 = self._dx2
        y1 = self._dy1
        y2 = self._dy2
        if self._flip_x:
            x1 = self._pw - self._dx2
            x2 = self._pw - self._dx1
        if self._flip_y:
            y1 = self._ph - self._dy2
            y2 = self._ph - self._dy1
        if self._transpose:
            x1, y1 = y1, x1
            x2, y2 = y2, x2
        s = self._s
        screen._add(self._x1 + s * x1, self._y1 + s * y1, self._x1 + s * x2, self._y1 + s * y2)

    def _flatten(self, screen):
        if not (self._hidden or self._hidden_above):
            screen._layer(self)

    def _finish(self):
        if self._drawn and (self._hidden or self._hidden_above):
            self._drawn = False
        elif self._moved or not self._drawn:
            # A board does so even to a hidden one, and sends its place when it is hidden again.
            self._ox1 = self._x1
            self._oy1 = self._y1
            self._ox2 = self._x2
            self._oy2 = self._y2
            self._drawn = True
        self._moved = self._whole = self._part = False
        self._shader._changed = False
        self._bitmap._finish()

    def _row(self, line, mask, x1, y, x2):
        """Draw what of row `y` lies in x1 … x2 and is not covered yet; how many pixels."""
        if y < self._y1 or y >= self._y2:
            return 0
        if x1 < self._x1:
            x1 = self._x1
        if x2 > self._x2:
            x2 = self._x2
        if x1 >= x2:
            return 0
        if self._s != 1 or self._flip_x or self._transpose:
            return self._row_slow(line, mask, x1, y, x2)
        if not (self._bitmap._rows and self._shader._table):
            return self._row_slow(line, mask, x1, y, x2)
        y -= self._y1
        if self._flip_y:
            y = self._ph - 1 - y
        tw = self._tile_w
        down = y // self._tile_h
        y -= down * self._tile_h
        down *= self._in_tiles
        drawn = 0
        bitmap = self._bitmap
        colours = self._shader._colours
        opaque = self._shader._opaque
        while x1 < x2:
            x = x1 - self._x1
            across = x // tw
            x -= across * tw
            count = min(tw - x, x2 - x1)
            tile = self._tiles[down + across]
            row = tile // self._sheet
            drawn += bitmap._row(
                (tile - row * self._sheet) * tw + x,
                row * self._tile_h + y,
                count,
                x1,
                line,
                mask,
                colours,
                opaque,
            )
            x1 += count
        return drawn

    def _row_slow(self, line, mask, x1, y, x2):
        drawn = 0
        for i in range(x1, x2):
            if mask[i]:
                continue
            x = (i - self._x1) // self._s
            down = (y - self._y1) // self._s
            if self._transpose:
                x, down = down, x
            if self._flip_x:
                x = self._pw - 1 - x
            if self._flip_y:
                down = self._ph - 1 - down
            tx = x // self._tile_w
            ty = down // self._tile_h
            tile = self._tiles[ty * self._in_tiles + tx]
            row = tile // self._sheet
            v = self._shader._colour(
                self._bitmap._get(
                    (tile - row * self._sheet - tx) * self._tile_w + x,
                    (row - ty) * self._tile_h + down,
                )
            )
            if v >= 0:
                line[i] = v
                mask[i] = 1
                drawn += 1
        return drawn
