# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The console answers as docs/PROTOCOL.md says, line by line, and nothing makes it fall over."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from engine.deals import shuffle
from engine.notation import card as text
from host_tests.engine import tables
from host_tests.engine.referee import REFEREES, whole_deck
from host_tests.engine.test_winning_lines import LINES
from tools.commands.console import Console

ROOT = Path(__file__).resolve().parents[2]
KEYS = {"game", "variants", "deal", "piles", "moved", "redeals", "won", "stuck"}
NAMES = {
    "auld_lang_syne": "Auld Lang Syne",
    "sir_tommy": "Sir Tommy",
    "puss_in_the_corner": "Puss in the Corner",
    "calculation": "Calculation",
    "four_kings": "Four Kings",
    "quadrille": "Quadrille",
    "eagle_wing": "Eagle Wing",
    "queens_audience": "Queen's Audience",
    "scorpion": "Scorpion",
    "one234": "One234",
    "imaginary_thirteen": "Imaginary Thirteen",
}
VARIANTS = {
    "sir_tommy": ["free"],
    "puss_in_the_corner": ["free"],
    "eagle_wing": ["build"],
    "queens_audience": ["waste_first"],
    "scorpion": ["any_time"],
}
PILES = {
    "auld_lang_syne": "F0 F1 F2 F3 R0 R1 R2 R3 H",
    "sir_tommy": "F0 F1 F2 F3 W0 W1 W2 W3 H",
    "puss_in_the_corner": "F0 F1 F2 F3 W0 W1 W2 W3 H",
    "calculation": "F0 F1 F2 F3 W0 W1 W2 W3 H",
    "four_kings": "X0 X1 X2 X3 F0 F1 F2 F3 W0 H",
    "quadrille": "F0 F1 F2 F3 F4 F5 F6 F7 Q0 W0 H",
    "eagle_wing": "K0 R0 R1 R2 R3 R4 R5 R6 R7 F0 F1 F2 F3 W0 H",
    "queens_audience": " ".join(f"R{i}" for i in range(16)) + " F0 F1 F2 F3 Q0 W0 H",
    "scorpion": "T0 T1 T2 T3 T4 T5 T6 H",
    "one234": "T0 T1 T2 T3 T4 T5 T6 T7 F0 F1 F2 F3",
    "imaginary_thirteen": " ".join(f"{kind}{i}" for kind in "FR" for i in range(8)) + " W0 H",
}


class Talk:
    """A console in this process; `say` gives the answer, `wrong` the text of an error."""

    def __init__(self, *lines):
        self.console = Console()
        for line in lines:
            self.say(line)

    def say(self, line):
        answer = self.console.answer(line)
        return json.loads(json.dumps(answer))

    def wrong(self, line):
        """Say something wrong; the state must stay as it was."""
        before = self.say("state")
        answer = self.say(line)
        assert set(answer) == {"error"}, f"{line[:60]}: {answer}"
        assert isinstance(answer["error"], str) and 10 < len(answer["error"]) < 300
        assert self.say("state") == before
        return answer["error"]


def run(data, *words, **keys):
    """The console as a program of its own; `data` are bytes for standard input."""
    return subprocess.run(
        [sys.executable, "-m", "tools", "console", *words],
        input=data,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        **keys,
    )


# what the commands answer


def test_games_are_those_of_the_rules_in_their_order():
    games = Talk().say("games")
    assert list(games) == ["games"]
    assert games["games"][:11] == [
        {"id": game, "name": name, "variants": VARIANTS.get(game, [])}
        for game, name in NAMES.items()
    ]
    rules = (ROOT / "docs/RULES.md").read_text(encoding="utf-8")
    heads = [row[4:].split(" — ")[0] for row in rules.splitlines() if row.startswith("### ")]
    assert [row.split(" ", 1)[1] for row in heads] == list(NAMES.values())


