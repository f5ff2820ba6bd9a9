# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""`python3 -m tools`: lists the commands, or runs one.

Any Python 3 must be able to read this file, so that an old one is told in a sentence what it lacks.
"""

import os
import sys

OLDEST = (3, 10)

if sys.version_info < OLDEST:
    sys.stderr.write(
        "Pocket Patience's tools need Python %d.%d or newer, and this is Python %d.%d (%s): "
        "install a newer one and start it by its name, for example: python3.12 -m tools\n"
        % (OLDEST + tuple(sys.version_info[:2]) + (sys.executable,))
    )
    sys.exit(1)

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

if __name__ == "__main__":
    # Started as a folder, Python puts that folder first instead of the root.
    if os.path.abspath(sys.path[0] or ".") in (ROOT, os.path.join(ROOT, "tools")):
        sys.path.pop(0)
    # As on a board, lib/ is on the path: `import ui`.
    sys.path[:0] = [ROOT, os.path.join(ROOT, "lib")]

    from tools import standard_code

    standard_code.load()

    from tools import dispatch

    sys.exit(dispatch.main(sys.argv[1:]))
