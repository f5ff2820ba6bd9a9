# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The whole program on a stand-in board, driven by the codes that its buttons would give.

For those who need many keys or many pictures: no wires, no fingers, and time goes on only when told
to, so the same codes always give the same pictures. Imports nothing of the program before a board
is there.
"""

from tools.host.machine import Host

UP, DOWN, LEFT, RIGHT, A, B, SELECT, START = range(1, 9)
REPEAT = 0x10
HELD = 0x20
NAMES = ("", "up", "down", "left", "right", "a", "b", "select", "start")
TURN = 10  # milliseconds


class Codes:
    """Stands for handheld.buttons.Buttons: gives the codes it was handed."""

    swap = False
    labels = ("\u24b6\u24b7", "stick", "Select", "Start")

    def __init__(self):
        self.waiting = []

    def poll(self):
        return self.waiting.pop(0) if self.waiting else 0

    def clear(self):
        self.waiting.clear()


class Driver:
    """Use it with ``with``: ``app`` is the program, ``host`` the board it runs on."""

    def __init__(self, board="pygamer", **more):
        self.host = Host(board, **more)

    def __enter__(self):
        self.host.__enter__()
        try:
            import handheld
            import ui

            self.machine = handheld.open()
            self.machine.buttons = self.codes = Codes()
            self.app = ui.App(self.machine)
            self.settle()
        except BaseException:
            self.host.__exit__()
            raise
        return self

    def __exit__(self, *error):
        self.host.__exit__(*error)

    def turn(self, ms=TURN):
        """One turn of the program, then time passes; True when there was something to do."""
        busy = self.app.step()
        self.host.clock.advance(ms)
        return busy

    def press(self, code):
        """One code, at once; time stands still."""
        self.codes.waiting.append(code)
        self.app.step()

    def settle(self, most=3000):
        """Turns until nothing moves any more; RuntimeError when it does not end."""
        for _ in range(most):
            if not self.turn():
                return
        raise RuntimeError("the program does not come to rest")

    def tap(self, *codes):
        """Keys, each followed by rest."""
        for code in codes:
            self.press(code)
            self.settle()

    def begin(self, game, number=1, chosen=0):
        """Put a game on the table, just dealt."""
        from ui import screens

        self.app.finish.stop(self.app.t)  # as a key would
        screens.do(self.app, "begin", game, number, chosen)
        self.settle()

    def replay(self, line, moves):
        """Put a line of tools.vm.lines on the table, so many of its moves made, nothing moving."""
        from ui import screens

        name, chosen, number, played = line
        app = self.app
        app.finish.stop(app.t)
        screens.do(app, "begin", name, number, chosen)
        for i in played[:moves]:
            app.begun()
            app.t.play(i)
        app.play.settle(-1)
        screens.table(app)
