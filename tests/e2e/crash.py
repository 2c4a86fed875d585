# SPDX-License-Identifier: GPL-3.0-or-later
"""A game that is killed goes on where it was: each ply is on disk, and the next start offers it."""

import json

from driver import stage
from driver.dialogs import start_game
from driver.gamewindow import GameWindow
from driver.hands import Hands
from driver.tree import Role
from driver.waiting import wait_for

SEED = 22
TURNS = 12


def position(window):
    """All that the window says about where the game stands."""
    spots = [name for name, _ in window.wait_for_placing()]
    return {"spots": spots, "left": window.tiles_left(), "players": window.players()}


def saved_plies(scene):
    """How many plies the autosave on disk holds."""
    for path in (scene.home / "data").rglob("*.lodeline"):
        try:
            return len(json.loads(path.read_text(encoding="utf-8"))["moves"])
        except (ValueError, OSError):
            continue
    return 0


def play(scene):
    program = scene.start()
    hands = Hands()
    program.window()
    hands.press("ctrl+n")
    start_game(program, hands, SEED)
    window = GameWindow(program)
    for turn in range(TURNS):
        window.wait_for_placing()
        hands.press("Tab", "Return")
        window.wait_for_acting()
        hands.press("Tab", "Return")
        wait_for(lambda: saved_plies(scene) == turn + 1, "autosave of the ply")
    before = position(window)
    program.kill()

    program = scene.start()
    window = program.window()
    offer = wait_for(
        lambda: window.find(Role.PUSH_BUTTON, where=lambda node: node.name.startswith("Go on with the game of ")),
        "offer to go on",
    )
    hands.click(*offer.centre())
    after = position(GameWindow(program))
    if after != before:
        raise AssertionError(f"the game stood at {before} and goes on at {after}")


if __name__ == "__main__":
    stage.run("crash", play)
