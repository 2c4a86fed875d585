# SPDX-License-Identifier: GPL-3.0-or-later
"""A deck of one's own is opened and played, from the start page on."""

import json

from driver import boomtowngame, stage
from driver.boomtownwindow import BoomtownWindow
from driver.dialogs import open_file, save_as
from driver.hands import Hands
from driver.tree import Role
from driver.waiting import wait_for

TITLE = "Ours"


def write_deck(path):
    deck = json.loads(boomtowngame.DECK.read_text(encoding="utf-8"))
    deck |= {"name": TITLE, "names": {}}
    path.write_text(json.dumps(deck), encoding="utf-8")
    return path


def play(scene):
    hands = Hands()
    program = scene.start()
    program.window()
    open_file(program, hands, write_deck(scene.home / "ours.deck.json"))
    start = wait_for(lambda: program.tree.find(Role.PUSH_BUTTON, "Start the game"), "dialog of a new game")
    hands.click(*start.centre())
    wait_for(lambda: program.dialog() is None, "start of the game")
    window = BoomtownWindow(program)
    while offers := window.step():
        _, offer = offers[-1] if len(offers) < 4 else offers[1]
        offer.do("Press")
        window.follow(offer)
    record = scene.home / "played.lodeline"
    shown = window.points()
    save_as(program, hands, record)
    boomtowngame.confirm(scene.cli, record, shown)
    if json.loads(record.read_text(encoding="utf-8"))["deck"]["name"] != TITLE:
        raise AssertionError("the game was played with another deck")
    program.quit(hands)


if __name__ == "__main__":
    stage.run("boomtowndeck", play)
