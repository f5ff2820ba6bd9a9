# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in group: layers drawn one above the other, moved, scaled and hidden together."""


class Group:
    """A list of TileGrids and Groups; later ones lie above."""

    def __init__(self, *, scale=1, x=0, y=0):
        if not isinstance(scale, int) or scale < 1:
            raise ValueError("scale must be >= 1")
        self._scale = scale
        self._x = x
        self._y = y
        self._hidden = False
        self._hidden_above = False
        self._layers = []
        self._in_group = False
        self._ax = self._ay = 0
        self._as = scale
        # What removed layers have left to be drawn over.
        self._x1 = self._y1 = self._x2 = self._y2 = 0

    def _put(self, ax, ay, scale):
        """Lie in a parent whose corner is at (ax, ay) on the screen."""
        self._in_group = True
        self._ax = ax + self._x * scale
        self._ay = ay + self._y * scale
        self._as = scale * self._scale
        self._put_layers()

    def _put_layers(self):
        if self._in_group:
            for layer in self._layers:
                layer._put(self._ax, self._ay, self._as)

    def _leave(self):
        self._in_group = False
        for layer in self._layers:
            layer._leave()

    def _take(self, layer):
        if layer._in_group:
            raise ValueError("Layer already in a group")
        layer._hide_above(self._hidden or self._hidden_above)
        if self._in_group:
            layer._put(self._ax, self._ay, self._as)
        layer._in_group = True

    def _drop(self, layer):
        layer._owe(self)
        layer._leave()

    def _owe(self, to):
        """Hand the areas last drawn to the group that must draw over them."""
        for layer in self._layers:
            layer._owe(to)
        if self._x1 != self._x2:
            to._spoil(self._x1, self._y1, self._x2, self._y2)
            self._x1 = self._x2

    def _spoil(self, x1, y1, x2, y2):
        if self._x1 == self._x2:
            self._x1 = x1
            self._y1 = y1
            self._x2 = x2
            self._y2 = y2
            return
        self._x1 = min(self._x1, x1)
        self._y1 = min(self._y1, y1)
        self._x2 = max(self._x2, x2)
        self._y2 = max(self._y2, y2)

    def append(self, layer):
        """Put a layer above all others."""
        self._take(layer)
        self._layers.append(layer)

    def insert(self, index, layer):
        """Put a layer between others."""
        self._take(layer)
        self._layers.insert(index, layer)

    def index(self, layer):
        """The place of a layer; ValueError when it is not here."""
        return self._layers.index(layer)

    def pop(self, i=-1):
        """Take a layer out and return it."""
        layer = self._layers.pop(i)
        self._drop(layer)
        return layer

    def remove(self, layer):
        """Take a layer out; ValueError when it is not here."""
        self._layers.remove(layer)
        self._drop(layer)

    def __len__(self):
        return len(self._layers)

    def __bool__(self):
        return len(self._layers) > 0

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        old = self._layers[index]
        self._take(layer)
        self._layers[index] = layer
        self._drop(old)

    def __delitem__(self, index):
        self._drop(self._layers.pop(index))

    def __iter__(self):
        return iter(self._layers)

    @property
    def hidden(self):
        """True while nothing in this group shows."""
        return self._hidden

    @hidden.setter
    def hidden(self, value):
        value = bool(value)
        if self._hidden == value:
            return
        self._hidden = value
        if not self._hidden_above:
            for layer in self._layers:
                layer._hide_above(value)

    def _hide_above(self, value):
        if self._hidden_above == value:
            return
        self._hidden_above = value
        if not self._hidden:
            for layer in self._layers:
                layer._hide_above(value)

    @property
    def scale(self):
        """How many screen pixels a pixel of the layers takes, each way."""
        return self._scale

    @scale.setter
    def scale(self, value):
        if not isinstance(value, int) or value < 1:
            raise ValueError("scale must be >= 1")
        if self._scale != value:
            self._as = self._as // self._scale * value
            self._scale = value
            self._put_layers()

    @property
    def x(self):
        """Place in the parent, from its left."""
        return self._x

    @x.setter
    def x(self, value):
        if self._x != value:
            self._ax += (value - self._x) * (self._as // self._scale)
            self._x = value
            self._put_layers()

    @property
    def y(self):
        """Place in the parent, from its top."""
        return self._y

    @y.setter
    def y(self, value):
        if self._y != value:
            self._ay += (value - self._y) * (self._as // self._scale)
            self._y = value
            self._put_layers()

    def _collect(self, screen):
        """Tell the screen the areas that have to be sent."""
        if self._x1 != self._x2:
            screen._add(self._x1, self._y1, self._x2, self._y2)
        for i in range(len(self._layers) - 1, -1, -1):
            self._layers[i]._collect(screen)

    def _flatten(self, screen):
        """Hand over the visible TileGrids, topmost first."""
        if not self._hidden:
            for i in range(len(self._layers) - 1, -1, -1):
                self._layers[i]._flatten(screen)

    def _finish(self):
        self._x1 = self._x2 = 0
        for layer in self._layers:
            layer._finish()
