# SPDX-License-Identifier: GPL-3.0-or-later
"""A set of twelve designs drawn from nothing in the editor, saved, and played to the end in the game."""

import json
import subprocess
import sys

from driver import stage, verdict
from driver.dialogs import save_as
from driver.gamewindow import GameWindow
from driver.hands import RIGHT, WHEEL_UP, Hands
from driver.waiting import wait_for
from mousegame import MousePlayer

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3
MIDDLE = "middle"

# What is done to the bare prairie of each tile: clicks on an edge, drags from place to place, keys.
DESIGNS = [
    [("drag", NORTH, SOUTH)],
    [("drag", EAST, SOUTH), ("wheel", NORTH)],
    [("drag", NORTH, SOUTH), ("drag", EAST, WEST)],
    [("drag", NORTH, MIDDLE), ("drag", EAST, MIDDLE), ("drag", WEST, MIDDLE)],
    [("drag", SOUTH, MIDDLE), ("tool", "4"), ("click", MIDDLE), ("tool", "1")],
    [("drag", NORTH, MIDDLE), ("drag", SOUTH, MIDDLE), ("tool", "4"), ("click", MIDDLE), ("tool", "1")],
    [("click", NORTH), ("click", NORTH), ("wheel", NORTH)],
    [("tool", "3"), ("click", NORTH), ("click", EAST), ("drag", NORTH, EAST), ("tool", "1")],
    [("tool", "3"), ("click", NORTH), ("drag", NORTH, SOUTH), ("drag", NORTH, WEST), ("tool", "1")],
    [("tool", "3"), ("click", NORTH), ("click", SOUTH), ("tool", "1"), ("wheel", SOUTH)],
    [("tool", "3"), ("click", NORTH), ("drag", NORTH, EAST), ("tool", "1"), ("drag", SOUTH, WEST)],
    [("click", NORTH), ("right", NORTH), ("wheel", MIDDLE), ("wheel", MIDDLE)],
]
COPIES = 3


class Drawing:
    """The canvas of the editor, used by its places as a person sees them."""

    def __init__(self, program, hands):
        self.window = program.window()
        self.hands = hands

    def canvas(self):
        return self.window.find(where=lambda node: node.name.startswith("Drawing of tile"))

    def place(self, where):
        """On the screen: the middle of an edge, or of the tile."""
        places = self.canvas().children()
        if where == MIDDLE:
            _, y = places[EAST].centre()
            x, _ = places[NORTH].centre()
            return x, y
        return places[where].centre()

    def look(self):
        canvas = self.canvas()
        return canvas.name, canvas.description

    def do(self, what, *places):
        if what == "tool":
            self.hands.press(places[0])
            return
        before = self.look()
        points = [self.place(place) for place in places]
        if what == "drag":
            self.hands.drag(*points)
        else:
            button = {"click": 1, "right": RIGHT, "wheel": WHEEL_UP}[what]
            self.hands.click(*points[0], button)
        wait_for(lambda: self.look() != before, f"change by {what} {places}")

    def add_tile(self):
        before = self.canvas().name if self.canvas() else None
        self.hands.press("ctrl+t")
        wait_for(lambda: self.canvas() and self.canvas().name != before, "new tile")
        self.hands.click(*self.place(MIDDLE))  # the keyboard goes to the drawing


def draw_set(scene, hands, path):
    program = scene.start_editor()
    program.window()
    hands.press("ctrl+n")
    wait_for(program.dialog, "dialog of a new set")
    hands.type("Twelve")
    hands.press("Return")
    wait_for(lambda: program.dialog() is None, "new set")
    drawing = Drawing(program, hands)
    for steps in DESIGNS:
        drawing.add_tile()
        for step in steps:
            drawing.do(*step)
        for _ in range(COPIES - 1):
            hands.press("ctrl+equal")
    save_as(program, hands, path)
    program.quit(hands)


def play_set(scene, hands, path):
    program = scene.start("--play", str(path), "--people", "2")
    window = GameWindow(program)
    player = MousePlayer(window, hands)
    while spots := window.next_step():
        player.play_turn(spots)
    shown = window.points()
    record = scene.home / "twelve.lodeline"
    save_as(program, hands, record)
    verdict.confirm(scene.cli, record, shown)
    program.quit(hands)
    return record


def play(scene):
    hands = Hands()
    path = scene.home / "twelve.tileset.json"
    draw_set(scene, hands, path)
    subprocess.run([scene.cli, "validate", str(path)], check=True)
    drawn = json.loads(path.read_text(encoding="utf-8"))
    if [tile["count"] for tile in drawn["tiles"]] != [COPIES] * len(DESIGNS):
        raise AssertionError(f"the saved set is not what was drawn: {drawn['tiles']}")
    record = play_set(scene, hands, path)
    subprocess.run([scene.cli, "validate", str(record)], check=True)
    if json.loads(record.read_text(encoding="utf-8"))["tileset"] != drawn:
        raise AssertionError("the record of the game embeds another set")
    print(f"{len(DESIGNS)} designs drawn and played", file=sys.stderr)


if __name__ == "__main__":
    stage.run("editorgame", play)
