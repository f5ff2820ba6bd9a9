# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What those who weigh the program count: sprites and groups, and the VM's table of names."""

import gc


def count(group):
    """How many TileGrids and Groups hang below a group, itself included."""
    grids = 0
    groups = 1
    for layer in group:
        if hasattr(layer, "append"):
            more = count(layer)
            grids += more[0]
            groups += more[1]
        else:
            grids += 1
    return grids, groups


def make_names(room):
    """Names until their table has just doubled, to more than `room` bytes."""
    i = 0
    before = gc.mem_alloc()
    while gc.mem_alloc() - before < room:
        before = gc.mem_alloc()
        i += 1
        getattr(gc, "%d more" % i, None)
