# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""One module a command; its name is the command's, its docstring's first line is the list's."""
