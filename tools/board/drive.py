# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What a finished drive holds: {path: bytes}, and how that becomes a folder and a zip.

Promises: the same input gives the same bytes, on every computer; nothing is on the drive that the
game does not load, but the licences and the list of libraries.
"""

import ast
import io
import shutil
import zipfile
from pathlib import Path

from tools.board import compact, libraries, mpy, needs
from tools.board.strip import strip

ROOT = needs.ROOT
OURS = "# SPDX-FileCopyrightText: 2026 Pocket Patience contributors"
PROFILES = "lib/handheld/boards/"
# Run by name: CircuitPython looks for these two as sources only.
SOURCES = ("code.py", "boot.py")


class Plan:
    """How to build: for which board (""), with which mpy-cross (""), which version ("")."""

    def __init__(self, board="", mpy_cross="", circuitpython="", bundle=True):
        self.board = board
        self.mpy_cross = mpy_cross
        self.circuitpython = circuitpython
        self.bundle = bundle

    @property
    def name(self):
        """What the release is called."""
        words = ["pocket-patience", version(), self.board.replace("_", "-")]
        if self.circuitpython:
            words.append("cp" + self.circuitpython)
        return "-".join(filter(None, words))


def version(root=ROOT):
    """The game's version, which stands in engine/__init__.py and nowhere else."""
    tree = ast.parse((root / "engine/__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and node.targets[0].id == "__version__":
            return ast.literal_eval(node.value)
    raise ValueError("engine/__init__.py has no __version__")


def profiles(root=ROOT):
    """The boards there are profiles for."""
    names = {path.stem for path in (root / PROFILES).glob("*.py")}
    return sorted(names - {"__init__", "user"})


def content(plan=None):
    """The drive as {path: bytes}, sorted. Raises libraries.Missing, mpy.Refused."""
    plan = plan or Plan()
    if plan.mpy_cross and not plan.circuitpython:
        plan.circuitpython = mpy.version(plan.mpy_cross)
    found = {}
    ours = modules(plan)
    sources = compact.modules(ROOT)
    for path in _loaded(ours, sources):
        _module(found, plan, path, sources[path])
    for path in assets(ours):
        found[path] = (ROOT / path).read_bytes()
    source = _libraries(found, plan, ours)
    found["lib/requirements.txt"] = _text(ROOT / "lib/requirements.txt")
    found["LICENSES.txt"] = licences(*source).encode()
    return dict(sorted(found.items()))


def modules(plan):
    """Our modules that go along: a drive for one board has that board's profile alone."""
    kept = {f"{PROFILES}{name}.py" for name in ("__init__", "user", plan.board)}
    return [
        path
        for path in needs.modules()
        if not (plan.board and path.startswith(PROFILES) and path not in kept)
    ]


def _loaded(paths, sources):
    """Those of these modules that something is left in, or that are imported all the same."""
    names = {name for path in paths for name in needs.imports(sources[path])}
    named = {file for name in names for file in needs.files(name)}
    return [path for path in paths if path in named or ast.parse(sources[path]).body]


def assets(paths):
    """The pictures, and the fonts in PCF that a source names; what they are made from stays."""
    # What names no font in a string may still name it in a comment: strip first.
    said = "\n".join(strip((ROOT / path).read_text(encoding="utf-8")) for path in paths)
    found = [*(ROOT / "sprites").glob("*.bmp"), *(ROOT / "fonts").glob("*.bmp")]
    for font in (ROOT / "fonts").glob("*.pcf"):
        if font.name in said or "%s.pcf" in said:
            found.append(font)
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def _module(found, plan, path, text):
    """Puts one module on the drive, as .mpy where that can be."""
    if plan.mpy_cross and path not in SOURCES:
        found[path[:-3] + ".mpy"] = mpy.compiled(plan.mpy_cross, path, text.encode())
    else:
        found[path] = text.encode()


def _libraries(found, plan, ours):
    """Puts the libraries on the drive; returns their folders and where they are from."""
    kind = f"{plan.circuitpython}.x-mpy" if plan.circuitpython else "py"
    places, source = libraries.find(kind, plan.bundle)
    for name, parts in libraries.wanted(ours).items():
        for part in parts:
            ready = places[name] / (part + ".mpy")
            path = f"lib/{name}/{part}.py"
            if ready.exists():
                found[path[:-3] + ".mpy"] = ready.read_bytes()
            else:
                text = (places[name] / (part + ".py")).read_text(encoding="utf-8")
                _module(found, plan, path, strip(text))
    return places, source


def _text(path):
    return path.read_bytes().replace(b"\r\n", b"\n")


def licences(places, source):
    """The text of LICENSES.txt."""
    own = _text(ROOT / "LICENSE").decode()
    out = ["Pocket Patience " + version(), "", own.strip(), ""]
    installed = libraries.places()
    for name in libraries.NAMES:
        number = libraries.version(places[name]) or "as in " + source
        out += ["-" * 72, f"lib/{name} {number}, from {source}", ""]
        out += ["Copyright (c) " + said for said in libraries.copyrights(installed[name])]
        out += ["", "MIT License, the same text as above.", ""]
    return "\n".join(out)


def write(files, folder):
    """Makes a folder of {path: bytes}; an older build there is replaced. Raises FileExistsError."""
    folder = Path(folder)
    if folder.exists() and any(folder.iterdir()):
        if not is_build(folder):
            raise FileExistsError(f"{folder} is there and is no build of ours; name another --out.")
        shutil.rmtree(folder)
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def read(folder):
    """A built folder as {path: bytes}."""
    folder = Path(folder)
    files = sorted(p for p in folder.rglob("*") if p.is_file())
    return {p.relative_to(folder).as_posix(): p.read_bytes() for p in files}


def is_build(folder):
    """True where a folder is a build of ours."""
    try:
        return (folder / "LICENSES.txt").read_bytes().startswith(b"Pocket Patience ")
    except OSError:
        return False


def zipped(files):
    """The bytes of a zip of {path: bytes}, the same ones every time: stored, one date, sorted."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for path, data in sorted(files.items()):
            entry = zipfile.ZipInfo(path, (1980, 1, 1, 0, 0, 0))
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, data)
    return out.getvalue()
