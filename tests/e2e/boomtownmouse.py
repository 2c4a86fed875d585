# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Boomtown, played with the mouse."""

import random

from driver import boomtowngame, stage
from driver.boomtownwindow import BoomtownWindow, is_placing
from driver.hands import RIGHT, WHEEL_DOWN, WHEEL_UP, Hands

SEED = 31


class MousePlayer:
    def __init__(self, window, hands):
        self.window = window
        self.hands = hands
        self.random = random.Random(SEED)
        self.turns = {button: 0 for button in (RIGHT, WHEEL_UP, WHEEL_DOWN)}
        self.put_back = 0

    def play_step(self, offers):
        if is_placing(offers):
            self.place(offers)
        else:
            self.take(offers)

    def take(self, offers):
        """The next card or one soon after it; sometimes another one is put back before."""
        name, card = self.random.choice(offers[:4])
        if not name.startswith("Start at") and self.random.random() < 0.5:
            self.put_back_another(offers)
            card = dict(self.window.step())[name]
        self.hands.click(*card.centre())
        self.window.follow(card)

    def put_back_another(self, offers):
        """A second click on the same card puts it back."""
        name, card = self.random.choice(offers)
        where = card.centre()
        self.hands.click(*where)
        self.window.follow(card)
        self.hands.click(*where, RIGHT)  # between them, as a double click takes the card
        self.window.wait_for_turned(True)
        place = self.window.step()[0][1]
        self.hands.click(*where)
        self.window.follow(place)
        if [again for again, _ in self.window.step()] != [before for before, _ in offers]:
            raise AssertionError(f"{name} was put back, and other cards are offered")
        self.put_back += 1

    def place(self, offers):
        if self.random.random() < 0.5:
            self.turn_card(offers)
            offers = self.window.step()
        _, place = self.random.choice(offers)
        self.hands.click(*place.centre())
        self.window.follow(place)

    def turn_card(self, offers):
        """The right button or the wheel, over a place."""
        button = self.random.choice(list(self.turns))
        was = self.window.is_turned()
        self.hands.click(*offers[0][1].centre(), button)
        self.window.wait_for_turned(not was)
        self.turns[button] += 1


def play(scene):
    hands = Hands()
    program = scene.start(str(boomtowngame.deal(scene.home / "dealt.lodeline", SEED)))
    window = BoomtownWindow(program)
    player = MousePlayer(window, hands)
    while offers := window.step():
        player.play_step(offers)
    boomtowngame.finish(scene, program, hands, window)
    if not all(player.turns.values()) or not player.put_back:
        raise AssertionError(f"not everything was tried: {player.turns}, {player.put_back} put back")


if __name__ == "__main__":
    stage.run("boomtownmouse", play)
