# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Lends the stand-ins to CPython, beside modules of the same name that may be loaded already."""

import importlib
import sys
from pathlib import Path

LIB = Path(__file__).resolve().parents[2] / "tools/vm/lib"
NAMES = ("displayio", "bitmaptools", "fontio")


def standins():
    """The stand-ins as a dict of modules by name; what `import displayio` finds does not change."""
    mine = {"displayio", "bitmaptools", "fontio"}
    kept = {n: m for n, m in sys.modules.items() if n.split(".")[0] in mine}
    for name in kept:
        del sys.modules[name]
    sys.path.insert(0, str(LIB))
    try:
        return {name: importlib.import_module(name) for name in NAMES}
    finally:
        sys.path.remove(str(LIB))
        for name in [n for n in sys.modules if n.split(".")[0] in mine]:
            del sys.modules[name]
        sys.modules.update(kept)
