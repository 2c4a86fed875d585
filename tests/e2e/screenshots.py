# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes pictures of the start, the middle and the end of a game into a folder.

    run.sh screenshots.py --app lodeline --cli lodeline-cli --folder pictures
           [--size 1280x800] [--scale 1.5] [--theme dark] [--board ink] [--language de] [--tileset F]

The size is that of the window in physical pixels; the screen must hold it (LODELINE_SCREEN).
"""

import argparse
import json
import subprocess
import tempfile
from pathlib import Path

from driver.hands import Hands
from driver.program import Program
from driver.waiting import wait_for

SEED = 7


def screenshot(window):
    """What the window shows, once two looks in a row are the same."""
    last = None
    command = ["import", "-window", window, "png:-"]

    def settled():
        nonlocal last
        now = subprocess.run(command, capture_output=True, check=True).stdout
        same, last = now == last, now
        return now if same else None

    return wait_for(settled, "screen that stands still", 30)


def game_of(arguments, folder):
    """A finished game of three random players, as a record."""
    path = folder / "whole.lodeline"
    command = [arguments.cli, "play", "--players", "random,random,random", "--seed", str(SEED)]
    command += ["--record", str(path)] + (["--tileset", arguments.tileset] if arguments.tileset else [])
    subprocess.run(command, check=True)
    record = json.loads(path.read_text(encoding="utf-8"))
    for player, name in zip(record["players"], ("Ada", "Ben", "Cleo")):
        player |= {"name": name, "kind": "human"}
    return record


def choose_board(arguments, home):
    """Settings as if that theme of the board had been chosen before."""
    folder = home / "config" / "Lodeline"
    folder.mkdir(parents=True)
    (folder / "lodeline.conf").write_text(f"[board]\ntheme={arguments.board}\n", encoding="utf-8")


def take(arguments, home, name, *files):
    choose_board(arguments, home)
    environment = {"QT_SCALE_FACTOR": str(arguments.scale)}
    options = ["--animation=off", f"--theme={arguments.theme}", f"--language={arguments.language}"]
    with Program(arguments.app, home, *options, *files, environment=environment) as program:
        program.window()
        hands = Hands()
        window = hands.resize_active_window(*map(int, arguments.size.split("x")))
        hands.move(0, 0)
        picture = Path(arguments.folder) / f"{name}.png"
        picture.write_bytes(screenshot(window))
        print(picture)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ("app", "cli", "folder"):
        parser.add_argument(f"--{name}", required=True)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", type=float, default=1)
    parser.add_argument("--theme", default="light")
    parser.add_argument("--board", default="auto")
    parser.add_argument("--language", default="en")
    parser.add_argument("--tileset")
    arguments = parser.parse_args()
    Path(arguments.folder).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="lodeline-pictures-") as scratch:
        folder = Path(scratch)
        record = game_of(arguments, folder)
        take(arguments, folder / "home-0", "welcome")
        plies = len(record["moves"])
        for name, count in (("start", 0), ("middle", plies // 2), ("late", plies - 1), ("end", plies)):
            path = folder / f"{name}.lodeline"
            path.write_text(json.dumps({**record, "moves": record["moves"][:count]}), encoding="utf-8")
            take(arguments, folder / f"home-{name}", name, str(path))


if __name__ == "__main__":
    main()
