# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Pictures of everything the program can show, for those who look at it: `shots` makes them.

`scenes` says what there is to see, `pictures` saves it on every screen, `pages` lays it out.
`readme` makes the pictures of the README: `row`, `install` and `controls`, drawn on a `canvas`, and
the animation, a `film`. The same source gives the same pictures.
"""

BOARDS = ("pygamer", "picosystem", "feather_tft", "picopad", "thumby_color")