@pytest.mark.parametrize("game", NAMES)
def test_new_answers_the_state_with_every_pile_by_name(game):
    state = Talk().say(f"new {game} deal 617")
    assert set(state) == KEYS
    assert (state["game"], state["variants"], state["deal"]) == (game, [], 617)
    assert sorted(state["piles"]) == sorted(PILES[game].split())
    cards = [card.lstrip("-") for pile in state["piles"].values() for card in pile]
    assert sorted(cards) == sorted(whole_deck(REFEREES[game].packs))
    assert (state["moved"], state["won"], state["stuck"]) == (0, False, False)
    redeals = {"puss_in_the_corner": 1, "four_kings": 2, "quadrille": 2, "eagle_wing": 2}
    assert state["redeals"] == redeals.get(game, 0)


def test_new_takes_a_whole_deck_its_first_card_dealt_first():
    deck = whole_deck()
    state = Talk().say("new one234 deck " + " ".join(deck))
    assert state["deal"] is None and state["piles"]["T0"] == deck[0:48:8]
    assert Talk().say("new sir_tommy deck " + " ".join(deck))["piles"]["H"][-2:] == ["-2C", "AC"]
    two = Talk().say("new imaginary_thirteen deck " + " ".join(whole_deck(2)))
    assert sum(map(len, two["piles"].values())) == 104


def test_deals_are_those_of_the_rules_as_the_console_shows_them():
    # nothing is laid out in Sir Tommy and the hand's top is dealt first, so the hand is the pack
    for number, first in ((1, "JD 2D 9H JC 5D 7H 7C"), (617, "7D AD 5C 3S 5S 8C 2D")):
        hand = Talk().say(f"new sir_tommy deal {number}")["piles"]["H"]
        assert " ".join(card.lstrip("-") for card in hand[::-1]).startswith(first)


def test_variants_are_named_in_the_state():
    state = Talk().say("new scorpion any_time deal 33")
    assert state["variants"] == ["any_time"] and state["deal"] == 33
    deck = " ".join(whole_deck())
    assert Talk().say("new eagle_wing build deck " + deck)["variants"] == ["build"]


def test_moves_are_sorted_by_code_point_and_play_answers_the_state():
    talk = Talk("new calculation deal 617")
    moves = talk.say("moves")
    assert list(moves) == ["moves"] and moves["moves"] == sorted(moves["moves"])
    state = talk.say("play H W2")
    assert set(state) == KEYS and state["moved"] == 1
    assert state == talk.say("state")


@pytest.mark.parametrize("game", NAMES)
def test_moves_sort_in_every_game_and_each_one_plays(game):
    rng = random.Random(game)
    talk = Talk(f"new {game} deal 5")
    for _ in range(60):
        moves = talk.say("moves")["moves"]
        assert moves == sorted(set(moves))
        if not moves:
            assert talk.say("state")["stuck"] or talk.say("state")["won"]
            break
        moved = talk.say("state")["moved"]
        assert talk.say("play " + rng.choice(moves))["moved"] == moved + 1


def test_undo_and_redo_answer_the_state_and_moved_follows():
    talk = Talk("new calculation deal 617")
    states = [talk.say("state"), talk.say("play H W0"), talk.say("play H W1")]
    assert talk.say("undo") == states[1] and talk.say("undo") == states[0]
    assert "undo" in talk.wrong("undo")
    assert talk.say("redo") == states[1] and talk.say("redo") == states[2]
    assert "redo" in talk.wrong("redo")
    talk.say("undo")
    talk.say("play H W3")
    assert "redo" in talk.wrong("redo"), "a new move clears what could be redone"


def test_deal_and_redeal_count_as_moves_and_redeals_go_down():
    talk = Talk("new auld_lang_syne deal 1")
    assert talk.say("play deal")["moved"] == 1
    talk = Talk("new four_kings deal 1")
    while "redeal" not in talk.say("moves")["moves"]:
        state = talk.say("play H W0")
    after = talk.say("play redeal")
    assert after["moved"] == state["moved"] + 1
    assert (state["redeals"], after["redeals"]) == (2, 1)
    assert talk.say("undo")["redeals"] == 2


