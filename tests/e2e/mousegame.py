# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of the classic set, played with the mouse."""

import random
import sys

from driver import stage, verdict
from driver.dialogs import save_as, start_game
from driver.gamewindow import NOTHING, PLACEMENT, GameWindow
from driver.hands import RIGHT, WHEEL_DOWN, WHEEL_UP, Hands
from driver.tree import Role
from driver.waiting import wait_for

SEED = 20


class MousePlayer:
    def __init__(self, window, hands):
        self.window = window
        self.hands = hands
        self.random = random.Random(SEED)
        self.turns = {button: 0 for button in (RIGHT, WHEEL_UP, WHEEL_DOWN)}
        self.taken_back = 0

    def play_turn(self, spots):
        name, spot = self.random.choice(spots)
        x, y = self.inside_board(spot)
        self.hands.move(x, y)
        if not PLACEMENT.fullmatch(name)["only"]:
            self.turn_tile(name, x, y)
        self.hands.click(x, y)
        actions = self.window.wait_for_acting()
        if self.random.random() < 0.15:
            actions = self.think_again(places_of(spots), x, y)
        self.act(actions)

    def inside_board(self, node):
        x, y = node.centre()
        left, top, width, height = self.window.board().rectangle()
        if not (left <= x < left + width and top <= y < top + height):
            raise AssertionError(f"{node.name} at {x}, {y} is outside of the board's view")
        return x, y

    def turn_tile(self, name, x, y):
        """Where the tile fits in several ways, turning it changes what the spot says."""
        button = self.random.choice(list(self.turns))
        self.hands.click(x, y, button)
        wait_for(lambda: name not in dict(self.window.offers()), "turned tile")
        self.turns[button] += 1

    def think_again(self, places, x, y):
        """Esc takes the tile back to the same choice of spots; then it is put there again."""
        self.hands.press("Escape")
        spots = self.window.wait_for_placing()
        if places_of(spots) != places:
            raise AssertionError(f"taking the tile back offers {places_of(spots)} instead of {places}")
        self.taken_back += 1
        self.hands.click(x, y)
        return self.window.wait_for_acting()

    def act(self, actions):
        names = [name for name, _ in actions]
        if len(set(names)) < len(names):
            raise AssertionError(f"offers that cannot be told apart by ear: {names}")
        chosen = dict(actions)[NOTHING]
        pieces = [offer for name, offer in actions if name != NOTHING]
        if pieces and self.random.random() < 0.8:
            chosen = self.random.choice(pieces)
        self.hands.click(*self.once_still(chosen))

    def once_still(self, offer):
        """Where it is; a notice that comes above the board moves all that is below."""
        last = None

        def found():
            nonlocal last
            before, last = last, self.inside_board(offer)
            return last if last == before else None

        return wait_for(found, "offer that stands still")


def places_of(spots):
    matches = [PLACEMENT.fullmatch(name) for name, _ in spots]
    return {(match["x"], match["y"]) for match in matches}


def play(scene):
    program = scene.start()
    hands = Hands()
    button = program.window().find(Role.PUSH_BUTTON, "New game…")
    hands.click(*button.centre())
    start_game(program, hands, SEED)
    window = GameWindow(program)
    player = MousePlayer(window, hands)
    turns = 0
    while spots := window.next_step():
        player.play_turn(spots)
        turns += 1
    shown = window.points()
    record = scene.home / "by-mouse.lodeline"
    save_as(program, hands, record)
    verdict.confirm(scene.cli, record, shown)
    if not all(player.turns.values()) or not player.taken_back:
        raise AssertionError(f"not everything was tried: {player.turns}, {player.taken_back} taken back")
    print(f"{turns} turns by mouse, {shown}", file=sys.stderr)
    program.quit(hands)


if __name__ == "__main__":
    stage.run("mousegame", play)
