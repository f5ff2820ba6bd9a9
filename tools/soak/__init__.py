# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Random keys against the whole program, and what must hold after each of them.

`keys` makes them up from a seed, `player` presses them, `checks` looks, `run` puts a run together
and shortens the keys that led to a failure. Nothing is drawn unless asked for.
"""
