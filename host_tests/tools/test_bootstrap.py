# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Setting up: once, whole or not at all, and in a sentence when it cannot be done.

The packages here are two tiny made-up ones in a folder: no network is asked.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from pathlib import Path

import pytest

from tools import bootstrap

ROOT = Path(__file__).resolve().parents[2]

COMMAND = '''"""Prints what it finds."""
GROUP = "{group}"
def main(argv):
    import {package}, sys
    print({package}.WORD, *argv)
'''


def wheel(folder, name):
    """A package of one module with one word."""
    info = f"{name}-1.0.dist-info"
    with zipfile.ZipFile(folder / f"{name}-1.0-py3-none-any.whl", "w") as made:
        made.writestr(f"{name}.py", f"WORD = 'the word of {name}'\n")
        made.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
        made.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        made.writestr(f"{info}/RECORD", "")


class Project:
    """A project with our tools, the commands `small` and `large`, and packages in a folder."""

    def __init__(self, place):
        self.root = place / "a project with spaces"
        self.index = place / "index"
        self.index.mkdir(parents=True)
        for name in ("smallpack", "largepack"):
            wheel(self.index, name)
        tools = self.root / "tools"
        (tools / "commands").mkdir(parents=True)
        (tools / "requirements").mkdir()
        for name in ("__init__", "__main__", "bootstrap", "dispatch", "standard_code"):
            shutil.copy(ROOT / "tools" / (name + ".py"), tools)
        for name in ("small", "large"):
            text = COMMAND.format(group=name, package=name + "pack")
            (tools / "commands" / (name + ".py")).write_text(text)
        (tools / "requirements/small.txt").write_text("# few\nsmallpack==1.0\n")
        (tools / "requirements/large.txt").write_text("-r small.txt\nlargepack==1.0\n")

    @property
    def venv(self):
        return self.root / ".venv"

    def begin(self, *words, network=True, **more):
        """Starts a command without waiting for it; where there is no network, a deaf port."""
        env = {k: v for k, v in os.environ.items() if not k.startswith("PIP_")}
        env["PIP_CONFIG_FILE"] = os.devnull
        if network:
            env.update(PIP_NO_INDEX="1", PIP_FIND_LINKS=str(self.index))
        else:
            env.update(PIP_INDEX_URL="http://127.0.0.1:9/", PIP_TIMEOUT="1")
        return subprocess.Popen(
            [sys.executable, "-m", "tools", *words],
            cwd=self.root,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **more,
        )

    def start(self, *words, **more):
        """Runs a command to its end: (exit code, standard output, standard error)."""
        process = self.begin(*words, **more)
        out, err = process.communicate(timeout=600)
        return process.returncode, out, err


@pytest.fixture(scope="module")
def begun(tmp_path_factory):
    """A project whose `small` has been started once, and what that start said."""
    project = Project(tmp_path_factory.mktemp("begun"))
    return project, project.start("small", "a word", "-x")


@pytest.fixture
def project(tmp_path):
    """A project just unpacked."""
    return Project(tmp_path)


@pytest.fixture
def small(begun, tmp_path):
    """A project where `small` is set up, to be spoilt."""
    shutil.copytree(begun[0].root, tmp_path / "a", symlinks=True)
    shutil.copytree(begun[0].index, tmp_path / "b")
    copy = object.__new__(Project)
    copy.root, copy.index = tmp_path / "a", tmp_path / "b"
    return copy


def test_the_first_start_sets_up_and_runs_the_command(begun):
    code, out, err = begun[1]
    assert (code, out) == (0, "the word of smallpack a word -x\n"), err
    assert "Fetching 1/1 smallpack" in err and "Installing 1/1 smallpack" in err
    assert not (begun[0].venv / "unfinished").exists()


def test_later_starts_say_nothing_and_ask_nobody(small):
    assert small.start("small", network=False) == (0, "the word of smallpack\n", "")


def test_a_small_group_brings_nothing_of_a_large_one(begun):
    found = [path.name for path in begun[0].venv.rglob("*pack.py")]
    assert found == ["smallpack.py"]


def test_a_larger_group_adds_only_what_is_missing(small):
    code, out, err = small.start("large")
    assert (code, out) == (0, "the word of largepack\n"), err
    assert "largepack" in err and "smallpack" not in err
    assert small.start("small", network=False)[2] == ""


def test_a_new_pin_is_installed(small):
    small.root.joinpath("tools/requirements/small.txt").write_text(
        "smallpack==1.0\nlargepack==1.0\n"
    )
    code, _, err = small.start("small")
    assert code == 0 and "largepack" in err
    assert small.start("small", network=False)[2] == ""


def one_sentence(err):
    """What is said when nothing can be done: the last line, and no traceback."""
    assert "Traceback" not in err
    return err.strip().splitlines()[-1]


