# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A real FAT image, as on a board, made with mtools: filled, checked and read back."""

import os
import shutil
import subprocess

import pytest

from host_tests.tools import drives
from tools.board import copy, drive

SECTORS = 2048  # of 512 bytes: 1 MB, what a board with 2 MB of flash has for files
BOARD_FILES = {"boot_out.txt": b"Adafruit CircuitPython 10.0.3 on 2025-10-17; X with y\n"}


class Image:
    """A FAT image in a file, and the tools that open it."""

    def __init__(self, path, sectors=SECTORS):
        self.path = path
        self.run("mformat", "-C", "-T", str(sectors), "-h", "1", "-s", "1", "-v", "CIRCUITPY", "::")

    def run(self, tool, *words):
        # No file of the machine's owner shall decide what the tools do.
        env = {"MTOOLSRC": os.devnull, "MTOOLS_SKIP_CHECK": "1", "LC_ALL": "C.UTF-8"}
        done = subprocess.run(
            [shutil.which(tool), "-i", str(self.path), *words],
            capture_output=True,
            text=True,
            env={**os.environ, **env},
        )
        if done.returncode:
            raise OSError((done.stdout + done.stderr).strip())
        return done.stdout

    def fill(self, folder):
        """Copies a folder's content onto the image."""
        tops = sorted(str(path) for path in folder.iterdir())
        self.run("mcopy", "-s", "-Q", "-o", *tops, "::")

    def empty_into(self, folder):
        """Copies the image's content into a new folder."""
        folder.mkdir()
        self.run("mcopy", "-s", "-Q", "-n", "::*", str(folder))
        return folder

    def check(self):
        """What a file system check says; "" where all is well or none is here."""
        for tool in ("fsck.fat", "fsck.vfat", "/sbin/fsck.fat", "/usr/sbin/fsck.fat"):
            if shutil.which(tool):
                words = [shutil.which(tool), "-n", str(self.path)]
                done = subprocess.run(words, capture_output=True, text=True)
                return "" if done.returncode == 0 else done.stdout + done.stderr
        return ""


@pytest.fixture
def image(tmp_path):
    if not all(map(shutil.which, ("mformat", "mcopy", "mdir"))):
        pytest.skip("mtools is not installed (apt install mtools): no FAT image was tried")
    return Image(tmp_path / "fat.img")


@pytest.fixture(scope="module")
def files():
    return drive.content(drive.Plan(bundle=False))


def test_the_build_fits_a_megabyte_of_fat_and_comes_back_whole(image, files, tmp_path):
    drive.write(files, tmp_path / "drive")
    drives.fill(tmp_path / "drive", BOARD_FILES)
    image.fill(tmp_path / "drive")
    assert image.check() == ""
    back = image.empty_into(tmp_path / "back")
    assert drives.content(back) == files


def test_an_older_release_on_fat_is_brought_up_to_date_and_comes_back_whole(image, files, tmp_path):
    kept = {"settings.toml": b"X = 1\n", "notes/long name of mine.txt": b"mine\n"}
    older = {p: d + b"# older\n" if p.endswith(".py") else d for p, d in files.items()}
    older["engine/dropped.py"] = drives.OURS
    drives.fill(tmp_path / "older", {**BOARD_FILES, **kept, **older})
    image.fill(tmp_path / "older")
    folder = image.empty_into(tmp_path / "mounted")
    there = copy.Drive(folder)
    todo = copy.plan(there, files)
    ours = [p for p in todo.foreign if not p.startswith("lib/adafruit_")]
    assert ours == [] and [p.name for p in todo.remove] == ["dropped.py"]
    copy.carry_out(there, files, todo)
    assert copy.check(there, files) == []
    again = Image(tmp_path / "again.img")
    again.fill(folder)
    assert again.check() == ""
    assert drives.content(again.empty_into(tmp_path / "back")) == {**kept, **files}


def test_no_two_names_of_a_build_are_one_name_on_fat(files):
    assert len({path.casefold() for path in files}) == len(files)
    for path in files:
        assert not set(path) & set('\\:*?"<>|') and path.isascii()
        assert all(not part.endswith((".", " ")) for part in path.split("/"))


def test_the_room_that_flash_asks_for_is_enough_on_fat(files, tmp_path, image, monkeypatch):
    folder = drives.make(tmp_path)
    there = copy.Drive(folder)
    monkeypatch.setattr(copy.Drive, "cluster", lambda self: 512)
    need = copy.needed(there, files, copy.plan(there, files))
    before = free(image)
    drive.write(files, tmp_path / "drive")
    image.fill(tmp_path / "drive")
    assert need >= before - free(image)


def free(image):
    """The bytes that mdir says are free."""
    last = [line for line in image.run("mdir", "::").splitlines() if "bytes free" in line][-1]
    return int("".join(letter for letter in last if letter.isdigit()))
