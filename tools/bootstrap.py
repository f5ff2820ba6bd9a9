# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Makes `.venv` with the pinned packages of a group, once, and runs commands in it.

Promises: only the standard library is needed; progress goes to standard error; once made, a start
costs a few file reads. `.venv/unfinished` lies there from before the first change until after the
last, so what was killed half way is seen and made anew. A stamp per group, written last, holds what
was installed by which Python. One process sets up at a time. What goes wrong is one sentence.
"""

import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
REQUIREMENTS = ROOT / "tools" / "requirements"
NODE_PACKAGE = ROOT / "tools" / "vm" / "package.json"

NO_NETWORK = (
    "NewConnectionError",
    "ConnectTimeoutError",
    "ReadTimeoutError",
    "ProxyError",
    "Max retries exceeded",
    "name resolution",
    "getaddrinfo failed",
    "(from versions: none)",
)


class Trouble(Exception):
    """Setting up failed; the text is the sentence for the user, with a way out."""


# What a group is


def lines(group):
    """The pinned lines of a group, those of the groups it includes first."""
    found = []
    for line in (REQUIREMENTS / (group + ".txt")).read_text(encoding="utf-8").splitlines():
        line = line.strip()
        if line.startswith("-r "):
            found += lines(line[3:].strip().removesuffix(".txt"))
        elif line and not line.startswith("#"):
            found.append(line)
    return found


def included(group):
    """The names of the groups that are there once this one is: itself and those it includes."""
    names = {group}
    for line in (REQUIREMENTS / (group + ".txt")).read_text(encoding="utf-8").splitlines():
        if line.startswith("-r "):
            names |= included(line[3:].strip().removesuffix(".txt"))
    return names


def python_version():
    """The version an environment belongs to: packages for 3.12 are not there for 3.13."""
    return f"{sys.implementation.name}-{sys.version_info[0]}.{sys.version_info[1]}"


def stamp_text(group):
    """What the stamp of a complete group says: the Python and a hash of the pinned lines."""
    digest = hashlib.sha256("\n".join(lines(group)).encode()).hexdigest()
    return f"{python_version()} {digest}\n"


# What is there


def python_path():
    """Where the environment's Python is, on this system."""
    if os.name == "nt":
        return VENV / "Scripts" / "python.exe"
    return VENV / "bin" / "python"


def stamp_path(group):
    """Where the stamp of a group is."""
    return VENV / "groups" / group


def unfinished():
    """The file that says that a change of .venv has begun and not ended."""
    return VENV / "unfinished"


def sound():
    """True where .venv is whole and belongs to this version of Python."""
    if unfinished().exists() or not python_path().exists():
        return False
    stamps = list((VENV / "groups").glob("*"))
    return bool(stamps) and all(_read(s).startswith(python_version() + " ") for s in stamps)


def ready(group):
    """True where the group is installed as it is pinned."""
    return sound() and _read(stamp_path(group)) == stamp_text(group)


def inside(group):
    """True in a process that runs in .venv with everything of the group there."""
    return os.path.realpath(sys.prefix) == os.path.realpath(VENV) and ready(group)


def _read(path):
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""


# Making it


def run(group, argv):
    """Sees that the group is there, then runs `python -m tools` with argv in .venv.

    Returns the exit code; where the system can replace a process, it does not return.
    """
    try:
        ensure(group)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    command = [str(python_path()), str(ROOT / "tools"), *argv]
    sys.stdout.flush()
    if os.name == "nt":  # exec there returns to the shell before the program has ended
        return subprocess.call(command, env=environment())
    os.execve(command[0], command, environment())
    return 1


def environment():
    """The process's environment, without what would lead another Python astray."""
    env = dict(os.environ)
    for name in ("PYTHONHOME", "__PYVENV_LAUNCHER__", "PIP_TARGET", "PIP_PREFIX"):
        env.pop(name, None)
    env["PIP_USER"] = "0"  # a person's own settings of pip may say otherwise
    return env


