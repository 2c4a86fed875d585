# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of the classic set, played with the keyboard alone."""

import random
import sys

from driver import stage, verdict
from driver.dialogs import save_as, start_game
from driver.gamewindow import GameWindow
from driver.hands import Hands
from driver.tree import State
from driver.waiting import wait_for

SEED = 21


class KeyPlayer:
    def __init__(self, window, hands):
        self.window = window
        self.hands = hands
        self.random = random.Random(SEED)

    def play_turn(self):
        self.choose()
        if self.random.random() < 0.3:
            self.hands.press(self.random.choice(["r", "shift+r"]))
        self.hands.press("Return")
        self.window.wait_for_acting()
        if self.random.random() < 0.15:
            self.hands.press("Escape")
            self.window.wait_for_placing()
            self.hands.press("Return")
            self.window.wait_for_acting()
        self.choose()
        self.hands.press("Return")

    def choose(self):
        """Goes to some offer, by Tab or by arrows; Tab beyond the last offer would leave the board."""
        if self.window.chosen() is None:
            self.hands.press("Tab")
            wait_for(self.window.chosen, "choice by Tab")
        if self.random.random() < 0.4:
            arrows = ["Left", "Right", "Up", "Down"]
            self.hands.press(*self.random.choices(arrows, k=self.random.randint(1, 4)))
            return
        forwards = self.random.randint(0, min(4, len(self.window.offers()) - 1))
        for key in ["Tab"] * forwards + ["shift+Tab"] * (forwards > 1):
            before = self.window.chosen()
            self.hands.press(key)
            wait_for(lambda: not before.has(State.FOCUSED), "another choice by Tab")


def play(scene):
    program = scene.start()
    hands = Hands()
    program.window()
    hands.press("ctrl+n")
    start_game(program, hands, SEED)
    window = GameWindow(program)
    player = KeyPlayer(window, hands)
    turns = 0
    while window.next_step():
        player.play_turn()
        turns += 1
    shown = window.points()
    record = scene.home / "by-keyboard.lodeline"
    save_as(program, hands, record)
    verdict.confirm(scene.cli, record, shown)
    print(f"{turns} turns by keyboard, {shown}", file=sys.stderr)
    program.quit(hands)


if __name__ == "__main__":
    stage.run("keygame", play)
