# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Pictures of everything the program can show, for those who look at it: `shots` makes them.

`scenes` says what there is to see, `pictures` saves it on every screen, `pages` lays it out,
`readme` makes the two pictures of the README. The same source gives the same bytes.
"""
