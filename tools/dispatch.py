# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Finds the commands and runs one, in the project's own environment where it needs packages.

A command is a module in tools/commands, read before it is imported: its docstring's first line is
what the list says, `GROUP = "play"` names the packages it needs (none: the standard library is
enough and nothing is ever set up for it), `main(argv)` runs it and returns the exit code.
"""

import ast
import importlib
import os
import sys
from pathlib import Path

COMMANDS = Path(__file__).parent / "commands"
CUT_OFF = 141  # as shells tell of a program whose reader left


def names():
    """The commands there are, sorted."""
    return sorted(path.stem for path in COMMANDS.glob("*.py") if path.stem != "__init__")


def read(name):
    """A command's line in the list, and its package group or None."""
    tree = ast.parse((COMMANDS / (name + ".py")).read_text(encoding="utf-8"))
    line = (ast.get_docstring(tree) or "").partition("\n")[0]
    for node in tree.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "GROUP":
            return line, ast.literal_eval(node.value)
    return line, None


def listing():
    """The text that `python3 -m tools` prints."""
    width = max(map(len, names()), default=0)
    rows = [f"  {name:{width}}  {read(name)[0]}" for name in names()]
    return "\n".join(["usage: python3 -m tools COMMAND [...]", "", *rows])


def unknown(name):
    """The sentence that answers a command there is none of."""
    import difflib

    near = difflib.get_close_matches(name, names(), n=3, cutoff=0.5)
    means = f"did you mean {' or '.join(near)}?" if near else "python3 -m tools lists them."
    return f'There is no command "{name}": {means}'


def main(argv):
    """Runs the command line and returns the exit code; quietly where the reader leaves."""
    try:
        code = answer(argv)
    except KeyboardInterrupt:
        code = 130
    except BrokenPipeError:
        # A new line tells whether it was this pipe, or one of the command's own.
        if heard("\n"):
            raise
        return CUT_OFF
    heard()
    return code


def heard(more=""):
    """Writes what is left; False where nobody reads standard output, which then leads nowhere."""
    try:
        print(more, end="", flush=True)
    except BrokenPipeError:
        # Else Python would try once more at its end, and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return False
    except OSError:
        pass  # a full disk: Python says so itself
    return True


def answer(argv):
    """Prints the list, or runs the command that is named."""
    if not argv or argv[0] in ("-h", "--help"):
        print(listing())
        return 0
    name, *rest = argv
    if name not in names():
        print(unknown(name), file=sys.stderr)
        return 2
    return run(name, rest)


def run(name, rest):
    """Imports one command and runs it, in .venv if it names a group of packages."""
    group = read(name)[1]
    asks_help = any(word in ("-h", "--help") for word in rest)
    if group:
        from tools import bootstrap

        if not asks_help and not bootstrap.inside(group):
            return bootstrap.run(group, [name, *rest])
    try:
        # Help must come at once: nothing is fetched to read about a command, if it can be helped.
        command = importlib.import_module("tools.commands." + name)
    except ImportError:
        if not group or bootstrap.inside(group):
            raise
        return bootstrap.run(group, [name, *rest])
    return command.main(rest) or 0
