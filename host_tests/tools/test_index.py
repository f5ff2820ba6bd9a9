# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The index of games is what the declarations say, and a game is added as one file."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine import games
from engine.games.index import GAMES
from tools.commands import index

ROOT = Path(__file__).resolve().parents[2]
# the example of CONTRIBUTING.md, a game that is not among the eleven, as it stands there
LADY_BETTY = (
    (ROOT / "CONTRIBUTING.md")
    .read_text(encoding="utf-8")
    .partition("## How to add a game")[2]
    .partition("```python\n")[2]
    .partition("```")[0]
)


def test_the_index_is_up_to_date(capsys):
    assert index.main(["--check"]) == 0
    assert f"up to date: {len(GAMES)} games" in capsys.readouterr().out


def test_the_index_says_what_the_games_say():
    for name, title, line, variants in GAMES:
        game = games.load(name)
        assert (game.id, game.name, game.line, game.variants) == (name, title, line, variants)
    assert sorted(row[0] for row in GAMES) == sorted(
        path.stem for path in index.GAMES.glob("*.py") if path.stem not in ("__init__", "index")
    )


def test_an_old_index_is_told_and_written_anew(tmp_path, monkeypatch, capsys):
    file = tmp_path / "index.py"
    monkeypatch.setattr(index, "INDEX", file)
    assert index.main(["--check"]) == 1 and not file.exists()
    assert "python3 -m tools index" in capsys.readouterr().err
    file.write_text(index.text(index.declared()[:-1]))
    assert index.main(["--check"]) == 1
    assert index.main([]) == 0 and index.main(["--check"]) == 0
    assert file.read_text() == (ROOT / "engine/games/index.py").read_text(encoding="utf-8")


def test_wrong_arguments_and_help(capsys):
    assert index.main(["--chekc"]) == 2 and "usage" in capsys.readouterr().err
    assert index.main(["--help"]) == 0 and "usage" in capsys.readouterr().out


class Copy:
    """A copy of the program with a game that is not among the eleven, added as one file."""

    def __init__(self, root, source):
        self.root = root
        skip = shutil.ignore_patterns("__pycache__", "node_modules", "*.pyc", ".cache")
        for room in ("engine", "lib", "tools", "fonts", "sprites"):
            shutil.copytree(ROOT / room, root / room, ignore=skip)
        shutil.copytree(ROOT / "host_tests/engine", root / "host_tests/engine", ignore=skip)
        for name in ("code.py", "conftest.py", "pyproject.toml", "host_tests/ui/player.py",
                     "host_tests/data/winning_lines.txt"):  # fmt: skip
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        (root / "engine/games/lady_betty.py").write_text(source, encoding="utf-8")

    def run(self, *words, stdin=""):
        env = dict(os.environ, PYTHONPATH=os.pathsep.join((str(self.root), str(self.root / "lib"))))
        return subprocess.run(
            [sys.executable, *words],
            input=stdin,
            cwd=self.root,
            env=env,
            capture_output=True,
            text=True,
            timeout=120,
        )


@pytest.fixture(scope="module")
def added(tmp_path_factory):
    copy = Copy(tmp_path_factory.mktemp("added"), LADY_BETTY)
    done = copy.run("-m", "tools", "index", "--check")
    assert done.returncode == 1 and "old" in done.stderr
    done = copy.run("-m", "tools", "index")
    assert done.returncode == 0 and f"{len(GAMES) + 1} games" in done.stdout
    assert copy.run("-m", "tools", "index", "--check").returncode == 0
    return copy


def test_a_new_game_is_played_in_the_console(added):
    lines = ["games", "new lady_betty deal 1", "moves", "play H W5", "undo", "hint"]
    done = added.run("-m", "tools", "console", stdin="\n".join(lines))
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert answers[0]["games"][-1] == {"id": "lady_betty", "name": "Lady Betty", "variants": []}
    assert len(answers[0]["games"]) == len(GAMES) + 1
    assert len(answers[1]["piles"]["H"]) == 52 and answers[1]["piles"]["W5"] == []
    assert answers[2]["moves"] == [f"H W{i}" for i in range(6)]
    assert len(answers[3]["piles"]["W5"]) == 1 and answers[4] == answers[1]
    assert answers[5]["hint"] in answers[2]["moves"]


def test_a_new_game_is_in_the_tests(added):
    words = ["test_playouts.py", "test_properties.py", "test_mutations.py"]
    done = added.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "lady_betty",
                     *["host_tests/engine/" + word for word in words])  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.splitlines()[-1].split()[0]) > 10


MENU = """
import sys
from engine import games
from host_tests.ui.player import Player
from ui.letters import encode

with Player() as player:
    app = player.app
    app.open("menu", None)
    at = app.screen.rows.index(encode("Lady Betty"))
    print(at, app.screen.note(at))
    app.screen.at = at + int(sys.argv[1])
    player.press("a")
    player.settle()
    print(player.screen(), games.load(app.game).name if player.screen() == "play" else "")
"""


def test_a_new_game_is_in_the_menu_and_on_the_screen(added):
    done = added.run("-c", MENU, "0")
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines() == [f"{len(GAMES)} Skill: six wastes", "play Lady Betty"]


@pytest.mark.parametrize("below, opens", [("1", "scores"), ("2", "options")])
def test_what_stands_below_the_games_in_the_menu_still_opens(added, below, opens):
    done = added.run("-c", MENU, below)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.splitlines()[1].strip() == opens


def test_a_bad_declaration_is_not_taken_into_the_index(tmp_path):
    copy = Copy(tmp_path / "bad", LADY_BETTY.replace("waste(6)", "waste(6, suits=1)"))
    before = (copy.root / "engine/games/index.py").read_text(encoding="utf-8")
    done = copy.run("-m", "tools", "index")
    assert done.returncode == 1 and done.stderr.count("\n") == 1
    assert "Lady Betty" in done.stderr and "'suits'" in done.stderr
    assert (copy.root / "engine/games/index.py").read_text(encoding="utf-8") == before
    (copy.root / "engine/games/lady_betty.py").write_text(
        LADY_BETTY.replace("Lady Betty", "Colonel"), encoding="utf-8"
    )
    done = copy.run("-m", "tools", "index")
    assert done.returncode == 1 and "belongs in colonel.py" in done.stderr
    (copy.root / "engine/games/lady_betty.py").write_text('"""None."""\n', encoding="utf-8")
    assert "no GAME" in copy.run("-m", "tools", "index").stderr
