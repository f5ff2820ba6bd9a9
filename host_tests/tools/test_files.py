# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What holds for every file of the project: its licence lines, and what it may not name."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
HEADER = (
    "SPDX-FileCopyrightText: 2026 Pocket Patience contributors",
    "SPDX-License-Identifier: MIT",
)

# Put together here, so that this file does not name them itself.
HOSTS = ["pypi" + ".org", "python" + "hosted.org", "registry.npm" + "js", "files." + "python"]
# A home of one letter is a made-up one.
HERE = (
    r"(?<![\w.~>$}])/(home/\w\w|Users/\w\w|root|work/|opt/|private/)|(?<![\w/])[A-Za-z]:\\Users\\"
)


def files():
    """The files that git tracks or would, as paths from the root."""
    words = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("not in a git work tree")
    names = sorted(set(filter(None, done.stdout.split("\0"))))
    return [ROOT / name for name in names if (ROOT / name).is_file()]


def text(path):
    """What a text file says, None for a binary one."""
    data = path.read_bytes()
    try:
        return None if b"\0" in data else data.decode("utf-8")
    except UnicodeDecodeError:
        return None


def bears_its_licence(path):
    said = text(path)
    sidecar = path.with_name(path.name + ".license")
    if sidecar.exists():
        said = text(sidecar)
    if said is None or path.name == "LICENSE":
        return True
    top = "\n".join(said.splitlines()[:6])
    return all(line in top for line in HEADER)


def test_every_text_file_opens_with_its_licence():
    assert [str(p.relative_to(ROOT)) for p in files() if not bears_its_licence(p)] == []


def test_a_text_file_without_its_licence_is_noticed(tmp_path):
    (tmp_path / "a.py").write_text("import engine\n")
    assert not bears_its_licence(tmp_path / "a.py")
    (tmp_path / "a.py.license").write_text("\n".join(HEADER))
    assert bears_its_licence(tmp_path / "a.py")


def names_what_it_may_not(said):
    return [host for host in HOSTS if host in said] + re.findall(HERE, said)


def test_no_file_names_a_package_host_or_a_place_on_one_machine():
    found = {}
    for path in files():
        bad = names_what_it_may_not(text(path) or "")
        if bad:
            found[str(path.relative_to(ROOT))] = bad
    assert found == {}


@pytest.mark.parametrize(
    "said",
    ["see https://" + HOSTS[0] + "/simple", "open('/" + "home/ann/cards')", "'/" + "work/x'"],
)
def test_a_place_that_is_only_here_is_noticed(said):
    assert names_what_it_may_not(said)


@pytest.mark.parametrize(
    "said", ["/usr/bin/env bash", "~/.pyenv", "tools/work/x", "lib/ui/home.py"]
)
def test_a_place_that_is_everywhere_is_not(said):
    assert not names_what_it_may_not(said)


def test_no_file_leans_on_a_folder_outside_the_project():
    shared = "../" + "shared"
    assert [p.name for p in files() if shared in (text(p) or "")] == []