def ensure(group):
    """Installs the group unless it is there. Raises Trouble."""
    if ready(group):
        return
    try:
        with only_one():
            if not ready(group):
                set_up(group)
    except KeyboardInterrupt:
        raise Trouble("\nStopped: nothing is left half-made; run the same command again.") from None
    except OSError as error:
        raise Trouble(
            f"The packages could not be set up in {VENV}: {error.strerror or error}. "
            "Make room or make the folder writable, then run the same command again."
        ) from error


def set_up(group):
    """Makes .venv if need be and adds what the group lacks. The lock is held."""
    fresh = not sound()
    try:
        if fresh:
            clear()
            make_venv()
        have = set()
        for name in included(group) - {group}:
            if ready(name):
                have |= set(lines(name))
        install([line for line in lines(group) if line not in have])
        stamp_path(group).parent.mkdir(exist_ok=True)
        for name in sorted(included(group)):
            stamp_path(name).write_text(stamp_text(name), encoding="utf-8")
        unfinished().unlink()
    except BaseException:
        # Before the first package lands an older environment is as good as it was.
        if fresh or unfinished().exists():
            with contextlib.suppress(OSError):
                clear()
        raise
    say("Ready.")


def clear():
    """Removes .venv; the stamps first, so that nobody takes the rest for whole."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
        return
    shutil.rmtree(VENV / "groups", ignore_errors=True)
    if VENV.exists():
        shutil.rmtree(VENV)


def make_venv():
    """An empty environment with pip."""
    import importlib.util

    if not all(map(importlib.util.find_spec, ("venv", "ensurepip"))):
        raise Trouble(
            "This Python cannot make a virtual environment (its venv or ensurepip is missing): "
            "install it (on Debian and Ubuntu: sudo apt install python3-venv), "
            "then run the same command again."
        )
    say(f"First start: making {VENV.name} with what is needed (once, about a minute).")
    VENV.mkdir()
    unfinished().touch()
    # From inside another environment, the Python under it: ours must not lean on that one.
    base = getattr(sys, "_base_executable", None) or sys.executable
    made = subprocess.run(
        [base, "-m", "venv", str(VENV)],
        capture_output=True,
        text=True,
        errors="replace",
        env=environment(),
        close_fds=False,
        cwd=tempfile.gettempdir(),  # the root's code.py must not stand in for Python's
    )
    if made.returncode:
        said = made.stdout + made.stderr
        raise Trouble(
            f"Python could not make a virtual environment ({last_line(said)}): "
            "install its venv module (on Debian and Ubuntu: sudo apt install python3-venv), "
            "then run the same command again."
        )


def install(wanted):
    """Fetches all the packages, then installs them; until all are there nothing is changed."""
    if not wanted:
        return
    wheels = Path(tempfile.mkdtemp(prefix="wheels-", dir=VENV))
    try:
        listed = wheels / "wanted.txt"
        listed.write_text("\n".join(wanted) + "\n", encoding="utf-8")
        common = ["--no-deps", "--only-binary=:all:", "-r", str(listed)]
        pip("download", "Fetching", wanted, ["--retries", "2", "-d", str(wheels), *common])
        unfinished().touch()
        offline = ["--no-index", "--find-links", str(wheels), "--no-compile"]
        pip("install", "Installing", wanted, [*offline, *common])
    finally:
        shutil.rmtree(wheels, ignore_errors=True)


def pip(verb, word, wanted, options):
    """Runs the environment's pip, showing a line of progress a package. Raises Trouble."""
    flags = ["--disable-pip-version-check", "--no-input", "--no-color", "--progress-bar", "off"]
    process = subprocess.Popen(
        [str(python_path()), "-m", "pip", verb, *flags, *options],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment(),
        close_fds=False,
        cwd=tempfile.gettempdir(),
    )
    output = []
    count = 0
    try:
        for line in process.stdout:
            output.append(line)
            kind, _, rest = line.strip().partition(" ")
            if kind in ("Collecting", "Processing") and rest:
                count += 1
                name = os.path.basename(rest.partition(" (from ")[0].partition(";")[0])
                progress(f"{word} {count}/{len(wanted)} {name}")
    finally:
        if process.poll() is None and sys.exc_info()[0]:
            process.terminate()
        process.wait()
        end_progress()
    if process.returncode:
        raise Trouble(why("".join(output)))


