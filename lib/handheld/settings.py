# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the player wrote in settings.toml (on a PC: environment variables).

POCKET_GAME, POCKET_DEAL   the game (its id) and deal number to open with
POCKET_WELCOME             "0": no help at the first start
POCKET_SAVES               where to save: "nvm", "none" or a folder; unset: the best place there is
POCKET_KEYS and others     a board that we do not know: see boards/user.py
"""

import os


def text(name, otherwise=""):
    """The setting as a string, ``otherwise`` where it is not set or cannot be read."""
    try:
        value = os.getenv(name)
    except (AttributeError, OSError, ValueError):
        return otherwise
    return otherwise if value is None else str(value)


def number(name, otherwise=0):
    """The setting as a whole number, ``otherwise`` where it is not set or is not one."""
    try:
        return int(text(name))
    except ValueError:
        return otherwise
