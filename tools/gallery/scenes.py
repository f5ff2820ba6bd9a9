# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What there is to see: each scene arranges the program and yields (file name, caption).

Whoever iterates saves the picture before asking for the next. A scene begins with the options of a
new player and leaves nothing behind for the next one.
"""

import contextlib
import io

from tools.driver import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from tools.vm import lines

CORNER = 28  # the cursor's name for the table's corner

LONG = (16, 34, 41)  # cards of one Scorpion pile; 41 is about as long as one gets


def parts():
    """The scenes in the order of the page: (title, function of a Driver and the lines)."""
    return (
        ("Games, as dealt", dealt),
        ("Games, half way to a win", half_way),
        ("Games, near the end", near_the_end),
        ("Menu and pages", pages),
        ("In play", in_play),
        ("Long piles of Scorpion", long_piles),
        ("Decks, backs and felts", colours),
        ("When it is over", over),
        ("Rules", rules),
    )


def winning():
    """One winning line a game, by its id."""
    return {line[0]: line for line in lines.winning(most=1)}


def _line(game, number):
    """The winning line of this deal."""
    return next(line for line in lines.winning(games=[game]) if line[2] == number)


def games():
    """(id, name) of every game."""
    from engine.games.index import GAMES

    return [row[:2] for row in GAMES]


def fresh(driver):
    """A new player, whose lists begin at their top."""
    from ui import choices

    app = driver.app
    app.options[:] = choices.fresh()
    app.kept.clear()
    app.rows.clear()
    app.record = {}
    app.state = 0
    app.number_asked = 0
    choices.apply(app)


def dealt(driver, known):
    for key, name in games():
        driver.begin(key, known[key][2], known[key][1])
        yield f"dealt_{key}", f"{name}, deal {known[key][2]}"


def half_way(driver, known):
    for key, name in games():
        driver.replay(known[key], len(known[key][3]) // 2)
        yield f"half_{key}", f"{name}, half way to a win"


def near_the_end(driver, known):
    for key, name in games():
        driver.replay(known[key], len(known[key][3]) * 9 // 10)
        yield f"late_{key}", f"{name}, near the end"


def rules(driver, known):
    for key, name in games():
        driver.begin(key, known[key][2])
        driver.app.open("page", "rules")
        yield from _all_pages(driver, f"rules_{key}", f"Rules of {name}")


def _all_pages(driver, name, caption):
    screen = driver.app.screen
    count = len(screen.pages)
    for at in range(count):
        screen.at = at
        screen.draw()
        driver.app.stage.refresh()
        yield f"{name}_{at + 1}", f"{caption}, page {at + 1} of {count}"


def pages(driver, known):
    from ui import screens, title

    app = driver.app
    title.show(driver.machine.display)
    yield "title", "Title, while it loads"
    driver.machine.display.root_group = app.stage.root
    driver.begin("calculation", 1)
    screens.menu(app)
    yield "menu", "Menu of a new player"
    driver.tap(*[UP] * (app.screen.at + 1))
    yield "menu_end", "Menu, its end"
    driver.replay(known["scorpion"], 12)
    driver.replay(known["calculation"], 20)
    screens.menu(app)
    yield "menu_go_on", "Menu with games to go on with"
    _played(app)
    app.open("scores")
    yield "statistics", "Statistics"
    driver.tap(DOWN, A)
    yield "statistics_game", "Statistics of a game"
    fresh(driver)
    screens.menu(app)
    app.open("scores")
    yield "statistics_empty", "Statistics of a new player"
    screens.menu(app)
    app.open("options")
    yield "options", "Options"
    driver.tap(UP)
    yield "options_end", "Options, their end"
    screens.menu(app)
    app.open("page", "help")
    yield from _all_pages(driver, "help", "First-time help")
    screens.menu(app)
    app.open("page", "about")
    yield from _all_pages(driver, "about", "About")
    driver.begin("scorpion", 5)
    driver.tap(START)
    yield "pause", "Pause menu"
    driver.tap(UP)
    yield "pause_end", "Pause menu, its end"
    app.open("variants")
    yield "variants", "Variants of a game"
    screens.table(app)
    driver.tap(START)
    app.open("number")
    yield "number", "Entry of a deal number"
    driver.tap(LEFT, LEFT, UP, UP)
    yield "number_changed", "Entry of a deal number, under way"
    driver.replay(known["scorpion"], 6)
    driver.tap(START)
    app.open("notice", "restart")
    yield "ask_restart", "Restart asks first"
    screens.back(app)
    app.open("notice", "next")
    yield "ask_next", "Next deal asks first"
    yield from _trouble(driver)


def _played(app):
    """Numbers as after some evenings."""
    from ui import choices, record

    for i in range(11):
        for k in range(1 + i * i):
            if (k * 7 + i) % 3:
                record.lost(app.record, i, 0, False)
            else:
                record.won(app.record, i, 0, k % 5 == 0, 90 + k)
    record.lost(app.record, choices.index("scorpion"), 1, False)


def _trouble(driver):
    from ui import trouble

    driver.codes.clear = lambda: driver.codes.waiting.append(A)  # the key it waits for
    try:
        with contextlib.redirect_stderr(io.StringIO()):
            trouble.show(driver.machine, IndexError("list index out of range"))
    finally:
        del driver.codes.clear
    yield "trouble", "After an error"
    trouble.mend(driver.machine, driver.app)


def in_play(driver, known):
    app = driver.app
    driver.replay(known["calculation"], 30)
    put(driver, app.t.hand)
    yield "cursor_hand", "The cursor on the hand"
    driver.tap(A)
    yield "held_card", "A card is held"
    driver.tap(RIGHT)
    yield "held_card_moved", "A card is held, its next place"
    driver.tap(B, SELECT)
    yield "hint", "A hint"
    for number, moves, least, size in ((37, 16, 5, ""), (65, 19, 20, "_long")):
        driver.replay(_line("scorpion", number), moves)
        put(driver, *_unit(app, least))
        yield f"cursor_unit{size}", "The cursor on a king with its load"
        driver.tap(A)
        yield f"held_unit{size}", "A unit is held"
        driver.tap(RIGHT)
        yield f"held_unit{size}_moved", "A unit is held, its next place"
    driver.tap(B)
    yield "held_unit_back", "The unit is put back"
    driver.tap(SELECT)
    yield "hint_unit", "A hint in Scorpion"
    driver.replay(known["scorpion"], 14)
    for name, (p, deep) in zip(("refusal", "refusal_2"), _refused(app), strict=False):
        put(driver, p, deep)
        driver.tap(A)
        yield name, "Why a move is refused"
    driver.tap(LEFT)
    driver.replay(known["quadrille"], 10)
    put(driver, CORNER)
    yield "cursor_corner", "The cursor on the table's corner"
    driver.replay(known["auld_lang_syne"], 8)
    put(driver, app.t.hand)
    driver.press(A)
    for _ in range(8):
        driver.turn()
    yield "glide", "Cards on their way"
    driver.settle()
    yield "glided", "Cards have arrived, the last move is marked"
    driver.replay(known["sir_tommy"], 10)
    put(driver, app.t.hand)
    driver.tap(A)
    yield "held_among_alike", "A card is held over alike piles"
    driver.replay(known["queens_audience"], 12)
    driver.tap(SELECT)
    yield "hint_couple", "A hint at a couple"


def put(driver, p, deep=0):
    """The cursor on a card; deep cards lie on top of it."""
    play = driver.app.play
    play.cursor.p = p
    play.cursor.deep = deep
    play.point()
    driver.app.stage.refresh()


def _unit(app, least):
    """(pile, cards on top) of a unit that has more than one place to go, None if there is none."""
    t = app.t
    found = {}
    for i in range(t.moves()):
        move = t.out[i]
        if move & 63 >= least:
            found.setdefault((move >> 11, (move & 63) - 1), set()).add(move >> 6 & 31)
    return next((unit for unit, places in found.items() if len(places) > 1), None)


def _refused(app):
    """(pile, cards on top) of face-up cards that can go nowhere."""
    t = app.t
    for p in range(t.piles):
        for deep in range(t.n[p]):
            if t.store[p][t.n[p] - 1 - deep] & 0x80:
                break
            moves = [t.out[i] for i in range(t.moves())]
            if not [m for m in moves if m >> 11 == p and m & 63 == deep + 1]:
                yield p, deep


def long_piles(driver, known):
    from ui import screens

    app = driver.app
    t = app.t
    for cards in LONG:
        driver.begin("scorpion", 5)
        _heap(t, cards)
        app.play.settle(-1)
        screens.table(app)
        yield f"pile_{cards}", f"Scorpion, a pile of {cards} cards"
        put(driver, 3, 5)
        yield f"pile_{cards}_read", f"Scorpion, a pile of {cards} cards, the sixth looked at"
        put(driver, 3, cards * 2 // 3)
        yield f"pile_{cards}_deep", f"Scorpion, a pile of {cards} cards, looked at deeper"


def _heap(t, cards):
    """Heap cards of other piles, the last ones first, on the fourth."""
    for p in (6, 5, 4, 2, 1, 0):
        k = min(cards - t.n[3], t.n[p])
        for _ in range(k):
            t.n[p] -= 1
            t.store[3][t.n[3]] = t.store[p][t.n[p]] & 0x7F
            t.n[3] += 1
    t.changed()


def colours(driver, known):
    from ui import choices
    from ui.schemes import BACKS, DECKS, FELTS

    app = driver.app
    rows = ((choices.DECK, "deck", DECKS), (choices.BACK, "back", BACKS))
    for option, kind, names in (*rows, (choices.FELT, "felt", FELTS)):
        for i, name in enumerate(names):
            fresh(driver)
            app.options[option] = i
            choices.apply(app)
            driver.replay(known["scorpion"], 8)
            yield f"{kind}_{i + 1}", f"{kind.capitalize()}: {name}"
    fresh(driver)
    app.options[choices.LEFT] = 1
    choices.apply(app)
    driver.replay(known["calculation"], 20)
    yield "left_handed", "Left-handed layout"


def over(driver, known):
    for key in ("calculation", "scorpion"):
        _win(driver, known[key])
        for name, frames in (("1", 20), ("2", 200), ("end", 3000)):
            for _ in range(frames):
                if not driver.turn(30):
                    break
            yield f"win_{key}_{name}", "A win"
    driver.tap(A)
    yield "won", "After a win"
    _stuck(driver)
    yield "stuck", "No more moves"
    driver.tap(B)
    yield "stuck_table", "No more moves: the table"


def _win(driver, line):
    """Make the last move of a winning line."""
    app = driver.app
    driver.replay(line, len(line[3]) - 1)
    app.begun()
    app.t.play(line[3][-1])
    app.play.settle(-1)
    app.play.motion.finish(app.t)
    app.over()


def _stuck(driver):
    """Play without sense until nothing is left to play."""
    app = driver.app
    driver.begin("four_kings", 7)
    for _ in range(500):
        if app.t.stuck():
            break
        app.begun()
        app.t.play(app.t.moves() - 1)
    app.play.settle(-1)
    app.play.motion.finish(app.t)
    app.over()
