# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What a player sees: title, menu, table, pages, options, statistics.

`run(machine)` plays until the power goes; `App(machine)` is the same program to be driven a turn at
a time. Both show the title before anything large is loaded.
"""


def App(machine):
    """The program on a handheld that is open."""
    from ui import start

    return start.program(machine)


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
                if app is not None:
                    app.tidy()  # a screen that did not open holds what this needs
                from ui import trouble

                trouble.show(machine, error)
                app = trouble.mend(machine, app)
    finally:  # Ctrl-C, a closed window
        if app is not None and app.saver.changed:
            app.sheet = app.play.view.sheet = None  # saving shall not lack memory
            app.saver.save()
