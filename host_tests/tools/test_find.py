# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Drives are found in the mount lists of Linux, macOS and Windows."""

import pytest

from tools.board import find

LINUX = r"""sysfs /sys sysfs rw,nosuid,nodev,noexec,relatime 0 0
/dev/nvme0n1p2 / ext4 rw,relatime 0 0
/dev/nvme0n1p1 /boot/efi vfat rw,relatime,fmask=0077 0 0
/dev/sdb1 /media/ann/CIRCUITPY vfat rw,nosuid,nodev,relatime,uid=1000,errors=remount-ro 0 0
/dev/sdc1 /run/media/ann\040b/CIRCUITPY1 vfat ro,nosuid,nodev,errors=remount-ro 0 0
/dev/sdd1 /media/ann/K\303\244rtchen vfat rw 0 0
tmpfs /tmp/CIRCUITPY tmpfs rw 0 0
"""
MACOS = """/dev/disk3s1s1 on / (apfs, sealed, local, read-only, journaled)
devfs on /dev (devfs, local, nobrowse)
/dev/disk4s1 on /Volumes/CIRCUITPY (msdos, asynchronous, local, nodev, nosuid, noowners)
/dev/disk5s1 on /Volumes/CIRCUITPY 1 (msdos, local, nodev, nosuid, read-only, noowners)
msdos://disk6s1/x on /Volumes/OTHER (fskit) board (fskit, local, nodev)
//ann@server/CIRCUITPY on /Volumes/share (smbfs, nodev, nosuid)
"""
WINDOWS = [
    ("C:\\", "Windows", "NTFS"),
    ("D:\\", "", "CDFS"),
    ("E:\\", "CIRCUITPY", "FAT"),
    ("F:\\", "PHOTOS", "exFAT"),
    ("G:\\", "CIRCUITPY", "FAT32"),
]


def rows(volumes):
    return [(v.path.as_posix(), v.name, v.readonly) for v in volumes]


def test_linux():
    assert rows(find.boards(find.linux(LINUX))) == [
        ("/media/ann/CIRCUITPY", "CIRCUITPY", False),
        ("/run/media/ann b/CIRCUITPY1", "CIRCUITPY1", True),
    ]
    assert len(find.linux(LINUX)) == 4


def test_macos():
    assert rows(find.boards(find.macos(MACOS))) == [
        ("/Volumes/CIRCUITPY", "CIRCUITPY", False),
        ("/Volumes/CIRCUITPY 1", "CIRCUITPY 1", True),
    ]
    assert [v.name for v in find.macos(MACOS)] == [
        "CIRCUITPY",
        "CIRCUITPY 1",
        "OTHER (fskit) board",
    ]


def test_windows():
    found = find.windows(WINDOWS)
    assert [str(v.path) for v in find.boards(found)] == ["E:\\", "G:\\"]
    assert len(found) == 3


class Kernel:
    """As much of Windows as asks for drives: an empty card reader answers nothing."""

    def GetLogicalDrives(self):
        return 1 << 2 | 1 << 4 | 1 << 7

    def SetErrorMode(self, mode):
        self.mode = mode

    def GetVolumeInformationW(self, root, label, size, a, b, c, kind, more):
        for row in WINDOWS:
            if row[0] == root:
                label.value, kind.value = row[1:]
                return 1
        return 0


def test_windows_is_asked_for_each_letter_that_is_there(monkeypatch):
    import ctypes

    kernel = Kernel()
    monkeypatch.setattr(ctypes, "windll", type("W", (), {"kernel32": kernel}), raising=False)
    assert find.windows_rows() == [WINDOWS[0], WINDOWS[2]] and kernel.mode == 1


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_each_system_is_asked_in_its_own_way(monkeypatch, platform):
    monkeypatch.setattr(find.sys, "platform", platform)
    monkeypatch.setattr(find, "windows_rows", lambda: WINDOWS)
    monkeypatch.setattr(find.Path, "read_text", lambda *_, **__: LINUX)
    done = type("Done", (), {"stdout": MACOS})
    monkeypatch.setattr(find.subprocess, "run", lambda *_, **__: done)
    names = [v.name for v in find.volumes() if v.name.startswith("CIRCUITPY")]
    assert len(names) == 2


@pytest.mark.parametrize(
    ("text", "version", "board", "board_id"),
    [
        (
            "Adafruit CircuitPython 10.0.3 on 2025-10-17; Adafruit PyGamer with samd51j19\n"
            "Board ID:pygamer\nUID:0123\n",
            "10.0.3",
            "Adafruit PyGamer",
            "pygamer",
        ),
        (
            "Adafruit CircuitPython 9.2.0-beta.1-5-gabc-dirty on 2024-10-01; Pimoroni PicoSystem "
            "with rp2040\r\nBoard ID:pimoroni_picosystem\r\n",
            "9.2.0-beta.1-5-gabc-dirty",
            "Pimoroni PicoSystem",
            "pimoroni_picosystem",
        ),
        (
            "Adafruit CircuitPython 6.3.0 on 2021-06-01; A with b with samd51\n",
            "6.3.0",
            "A with b",
            "",
        ),
        ("something else\n", "", "", ""),
        ("", "", "", ""),
        ("\0\0\0\xff", "", "", ""),
    ],
)
def test_boot_out_tells_board_and_version(tmp_path, text, version, board, board_id):
    (tmp_path / "boot_out.txt").write_bytes(text.encode("latin-1"))
    info = find.Info(tmp_path)
    assert (info.version, info.board, info.board_id) == (version, board, board_id)
    assert info.major == int(version.partition(".")[0] or 0)


def test_a_board_is_known_by_what_it_says_when_it_has_another_name(tmp_path):
    (tmp_path / "boot_out.txt").write_text(
        "Adafruit CircuitPython 10.0.3 on 2025-10-17; X with y\n"
    )
    assert find.boards([find.Volume(tmp_path, "CARDS")])
    assert not find.boards([find.Volume(tmp_path / "none", "CARDS")])
