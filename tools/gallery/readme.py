# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The pictures of the README: makes them, and says which are not up to date.

Still pictures are drawn a pixel at a time and enlarged at the end, so edges are crisp.
"""

import sys

from tools.driver import Driver
from tools.gallery import canvas, controls, film, install, row, scenes


def drawn():
    """({name: bytes of a PNG}, the Film of the animation), as they should be now."""
    known = scenes.winning()
    with Driver("pygamer") as driver:
        made = {install.NAME: install.draw(driver).png(install.SCALE)}
        for room in (row, controls):
            made[room.NAME] = room.draw(driver, known).png(room.SCALE)
        return made, film.take(driver, known)


def stale(folder, made, moving):
    """The names of the pictures in `folder` that are missing or show something else."""
    names = []
    for name, data in made.items():
        path = folder / name
        if not path.is_file() or canvas.meaning(path.read_bytes()) != canvas.meaning(data):
            names.append(name)
    path = folder / film.NAME
    if not path.is_file() or moving.mark() not in path.read_bytes():
        names.append(film.NAME)
    return names


def save(folder):
    """Make those that are not up to date; 0."""
    made, moving = drawn()
    names = stale(folder, made, moving)
    for name in names:
        data = made[name] if name in made else moving.gif()
        (folder / name).write_bytes(data)
        print(f"{name}: {len(data) // 1024} KB", file=sys.stderr)
    if not names:
        print("the pictures of the README are up to date", file=sys.stderr)
    return 0


def check(folder):
    """Write nothing; 1 where a picture is not up to date."""
    names = stale(folder, *drawn())
    for name in names:
        print(f"stale: docs/{name} (python3 -m tools shots --readme makes it)", file=sys.stderr)
    return 1 if names else 0
