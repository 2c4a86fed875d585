# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows games of Boomtown by the rules, independently of the engine.

    check.py random-boomtowns

The program prints so many games, each as a line {"record": {...}, "events": [...]}; LODELINE_RANDOM_GAMES says how
many. Exit status 1 at the first mismatch.
"""

import json
import os
import subprocess
import sys

from bonuses import TERRITORIES, neighbours, score


class Mismatch(Exception):
    pass


def expect(what, found, expected):
    if found != expected:
        raise Mismatch(f"{what}: {found} instead of {expected}")


class Table:
    """Both towns and what is left of the circle."""

    def __init__(self, record, start):
        self.cards = {card["id"]: card for card in record["deck"]["cards"]}
        expect("ids", len(self.cards), 18)
        self.bonuses = [self.cards[card]["bonus"] for card in start["bonuses"]]
        self.circle = list(start["circle"])
        expect("cards dealt", sorted(start["bonuses"] + self.circle), sorted(self.cards))
        self.towns = [{}, {}]
        self.placed = [0, 0]
        self.free = []
        self.player = 1 - record["start"]

    def place(self, card, x, y, turned):
        """The squares that are covered, by (y, x)."""
        front = [tuple(square) for square in self.cards[card]["front"]]
        if turned:
            front.reverse()
        block = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        town = self.towns[self.player]
        if town:
            touches = any(at in town or any(n in town for n in neighbours(at)) for at in block)
            expect("a place by the town", touches, True)
        else:
            expect("the first place", (x, y), (0, 0))
        covered = [list(at) for at in block if at in town]
        town.update(zip(block, front))
        self.placed[self.player] += 1
        return covered


def follow(record, events):
    stream = iter(events)

    def take(kind):
        event = next(stream, None)
        if event is None or event["event"] != kind:
            raise Mismatch(f"{event} where {kind} should be")
        return event

    start = take("start")
    expect("the game", start["game"], "boomtown")
    table = Table(record, start)
    for move in record["moves"]:
        if move["type"] == "begin":
            event = take("begin")
            table.circle = table.circle[move["at"] :] + table.circle[: move["at"]]
            wanted = {"event": "begin", "player": table.player, "at": move["at"], "card": table.circle[0]}
            expect("begin", event, wanted)
            table.player = 1 - table.player
            continue
        if move["type"] == "draft":
            expect("free cards before a draft", table.free, [])
            skipped = table.circle[: move["skip"]]
            card = table.circle[move["skip"]]
            table.circle = table.circle[move["skip"] + 1 :]
            wanted = {"event": "draft", "player": table.player, "card": card, "free": skipped}
            expect("draft", take("draft"), wanted)
        else:
            card = table.free.pop(0)
        expect("card", move["card"], card)
        covered = table.place(card, move["x"], move["y"], move["turned"])
        wanted = {"event": "place", "player": table.player, "card": card, "x": move["x"], "y": move["y"]}
        expect("place", take("place"), wanted | {"turned": move["turned"], "covers": covered})
        if move["type"] == "draft":
            table.player = 1 - table.player
            table.free = skipped
    finish(table, take)
    expect("events after the end", next(stream, None), None)


def finish(table, take):
    expect("cards left", (table.circle, table.free), ([], []))
    totals = []
    for seat in (0, 1):
        sizes, bonuses = score(table.towns[seat], table.towns[1 - seat], table.bonuses)
        totals.append(sum(sizes.values()) + sum(bonuses))
        event = take("score")
        expect("player", event["player"], seat)
        expect("order of the territories", list(event["groups"]), list(TERRITORIES))
        expect("groups", event["groups"], sizes)
        expect("sum of the bonuses", sum(event["bonuses"]), sum(bonuses))
        if sum(b["kind"] == "shore" for b in table.bonuses) < 2:
            expect("bonuses", event["bonuses"], bonuses)
        expect("total", event["total"], totals[seat])
    best = [(totals[seat], -table.placed[seat]) for seat in (0, 1)]
    winners = [seat for seat in (0, 1) if best[seat] == max(best)]
    expect("end", take("end"), {"event": "end", "scores": totals, "cards": table.placed, "winners": winners})


def main():
    games = 0
    wanted = os.environ.get("LODELINE_RANDOM_GAMES", "2000")
    program = subprocess.Popen([sys.argv[1], "0", wanted], stdout=subprocess.PIPE, text=True)
    for line in program.stdout:
        game = json.loads(line)
        try:
            follow(game["record"], game["events"])
        except (Mismatch, KeyError, IndexError) as error:
            print(f"MISMATCH in game {games}: {error!r}")
            print(line)
            return 1
        games += 1
    print(f"{games} games, all as the rules say")
    return 0 if program.wait() == 0 and games == int(wanted) else 1


if __name__ == "__main__":
    sys.exit(main())
