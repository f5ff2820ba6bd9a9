# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Made-up drives for the tests of flash: a folder stands for a board's drive."""

from pathlib import Path

BOOT_OUT = (
    "Adafruit CircuitPython {version} on 2025-10-17; {board} with samd51j19\r\nBoard ID:{id}\r\n"
)
OURS = b"# SPDX-FileCopyrightText: 2026 Pocket Patience contributors\n"

# A small build: a file of each sort. Real builds have a hundred, and the rules are the same.
SMALL = {
    "LICENSES.txt": b"Pocket Patience 0.1.0\n",
    "code.py": OURS + b"import ui\n",
    "engine/__init__.py": OURS + b'__version__ = "0.1.0"\n',
    "engine/games/scorpion.py": OURS + b"GAME = 1\n",
    "engine/table.py": OURS + b"x = 2\n" * 300,
    "fonts/tall.pcf": b"\x01fcp" + bytes(range(256)) * 9,
    "lib/adafruit_display_text/__init__.py": b"# SPDX-License-Identifier: MIT\nx = 1\n",
    "lib/adafruit_display_text/label.py": b"# SPDX-License-Identifier: MIT\ny = 1\n" * 9,
    "lib/requirements.txt": OURS + b"adafruit-circuitpython-display-text\n",
    "lib/ui/__init__.py": OURS + b"z = 3\n",
    "lib/ui/empty.py": b"",
    "sprites/19x26.bmp": b"BM" + bytes(1500),
}


def make(
    parent,
    name="CIRCUITPY",
    board="Adafruit PyGamer",
    board_id="pygamer",
    version="10.0.3",
    files=None,
):
    """A drive's folder, with the boot_out.txt that CircuitPython writes and some files."""
    folder = Path(parent) / name
    folder.mkdir(parents=True)
    if version:
        text = BOOT_OUT.format(version=version, board=board, id=board_id)
        (folder / "boot_out.txt").write_bytes(text.encode())
    fill(folder, files or {})
    return folder


def older():
    """The files of an older release: each of them different, but the empty one."""
    return {path: data and data + b"older = 1\n" for path, data in SMALL.items()}


def fill(folder, files):
    """Writes {path: bytes} below a folder."""
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def content(folder):
    """What a folder holds, {path: bytes}, boot_out.txt aside."""
    found = sorted(p for p in Path(folder).rglob("*") if p.is_file())
    names = {p.relative_to(folder).as_posix(): p for p in found}
    return {name: p.read_bytes() for name, p in names.items() if name.lower() != "boot_out.txt"}
