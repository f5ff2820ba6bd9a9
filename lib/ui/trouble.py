# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""When something has gone wrong: a screen that says what and what to do, and the way back.

The traceback goes to the serial console. The game on the table is as it was before the key.
"""

import sys

import displayio


def show(machine, error):
    """Say what happened, on a screen made afresh, and wait for a key."""
    _print(error)
    try:
        _show(machine, error)
    except Exception as worse:  # not even that: the console has said it
        _print(worse)
        machine.sleep_ms(2000)
        return
    machine.buttons.clear()
    while not machine.buttons.poll():
        machine.turn()
        machine.sleep_ms(10)


def _print(error):
    if hasattr(sys, "print_exception"):
        sys.print_exception(error)
    else:
        import traceback

        traceback.print_exception(error)


def _show(machine, error):
    from ui import colours, schemes
    from ui.glyphs import Glyphs
    from ui.letters import encode
    from ui.text import wrap

    glyphs = Glyphs("pocket")
    palette = displayio.Palette(16)
    schemes.paint(palette)
    display = machine.display
    bitmap = displayio.Bitmap(display.width, display.height, 16)
    text = "Something went wrong.\n\n%s: %s\n\n%s\n\n%s" % (
        type(error).__name__,
        str(error)[:120],
        "Your game is still there. Details are on the serial console.",
        "\u24b6 goes back to it. If it happens again: leave the game, or reset the board.",
    )
    y = 4
    for line in wrap(text, glyphs, display.width - 8):
        if y + glyphs.height <= display.height:
            glyphs.write(bitmap, 4, y, encode(line), colours.FACE)
        y += glyphs.height + 1
    root = displayio.Group()
    root.append(displayio.TileGrid(bitmap, pixel_shader=palette))
    display.root_group = root
    display.refresh()


def mend(machine, app):
    """The program again, on its table where it can be; else from the start (None)."""
    if app is None:
        return None
    try:
        from ui import screens

        machine.display.root_group = app.stage.root
        app.finish.stop(app.t)
        if app.t.game is None or app.game in app.kept:
            screens.menu(app)
        else:
            screens.table(app)
        app.stage.refresh()
        return app
    except Exception as error:
        _print(error)
        try:
            if app.saver.changed:  # the program that begins anew finds the game there
                app.saver.save()
        except Exception as worse:
            _print(worse)
        return None
