# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Counts how deep Python calls nest in our own code. CPython only: the VMs cannot look.

Only frames of the given folders count: what the stand-ins do in Python is C on a board.
"""

import sys


class Depth:
    """`deepest` nested frames of files under `folders`, and `trail`, their names."""

    def __init__(self, folders):
        self.folders = tuple(folders)
        self.now = 0
        self.deepest = 0
        self.trail = ()

    def _ours(self, frame):
        return frame.f_code.co_filename.startswith(self.folders)

    def _event(self, frame, event, _):
        if event == "call" and self._ours(frame):
            self.now += 1
            if self.now > self.deepest:
                self.deepest = self.now
                names = []
                while frame:
                    if self._ours(frame):
                        names.append(frame.f_code.co_name)
                    frame = frame.f_back
                self.trail = tuple(reversed(names))
        elif event == "return" and self._ours(frame):
            self.now -= 1

    def of(self, call):
        """Run a call and return how deep it went, itself counted if it is ours."""
        self.now = self.deepest = 0
        sys.setprofile(self._event)
        try:
            call()
        finally:
            sys.setprofile(None)
        return self.deepest
