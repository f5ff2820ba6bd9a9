# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What a player sees: title, menu, table, pages, options, statistics.

`run(machine)` plays until the power goes; `App(machine)` is the same program to be driven a turn at
a time. Both show the title before anything large is loaded.
"""


def App(machine):
    """The program on a handheld that is open."""
    from engine import forget
    from ui import title

    title.show(machine.display)
    from ui.sheet import SIZES, Sheet
    from ui.stage import Stage

    # Their bitmaps are the largest things there are: made while there is room in one piece.
    stage = Stage(machine.display)
    try:
        sheet = Sheet(SIZES[3 if machine.width <= 200 else -1])
    except MemoryError:  # a table will do with smaller ones
        sheet = None
    for name in ("ui.title", "ui.schemes", "ui.pictures"):
        forget(name)
    from ui.app import Program

    return Program(machine, stage, sheet)


def run(machine):
    """Play. Never returns on a board; an error ends in a screen that can be read.
    What was played is saved however it ends."""
    app = None
    try:
        while True:
            try:
                if app is None:
                    app = App(machine)
                while True:
                    if not app.step():
                        machine.sleep_ms(4)
            except Exception as error:
                from ui import trouble

                trouble.show(machine, error)
                app = trouble.mend(machine, app)
    finally:  # Ctrl-C, a closed window
        if app is not None:
            app.saver.leave()
