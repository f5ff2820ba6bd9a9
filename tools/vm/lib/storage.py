# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""A stand-in for CircuitPython's `storage`: the drive belongs to the PC, as while USB is in."""


class _Mount:
    readonly = True


def getmount(path):
    """Only the drive itself is there."""
    if path != "/":
        raise OSError(2)
    return _Mount
