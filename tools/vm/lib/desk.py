# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The world around the stand-in board: clock, keys and stick, in a script's hands.

A PyGamer, unless `size` is set before `board` is imported. Time stands still unless it is moved.
"""

size = (160, 128)
now = 1000  # milliseconds
NAMES = ("b", "a", "start", "select")  # keys of the shift register
SWAY = {"left": (0, 0), "right": (0, 65535), "up": (1, 0), "down": (1, 65535)}
axes = [None, None]  # the AnalogIn of x and of y, once they are made
queue = bytearray(16)  # key | 0x80 when pressed, as the scanner notes it
waiting = 0
lit = bytearray(15)


def sleep(span):
    """Let time pass, in milliseconds."""
    global now
    now += span


def press(name):
    """Push a key down, or the stick over."""
    _set(name, True)


def release(name):
    """Let a key or the stick go."""
    _set(name, False)


def _set(name, down):
    global waiting
    if name in SWAY:
        axis, value = SWAY[name]
        if axes[axis] is not None:
            axes[axis].value = value if down else 32768
        return
    for i in range(4):
        if NAMES[i] == name:
            queue[waiting] = i | (0x80 if down else 0)
            waiting += 1


def take():
    """The next event of the queue, -1 when it is empty."""
    global waiting
    if not waiting:
        return -1
    first = queue[0]
    waiting -= 1
    for i in range(waiting):
        queue[i] = queue[i + 1]
    return first
