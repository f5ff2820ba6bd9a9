# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The question whether what another program keeps may be overwritten by saves."""

from ui import saving, screens
from ui.lists import List


class Screen(List):
    def __init__(self, app, arg):
        List.__init__(
            self, app, "claim", "Overwrite it?", ("No, save nothing", "Yes, save here"), 0
        )

    def note(self, i):
        return "It cannot be brought back" if i else "\u24b6 choose"

    def choose(self, i):
        if i:
            self.app.machine.store.claim()
            self.app.saver.want(saving.NOW)
        screens.back(self.app)