def test_without_a_network_one_sentence_and_nothing_half_made(project):
    code, out, err = project.start("small", network=False)
    assert (code, out) == (1, "")
    assert "connect and run the same command again" in one_sentence(err)
    assert not project.venv.exists()


def test_without_a_network_what_was_there_still_works(small):
    code, _, err = small.start("large", network=False)
    assert code == 1 and "connect and run" in one_sentence(err)
    assert small.start("small", network=False) == (0, "the word of smallpack\n", "")
    assert not list(small.venv.glob("wheels-*"))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_a_start_that_was_killed_half_way_is_made_good(project):
    process = project.begin("small", start_new_session=True)
    until = time.monotonic() + 300
    while not (project.venv / "lib").exists() and time.monotonic() < until:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    assert (project.venv / "unfinished").exists()
    code, out, err = project.start("small")
    assert (code, out) == (0, "the word of smallpack\n"), err


def test_two_first_starts_at_once_both_run(project):
    both = [project.begin("small"), project.begin("large")]
    said = [process.communicate(timeout=600) for process in both]
    assert [out for out, _ in said] == ["the word of smallpack\n", "the word of largepack\n"], said
    assert (said[0][1] + said[1][1]).count("First start") == 1


@pytest.fixture
def bare(tmp_path, monkeypatch):
    """This process's bootstrap, on an empty root, with pip and venv played by hand."""
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(bootstrap, "REQUIREMENTS", tmp_path)
    (tmp_path / "small.txt").write_text("smallpack==1.0\n")
    (tmp_path / "large.txt").write_text("-r small.txt\n# more\nlargepack==1.0\n")
    done = []

    def make_venv():
        bootstrap.python_path().parent.mkdir(parents=True)
        bootstrap.python_path().touch()
        bootstrap.unfinished().touch()
        done.append("venv")

    monkeypatch.setattr(bootstrap, "make_venv", make_venv)
    monkeypatch.setattr(bootstrap, "install", done.append)
    return done


def test_an_environment_of_another_python_is_remade(bare):
    bootstrap.ensure("large")
    bare.clear()
    bootstrap.ensure("large")
    assert bare == []
    for group in ("small", "large"):
        path = bootstrap.stamp_path(group)
        path.write_text(path.read_text().replace(bootstrap.python_version(), "cpython-3.9"))
    left = bootstrap.VENV / "left over"
    left.touch()
    bootstrap.ensure("small")
    assert bare == ["venv", ["smallpack==1.0"]] and not left.exists()


@pytest.mark.parametrize("damage", ["unfinished", "no python", "no stamps", "empty stamp"])
def test_a_broken_environment_is_remade(bare, damage):
    bootstrap.ensure("small")
    bare.clear()
    if damage == "unfinished":
        bootstrap.unfinished().touch()
    elif damage == "no python":
        bootstrap.python_path().unlink()
        bootstrap.python_path().symlink_to(bootstrap.VENV / "gone")
    elif damage == "no stamps":
        shutil.rmtree(bootstrap.VENV / "groups")
    else:
        bootstrap.stamp_path("small").write_text("")
    assert not bootstrap.ready("small")
    bootstrap.ensure("small")
    assert bare == ["venv", ["smallpack==1.0"]] and bootstrap.ready("small")


@pytest.mark.parametrize("what", ["file", "link"])
def test_what_is_no_folder_at_all_makes_way(bare, tmp_path, what):
    if what == "file":
        bootstrap.VENV.write_text("")
    else:
        (tmp_path / "elsewhere").mkdir()
        bootstrap.VENV.symlink_to(tmp_path / "elsewhere")
    bootstrap.ensure("small")
    assert bootstrap.ready("small") and (what == "file" or (tmp_path / "elsewhere").exists())


@pytest.mark.parametrize(
    "error", [bootstrap.Trouble("no"), KeyboardInterrupt(), OSError(28, "full")]
)
def test_a_failure_leaves_nothing_half_made(bare, monkeypatch, error):
    def failing(wanted):
        (bootstrap.VENV / "half").touch()
        raise error

    monkeypatch.setattr(bootstrap, "install", failing)
    with pytest.raises(bootstrap.Trouble) as trouble:
        bootstrap.ensure("small")
    assert not bootstrap.VENV.exists()
    if isinstance(error, OSError):
        assert "full" in str(trouble.value) and "run the same command again" in str(trouble.value)


def test_a_failure_while_adding_packages_spoils_nothing_that_looks_whole(bare, monkeypatch):
    bootstrap.ensure("small")

    def failing(wanted):
        bootstrap.unfinished().touch()
        raise bootstrap.Trouble("half installed")

    monkeypatch.setattr(bootstrap, "install", failing)
    with pytest.raises(bootstrap.Trouble):
        bootstrap.ensure("large")
    assert not bootstrap.ready("small") and not bootstrap.ready("large")


