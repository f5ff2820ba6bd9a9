# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The stand-in board as a whole: modules, screen and fingers put in place and taken away again."""

import os
import runpy
import sys
from pathlib import Path

from tools.host import display as screens
from tools.host import modules
from tools.host.boards import BOARDS
from tools.host.clock import Clock
from tools.host.pad import Pad

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ("handheld", "ui")  # what is loaded anew on each board


class Stop(BaseException):
    """Ends the program from outside; no ``except Exception`` of the program's takes it."""


class Host:
    """A board to run the program on; use it with ``with``.

    ``board`` is a key of BOARDS or a Board. ``game`` and ``deal`` are what to open with, ``saves``
    a folder to save in (default: the board's own memory, which is thrown away; pass ``nvm`` bytes
    to give it a content, or None to take it away). ``settings`` are further lines of settings.toml.
    Inside, ``display``, ``pad``, ``clock`` and ``world`` (speaker, lamps, pixels, nvm) show what
    the program did.
    """

    def __init__(
        self,
        board="pygamer",
        *,
        game="",
        deal=0,
        saves="nvm",
        welcome=False,
        nvm=b"",
        settings=None,
        clock=None,
        display=None,
    ):
        self.board = BOARDS[board] if isinstance(board, str) else board
        self.clock = clock or Clock()
        self.pad = Pad(self.board.wiring, self.clock)
        self._make_display = display or screens.Display
        self._nvm = nvm if nvm is None else bytes(nvm) or b"\xff" * self.board.nvm
        self._settings = {
            "POCKET_GAME": game,
            "POCKET_DEAL": str(deal),
            "POCKET_SAVES": str(saves),
            "POCKET_WELCOME": "1" if welcome else "0",
            **self.board.settings,
            **(settings or {}),
        }
        self.display = None
        self.world = None

    def __enter__(self):
        self._path = list(sys.path)
        self._here = os.getcwd()
        self._env = {name: v for name, v in os.environ.items() if name.startswith("POCKET_")}
        self._modules = {name: sys.modules.get(name) for name in modules.NAMES}
        self._program = self._take_program()
        screens.release()
        try:
            if self.board.width:
                self.display = self._make_display(self.board.width, self.board.height, self.clock)
            nvm = None if self._nvm is None else modules.Nvm(self._nvm)
            made, self.world = modules.make(self.board, self.pad, self.clock, self.display, nvm)
            sys.modules.update(made)
            self._environ(self._settings)
            for path in (str(ROOT / "lib"), str(ROOT)):
                if path not in sys.path:
                    sys.path.append(path)
            os.chdir(ROOT)
            import handheld.clock

            handheld.clock.time = self.clock  # its sleep() is the board's
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self._take_program()
        sys.modules.update(self._program)
        for name, module in self._modules.items():
            if module is None:
                sys.modules.pop(name, None)
            else:
                sys.modules[name] = module
        self._environ(self._env)
        sys.path[:] = self._path
        os.chdir(self._here)
        screens.release()

    def tap(self, name, step=None, times=1):
        """Press a button, call ``step``, let go, call ``step``; time stands still."""
        for _ in range(times):
            self.pad.press(name)
            if step:
                step()
            self.pad.release(name)
            if step:
                step()

    def run(self, program=None):
        """Run the program as its own main module, by default the root's code.py."""
        runpy.run_path(str(program or ROOT / "code.py"), run_name="__main__")

    @staticmethod
    def _take_program():
        taken = {
            name: module for name, module in sys.modules.items() if name.split(".")[0] in PROGRAM
        }
        for name in taken:
            del sys.modules[name]
        return taken

    @staticmethod
    def _environ(wanted):
        for name in [name for name in os.environ if name.startswith("POCKET_")]:
            del os.environ[name]
        os.environ.update(wanted)
