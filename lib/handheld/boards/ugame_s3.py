# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Deshipu uGame S3: 160x128, a cross and three keys."""

NAME = "uGame S3"
KEYS = (
    "BUTTON_UP",
    "BUTTON_DOWN",
    "BUTTON_LEFT",
    "BUTTON_RIGHT",
    "BUTTON_O",
    "BUTTON_X",
    "BUTTON_Z",
)
CODES = b"\x01\x02\x03\x04\x05\x06\x08"  # O is A, X is B, Z is START
LABELS = ("\u24c4\u24cd", "pad", "", "Z")
SPEAKER = ("AUDIO_BCLK", "AUDIO_LRCLK", "AUDIO_DATA")
