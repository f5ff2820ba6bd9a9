# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Our modules as a board gets them: without docstrings, constants written in, names short.

Promises: the program is the same, and every statement keeps its line number.
"""

import functools
from pathlib import Path

from tools.board.fold import fold
from tools.board.members import members
from tools.board.shorten import said_by, shorten
from tools.board.strip import strip

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("engine", "lib")


def modules(root=ROOT):
    """{path: source} of all our modules; what was made of the same sources is remembered."""
    paths = [path for room in ROOMS for path in (root / room).rglob("*.py")]
    texts = [
        (path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
        for path in [root / "code.py", *sorted(paths)]
    ]
    return dict(_made(tuple(texts)))


@functools.lru_cache(maxsize=4)
def _made(texts):
    made = members(fold({path: strip(text) for path, text in texts}))
    said = frozenset().union(*[said_by(text) for text in made.values()])
    return tuple((path, shorten(text, said)) for path, text in made.items())
