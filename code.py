# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the board starts: opens the handheld and runs the game on it.

A board has lib/ on its path; on a PC the tools put it there.
"""

# Guarded, since this file hides Python's own module `code` from a debugger on a PC.
if __name__ == "__main__":
    import handheld
    import ui

    ui.run(handheld.open())
