# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole game of Gold Rush against the computer, played through the tree of accessible objects alone, as a screen
reader does. What is chosen is chosen by what the objects say, and what the computer does is known by what is told."""

import json
import re
import subprocess
import sys

from driver import stage, verdict
from driver.boardmap import BoardMap, Messages
from driver.dialogs import save_as
from driver.gamewindow import NOTHING, PLACEMENT, GameWindow
from driver.hands import Hands
from driver.waiting import wait_for

SEED = 41
NAME, RIVAL = "Ada", "Ben"
WALKS = 12  # one turn of so many is also walked over by keys
MINE = 3  # what a token is taken to be worth
NUMBER = re.compile(r"(\d+) (tile|nugget|token|complete railroad|point)")
CLAIM = re.compile(r"(.+): (?:\d+ cowboy|tent)")
COWBOY = re.compile(r": \d+ cowboy")


def deal(scene):
    """A game where nothing has happened yet."""
    path = scene.home / "dealt.lodeline"
    command = [scene.cli, "play", "--players", "random,greenhorn", "--seed", str(SEED), "--record", str(path)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    record = json.loads(path.read_text(encoding="utf-8"))
    record["moves"] = []
    for player, name, kind in zip(record["players"], (NAME, RIVAL), ("human", "ai:greenhorn")):
        player |= {"name": name, "kind": kind}
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def promise(words):
    """How much an action is worth, by what its words promise."""
    if words == NOTHING:
        return 0
    if words.startswith("Mine"):
        return MINE
    if words.startswith(("Pitch", "Move", "Take")):
        return int(words.startswith("Pitch"))
    worth = sum(int(number) for number, _ in NUMBER.findall(words))
    return worth + 2 * ("complete" in words)


class Reader:
    def __init__(self, program, hands):
        self.window = GameWindow(program)
        self.map = BoardMap(self.window)
        self.messages = Messages(program.window())
        self.hands = hands
        self.turns = 0
        self.asked = 0

    def next_turn(self):
        def seen():
            self.messages.listen()
            return self.window.placing() or (None if self.window.first_offer() else self.window.table())

        found = wait_for(seen, "next turn or final table", 60)
        return found if isinstance(found, list) else None

    def play_turn(self, spots):
        tiles, empty = self.map.squares()
        name, spot = max(spots, key=lambda offer: self.gain(*offer, tiles))
        place = place_of(name)
        if "tile in hand fits here" not in empty[place][0]:
            raise AssertionError(f"{name} is offered, and the square says {empty[place][0]}")
        if self.turns % WALKS == 0:
            self.walk()
            spot = dict(self.window.wait_for_placing())[name]
        spot.do("Press")
        actions = self.window.wait_for_acting()
        self.ask_about(place, actions)
        best, offer = max(actions, key=lambda action: promise(action[0]))
        offer.do("Press")
        wait_for(lambda: self.window.first_offer() != NOTHING, f"end of the turn by {best}")
        self.turns += 1

    def gain(self, name, spot, tiles):
        """What the tile would have on it there: what is one's own should grow, what is the rival's should not."""
        gain = 0
        owner = 1
        for sentence in reversed(spot.description.split(". ")):
            if match := CLAIM.match(sentence):
                owner = {NAME: 3, RIVAL: -2}.get(match[1], 1)
                continue
            gain += owner * promise(sentence)
            owner = 1
        x, y = place_of(name)
        around = ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))
        return gain + sum(beside in tiles for beside in around)

    def ask_about(self, place, actions):
        """A cowboy is offered only where the tile says that nobody has one."""
        tiles, _ = self.map.squares()
        features = [part.name for part in tiles[place][1].children()]
        free = sum(COWBOY.search(feature) is None for feature in features)
        offered = sum(name.startswith("Put") for name, _ in actions)
        if offered > free:
            raise AssertionError(f"{offered} places for a cowboy are offered, and the tile says {features}")
        self.asked += len(features)

    def walk(self):
        """Over the board by keys, and back to the choice."""
        before = None
        for key in ("alt+Home", "alt+Return", "alt+Next", "alt+Home"):
            self.hands.press(key)
            before = wait_for(lambda: self._another(before), f"something to look at by {key}")
        self.hands.press("Escape")
        wait_for(lambda: self.map.focused() is None, "end of looking around")

    def _another(self, before):
        now = self.map.focused()
        return now if now != before else None


def place_of(name):
    match = PLACEMENT.fullmatch(name)
    return int(match["x"]), int(match["y"])


def check_told(scene, record, heard):
    """Every placement and every score has been told, in order and once."""
    lines = subprocess.check_output([scene.cli, "replay", str(record), "--events"], text=True).splitlines()
    names = [NAME, RIVAL]
    told = " ".join(heard)
    from_here = 0
    for event in map(json.loads, lines):
        if event["event"] == "place":
            words = f"{names[event['player']]} places the tile at ({event['x']},\u00a0{event['y']})"
            if told.count(words) != 1:
                raise AssertionError(f"{words}: told {told.count(words)} times")
        elif event["event"] == "score" and event["kind"] != "gold" and max(event["points"]) > 0:
            words = f" {max(event['points'])} point"
        else:
            continue
        found = told.find(words, from_here)
        if found < 0:
            raise AssertionError(f"{words!r} was not told after {told[max(0, from_here - 200):from_here]!r}")
        from_here = found + 1


def play(scene):
    hands = Hands()
    program = scene.start(str(deal(scene)))
    reader = Reader(program, hands)
    while spots := reader.next_turn():
        reader.play_turn(spots)
    reader.messages.listen()
    shown = reader.window.points()
    record = scene.home / "played.lodeline"
    save_as(program, hands, record, "ctrl+shift+s")
    verdict.confirm(scene.cli, record, shown)
    check_told(scene, record, reader.messages.heard)
    print(f"{reader.turns} turns by ear, {reader.asked} features asked, {len(reader.messages.heard)} messages, "
          f"{shown}", file=sys.stderr)
    program.quit(hands)


if __name__ == "__main__":
    stage.run("goldrushreader", play)
