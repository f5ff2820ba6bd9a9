# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Lets the game write its saves to the drive when a button is held while the board starts.

Optional, for boards whose own memory is small: `python3 -m tools flash --boot` copies it. With A
held at the start the drive belongs to the game and a computer can only read it; without, all is as
ever. Whatever goes wrong here, the board starts as if this file were not there.
"""


def held():
    """True while A is held down."""
    import time

    import board

    from handheld import boards, buttons, parts, settings

    name = boards.find(board, settings.text("POCKET_KEYS"))
    keys = parts.buttons(board, boards.load(name))
    for _ in range(20):
        time.sleep(0.01)
        if keys.poll() & 15 == buttons.A:
            return True
    return False


if __name__ == "__main__":
    try:
        if held():
            import storage

            storage.remount("/", readonly=False)
            print("Pocket Patience: the drive is the game's until the next start.")
    except Exception as error:
        print("Pocket Patience, boot.py:", error)
