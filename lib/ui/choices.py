# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the player can choose, as bytes, and what follows from it at once."""

from micropython import const

DECK = const(0)
BACK = const(1)
FELT = const(2)
VOLUME = const(3)  # 0 to 5
LIGHTS = const(4)  # 0 to 3
BRIGHT = const(5)  # 1 to 5
SPEED = const(6)
LEFT = const(7)
ASK = const(8)
LAST = const(9)  # the game last played
VARIANTS = const(10)  # a byte a game from here on: bit i is its variant i

SPANS = (0, 80, 150, 300)  # milliseconds a card takes


def fresh():
    """The choices of a player who has made none; the game last played is Calculation."""
    from engine.games.index import GAMES

    first = bytes((0, 0, 0, 3, 1, 5, 2, 0, 1, index("calculation")))
    return bytearray(first + bytes(len(GAMES)))


def index(game):
    """The place of a game in the list. Raises ValueError when there is none."""
    from engine.games.index import GAMES

    for i in range(len(GAMES)):
        if GAMES[i][0] == game:
            return i
    raise ValueError("no such game: " + game)


def variants(app, i):
    """The variants chosen for game i, a bit each."""
    return app.options[VARIANTS + i]


def light(app):
    """Light the screen as brightly as was chosen."""
    app.machine.backlight(20 * app.options[BRIGHT])


def apply(app):
    """Make what was chosen so."""
    from ui.letters import label
    from ui.schemes import dress

    options = app.options
    dress(app.stage, options[DECK], options[BACK], options[FELT])
    app.machine.sound.volume = 2 * options[VOLUME]
    app.machine.lights.level = options[LIGHTS]
    buttons = app.machine.buttons
    buttons.swap = options[LEFT] == 1
    label(app.stage.glyphs, buttons.labels[0])
    app.play.motion.span = SPANS[options[SPEED]]
    light(app)
