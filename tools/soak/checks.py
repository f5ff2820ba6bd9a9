# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What must hold after every key, whatever was pressed before it. Failed says what did not."""

import gc
import sys

from engine import games
from tools.driver import START, UP, A, B

UPWARD = bytes(i & 0x7F for i in range(256))
PACK = bytes(suit << 4 | rank for suit in range(4) for rank in range(1, 14))


class Failed(Exception):
    """Something that must hold did not; the text says what."""


def cards(t):
    """Every card of the pack is on the table exactly once."""
    if t.game is None:
        return
    there = b"".join([t.store[p][: t.n[p]] for p in range(t.piles)]).translate(UPWARD)
    if sorted(there) != sorted(PACK * (t.cards // 52)):
        missing = [c for c in PACK if there.count(c) != t.cards // 52]
        raise Failed(f"cards that are not there as often as they should: {missing}")


def picture(app):
    """When all lies still the screen shows as many cards on each pile as there are."""
    play = app.play
    t = app.t
    if app.screen is not play or app.finish.active or play.motion.busy(t):
        return
    held = play.cursor.held
    for p in range(t.piles):
        away = play.cursor.units if p == held else 0
        if play.view.n[p] != t.n[p] - away:
            raise Failed(f"pile {p} has {t.n[p]} cards, {play.view.n[p]} are shown")


def cursor(app):
    """The cursor is where it may be, on a card that is there."""
    place = app.play.cursor
    if app.screen is not app.play or app.finish.active or app.play.motion.busy(app.t):
        return
    if not place.can >> place.p & 1:
        raise Failed(f"the cursor is on pile {place.p}, where nothing can be done")
    if place.p < app.t.piles and place.held < 0 and place.deep >= max(app.t.n[place.p], 1):
        raise Failed(f"the cursor is on card {place.deep} of {app.t.n[place.p]}")


def legal(t, other):
    """The table is what its deal and the moves of its log lead to; `other` is a spare Table."""
    if t.game is None:
        return
    other.open(games.load(t.game), t.chosen, t.number)
    for i in range(t.end):
        if t.log[i] >= 31 << 11 and not other.play(t.log[i] & 0x3FF):
            raise Failed(f"move {other.moved + 1} of the log is none of the legal ones")
    for p in range(t.piles):
        if t.store[p][: t.n[p]] != other.store[p][: other.n[p]]:
            raise Failed(f"pile {p} is not what the moves of the log lead to")
    if (t.moved, t.redeals, t.won) != (other.moved, other.redeals, other.won):
        raise Failed("moves, redeals or the win are not what the log leads to")


def to_the_menu(driver):
    """From wherever the program is the menu can be reached by a few keys."""
    app = driver.app
    for _ in range(12):
        if app.module == "menu":
            return
        if app.screen is app.play:
            driver.tap(START)
        elif app.module == "pause":
            app.screen.at = 0
            driver.tap(UP, A)  # the last row: leave
        else:
            driver.tap(B)
    if app.module != "menu":
        raise Failed(f"the menu cannot be reached from {app.module or 'the table'}")


def weight(driver, game):
    """How many blocks of memory the program holds with this game just dealt.

    What a player may pile up (kept games) and what the host notes is let go before.
    """
    app = driver.app
    app.kept.clear()
    app.rows.clear()
    driver.host.world.speaker.heard.clear()  # what the stand-ins have written down
    driver.host.display.areas.clear()
    driver.begin(game, 1)
    gc.collect()
    return sys.getallocatedblocks()
