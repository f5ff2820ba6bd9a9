# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""One file a game. Only the game that is played is loaded; `index` tells the others' names."""

from engine import forget


def load(name):
    """The Game declared in the module `name`. Raises ImportError when there is none."""
    return __import__("engine.games." + name, None, None, ("GAME",)).GAME


def unload(name):
    """Let the module of a game go, so that its memory can be used again."""
    forget("engine.games." + name)
