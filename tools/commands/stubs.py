# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Refresh what is known of CircuitPython's modules and boards (needs the network).

From the published stubs of several versions: host_tests/data/circuitpython-VERSION.txt, against
which tests hold what runs on a board, and tools/board/boards.txt, which boards there are.
"""

import argparse
import sys

VERSIONS = ("9.0.0", "9.2.9", "10.0.0", "10.3.1")


def main(argv):
    """Fetches the stubs of each version into a temporary folder and writes the lists."""
    from tools.board import stubs

    parser = argparse.ArgumentParser("python3 -m tools stubs", description=__doc__)
    parser.add_argument("versions", nargs="*", default=VERSIONS, metavar="VERSION")
    try:
        given = parser.parse_args(argv)
    except SystemExit as end:
        return end.code
    try:
        for path in stubs.refresh(given.versions):
            print(path)
    except stubs.NotFetched as error:
        print(error, file=sys.stderr)
        return 1
    return 0
