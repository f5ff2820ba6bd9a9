# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The options. All work at once."""

from ui import choices, fitting
from ui.lists import List
from ui.schemes import BACKS, DECKS, FELTS

_SAMPLES = b"\x27\x08"  # of a red suit and of clubs
_HIGH = 15  # rows of them
_SWITCH = ("off", "on")
_ROWS = (
    ("Deck", choices.DECK, DECKS),
    ("Back", choices.BACK, BACKS),
    ("Felt", choices.FELT, FELTS),
    ("Cards glide", choices.SPEED, ("off", "fast", "normal", "slow")),
    ("Volume", choices.VOLUME, ("off", "1", "2", "3", "4", "5")),
    ("Lights", choices.LIGHTS, ("off", "dim", "brighter", "bright")),
    ("Brightness", choices.BRIGHT, ("", "20%", "40%", "60%", "80%", "100%")),
    ("Left-handed", choices.LEFT, _SWITCH),
    ("Ask before giving up", choices.ASK, _SWITCH),
)


class Screen(List):
    def __init__(self, app, arg):
        List.__init__(self, app, "options", "Options", [row[0] for row in _ROWS])
        table = self.stage.table
        width = app.sheet.width
        for i in range(2 if table.width > 150 else 1):  # samples: faces, and the back
            app.sheet.card(table, _SAMPLES[i], 2 + i * (width + 1), 1, _HIGH)
        app.sheet.card(table, 0x80, table.width - width - 2, 1, _HIGH)

    def value(self, i):
        return _ROWS[i][2][self.app.options[_ROWS[i][1]]]

    def note(self, i):
        return "\u2190 \u2192 change  \u24b7 back"

    def choose(self, i):
        self.change(i, 1)

    def change(self, i, by):
        """Go to the next or the last value, round and round."""
        _, option, words = _ROWS[i]
        options = self.app.options
        least = 1 if not words[0] else 0
        value = options[option] + by
        if value >= len(words):
            value = least
        elif value < least:
            value = len(words) - 1
        options[option] = value
        choices.apply(self.app)
        if option == choices.LEFT:
            if self.app.t.game is not None:
                fitting.fit(self.app)
            self.foot()  # the keys are others now
        self.row(i)
