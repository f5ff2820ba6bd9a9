# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Finishing by itself: when nothing is hidden or in hand and plays to the foundations alone win."""

from engine.cards import DOWN


def finish(t):
    """Play the rest of a game that foundation plays win; one undo takes it all back.

    Returns whether it did. Otherwise nothing has changed, save that no move can be redone.
    """
    if t.won or not t.built or (t.hand >= 0 and t.n[t.hand]):
        return False
    for p in range(t.piles):
        if t.n[p] and t.store[p][0] & DOWN:
            return False
    start = t.moved
    while not t.won:
        i = _upward(t)
        if i < 0:
            break
        t.play(i)
        if t.moved > start + 1:
            t.join()
    if not t.won:
        if t.moved > start:
            t.undo()
        t.top = t.end
    return t.won


def _upward(t):
    """The first move to where cards end, a couple included; -1 when there is none."""
    for i in range(t.moves()):
        move = t.out[i]
        if not move & 63 or t.kind[move >> 6 & 31] in (70, 81):
            return i
    return -1
