# SPDX-License-Identifier: GPL-3.0-or-later
"""A game of Boomtown that is killed goes on where it was, and comes to its end."""

from driver import boomtowngame, stage
from driver.boomtownwindow import BoomtownWindow, is_placing
from driver.hands import Hands
from driver.resuming import go_on, saved_plies
from driver.waiting import wait_for

SEED = 34
MOVES = 7


def play_move(window):
    """Passes over one card now and then, and takes the last place."""
    offers = window.step()
    if not is_placing(offers):
        _, card = offers[len(offers) % 2 if len(offers) > 1 else 0]
        card.do("Press")
        window.follow(card)
        if offers[0][0].startswith("Start at"):
            return
        offers = window.step()
    _, place = offers[-1]
    place.do("Press")
    window.follow(place)


def play(scene):
    hands = Hands()
    program = scene.start(str(boomtowngame.deal(scene.home / "dealt.lodeline", SEED)))
    window = BoomtownWindow(program)
    for move in range(MOVES):
        play_move(window)
        wait_for(lambda: saved_plies(scene) == move + 1, "autosave of the move")
    before = window.standing()
    program.kill()

    program = scene.start()
    go_on(program, hands)
    window = BoomtownWindow(program)
    after = window.standing()
    if after != before:
        raise AssertionError(f"the game stood at {before} and goes on at {after}")
    while window.step():
        play_move(window)
    boomtowngame.finish(scene, program, hands, window)


if __name__ == "__main__":
    stage.run("boomtowncrash", play)
