# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A game that is kept: the player's moves, a byte each, the number of each in the list of moves.

Replaying them on the same deal gives the same table with the same log, so undo reaches back to the
first move. Which moves were joined is not kept: after a reload they are taken back one by one.
"""

from engine.log import NUMBER, OPEN


def record(t, buffer, at=0):
    """Write the moves of table t into `buffer` from index `at`; return the index behind them.

    Raises IndexError when the buffer is too small for `t.moved` bytes.
    """
    log = t.log
    for i in range(t.end):
        if log[i] >= OPEN:
            buffer[at] = log[i] & NUMBER
            at += 1
    return at


def replay(t, moves):
    """Play the recorded moves on the deal that is open. Returns how many were legal."""
    for i, number in enumerate(moves):
        if not t.play(number):
            return i
    return len(moves)
