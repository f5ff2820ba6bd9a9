# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The fingers: press and release by button name, felt by the keypad and the stick of the board."""

from tools.host.boards import BUTTONS

MIDDLE = 32768


class Pad:
    """The wires between the fingers and the modules stood in for."""

    def __init__(self, wiring, clock):
        self.wiring = wiring
        self.clock = clock
        self.axes = {wire[1]: MIDDLE for wire in wiring.values() if wire[0] == "axis"}
        self.scanners = []
        self.down = set()
        self.battery = 43000  # what the board measures; full
        self.axis_reads = 0
        self.asked = 0  # how often the program asked for keys

    def press(self, name):
        """Push a button or the stick; ValueError where the board has no such button."""
        wire = self._wire(name)
        if wire[0] == "axis":
            self.axes[wire[1]] = wire[2]
            self.axis_reads = 0
        elif name not in self.down:
            self._record(wire, True)
        self.down.add(name)

    def release(self, name):
        """Let go."""
        wire = self._wire(name)
        was_down = name in self.down
        self.down.discard(name)
        if wire[0] == "axis":
            others = [self.wiring[other] for other in self.down]
            pushed = [other[2] for other in others if other[:2] == wire[:2]]
            self.axes[wire[1]] = pushed[0] if pushed else MIDDLE
            self.axis_reads = 0
        elif was_down:
            self._record(wire, False)

    def release_all(self):
        """Let go of everything."""
        for name in tuple(self.down):
            self.release(name)

    def felt(self):
        """True when the program has had the chance to see what the fingers did."""
        if any(len(scanner.events) for scanner in self.scanners):
            return False
        return not self.axes or self.axis_reads >= 8

    def _wire(self, name):
        if name not in self.wiring:
            known = " ".join(button for button in BUTTONS if button in self.wiring)
            raise ValueError(f"this board has no button {name!r}; it has: {known}")
        return self.wiring[name]

    def _record(self, wire, pressed):
        for scanner in self.scanners:
            number = scanner.number(wire)
            if number is not None:
                scanner.events.record(number, pressed, self.clock.ms)
