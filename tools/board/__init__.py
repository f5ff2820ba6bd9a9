# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Everything between this folder and a board: what goes on its drive, how it gets there.

Standard library only. `drive` says what a finished drive holds, `find` which drives there are,
`copy` brings one up to date; the commands `build`, `flash` and `doctor` talk about it.
"""
