# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Where a PC keeps the player's saves."""

import os
import sys
from pathlib import Path


def saves(platform=sys.platform, environ=os.environ, home=None):
    """The folder for this user, not yet made."""
    home = Path(home) if home else Path.home()
    if platform == "win32":
        return Path(environ.get("APPDATA") or home / "AppData" / "Roaming") / "Pocket Patience"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "Pocket Patience"
    data = environ.get("XDG_DATA_HOME", "")
    # a relative one is to be ignored, says the XDG specification
    return (Path(data) if os.path.isabs(data) else home / ".local" / "share") / "pocket-patience"