def test_quit_and_end_of_file_end_with_exit_code_0_and_no_answer():
    done = run(b"games\nquit\ngames\n")
    assert done.returncode == 0 and done.stderr == b"" and done.stdout.count(b"\n") == 1
    done = run(b"games\r\nquit\r\ngames\r\n")
    assert done.returncode == 0 and done.stdout.count(b"\n") == 1
    for data in (b"", b"games", b"\n\n"):
        done = run(data)
        assert done.returncode == 0 and done.stderr == b""
        assert done.stdout.count(b"\n") == (data == b"games")
    assert run(b"  quit\t\n").stdout == b""


def test_each_answer_is_flushed_at_once():
    with subprocess.Popen(
        [sys.executable, "-m", "tools", "console"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as program:
        for line, key in ((b"new scorpion deal 5\n", "piles"), (b"moves\n", "moves")):
            program.stdin.write(line)
            program.stdin.flush()
            assert key in json.loads(program.stdout.readline())
        program.stdin.write(b"quit\n")
        program.stdin.flush()
        assert program.stdout.readline() == b"" and program.wait(timeout=30) == 0


def test_help_and_unknown_arguments():
    done = run(b"", "--help")
    assert done.returncode == 0 and b"usage" in done.stdout
    done = run(b"games\n", "--fast")
    assert done.returncode == 2 and done.stdout == b"" and b"usage" in done.stderr


def test_it_needs_nothing_but_the_standard_library_and_sets_nothing_up():
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROBE, str(ROOT)],
        input=b"new calculation deal 617\nhint\n",
        capture_output=True,
        cwd=ROOT,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert b'"hint"' in done.stdout and b"site-packages" not in done.stderr


PROBE = """
import sys
sys.path.insert(0, sys.argv[1])
from tools import dispatch
code = dispatch.main(["console"])
assert "tools.bootstrap" not in sys.modules
assert not [m for m in sys.modules.values() if "site-packages" in str(getattr(m, "__file__", ""))]
sys.exit(code)
"""


# words


def test_words_are_parted_by_spaces_or_tabs_and_blank_lines_are_skipped():
    talk = Talk("new\tcalculation   deal\t617")
    assert talk.say("  state ")["deal"] == 617
    assert talk.say("play  H\tW0")["moved"] == 1
    assert talk.say("") is None and talk.say(" \t ") is None
    done = run(b"\n  \ngames\n\t\n\r\n")
    assert done.stdout.count(b"\n") == 1


def test_case_matters():
    talk = Talk("new scorpion deal 1")
    for line in ("STATE", "State", "new Scorpion deal 1", "new scorpion Deal 1", "play t0 t1"):
        talk.wrong(line)
    assert set(talk.say("new scorpion ANY_TIME deal 1")) == {"error"}


@pytest.mark.parametrize(
    "line",
    ["state now", "moves all", "undo 2", "redo 1", "hint please", "games all", "quit now"],
)
def test_extra_words_are_errors(line):
    talk = Talk("new calculation deal 1", "play H W0")
    assert "stands alone" in talk.wrong(line)


def test_quit_with_extra_words_does_not_quit():
    assert run(b"quit now\ngames\n").stdout.count(b"\n") == 2


@pytest.mark.parametrize("command", ["state", "moves", "play H W0", "undo", "redo", "hint"])
def test_commands_before_a_game_is_open_are_errors(command):
    assert "no game is open" in Talk().say(command)["error"]


# what is wrong


@pytest.mark.parametrize("word", ["0", "32000", "-1", "x", "", "1 2", "1.5", "+1", "0x1", "99999",
                                  "١", "²", "1e3", "007", "1_0", "9" * 5000, "deck"])  # fmt: skip
def test_deal_numbers_go_from_1_to_31999(word):
    talk = Talk("new scorpion deal 1")
    assert "31999" in talk.wrong(f"new calculation deal {word}")


def test_the_ends_of_the_range_are_deals():
    assert Talk().say("new calculation deal 1")["deal"] == 1
    assert Talk().say("new calculation deal 31999")["deal"] == 31999


@pytest.mark.parametrize("game", ["golf", "Calculation", "", "index", "__init__", "../x", "🂡"])
def test_an_unknown_game_is_named_with_those_there_are(game):
    talk = Talk("new scorpion deal 1")
    said = talk.wrong(f"new {game} deal 1")
    assert "calculation" in said or "variant" in said or "new" in said


def test_variants_unknown_or_twice():
    talk = Talk("new scorpion deal 1")
    assert "any_time" in talk.wrong("new scorpion free deal 1")
    assert "none" in talk.wrong("new calculation free deal 1")
    assert "twice" in talk.wrong("new scorpion any_time any_time deal 1")
    assert "missing" in talk.wrong("new scorpion any_time")
    talk.wrong("new")
    talk.wrong("new scorpion deal 1 any_time")
    talk.wrong("new scorpion")


def decks():
    whole = whole_deck()
    yield "51 cards", whole[:-1], "KS"
    yield "53 cards", [*whole, "AC"], "AC"
    yield "a card twice", [*whole[:-1], "AC"], "AC"
    yield "the last card twice, the first missing", [*whole[1:], "KS"], "1 KS, this one 2"
    yield "11S", [*whole[:-1], "11S"], "11S"
    yield "lower case", [*whole[:-1], "ks"], "ks"
    yield "face down", [*whole[:-1], "-KS"], "-KS"
    yield "nothing", [], "AC"
    yield "two packs", whole * 2, "AC"
    yield "a long word", [*whole[:-1], "K" * 9000], "KKKK"


@pytest.mark.parametrize("cards, named", [row[1:] for row in decks()],
                         ids=[row[0] for row in decks()])  # fmt: skip
def test_a_deck_must_be_a_whole_pack(cards, named):
    talk = Talk("new scorpion deal 1")
    assert named in talk.wrong("new calculation deck " + " ".join(cards))
    assert set(talk.say("new imaginary_thirteen deck " + " ".join(whole_deck()))) == {"error"}


def test_an_illegal_move_says_which_rule():
    talk = Talk("new sir_tommy deal 1")
    assert "A card in hand has to go to a waste pile first." in talk.wrong("play H F0")
    assert "No card lies there." in talk.wrong("play W0 F0")
    assert "No card lies there." in talk.wrong("play W0 W1")
    talk.say("new one234 deal 1")
    assert "hand" in talk.wrong("play deal")
    assert "hand" in talk.wrong("play redeal")


@pytest.mark.parametrize(
    "move",
    ["", "H", "H W0 W1", "H:1 W0", "H:0 W0", "H:-1 W0", "H:x W0", "H: W0", ":1 W0", "H:01 W0",
     "H:2:2 W0", "W9 F0", "H0 W0", "W F0", "W00 F0", "w0 f0", "H+H", "H+W0", "W0+W0", "+", "W0+",
     "+H", "W0+W1+W2", "W0 + W1", "Deal", "deal redeal", "deal 1", "H H", "W0 W0", "H->W0",
     "H:999 W0", "H:53 W0", "H:² W0", "H:٢ W0", "W٠ F0", "T0 T1", "K0 W0", "null", "-1", "🂡 W0",
     "H\x00 W0", "A" * 100_000, "H W0" * 25_000],
)  # fmt: skip
def test_malformed_moves_are_errors(move):
    talk = Talk("new calculation deal 617")
    talk.wrong("play " + move)


def test_one_form_each():
    talk = Talk("new queens_audience deal 1")
    assert "R2+R7" in talk.wrong("play R7+R2")
    assert "R2+W0" in talk.wrong("play W0+R2")
    assert "W0+H" in talk.wrong("play H+W0")
    singles = []
    for deal in range(1, 20):
        talk = Talk(f"new scorpion deal {deal}")
        singles = [m for m in talk.say("moves")["moves"] if ":" not in m and " " in m]
        if singles:
            break
    move = singles[0]
    source, target = move.split()
    assert move in talk.wrong(f"play {source}:1 {target}")
    assert talk.say("play " + move)["moved"] == 1


def test_couples_are_written_reserves_by_number_then_waste_then_hand():
    rng = random.Random(8)
    seen = set()
    order = [f"R{i}" for i in range(16)] + ["W0", "H"]
    for deal in range(1, 60):
        talk = Talk(f"new queens_audience deal {deal}")
        while True:
            moves = talk.say("moves")["moves"]
            for move in moves:
                if "+" in move:
                    a, b = move.split("+")
                    assert order.index(a) < order.index(b)
                    seen.add((a[0], b[0]))
            if not moves:
                break
            talk.say("play " + rng.choice(moves))
    assert {("R", "R"), ("R", "W"), ("R", "H")} <= seen


@pytest.mark.parametrize("game", NAMES)
def test_no_error_changes_the_state(game):
    talk = Talk(f"new {game} deal 3")
    names = list(talk.say("state")["piles"])
    rng = random.Random(game)
    legal = {f"play {move}" for move in tables.accepted(talk.console.table)}
    for _ in range(300):
        a, b = rng.choice(names), rng.choice(names)
        form = rng.choice(("{} {}", "{}:2 {}", "{}:3 {}", "{}+{}", "{}:60 {}"))
        line = "play " + form.format(a, b)
        if line not in legal:
            talk.wrong(line)


# equal empty places


def folded(game, moves, variants="", deal=1):
    """A console after these moves, and its list."""
    talk = Talk(f"new {game} {variants} deal {deal}")
    for move in moves:
        assert "error" not in talk.say("play " + move)
    return talk, talk.say("moves")["moves"]


def test_of_empty_foundations_only_the_lowest_is_listed_and_play_takes_any():
    deck = " ".join(["AC", "AD", *[card for card in whole_deck() if card not in ("AC", "AD")]])
    talk = Talk("new sir_tommy free deck " + deck)
    assert [move for move in talk.say("moves")["moves"] if "F" in move] == ["H F0"]
    assert talk.say("play H F2")["piles"]["F2"] == ["AC"]
    assert [move for move in talk.say("moves")["moves"] if "F" in move] == ["H F0"]
    assert talk.say("play H F3")["piles"]["F3"] == ["AD"]


def test_empty_wastes_and_equal_tops_are_listed_one_by_one():
    assert folded("sir_tommy", [])[1] == ["H W0", "H W1", "H W2", "H W3"]
    moves = folded("imaginary_thirteen", [])[1]
    assert {f"W0 R{i}" for i in range(8)} <= set(moves)
    deck = ["2C", *[card for card in whole_deck() if card not in ("2C",)]]
    moves = Talk("new auld_lang_syne deck " + " ".join(deck)).say("moves")["moves"]
    assert {"R0 F0", "R0 F1", "R0 F2", "R0 F3"} <= set(moves)


def test_quadrilles_places_are_fixed_and_its_queens_are_one_list():
    deck = ["6S", "5D", "QC", "QH", *[c for c in whole_deck() if c not in ("6S", "5D", "QC", "QH")]]
    talk = Talk("new quadrille deck " + " ".join(deck))
    assert talk.say("moves")["moves"] == ["H F3", "H W0"]
    talk.say("play H F3")
    assert talk.say("moves")["moves"] == ["H F5", "H W0"]
    assert "another suit" in talk.wrong("play H F4")
    talk.say("play H F5")
    assert talk.say("play H Q0")["piles"]["Q0"] == ["QC"]
    assert talk.say("play H Q0")["piles"]["Q0"] == ["QC", "QH"]


def test_queens_audience_has_a_fixed_place_for_each_suit():
    deck = ["AS", "JS", *[card for card in whole_deck() if card not in ("AS", "JS")]]
    talk = Talk("new queens_audience deck " + " ".join(deck))
    assert "R0+R1" in talk.say("moves")["moves"]
    assert talk.say("play R0+R1")["piles"]["F3"] == ["AS", "JS"]


def test_scorpions_spaces_are_listed_all_before_the_three_cards_and_the_lowest_after():
    seen = {True: 0, False: 0}
    for line in LINES:
        if line[0] != "scorpion":
            continue
        talk = Talk(f"new scorpion {line[1]} deal {line[2]}")
        for move in line[3]:
            piles = talk.say("state")["piles"]
            spaces = [name for name in piles if name != "H" and not piles[name]]
            moves = talk.say("moves")["moves"]
            kings = {m.split()[0] for m in moves if m.split()[-1] in spaces}
            for king in kings:
                named = [m.split()[1] for m in moves if m.split()[0] == king]
                named = [name for name in named if name in spaces]
                if len(spaces) > 1:
                    seen[bool(piles["H"])] += 1
                    assert named == (spaces if piles["H"] else spaces[:1])
                for name in spaces:  # play takes any of them
                    assert talk.say(f"play {king} {name}")["piles"][name]
                    talk.say("undo")
            talk.say("play " + move)
    assert seen[False] > 0


def test_of_eagle_wings_spaces_the_lowest_is_listed_and_play_takes_any():
    line = next(line for line in LINES if line[0] == "eagle_wing" and not line[1])
    talk = Talk(f"new eagle_wing deal {line[2]}")
    met = 0
    for move in line[3]:
        piles = talk.say("state")["piles"]
        spaces = [name for name in piles if name[0] == "R" and not piles[name]]
        if len(spaces) > 1 and not piles["K0"]:
            for source in ("W0", "H"):
                if piles[source]:
                    moves = talk.say("moves")["moves"]
                    assert [m for m in moves if m in {f"{source} {r}" for r in spaces}] == [
                        f"{source} {spaces[0]}"
                    ]
                    for name in spaces:
                        assert talk.say(f"play {source} {name}")["piles"][name]
                        talk.say("undo")
                    met += 1
        talk.say("play " + move)
    assert met > 0 and talk.say("state")["won"]


# won, stuck, hints


def test_a_won_game_has_no_moves_no_hint_and_is_not_stuck():
    line = LINES[0]
    talk = Talk(f"new {line[0]} {line[1]} deal {line[2]}")
    for move in line[3]:
        state = talk.say("play " + move)
    assert (state["won"], state["stuck"]) == (True, False)
    assert talk.say("moves") == {"moves": []} and talk.say("hint") == {"hint": None}
    assert "The game is won." in talk.wrong("play " + line[3][-1])
    assert talk.say("undo")["won"] is False


def test_a_stuck_game_has_no_hint():
    talk = Talk("new one234 deal 1")
    while talk.say("moves")["moves"]:
        assert talk.say("state")["stuck"] is False
        talk.say("play " + talk.say("hint")["hint"])
    assert talk.say("state")["stuck"] is True and talk.say("hint") == {"hint": None}


@pytest.mark.parametrize("game", NAMES)
def test_the_hint_is_one_of_moves_and_the_same_however_often_it_is_asked(game):
    talk = Talk(f"new {game} deal 7")
    for _ in range(40):
        hint = talk.say("hint")["hint"]
        if hint is None:
            break
        assert hint in talk.say("moves")["moves"]
        assert talk.say("hint")["hint"] == hint
        state = talk.say("play " + hint)
        talk.say("undo")
        assert talk.say("hint")["hint"] == hint
        assert talk.say("redo") == state


@pytest.mark.parametrize("game", [game for game in NAMES if game != "one234"])
def test_the_hint_does_not_look_at_cards_lying_face_down(game):
    rng = random.Random(game)
    pack = bytearray(104)
    deck = [text(pack[i]) for i in range(shuffle(9, pack, REFEREES[game].packs))]
    talk = Talk(f"new {game} deal 9")
    hidden = hidden_places(game, deck)
    for _ in range(6):
        moved = [deck[i] for i in hidden]
        rng.shuffle(moved)
        other = list(deck)
        for i, card in zip(hidden, moved, strict=True):
            other[i] = card
        twin = Talk(f"new {game} deck " + " ".join(other))
        assert faces(talk) == faces(twin) and other != deck
        assert talk.say("hint") == twin.say("hint")


def faces(talk):
    """What a player sees: hidden cards are all alike."""
    piles = talk.say("state")["piles"]
    return {name: [c if c[0] != "-" else "-" for c in pile] for name, pile in piles.items()}


def hidden_places(game, deck):
    """Places in the pack whose cards lie face down after the deal, wherever they go."""
    if game == "scorpion":
        return [i for row in range(3) for i in range(7 * row, 7 * row + 4)] + [49, 50, 51]
    if game == "eagle_wing":
        return [*range(13), *range(23, 52)]
    if game == "queens_audience":
        return list(range(17, 52))
    if game in ("sir_tommy", "quadrille"):
        return list(range(1, 52))
    # of what is laid out beforehand the copy dealt last is taken: these ranks stay where they are
    return [i for i in range(len(deck) // 4, len(deck)) if deck[i][0] in "9TJQK"]


# bytes, long lines, pipes


def answers(done):
    assert done.returncode == 0 and done.stderr == b"", done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_binary_rubbish_is_answered_line_by_line():
    rubbish = bytes(b for b in random.Random(1).randbytes(20_000) if b not in b"\r\n")
    lines = [rubbish[i : i + 200] for i in range(0, len(rubbish), 200)]
    lines += [b"\x00", b"\xff\xfe", b"play \x80\x81", b"new \xc3\x28 deal 1", b"\x1b[2J", b"do_new",
              b"__class__", b"answer state", b"table"]  # fmt: skip
    done = run(b"new calculation deal 617\nstate\n" + b"\n".join(lines) + b"\nstate\n")
    got = answers(done)
    assert len(got) == len(lines) + 3
    assert got[1] == got[-1] and all(set(answer) == {"error"} for answer in got[2:-1])
    assert done.stdout.isascii()


@pytest.mark.parametrize("line", [b"x" * 100_000, b"play " + b"H W0 " * 20_000,
                                  b"new calculation deck " + b"AS " * 33_000,
                                  b"new " + b"free " * 20_000, b" " * 100_000 + b"x",
                                  b"new calculation deal " + b"1" * 100_000])  # fmt: skip
def test_lines_of_100_kb_get_a_short_error(line):
    done = run(b"new calculation deal 617\nstate\n" + line + b"\nstate\n")
    got = answers(done)
    assert len(got) == 4 and got[1] == got[3] and set(got[2]) == {"error"}
    assert len(got[2]["error"]) < 300


def test_a_line_of_100_kb_of_blanks_is_skipped():
    assert len(answers(run(b" " * 100_000 + b"\ngames\n"))) == 1


def test_a_reader_that_goes_away_ends_it_quietly():
    with subprocess.Popen(
        [sys.executable, "-m", "tools", "console"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as program:
        program.stdin.write(b"games\n")
        program.stdin.flush()
        assert program.stdout.readline()
        program.stdout.close()
        try:
            program.stdin.write(b"games\n" * 20_000)
            program.stdin.close()
        except BrokenPipeError:
            pass
        assert program.stderr.read() == b"" and program.wait(timeout=30) == 0


@pytest.mark.skipif(os.name != "posix", reason="closes streams by the shell")
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-", "2>&-"])
def test_streams_that_are_closed_from_the_start_make_no_traceback(closed):
    done = subprocess.run(
        ["sh", "-c", f'"$0" -m tools console {closed}', sys.executable],
        input=b"games\n",
        capture_output=True,
        cwd=ROOT,
        timeout=60,
    )
    assert done.returncode == 0 and done.stderr == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="needs a full device")
def test_a_full_disk_is_said_in_one_sentence():
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "tools", "console"],
            input=b"games\n",
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            timeout=60,
        )
    assert done.returncode == 1 and done.stderr.count(b"\n") == 1 and b"cannot write" in done.stderr


@pytest.mark.parametrize("game", NAMES)
def test_a_winning_line_wins_in_the_console(game):
    line = next(line for line in LINES if line[0] == game)
    talk = Talk(f"new {game} {line[1]} deal {line[2]}")
    for move in line[3]:
        assert move in tables.accepted(talk.console.table)
        state = talk.say("play " + move)
    assert state["won"] and state["moved"] == len(line[3])
