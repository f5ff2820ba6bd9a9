# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Deal numbers: the same number is the same deal as in PySolFC, so numbers can be shared.

The pack is shuffled by the linear congruential generator of the old Windows games
(x = x * 214013 + 2531011, bits 16 to 30 are the draw), one swap a card from the last to the second.
"""

LAST = 31999


def shuffle(number, pack, packs=1):
    """Fill the bytearray `pack` with deal `number` (1 to LAST), the card dealt first at index 0.

    Returns how many cards it has, 52 a pack. Not for the move loop: it makes large integers.
    """
    count = 52 * packs
    for i in range(count):
        if packs == 1:  # the four suits of each rank together
            pack[i] = (0, 1, 2, 3)[i % 4] << 4 | i // 4 + 1
        else:  # suit by suit, spades before hearts before diamonds
            pack[i] = (0, 3, 2, 1)[i % 52 // 13] << 4 | i % 13 + 1
    x = number
    for k in range(count - 1, 0, -1):
        x = (x * 214013 + 2531011) & 0xFFFFFFFF
        r = (x >> 16 & 0x7FFF) % (k + 1)
        pack[k], pack[r] = pack[r], pack[k]
    for i in range(count // 2):
        k = count - 1 - i
        pack[i], pack[k] = pack[k], pack[i]
    return count
