# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""Why a move is refused, in a short sentence each. Loaded at a refusal."""

TEXTS = (
    "That is a legal move.",
    "No card lies there.",  # 1
    "That card lies face down.",
    "A card never comes back from a foundation.",
    "Index cards are only a reminder.",
    "Discarded cards are out of play.",  # 5
    "Only the top card of that pile is in play.",
    "Foundations wait till the group has been laid out.",
    "A card in hand has to go to a waste pile first.",
    "That foundation is complete.",
    "Nothing is built on that pile.",  # 10
    "The foundation wants another rank.",
    "It must be of the same suit.",
    "It must be of the same colour.",
    "The foundation begins with another rank.",
    "Only a king with its load goes to a space.",  # 15
    "Only the deal fills a space there.",
    "The bottom king stays where it is.",
    "Those two cards are no couple.",
    "The hand is dealt only when no build is left.",
    "The hand is empty.",  # 20
    "No redeal is left.",
    "It is dealt again when the hand is empty.",
    "The waste is empty.",
    "A foundation play is left: redeal after it.",
    "The game is won.",  # 25
    "A card cannot go to where it is.",
    "This hand is not dealt in rows.",
    "This deal has grown too long to go on.",
    "Cards from there do not go to that pile.",
    "The hand is dealt or turned, not played.",  # 30
    "The next card there is one lower of its suit.",
    "That foundation begins with a couple.",
    "That place belongs to another suit.",
    "Only the discarded rank goes there.",
    "There is no such pile.",  # 35
    "Nothing is built on an ace.",
    "Only a couple is discarded here.",
    "No more cards may be built on that pile.",
    "So many cards do not lie there.",
    "This game has no redeal.",  # 40
    "This game has no couples.",
    "No card goes back to the hand.",
    "No card goes back to the trunk.",
    "Only the card in hand goes to a waste.",
    "The hand alone turns cards to that waste.",  # 45
    "Only the card of the waste goes there.",
    "Only hand and waste fill a space there.",
    "A pile that is played out stays empty.",
    "The card of the trunk is not built on a wing.",
    "The next card there is of another rank.",  # 50
    "A whole pile does not change places.",
)


def text(code):
    """The sentence for a code that `engine.refusals` returned."""
    return TEXTS[code]
