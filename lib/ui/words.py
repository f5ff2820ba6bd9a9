# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The text of the pages that belong to no game."""

HELP = """
The %s moves the cursor. It goes where something can be done.

\u24b6 picks a card up and puts it down. Where a card has one place to go, one press plays it. \
Hold \u24b6 to send it to a foundation.

\u24b6 on the hand deals.

\u24b7 puts a card back, or takes back a move. Hold \u24b7 to make it again.

%s %s opens the menu; so does \u24b6 in the lower left corner.

On a long pile, up and down look at its cards.
"""

ABOUT = """
Eleven games of patience for handhelds with CircuitPython.

Deals are numbered as in PySolFC: the same number is the same deal.

Version %s

Saves: %s

Board: %s

Free software under the MIT licence, by the Pocket Patience contributors.
"""


def page(app, what):
    """(heading, text) of a page."""
    if what == "help":
        _, pad, hint, menu = app.machine.buttons.labels
        hint = hint + " gives a hint." if hint else "The menu has hints."
        return "Controls", HELP % (pad, hint, menu)
    if what == "news":
        return "Your saves", app.saver.news
    from engine import __version__
    from ui import news

    return "About", ABOUT % (__version__, news.about(app.saver), app.machine.name)
