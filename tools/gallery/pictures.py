# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Saves every scene on one screen, and says what was saved."""

from tools.driver import Driver
from tools.gallery import scenes

HOME = "pygamer"  # its pictures are saved enlarged too
SCALE = 4


class Shot:
    """One picture: `path` relative to the folder of the gallery, `rgb` three bytes a pixel."""

    def __init__(self, part, name, caption, path, size, rgb):
        self.part = part
        self.name = name
        self.caption = caption
        self.path = path
        self.size = size
        self.rgb = rgb


def save(board, folder, only=None):
    """Make the pictures of one board in `folder`/`board`; the list of Shots.

    `only` limits it to the scenes whose function has one of these names.
    """
    from tools.vm import lines  # noqa: F401  (needs the root on the path, as Driver does)

    place = folder / board
    place.mkdir(parents=True, exist_ok=True)
    if board == HOME:
        (folder / f"x{SCALE}").mkdir(exist_ok=True)
    known = scenes.winning()
    shots = []
    with Driver(board) as driver:
        display = driver.host.display
        size = display.width, display.height
        for part, scene in scenes.parts():
            if only and scene.__name__ not in only:
                continue
            scenes.fresh(driver)
            for name, caption in scene(driver, known):
                path = f"{board}/{name}.png"
                display.png(folder / path)
                if board == HOME:
                    display.png(folder / f"x{SCALE}" / f"{name}.png", SCALE)
                shots.append(Shot(part, name, caption, path, size, display.rgb()))
    return shots
