# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Keeps Python's own module `code` and the game's code.py apart.

The root's code.py hides the standard `code`, which pdb and pytest import. `load` puts the standard
one into `sys.modules`, where every later `import code` finds it.
"""

import importlib.util
import sys
import sysconfig
from pathlib import Path


def load():
    """Makes `import code` mean the standard module from here on."""
    standard = Path(sysconfig.get_path("stdlib")) / "code.py"
    loaded = sys.modules.get("code")
    if loaded is not None and getattr(loaded, "InteractiveConsole", None):
        return loaded
    spec = importlib.util.spec_from_file_location("code", standard)
    module = importlib.util.module_from_spec(spec)
    sys.modules["code"] = module
    spec.loader.exec_module(module)
    return module
