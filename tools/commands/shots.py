# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes a picture of everything there is to see, on every screen, and a page of them.

The pictures of 160×128 are saved four times as large too. The same source gives the same bytes.
--readme makes the pictures of the README in docs/ instead; with --check it only says which of them
are not up to date.
"""

import argparse
import concurrent.futures
import os
import sys
from pathlib import Path

from tools.gallery import BOARDS

GROUP = "shots"

ROOT = Path(__file__).resolve().parents[2]


def main(argv):
    """Make the pictures; 0, 1 where they cannot be saved, 2 where the arguments are wrong."""
    parser = argparse.ArgumentParser("python3 -m tools shots", description=__doc__)
    parser.add_argument("--out", metavar="FOLDER", default="shots", help="default: shots")
    parser.add_argument("--board", action="append", choices=BOARDS, help="only this screen")
    parser.add_argument("--readme", action="store_true", help="the README's pictures instead")
    parser.add_argument("--check", action="store_true", help="with --readme: write nothing")
    try:
        given = parser.parse_args(argv)
    except SystemExit as end:
        return end.code
    if given.check and not given.readme:
        print("shots: --check goes with --readme", file=sys.stderr)
        return 2
    try:
        if given.readme:
            from tools.gallery import readme

            return (readme.check if given.check else readme.save)(ROOT / "docs")
        return gallery(Path(given.out).resolve(), given.board or BOARDS)
    except OSError as error:
        print(f"shots: the pictures cannot be saved: {error}", file=sys.stderr)
        return 1


def gallery(folder, boards):
    """All pictures of these boards, a process each, then the page."""
    from tools.gallery import pages, pictures

    folder.mkdir(parents=True, exist_ok=True)
    made = {}
    workers = min(len(boards), os.cpu_count() or 1)
    with concurrent.futures.ProcessPoolExecutor(workers) as pool:
        waiting = {board: pool.submit(pictures.save, board, folder) for board in boards}
        for board, job in waiting.items():
            made[board] = job.result()
            (folder / f"sheet_{board}.png").write_bytes(pages.sheet(made[board]))
            print(f"{board}: {len(made[board])} pictures", file=sys.stderr)
    (folder / "index.html").write_text(pages.index(made), encoding="utf-8")
    print(folder / "index.html")
    return 0
