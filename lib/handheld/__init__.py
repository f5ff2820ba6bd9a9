# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The machine in the player's hand, the same few objects on every board.

``open()`` finds out where it runs and gives a Machine with a display, buttons, sound, lights and a
store. What a board has not got is there all the same and does nothing. Where the game cannot be
played at all (no display, one too small, no keys) it says so in a sentence and ends the program.
"""

import sys

from handheld import clock, settings
from handheld.clock import since  # noqa: F401  (part of the interface)

LEAST = 128  # pixels each way


class Machine:
    """One handheld.

    ``name``; ``display`` with ``auto_refresh`` off, ``width`` and ``height`` in pixels;
    ``buttons``, ``sound``, ``lights``, ``store``, ``battery``; ``request``, the game id ("" for
    none) and deal number (0 for none) to open with; ``welcome``, False where first-time help is
    not wanted.
    """

    def __init__(self, name, display, buttons, sound, lights, store, battery):
        self.name = name
        self.display = display
        self.width = display.width
        self.height = display.height
        self.buttons = buttons
        self.sound = sound
        self.lights = lights
        self.store = store
        self.battery = battery
        self.request = (settings.text("POCKET_GAME"), settings.number("POCKET_DEAL"))
        self.welcome = settings.text("POCKET_WELCOME", "1") != "0"

    def ticks(self):
        """Milliseconds, on a counter that wraps: only for ``handheld.since(moment)``."""
        return clock.ticks()

    def sleep_ms(self, span):
        """Wait ``span`` milliseconds."""
        clock.sleep_ms(span)

    def turn(self):
        """Go on with what sounds and shines; call it every turn. Allocates nothing."""
        self.sound.step()
        self.lights.step()

    def backlight(self, percent):
        """How bright the screen is, 0 to 100; nothing where that cannot be set."""
        try:
            self.display.brightness = min(max(percent, 0), 100) / 100
        except (AttributeError, NotImplementedError, RuntimeError, ValueError):
            pass


def open():
    """The Machine this program runs on; SystemExit, after a sentence, where there is none."""
    trouble = ""
    try:
        return _open()
    except ImportError as error:
        trouble = "a part of CircuitPython or of lib/ is missing: " + str(error)
    except ValueError as error:
        trouble = str(error)
    print("Pocket Patience cannot run here:", trouble)
    raise SystemExit(1)


def _stay():
    """A file that is saved on the drive shall not end a game."""
    try:
        import supervisor

        supervisor.runtime.autoreload = False
    except (ImportError, AttributeError):
        pass


def _open():
    import board

    _stay()
    from handheld import boards, parts, store

    display = _display(board)
    name = boards.find(board, settings.text("POCKET_KEYS"))
    if name is None:
        raise ValueError(
            "no keys are known for the board "
            + str(getattr(board, "board_id", "without a name"))
            + "; tell them in settings.toml (see lib/handheld/boards/user.py)"
        )
    profile = boards.load(name)
    try:
        buttons = parts.buttons(board, profile)
    except parts.NoPart as error:
        raise ValueError(str(error))
    machine = Machine(
        profile.NAME,
        display,
        buttons,
        parts.sound(board, profile),
        parts.lights(board, profile),
        store.open(),
        parts.battery(board, profile),
    )
    _let_go(name)
    return machine


def _display(board):
    display = getattr(board, "DISPLAY", None)
    if display is None:
        import supervisor

        display = getattr(supervisor.runtime, "display", None)
    if display is None:
        raise ValueError("there is no display")
    if display.width < LEAST or display.height < LEAST:
        raise ValueError(
            "the screen has %d x %d pixels, %d x %d are needed"
            % (display.width, display.height, LEAST, LEAST)
        )
    display.auto_refresh = False
    return display


def _let_go(name):
    """Forget the modules that only opening needs; they are some 3 KB."""
    here = sys.modules["handheld"]
    for module in ("handheld.boards." + name, "handheld.boards", "handheld.parts"):
        sys.modules.pop(module, None)
    try:
        del here.boards
        del here.parts
    except AttributeError:
        pass
