# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What random fingers do, as words that can be printed and pressed again.

a       a key; then everything comes to rest
a!      a key, and no time after it;   a!3  a key and three turns of the program
right~  a direction repeats;           a^   a button was held
wait    two minutes and more without a key
open:L:M   the game's winning line L is put on the table, M of its moves made
leave   from wherever it is, to the menu by keys, and back to the game
"""

from tools.driver import HELD, NAMES, REPEAT

# How often each is pressed; B takes back what was played, so it is rare.
WEIGHTS = {
    "up": 12,
    "down": 12,
    "left": 12,
    "right": 14,
    "a": 34,
    "b": 5,
    "select": 4,
    "start": 3,
}
OPEN_EACH = 400  # keys, on average, until another position is put on the table
LEAVE_EACH = 500
WAIT_EACH = 300


def make(random, count, lines):
    """`count` words; `lines` are the winning lines of the game (see tools.vm.lines)."""
    names = list(WEIGHTS)
    weights = list(WEIGHTS.values())
    words = [_open(random, lines)]
    while len(words) < count:
        name = random.choices(names, weights)[0]
        chance = random.random()
        if chance < 1 / OPEN_EACH:
            words.append(_open(random, lines))
        elif chance < 1 / OPEN_EACH + 1 / LEAVE_EACH:
            words.append("leave")
        elif chance < 1 / OPEN_EACH + 1 / LEAVE_EACH + 1 / WAIT_EACH:
            words.append("wait")
        elif chance < 0.1:
            words += [name, name + "~" if NAMES.index(name) < 5 else name + "^"]
        elif chance < 0.35:
            words.append(name + "!" + random.choice(("", "1", "3", "9")))
        else:
            words.append(name)
    return words[:count]


def _open(random, lines):
    """Any position of a line, every other time one close to the win."""
    number = random.randrange(len(lines))
    moves = len(lines[number][3])
    near = max(moves - 4, 0) if random.random() < 0.5 else 0
    return f"open:{number}:{random.randint(near, moves - 1)}"


def code(word):
    """(code, turns) of a key's word; turns is -1 where all is to come to rest. ValueError."""
    name, mark, turns = word.partition("!")
    extra = 0
    if name.endswith("~"):
        extra = REPEAT
    elif name.endswith("^"):
        extra = HELD
    name = name.rstrip("~^")
    if name not in NAMES[1:] or (turns and not turns.isdigit()):
        raise ValueError(f"{word!r} is not a key of the soak")
    return NAMES.index(name) | extra, int(turns or 0) if mark else -1
