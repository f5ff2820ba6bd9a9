# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""What the player is told about saves: at the start, if something is wrong, and on the about
page."""

_WHOLE = 1800  # bytes that hold the statistics and all games in play, as a rule


def told(machine, found):
    """What the start has to say, "" for nothing; `found` is what was read (see ui.recall)."""
    store = machine.store
    where = store.name
    state = store.state
    said = []
    if not store.capacity:
        return "This board has nowhere to save: nothing that you play outlasts the power switch."
    if state == "newer":
        said.append("There is a save of a newer version of this program. It is left alone.")
        if store.closed:
            said.append("Nothing will be saved in %s." % where)
        said.append("To play on from it, install the newer version.")
    elif state == "foreign":
        said.append("Another program keeps something in %s. It is left alone." % where)
        said.append("Until you allow that it is overwritten, nothing will be saved.")
    elif state == "damaged" and store.remains is None and found:
        said.append("The newest save in %s is damaged, by a power cut perhaps." % where)
        said.append("Kept: the save before it. Lost: what was played after that.")
    elif state == "damaged":
        said.append("The save in %s is damaged, by a power cut perhaps." % where)
        said += _remains(found)
    if found and found.strange:
        said.append("%d entries of the save are unknown to this version." % found.strange)
    return "\n\n".join(said)


def _remains(found):
    """What was kept and what was lost of a damaged save."""
    from engine.games.index import GAMES

    kept = [row[1] for row in GAMES if found and row[0] in found.kept]
    lost = []
    if found and found.core:
        kept.insert(0, "options and statistics")
        if found.lost:
            lost.append("%d unfinished games" % found.lost if found.lost > 1 else "a game")
    else:
        lost = ["options, statistics" + (", other unfinished games" if kept else ", games")]
    said = ["Kept: " + ", ".join(kept) + "."] if kept else []
    said.append("Lost: " + ", ".join(lost or ["nothing"]) + ".")
    return said


def about(saver):
    """Where saves go and what does not fit there."""
    store = saver.store
    if not store.capacity:
        return "nowhere; this board has no place for them"
    text = store.name
    if store.closed:
        whose = "a newer version's save" if store.state == "newer" else "another program's data"
        return text + ", not used: it holds " + whose
    if store.capacity < _WHOLE:
        text += ", with room for options, statistics and the last game"
    if saver.failed:
        text += ". The last save did not succeed"
    if saver.left:
        names = [name or "some statistics" for name in saver.left]
        text += ". Did not fit: " + ", ".join(names)
    return text
