# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that is killed goes on where it was: each ply is on disk, and the next start offers it."""

from driver import stage
from driver.dialogs import start_game
from driver.gamewindow import GameWindow
from driver.hands import Hands
from driver.resuming import go_on, saved_plies
from driver.waiting import wait_for

SEED = 22
TURNS = 12


def position(window):
    """All that the window says about where the game stands."""
    spots = [name for name, _ in window.wait_for_placing()]
    return {"spots": spots, "left": window.tiles_left(), "players": window.players()}


def take_an_offer(window, hands):
    """The one that is chosen already, as from the second turn on: Tab beyond the last would leave the board."""
    if window.chosen() is None:
        hands.press("Tab")
        wait_for(window.chosen, "choice by Tab")
    hands.press("Return")


def play(scene):
    program = scene.start()
    hands = Hands()
    program.window()
    hands.press("ctrl+n")
    start_game(program, hands, SEED)
    window = GameWindow(program)
    for turn in range(TURNS):
        window.next_step()
        take_an_offer(window, hands)
        window.wait_for_acting()
        take_an_offer(window, hands)
        wait_for(lambda: saved_plies(scene) == turn + 1, "autosave of the ply")
    before = position(window)
    program.kill()

    program = scene.start()
    go_on(program, hands)
    after = position(GameWindow(program))
    if after != before:
        raise AssertionError(f"the game stood at {before} and goes on at {after}")


if __name__ == "__main__":
    stage.run("crash", play)
