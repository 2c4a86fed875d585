# SPDX-License-Identifier: GPL-3.0-or-later
"""Games of Boomtown for the window: dealt as a record of no move, and looked at when they are over."""

import json
import subprocess
import sys
from pathlib import Path

from driver.dialogs import save_as

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "tests" / "independent" / "boomtown"))

from check import follow  # noqa: E402  (the rules a second time)

DECK = ROOT / "resources" / "decks" / "boomtown.deck.json"


def deal(path, seed):
    """Writes a game of two people where nothing has happened yet; returns the file."""
    people = [{"name": "Ann", "colour": "red", "kind": "human"}, {"name": "Bo", "colour": "blue", "kind": "human"}]
    deck = json.loads(DECK.read_text(encoding="utf-8"))
    record = {"format": "lodeline-boomtown", "version": 1, "deck": deck, "players": people, "start": 0,
              "seed": str(seed), "moves": []}
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def replayed_points(cli, record):
    """What a replay of the record adds up to, by player, in the order of the table of the window."""
    lines = subprocess.check_output([cli, "replay", str(record), "--events"], text=True).splitlines()
    events = [json.loads(line) for line in lines]
    read = json.loads(record.read_text(encoding="utf-8"))
    follow(read, events)
    scores = [event for event in events if event["event"] == "score"]
    return {read["players"][score["player"]]["name"]: [*score["groups"].values(), *score["bonuses"], score["total"]]
            for score in scores}


def confirm(cli, record, shown):
    """Fails unless the table shown is what the saved record leads to, and the rules explain it all."""
    subprocess.run([cli, "validate", str(record)], check=True)
    subprocess.run([cli, "replay", str(record)], check=True, stdout=subprocess.DEVNULL)
    expected = replayed_points(cli, record)
    found = {player: list(points.values()) for player, points in shown.items()}
    if found != expected:
        raise AssertionError(f"the window shows {shown}, the record gives {expected}")


def finish(scene, program, hands, window):
    """Saves the game that is over, compares it with the table that shows, and ends the program."""
    shown = window.points()
    record = scene.home / "played.lodeline"
    save_as(program, hands, record, "ctrl+shift+s")
    confirm(scene.cli, record, shown)
    print(f"played to the end: {shown}", file=sys.stderr)
    program.quit(hands)
