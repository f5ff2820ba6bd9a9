# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the documents promise is there: commands, files, games."""

import re
from pathlib import Path

import pytest

from tools import dispatch

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    *(f"docs/{p.name}" for p in (ROOT / "docs").glob("*.md")),
]


def said(name):
    return (ROOT / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_that_is_named_exists(name):
    for command in re.findall(r"python3 -m tools ([a-z]+)", said(name)):
        assert command in dispatch.names()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_and_path_that_is_named_leads_somewhere(name):
    here = (ROOT / name).parent
    for target in re.findall(r"\]\(([^)#]+)\)", said(name)):
        assert target.startswith("https://") or (here / target).exists(), target
    rooms = r"`((?:engine|lib|tools|host_tests|docs|fonts|sprites)/[\w./]*)`"
    for target in re.findall(rooms, said(name)):
        assert (ROOT / target).exists(), target


def test_the_readme_names_every_game_as_it_is_called():
    from engine.games.index import GAMES

    rows = re.findall(r"^\| ([^|]+) \| `(\w+)` \|", said("README.md"), re.MULTILINE)
    assert rows == [(name, key) for key, name, *_ in GAMES]


def test_the_readme_starts_with_the_two_commands_of_a_newcomer():
    alone = re.findall(r"^```\n(.+)\n```$", said("README.md"), re.MULTILINE)
    assert alone == ["python3 -m tools play", "python3 -m tools test"]
