# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of the classic set, played with the keyboard alone."""

import random
import sys

from driver import stage, verdict
from driver.dialogs import save_as, start_game
from driver.gamewindow import GameWindow
from driver.hands import Hands

SEED = 21


class KeyPlayer:
    def __init__(self, window, hands):
        self.window = window
        self.hands = hands
        self.random = random.Random(SEED)

    def play_turn(self, spots):
        self.choose(len(spots))
        if self.random.random() < 0.3:
            self.hands.press(self.random.choice(["r", "shift+r"]))
        self.hands.press("Return")
        actions = self.window.wait_for_acting()
        if self.random.random() < 0.15:
            self.hands.press("Escape")
            self.window.wait_for_placing()
            self.hands.press("Return")
            actions = self.window.wait_for_acting()
        self.choose(len(actions))
        self.hands.press("Return")

    def choose(self, offers):
        """Goes a few offers forwards or back."""
        key = self.random.choice(["Tab", "shift+Tab", "Right", "Left"])
        self.hands.press(*[key] * self.random.randint(1, min(offers, 4)))


def play(scene):
    program = scene.start()
    hands = Hands()
    program.window()
    hands.press("ctrl+n")
    start_game(program, hands, SEED)
    window = GameWindow(program)
    player = KeyPlayer(window, hands)
    turns = 0
    while spots := window.next_step():
        player.play_turn(spots)
        turns += 1
    shown = window.points()
    record = scene.home / "by-keyboard.lodeline"
    save_as(program, hands, record)
    verdict.confirm(scene.cli, record, shown)
    print(f"{turns} turns by keyboard, {shown}", file=sys.stderr)
    hands.press("ctrl+q")
    if program.wait_for_end() != 0:
        raise AssertionError("the program did not end well")


if __name__ == "__main__":
    stage.run("keygame", play)
