# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The same random keys on the 64-bit MicroPython VM, whose heap can be weighed.

The 32-bit one collects only between scripts, so nothing could be told from its figures.
"""

import json
import random
from pathlib import Path

from tools.soak import keys
from tools.soak.run import Result
from tools.vm import runner

SCRIPT = Path(__file__).resolve().parents[1] / "vm" / "inside" / "soak.py"
AT_ONCE = 5000  # keys a start of the VM: they are handed over on its command line
SLACK = 16384  # bytes: the collector keeps what looks like a pointer
HEAP = 3 << 20


def run(game, count, seed, lines, told=None):
    """Press `count` keys; as tools.soak.run.run, with bytes for blocks."""
    lines = lines[:3]
    done = grown = 0
    while done < count:
        some = min(count - done, AT_ONCE)
        words = keys.make(random.Random(f"vm {game} {seed} {done}"), some, lines)
        try:
            said = runner.VMS[0].run(SCRIPT, argv=[json.dumps([lines, words])], heap=HEAP)
        except runner.Failed as failed:
            return Result(done, grown, str(failed)[-1500:])
        before, after = json.loads(said)["held"]
        grown = max(grown, after - before)
        done += some
        if told:
            told(some)
    if grown > SLACK:
        return Result(done, grown, f"the heap grew by {grown} bytes")
    return Result(done, grown)
