# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A game that is kept: the player's moves, a byte each, the number of each in the list of moves.

Replaying them on the same deal gives the same table with the same log, so undo reaches back to the
first move. The top bit says that a move belongs to the one before it; a number of 127 or more,
which no game of ours comes near, takes two bytes: 127 and what is above it.
"""

from engine.log import JOINED, OPEN

NUMBER = 0x3FF  # what of an opening step is the number of the move
_MORE = 127
_JOINED = 128


def record(t, buffer, at=0):
    """Write the moves of table t into `buffer` from index `at`; return the index behind them.

    Raises IndexError when the buffer is too small: `2 * t.moved` bytes are always enough.
    """
    log = t.log
    for i in range(t.end):
        step = log[i]
        if step >= OPEN:
            number = step & NUMBER
            joined = _JOINED if step & JOINED else 0
            buffer[at] = min(number, _MORE) | joined
            at += 1
            if number >= _MORE:
                buffer[at] = number - _MORE
                at += 1
    return at


def replay(t, moves):
    """Play the recorded moves on the deal that is open. Returns how many bytes of them were
    legal: `len(moves)` when all is well, else the table is as it was before the first that is
    not."""
    at = 0
    while at < len(moves):
        number = moves[at] & _MORE
        size = 1
        if number == _MORE:
            if at + 1 == len(moves):
                return at
            number += moves[at + 1]
            size = 2
        if not t.play(number):
            return at
        if moves[at] & _JOINED:
            t.join()
        at += size
    return at
