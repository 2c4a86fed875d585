# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Boomtown, played with the keyboard alone."""

import random

from driver import boomtowngame, stage
from driver.boomtownwindow import BoomtownWindow, is_placing
from driver.hands import Hands
from driver.waiting import wait_for

SEED = 32


class KeyPlayer:
    def __init__(self, window, hands):
        self.window = window
        self.hands = hands
        self.random = random.Random(SEED)
        self.turned = 0
        self.put_back = 0

    def play_step(self, offers):
        self.choose()
        if is_placing(offers):
            if self.random.random() < 0.5:
                self.turn_card()
            self.confirm()
            return
        drafts = not offers[0][0].startswith("Start at")
        if drafts and self.random.random() < 0.3:
            self.confirm()
            place = self.window.step()[0][1]
            self.hands.press("Escape")
            self.window.follow(place)
            self.put_back += 1
        self.confirm()

    def choose(self):
        """Goes to some offer, by Tab or by arrows; Tab beyond the last offer would leave the board."""
        if self.window.chosen() is None:
            self.hands.press("Tab")
        chosen = wait_for(self.window.chosen, "choice by Tab")
        if self.random.random() < 0.5:
            arrows = ["Left", "Right", "Up", "Down"]
            self.hands.press(*self.random.choices(arrows, k=self.random.randint(1, 4)))
            return
        names = [name for name, _ in self.window.offers()]
        left = len(names) - 1 - names.index(chosen.name)
        if forwards := self.random.randint(0, min(3, left)):
            self.hands.press(*["Tab"] * forwards)

    def turn_card(self):
        was = self.window.is_turned()
        self.hands.press(self.random.choice(["r", "shift+r"]))
        self.window.wait_for_turned(not was)
        self.turned += 1

    def confirm(self):
        offer = wait_for(self.window.chosen, "chosen offer")
        self.hands.press("Return")
        self.window.follow(offer)


def play(scene):
    hands = Hands()
    program = scene.start(str(boomtowngame.deal(scene.home / "dealt.lodeline", SEED)))
    window = BoomtownWindow(program)
    player = KeyPlayer(window, hands)
    while offers := window.step():
        player.play_step(offers)
    boomtowngame.finish(scene, program, hands, window)
    if not player.turned or not player.put_back:
        raise AssertionError(f"not everything was tried: {player.turned} turned, {player.put_back} put back")


if __name__ == "__main__":
    stage.run("boomtownkeys", play)
