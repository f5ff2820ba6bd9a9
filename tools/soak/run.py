# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A run of random keys, and the shortest list of them that leads to the same failure."""

import gc
import random
import traceback

from tools.soak import checks, keys
from tools.soak.player import Player

SLACK = 300  # blocks of memory that may be held more at the end than after a third of the run
TRIES = 80  # runs to shorten a failure


class Result:
    """`keys` that were pressed, `grown` blocks of memory; `failure` is None or a text, then
    `words` are the keys that lead to it."""

    def __init__(self, count, grown, failure=None, words=()):
        self.keys = count
        self.grown = grown
        self.failure = failure
        self.words = list(words)


def run(board, game, count, seed, lines, draw=False, told=None, slack=SLACK):
    """Press `count` random keys; `told(n)` hears of n more. Returns a Result."""
    words = keys.make(random.Random(f"{board} {game} {seed}"), count, lines)
    gc.collect()
    gc.freeze()  # the program collects at each screen: not what is the host's
    try:
        return _run(Player(board, game, lines, draw), words, told, slack)
    finally:
        gc.unfreeze()


def _run(player, words, told, slack):
    third = len(words) // 3
    light = 0
    done = 0
    try:
        with player:
            for done, word in enumerate(words, 1):
                if done == third:
                    light = checks.weight(player.driver, player.game)
                player.do(word)
                if told and done % 100 == 0:
                    told(100)
            player.look()
            checks.to_the_menu(player.driver)
            grown = checks.weight(player.driver, player.game) - light
    except Exception as error:
        return Result(done, 0, said(error), words[:done])
    if grown > slack:
        return Result(done, grown, f"memory grew by {grown} blocks", words)
    return Result(done, grown)


def said(error):
    """What went wrong, and for an error of the program's where."""
    if isinstance(error, checks.Failed):
        return str(error)
    last = traceback.extract_tb(error.__traceback__)[-1]
    name = last.filename.replace("\\", "/").rpartition("/")[2]
    return f"{type(error).__name__}: {error} ({name}, line {last.lineno}, in {last.name})"


def fails(board, game, words, lines, draw=False):
    """What these words lead to: a text, or None when all holds."""
    player = Player(board, game, lines, draw)
    try:
        with player:
            for word in words:
                player.do(word)
            player.look()
    except Exception as error:
        return said(error)
    return None


def shorten(words, still_fails, tries=TRIES):
    """Fewer words for which `still_fails(words)` holds, as far as so many tries get."""
    opened = [i for i, word in enumerate(words) if word.startswith("open:")]
    for first in reversed(opened[1:]):  # what came before a position was put up may not matter
        tries -= 1
        if still_fails(words[first:]):
            words = words[first:]
            break
        if tries < TRIES * 3 // 4:
            break
    size = max(len(words) // 2, 1)
    while tries > 0:
        i = 0
        while i < len(words) and tries > 0:
            less = words[:i] + words[i + size :]
            tries -= 1
            if less and still_fails(less):
                words = less
            else:
                i += size
        if size == 1:
            break
        size = max(size // 2, 1)
    return words
