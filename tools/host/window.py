# SPDX-FileCopyrightText: 2026 Pocket Patience contributors
# SPDX-License-Identifier: MIT
"""The screen in a window, the PC's keyboard for buttons, its loudspeaker for the board's."""

import os
import time
from array import array

from tools.host.display import Display
from tools.host.machine import Stop

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

TITLE = "Pocket Patience"
KEYS = "Arrows move, Z/Enter A, X/Backspace B, Space Select, Esc Start"
BUTTON_OF = {
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_z: "a",
    pygame.K_RETURN: "a",
    pygame.K_KP_ENTER: "a",
    pygame.K_x: "b",
    pygame.K_BACKSPACE: "b",
    pygame.K_SPACE: "select",
    pygame.K_ESCAPE: "start",
}
_FRAME = 0.012  # seconds between two pictures
_RATE = 22050
_PATIENCE = 3  # seconds the program has to save and end when its window is closed


class NoWindow(Exception):
    """No window can be opened; the message says why."""


def _fitting(width, height):
    """The scale that leaves a quarter of the desktop free."""
    desktop = (pygame.display.get_desktop_sizes() or [(1280, 800)])[0]
    return max(1, min(desktop[0] * 3 // 4 // width, desktop[1] * 3 // 4 // height, 6))


def open_window(width, height, scale=0):
    """The window's surface; NoWindow where there can be none."""
    try:
        pygame.display.init()
        if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
            raise pygame.error("there is no screen")
        scale = scale or _fitting(width, height)
        window = pygame.display.set_mode((width * scale, height * scale), pygame.RESIZABLE)
    except pygame.error as error:
        pygame.display.quit()
        raise NoWindow(str(error)) from None
    pygame.display.set_caption(f"{TITLE}   {KEYS}")
    return window


class Window(Display):
    """A Display that is shown in a window."""

    def __init__(self, window, width, height, clock):
        self._window = window
        self._picture = pygame.Surface((width, height), 0, 16, (0xF800, 0x07E0, 0x001F, 0))
        self._stale = True
        self._shown = 0.0
        super().__init__(width, height, clock)

    def _refresh_area(self, area):
        self._stale = True
        return super()._refresh_area(area)

    def stale(self):
        """The window itself needs drawing."""
        self._stale = True

    def show(self):
        """Bring the window up to date, at most some 80 times a second."""
        now = time.monotonic()
        if not self._stale or now - self._shown < _FRAME:
            return
        self._stale = False
        self._shown = now
        swapped = bytearray(len(self.frame))
        swapped[0::2] = self.frame[1::2]
        swapped[1::2] = self.frame[0::2]
        self._picture.get_buffer().write(bytes(swapped), 0)
        wide, high = self._window.get_size()
        scale = max(1, min(wide // self.width, high // self.height))
        large = pygame.transform.scale(
            self._picture.convert(self._window), (self.width * scale, self.height * scale)
        )
        self._window.fill((0, 0, 0))
        self._window.blit(
            large, ((wide - large.get_width()) // 2, (high - large.get_height()) // 2)
        )
        pygame.display.flip()

    @staticmethod
    def close():
        """Take the window away."""
        pygame.quit()


class Keyboard:
    """Turns the window's events into presses; closing the window is Ctrl-C for the program."""

    def __init__(self, host):
        self._host = host
        self._held = {}
        self._looked = 0.0
        self.closed = 0.0  # when
        host.clock.pump = self.pump

    def pump(self):
        """Called whenever the program looks at the time, draws, sleeps or finds no key."""
        now = time.monotonic()
        if now - self._looked < 0.003:
            return
        self._looked = now
        self._host.display.show()
        if self.closed and now - self.closed > _PATIENCE:
            raise Stop
        for event in pygame.event.get():
            if event.type == pygame.QUIT:
                self.closed = now
                # as on a board: the program saves and ends
                raise KeyboardInterrupt
            self._take(event)

    def _take(self, event):
        pad = self._host.pad
        if event.type == pygame.KEYDOWN and event.key in BUTTON_OF:
            name = BUTTON_OF[event.key]
            if name in pad.wiring:
                self._held[event.key] = name
                pad.press(name)
        elif event.type == pygame.KEYUP and event.key in self._held:
            name = self._held.pop(event.key)
            if name not in self._held.values():
                pad.release(name)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held.clear()
            pad.release_all()
        elif event.type in (pygame.WINDOWRESIZED, pygame.WINDOWEXPOSED):
            self._host.display.stale()


class Voice:
    """Plays the synthesiser's notes; without sound on the PC it is never made."""

    def __init__(self):
        pygame.mixer.init(_RATE, -16, 1, 256)
        self._made = {}

    def __call__(self, frequency, amplitude):
        key = (round(frequency), round(amplitude, 3))
        if key not in self._made:
            self._made[key] = pygame.mixer.Sound(buffer=self._wave(*key))
        pygame.mixer.stop()
        self._made[key].play()

    @staticmethod
    def _wave(frequency, amplitude):
        wave = array("h")
        length = _RATE // 7
        for i in range(length):
            phase = i * frequency / _RATE % 1
            level = amplitude * (1 - i / length) ** 2
            wave.append(int(12000 * level * (4 * abs(phase - 0.5) - 1)))
        return wave.tobytes()


def voice():
    """A Voice, or None where the PC has no sound."""
    try:
        return Voice()
    except pygame.error:
        return None


def play(make_host, scale=0, program=None):
    """Run the program in a window until it is closed; the exit code.

    ``make_host`` makes the Host from ``clock`` and ``display``. NoWindow where there can be none.
    """
    from tools.host.clock import WallClock

    def display(width, height, clock):
        # first the window: Blinka remembers a display even if making it fails
        return Window(open_window(width, height, scale), width, height, clock)

    with make_host(clock=WallClock(), display=display) as host:
        keyboard = Keyboard(host)
        host.world.speaker.voice = voice()
        try:
            host.run(program)
        except Stop:
            pass
        except KeyboardInterrupt:
            if not keyboard.closed:
                raise
        finally:
            host.clock.pump = None
            Window.close()
    return 0
