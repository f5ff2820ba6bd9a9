# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Calls that allocate on purpose, and one that does not, to see that the meter sees them.

Prints {name: [bytes grown, whether it ran with the heap locked]}.
"""

import json

import meter

data = bytearray(64)
numbers = {"big": (1 << 30) - 1}


def nothing():
    for i in range(10):
        data[i] = i


def a_slice():
    return data[1:9]


def a_31_bit_integer():
    return numbers["big"] + 1


def a_caught_exception():
    try:
        data[99]
    except IndexError:
        pass


def a_tuple_freed_at_once():
    x = len(data)
    (x, x)


found = {}
meter.start()
for call in (nothing, a_slice, a_31_bit_integer, a_caught_exception, a_tuple_freed_at_once):
    call()
    found[call.__name__] = [meter.grown(call), meter.locked(call)]
print(json.dumps(found))