def test_a_python_without_venv_is_told_what_to_install(tmp_path, monkeypatch, capsys):
    import importlib.util

    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "VENV", tmp_path / ".venv")
    find = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else find(name)
    )
    assert bootstrap.run("play", ["play"]) == 1
    said = capsys.readouterr()
    assert said.out == "" and said.err.count("\n") == 1 and "apt install python3-venv" in said.err
    assert not bootstrap.VENV.exists()


@pytest.mark.parametrize(
    ("pip_said", "way_out"),
    [
        ("ERROR: Could not find a version x (from versions: none)\n", "connect and run"),
        (
            "WARNING: NewConnectionError(...)\nERROR: No matching distribution found for x\n",
            "connect",
        ),
        (
            "(from versions: 1.0)\nERROR: No matching distribution found for x==2\n",
            "another Python",
        ),
        ("ERROR: [Errno 28] No space left on device\n", "No space left on device): run the same"),
    ],
)
def test_what_pip_says_becomes_one_sentence(pip_said, way_out):
    assert way_out in bootstrap.why(pip_said) and "\n" not in bootstrap.why(pip_said)


def test_on_windows_python_lies_in_scripts(monkeypatch):
    place = bootstrap.VENV  # made before: a Windows path cannot be made here
    monkeypatch.setattr(bootstrap.os, "name", "nt")
    assert bootstrap.python_path() == place / "Scripts" / "python.exe"


def test_what_leads_another_python_astray_is_not_handed_on(monkeypatch):
    monkeypatch.setenv("PYTHONHOME", "somewhere")
    monkeypatch.setenv("PIP_USER", "1")
    monkeypatch.setenv("CARDS", "52")
    env = bootstrap.environment()
    assert "PYTHONHOME" not in env and env["PIP_USER"] == "0" and env["CARDS"] == "52"


def test_without_npm_the_second_vm_is_left_out_and_said_so(monkeypatch, capsys):
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: None)
    assert bootstrap.node_modules() is None
    assert "Node and npm are not here" in capsys.readouterr().err


@pytest.mark.parametrize("works", [True, False])
def test_node_packages_go_into_the_environment_once(bare, tmp_path, monkeypatch, works):
    package = tmp_path / "package.json"
    package.write_text("{}")
    calls = []

    def npm(command, cwd, **more):
        calls.append(command[1])
        (cwd / "node_modules").mkdir()
        return subprocess.CompletedProcess(command, 0 if works else 1)

    monkeypatch.setattr(bootstrap, "NODE_PACKAGE", package)
    monkeypatch.setattr(bootstrap.shutil, "which", lambda name: name)
    monkeypatch.setattr(bootstrap.subprocess, "run", npm)
    found = [bootstrap.node_modules(), bootstrap.node_modules()]
    if works:
        assert found == [tmp_path / ".venv/node/node_modules"] * 2 and calls == ["install"]
        package.write_text("{ }")
        bootstrap.node_modules()
        assert calls == ["install"] * 2
    else:
        assert found == [None, None] and not (tmp_path / ".venv/node").exists()


def groups():
    return sorted(path.stem for path in (ROOT / "tools/requirements").glob("*.txt"))


@pytest.mark.parametrize("group", groups())
def test_every_package_is_pinned_to_one_version(group):
    for line in bootstrap.lines(group):
        assert re.fullmatch(r"[a-z0-9.-]+==[0-9][0-9.]*(; .+)?", line), line


def test_groups_agree_on_their_versions():
    pins = {}
    for group in groups():
        for line in bootstrap.lines(group):
            name, _, version = line.partition(";")[0].partition("==")
            assert pins.setdefault(name, version) == version


def test_playing_needs_no_package_outside_its_group():
    """Everything the window draws with is imported with all other installed packages hidden."""
    script = f"""
import sys
sys.path.insert(0, {str(ROOT)!r})
from importlib import metadata
from tools import bootstrap
def plain(name): return name.lower().replace("_", "-")
wanted = {{line.partition("==")[0] for line in bootstrap.lines("play")}}
tops = {{}}
for found in metadata.distributions():
    for file in found.files or ():
        top = file.parts[0].partition(".")[0]
        tops.setdefault(top, set()).add(plain(found.metadata["Name"]))
hidden = {{top for top, owners in tops.items() if not owners & wanted}}
assert "pytest" in hidden and "displayio" not in hidden
class Hide:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in hidden: raise ModuleNotFoundError("hidden: " + name)
sys.meta_path.insert(0, Hide())
import displayio, busdisplay, bitmaptools, vectorio, fontio, pygame
from adafruit_bitmap_font import bitmap_font, pcf
from adafruit_display_text import label, bitmap_label
print("all there")
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "BLINKA_OS_AGNOSTIC": "1"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.splitlines()[-1:] == ["all there"], done.stderr
