# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Make the card sheets, fonts and title from their drawings (--check: only say what is stale)."""

import argparse
import sys

from tools import art


def main(argv):
    """Exit code 1 when --check finds a stale file or a drawing cannot be read, else 0."""
    parser = argparse.ArgumentParser(prog="python3 -m tools art", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, fail where stale")
    options = parser.parse_args(argv)
    try:
        made = art.outputs()
    except (OSError, ValueError) as fault:
        print(f"art: {fault}", file=sys.stderr)
        return 1
    names = art.stale(made)
    if not names:
        print("art: everything is up to date")
        return 0
    if options.check:
        for name in names:
            print(f"art: stale: {name} (python3 -m tools art makes it)")
        return 1
    for name in names:
        path = art.ROOT / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(made[name])
        print(f"art: {name} {len(made[name])} bytes")
    return 0
