# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Finds the drives of CircuitPython boards on Linux, macOS and Windows, and reads what they say.

A drive is known by its name (CIRCUITPY, or CIRCUITPY1 for a second one) or by its boot_out.txt, for
those that were given another name. A bootloader's drive is known by INFO_UF2.TXT.
"""

import re
import subprocess
import sys
from pathlib import Path

LABEL = "CIRCUITPY"
FAT = ("vfat", "msdos", "fat", "exfat", "fat12", "fat16", "fat32", "fuseblk", "fskit")


class Volume:
    """A mounted drive: where, its name, and whether the system mounted it read-only."""

    def __init__(self, path, name, readonly=False):
        self.path = Path(path)
        self.name = name
        self.readonly = readonly


def linux(text):
    """The FAT volumes in the text of /proc/self/mounts."""
    found = []
    for line in text.splitlines():
        words = line.split()
        if len(words) < 4 or words[2] not in FAT:
            continue
        # A blank in a path is written \040 there.
        path = re.sub(r"\\([0-7]{3})", lambda m: chr(int(m[1], 8)), words[1])
        found.append(Volume(path, path.rpartition("/")[2], "ro" in words[3].split(",")))
    return found


def macos(text):
    """The FAT volumes in what `mount` prints on macOS."""
    found = []
    for line in text.splitlines():
        match = re.match(r"\S+ on (.+) \(([^()]*)\)$", line)
        if match:
            words = [word.strip() for word in match[2].split(",")]
            if words[0] in FAT:
                path = match[1]
                found.append(Volume(path, path.rpartition("/")[2], "read-only" in words))
    return found


def windows(rows):
    """The FAT volumes among rows of (root, label, file system), as Windows tells them."""
    return [Volume(root, label) for root, label, kind in rows if kind.lower() in FAT]


def windows_rows():
    """(root, label, file system) of every drive letter. Only on Windows."""
    import ctypes

    kernel = ctypes.windll.kernel32
    # No window that asks for a disk to be put into an empty reader.
    kernel.SetErrorMode(1)
    letters = kernel.GetLogicalDrives()
    rows = []
    for i in range(26):
        if letters >> i & 1:
            root = chr(65 + i) + ":\\"
            label = ctypes.create_unicode_buffer(261)
            kind = ctypes.create_unicode_buffer(261)
            if kernel.GetVolumeInformationW(root, label, 261, None, None, None, kind, 261):
                rows.append((root, label.value, kind.value))
    return rows


def volumes():
    """The FAT volumes of this computer."""
    if sys.platform == "win32":
        return windows(windows_rows())
    if sys.platform == "darwin":
        done = subprocess.run(["/sbin/mount"], capture_output=True, text=True, errors="replace")
        return macos(done.stdout)
    try:
        return linux(Path("/proc/self/mounts").read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return []


def boards(found):
    """Those of the volumes that are a CircuitPython board's."""
    return [v for v in found if v.name.upper().startswith(LABEL) or Info(v.path).version]


def bootloaders(found):
    """Those of the volumes that are a board in its bootloader, waiting for a UF2 file."""
    return [v for v in found if entry(v.path, "INFO_UF2.TXT") is not None]


def entry(folder, name):
    """The path of an entry, whatever case its name has there; None where there is none."""
    try:
        for path in Path(folder).iterdir():
            if path.name.casefold() == name.casefold():
                return path
    except OSError:
        pass
    return None


class Info:
    """What boot_out.txt says: `version` (a text), `major`, `board` (its name), `board_id`."""

    def __init__(self, folder):
        self.version = self.board = self.board_id = ""
        self.major = 0
        path = entry(folder, "boot_out.txt")
        try:
            self._read(path.read_text(encoding="utf-8", errors="replace") if path else "")
        except OSError:
            return

    def _read(self, text):
        match = re.search(
            r"CircuitPython (\d+)\.(\d+)(\S*) on [^;]*; (.*?)(?: with \S+)?\s*$", text, re.M
        )
        if match:
            self.major = int(match[1])
            self.version = f"{match[1]}.{match[2]}{match[3]}"
            self.board = match[4].strip()
        match = re.search(r"^Board ID: ?(\S+)", text, re.M)
        if match:
            self.board_id = match[1]
