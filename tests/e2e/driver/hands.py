# SPDX-License-Identifier: GPL-3.0-or-later
"""Mouse and keyboard through the X server's XTEST extension: the program cannot tell them from real ones."""

import subprocess

LEFT, RIGHT, WHEEL_UP, WHEEL_DOWN = 1, 3, 4, 5


class Hands:
    def move(self, x, y):
        self._do("mousemove", str(x), str(y))

    def click(self, x, y, button=LEFT):
        self._do("mousemove", str(x), str(y), "click", str(button))

    def drag(self, start, end):
        """With the left button, over a point between, as a hand would."""
        (x, y), (to_x, to_y) = start, end
        self._do("mousemove", str(x), str(y), "mousedown", str(LEFT))
        self._do("mousemove", str((x + to_x) // 2), str((y + to_y) // 2), "mousemove", str(to_x), str(to_y))
        self._do("mouseup", str(LEFT))

    def press(self, *keys):
        """Keys by their X names, such as Return, ctrl+s or shift+Tab, one after another."""
        self._do("key", "--clearmodifiers", "--delay", "1", *keys)

    def type(self, text):
        self._do("type", "--delay", "1", text)

    def resize_active_window(self, width, height):
        """Puts the inside of the window into the corner of the screen, in this size; returns its X number."""
        self._do("getactivewindow", "windowmove", "0", "0", "windowsize", str(width), str(height))
        return subprocess.check_output(["xdotool", "getactivewindow"], text=True).strip()

    def _do(self, *words):
        subprocess.run(["xdotool", *words], check=True)
