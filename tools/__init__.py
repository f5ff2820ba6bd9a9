# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The host's side of Pocket Patience: everything that stays at home when a board is filled."""
