# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The table shown from nothing, when a game is begun and after other screens. Let go after."""

import bitmaptools

from ui.unit import AWAY, frame, hide

_F = ord("F")
_FRESH = 255  # drawn never


def show(play, sheet):
    """Show the table with these cards."""
    t = play.t
    hide(play.unit.grid)
    frame(play.aim, AWAY, 0)
    play.motion.at = t.end
    play.motion.to = -1
    forget_all(play.view, t, sheet)
    play.cursor.held = -1
    play.status.clear()
    for p in range(t.piles):
        play.view.draw(t, p)
    play.view.touched = 0
    play.settle(-1)
    play.stage.refresh()


def forget_all(view, t, sheet):
    """The bitmap is felt, and every pile is to be drawn."""
    view.sheet = sheet
    view.hand = t.hand
    bitmaptools.fill_region(view.bitmap, 0, 0, view.bitmap.width, view.bitmap.height, 0)
    view.steps = False
    for p in range(t.piles):
        view.low[p] = 0
        view.n[p] = t.n[p]
        view.face[p] = view.tag[p] = _FRESH
        view.step[p] = view.downs[p] = view.lines[p] = 0
        view.bottom[p] = 0
        wants = t.wants(p)
        if t.kind[p] == _F and t.n[p] and 0 < wants < 14:
            gap = wants - (t.store[p][t.n[p] - 1] & 15)
            if gap not in (1, -1, 12, -12):  # more than up or down by one: say what is wanted
                view.steps = True
