# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Boomtown, played through the tree of accessible objects alone, as a screen reader does."""

import random

from driver import boomtowngame, stage
from driver.boomtownwindow import BoomtownWindow
from driver.hands import Hands

SEED = 33


def play(scene):
    hands = Hands()
    program = scene.start(str(boomtowngame.deal(scene.home / "dealt.lodeline", SEED)))
    window = BoomtownWindow(program)
    chance = random.Random(SEED)
    while offers := window.step():
        names = [name for name, _ in offers]
        if len(set(names)) < len(names):
            raise AssertionError(f"offers that cannot be told apart by ear: {names}")
        _, offer = chance.choice(offers)
        offer.do("Press")
        window.follow(offer)
    boomtowngame.finish(scene, program, hands, window)


if __name__ == "__main__":
    stage.run("boomtownreader", play)