def why(output):
    """The sentence for a pip that failed."""
    if any(sign in output for sign in NO_NETWORK):
        return (
            "The packages could not be fetched: the network or the package index is out of reach; "
            "connect and run the same command again (python3 -m tools console needs no packages)."
        )
    if "No matching distribution" in output:
        python = ".".join(map(str, sys.version_info[:2]))
        wanted = output.rpartition("No matching distribution found for ")[2].split("\n")[0]
        return (
            f"There is no ready-made {wanted} for Python {python} "
            "on this computer: try another Python, 3.10 to 3.14 have it on most."
        )
    return (
        f"The packages could not be installed ({last_line(output)}): "
        "run the same command again, it begins anew."
    )


def last_line(text):
    """The last line that says something, without pip's prefix."""
    said = [line.strip() for line in text.splitlines() if line.strip()]
    return (said or ["no reason given"])[-1].removeprefix("ERROR: ")


def node_modules():
    """The folder with the pinned packages of Node, or None where there is no npm or no network.

    They go into .venv too: the project's own folders stay clean. Says on standard error why not.
    """
    npm = shutil.which("npm")
    if not npm or not shutil.which("node"):
        say("Node and npm are not here: what needs the 32-bit VM is left out.")
        return None
    digest = hashlib.sha256(NODE_PACKAGE.read_bytes()).hexdigest()
    home = VENV / "node"
    try:
        if _read(home / "ready") != digest:
            with only_one():
                if _read(home / "ready") != digest:
                    _fetch_node_modules(npm, home, digest)
    except OSError as error:
        shutil.rmtree(home, ignore_errors=True)
        say(f"The 32-bit VM could not be fetched ({error.strerror or error}): it is left out.")
        return None
    return home / "node_modules"


def _fetch_node_modules(npm, home, digest):
    say("Fetching the 32-bit VM (once).")
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir(parents=True)
    shutil.copy(NODE_PACKAGE, home)
    flags = ["--no-audit", "--no-fund", "--ignore-scripts", "--no-package-lock"]
    made = subprocess.run(
        [npm, "install", *flags, "--fetch-retries=0"],
        cwd=home,
        close_fds=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        errors="replace",
    )
    if made.returncode:
        raise OSError("npm failed, perhaps there is no network")
    (home / "ready").write_text(digest, encoding="utf-8")


# One at a time


@contextlib.contextmanager
def only_one():
    """Holds the lock on setting up: it falls with the process, a killed one blocks nobody."""
    # Beside .venv, which may be removed, and never removed itself: another may be waiting for it.
    with open(ROOT / ".venv.lock", "a+b") as lock:
        # A child holds it too: a pip that outlives us must not write into what another one makes.
        os.set_inheritable(lock.fileno(), True)
        waiting = False
        while not _grasp(lock):
            if not waiting:
                say("Another start is setting things up; waiting for it.")
                waiting = True
            time.sleep(0.1)
        yield


def _grasp(lock):
    try:
        if os.name == "nt":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


# What is said


def say(text):
    """A line on standard error."""
    print(text, file=sys.stderr, flush=True)


def progress(text):
    """A step of the work: over the last one on a terminal, on its own line elsewhere."""
    if sys.stderr.isatty():
        print(f"\r{text[:78]:78}", end="", file=sys.stderr, flush=True)
    else:
        say(text)


def end_progress():
    """Clears the line of progress."""
    if sys.stderr.isatty():
        print("\r" + " " * 78 + "\r", end="", file=sys.stderr, flush=True)
