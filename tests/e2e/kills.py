#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the game at random moments, many of them during saves and starts, and looks at what is left: every start
reaches its window, every autosave can be read, and no turn that was safe on disk is lost. Needs no display."""

import argparse
import json
import random
import tempfile
import time
from pathlib import Path

from driver.starts import Home, Run, call

SETTINGS = "[computer]\npace=quick\n"


def long_set(path, folder):
    """The same tiles many times, so that no game comes to its end before it is killed."""
    tiles = json.loads(Path(path).read_text(encoding="utf-8"))
    times = 1000 // sum(tile["count"] for tile in tiles["tiles"])
    for tile in tiles["tiles"]:
        tile["count"] = min(99, tile["count"] * times)
    target = Path(folder) / "long.tileset.json"
    target.write_text(json.dumps(tiles), encoding="utf-8")
    return str(target)


def kill_in_start(arguments, home, chance):
    run = Run(arguments.app, home)
    time.sleep(chance.uniform(0, 0.5))
    run.kill()


def kill_in_game(arguments, home, chance, tile_set, in_save):
    run = Run(arguments.app, home, "--play", tile_set, "--against", "random,random", "--people", "0",
              "--animation=off")
    run.wait_for_window()
    end = time.monotonic() + chance.uniform(0, 1.5)
    before = home.plies(discarded=False)
    while time.monotonic() < end:
        before = home.plies(discarded=False)
    if in_save:
        # A file that is being written stands beside the one that it will replace.
        while not home.torn() and time.monotonic() < end + 2:
            pass
    run.kill()
    return before


def check(home, before, what):
    after = home.plies()
    for name, plies in before.items():
        if after.get(name, 0) < plies:
            raise AssertionError(f"{what}: {name} held {plies} turns and holds {after.get(name, 0)}")
    if home.aside():
        raise AssertionError(f"{what}: put aside: {home.aside()}")


def play(arguments):
    chance = random.Random(arguments.seed)
    longest = 0
    safe = 0
    kinds = {"start": 0, "save": 0, "game": 0}
    with tempfile.TemporaryDirectory(prefix="lodeline-kills-") as folder:
        home = Home(Path(folder) / "home")
        home.settings.write_text(SETTINGS, encoding="utf-8")
        tile_set = long_set(arguments.tileset, folder)
        for number in range(arguments.rounds):
            kind = chance.choice(("start", "save", "game", "game"))
            kinds[kind] += 1
            if kind == "start":
                before = home.plies(discarded=False)
                kill_in_start(arguments, home, chance)
            else:
                before = kill_in_game(arguments, home, chance, tile_set, kind == "save")
            safe += max(before.values(), default=0)
            check(home, before, f"round {number}, killed in {kind}")
            for _ in range(2):  # the first one may leave the old files unread, the second reads them
                run = Run(arguments.app, home)
                longest = max(longest, run.wait_for_window())
                run.kill()
            check(home, before if kind == "start" else {}, f"round {number}, after the next start")
    if not safe:
        raise AssertionError("no turn was ever played")
    print(f"{arguments.rounds} kills ({kinds}), no turn lost, every start reached its window, "
          f"the slowest in {longest:.2f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--app", required=True, help="the program with the window")
    parser.add_argument("--tileset", required=True, help="a tile set to play with")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    call("kills", parser, play)


if __name__ == "__main__":
    main()
