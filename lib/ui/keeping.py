# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Loading at the start, and saving when ui.saving says that it is time. Let go after."""

import gc

from ui import memory


def load(saver):
    """Give the program what was kept; True when there was something."""
    store = saver.store
    found = None
    data = store.load()
    if data is None:
        data = store.remains
    if data is not None:
        from ui import recall

        app = saver.app
        found = recall.Found(data)
        for i in range(len(app.options)):
            app.options[i] = found.options[i]
        app.record = found.rows
        app.kept = found.kept
    from ui import news  # last: together they would be the most that the start takes

    saver.asks = store.closed and store.state == "foreign"
    saver.news = news.told(saver.app.machine, found)
    return data is not None


def save(saver):
    """Save now. False where it could not be done. Raises MemoryError."""
    store = saver.store
    generation = store.generation
    kept = False
    gc.collect()
    for _ in range(2):  # a place that fails makes room for the next best
        room = store.capacity
        data, saver.left = memory.pack(saver.app, room)
        kept = store.save(data)
        if kept or store.capacity == room:
            break
    saver.wears = store.wears
    saver.failed = not kept
    if store.generation != generation:
        saver.first = False
        saver.last = saver.app.machine.ticks()
    return kept
