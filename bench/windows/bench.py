#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long the windows keep somebody waiting and what memory they take, beside a bare window of Qt in the
same run. It reports and does not judge: other programs and slow machines make every number larger."""

import argparse
import json
import statistics
import subprocess
import tempfile
from pathlib import Path

from programs import Program
from report import Row, table
from screen import Screen

PLAYERS = "prospector,prospector,prospector"
SET = Path(__file__).resolve().parents[2] / "resources" / "tilesets" / "classic.tileset.json"
QUICK = "[computer]\npace=quick\n"


def in_turns(runs, *measures):
    """The medians of what each gives; interleaved, so that what disturbs one disturbs all."""
    values = [[measure() for measure in measures] for _ in range(runs)]
    return [statistics.median(column) for column in zip(*values)]


def first_frame(screen, *command):
    def measure():
        with Program(screen, *command) as program:
            return program.first_frame()
    return measure


def memory_of_bare(screen, bare):
    def measure():
        with Program(screen, bare) as program:
            program.first_frame()
            program.until_quiet()
            return program.memory()
    return measure


def memory_of_game(screen, game):
    def measure():
        with Program(screen, game, "--animation=off", "--play", SET, "--against", PLAYERS, "--people", "0",
                     settings=QUICK) as program:
            program.whole_game()
            program.until_quiet()
            return program.memory()
    return measure


def inside(screen, programs, what):
    """What bench_windows measures in windows of its own."""
    with tempfile.TemporaryDirectory(prefix="lodeline-bench-") as home:
        run = subprocess.run([programs / "bench_windows", what], env=screen.environment | {"HOME": home}, check=True,
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return json.loads(run.stdout)


def frame_rows(found):
    for kind in ("pan", "zoom"):
        board, bare = found["board"][kind], found["bare"][kind]["clock"]
        what = f"1,000 tiles at 2560x1440, {kind}"
        for share, name, most in (("median frame", "medianMs", 1000 / 60), ("99th percentile", "p99Ms", 1000 / 30)):
            yield Row(f"{what}: {share}", board["clock"][name], "ms", bare[name], most, busy=board["busy"][name])


def click_row(found):
    board, bare = found["board"], found["bare"]["clock"]
    return Row("click while barons think: 99th percentile", board["clock"]["p99Ms"], "ms", bare["p99Ms"], 50,
               busy=board["busy"]["p99Ms"])


def lens_rows(found):
    for board, lenses in found.items():
        for name, times in lenses.items():
            yield Row(f"lens, {board} board: {name}", times["clock"]["longestMs"], "ms", None, 100,
                      busy=times["busy"]["longestMs"])


def measure(screen, programs, runs):
    game, bare = programs / "lodeline", programs / "bench_barewindow"
    ours, theirs = in_turns(runs, first_frame(screen, game), first_frame(screen, bare))
    yield Row("first painted frame", ours, "ms", theirs, 1.5, times_bare=True)
    ours, theirs = in_turns(3, memory_of_game(screen, game), memory_of_bare(screen, bare))
    yield Row("memory after a game of 72 tiles", ours, "MB", theirs, 2.5, times_bare=True)
    yield from frame_rows(inside(screen, programs, "frames"))
    yield click_row(inside(screen, programs, "clicks"))
    yield from lens_rows(inside(screen, programs, "lenses"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, prog="./run bench --windows")
    parser.add_argument("--programs", type=Path, required=True, help="the folder of the programs")
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument("--runs", type=int, default=11, help="starts of each program")
    arguments = parser.parse_args()
    with Screen() as screen:
        rows = list(measure(screen, arguments.programs, arguments.runs))
    if arguments.format == "json":
        print(json.dumps([row.json() for row in rows], indent=1))
    else:
        print("\n".join(table(rows)))


if __name__ == "__main__":
    main()
