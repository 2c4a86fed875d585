# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks games of Gold Rush against the rules, independently of the engine.

    check.py --cli lodeline-cli --games 1000 --options all     plays games by random players and checks them
    check.py --cli lodeline-cli RECORD...                      checks records that are there
    check.py --events STREAM RECORD                            checks a stored event stream, without a program

Exit status 0 when all is explained by the rules, 1 on a mismatch, 2 when the call is at fault.
"""

import argparse
import itertools
import json
import shlex
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from game import Job, play_and_check, replay_lines
from rules.checker import check_game
from rules.stream import Mismatch

OPTIONS = ("farmers", "fifthCowboy", "takeBack")
REPORTED = 5  # mismatches that are shown in full
ALL_OPTIONS = [
    tuple(f"{name}={value}" for name, value in zip(OPTIONS, values))
    for values in itertools.product(("on", "off"), repeat=len(OPTIONS))
]


def parse_arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("records", nargs="*", help="check these records instead of playing")
    parser.add_argument("--cli", help="the lodeline-cli to ask")
    parser.add_argument("--events", help="a stored event stream of the one record")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others count up")
    parser.add_argument("--players", help="such as random,random; otherwise 2 to 5 random players in turn")
    parser.add_argument("--options", default="", help="'all' for each combination or farmers=off,...")
    parser.add_argument("--tileset")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", help="folder for the records of games with a mismatch")
    arguments = parser.parse_args()
    if not arguments.cli and not arguments.events:
        parser.error("--cli or --events is needed")
    if arguments.events and len(arguments.records) != 1:
        parser.error("--events goes with exactly one record")
    return arguments


def jobs(arguments):
    if arguments.options == "all":
        options = ALL_OPTIONS
    else:
        options = [tuple(filter(None, arguments.options.split(",")))]
    players = [arguments.players] if arguments.players else [",".join(["random"] * n) for n in (2, 3, 4, 5)]
    mixed = itertools.cycle(itertools.product(options, players))
    for seed in range(arguments.seed, arguments.seed + arguments.games):
        chosen, names = next(mixed)
        yield Job(arguments.cli, seed, names, chosen, arguments.tileset)


def report(outcome):
    print(f"MISMATCH seed {outcome.job.seed}, players {outcome.job.players}, {' '.join(outcome.job.options)}")
    print("  " + outcome.fault.replace("\n", "\n  "))
    for command in outcome.commands:
        print("  $ " + shlex.join(command))


def play_games(arguments):
    folder = arguments.keep or tempfile.mkdtemp(prefix="lodeline-check-")
    Path(folder).mkdir(parents=True, exist_ok=True)
    begin = time.monotonic()
    faults = 0
    events = Counter()
    with ProcessPoolExecutor(max_workers=arguments.jobs) as pool:
        for outcome in pool.map(partial(play_and_check, folder=folder), jobs(arguments), chunksize=4):
            events += outcome.events
            if outcome.fault:
                faults += 1
                if faults <= REPORTED:
                    report(outcome)
    if not faults and not arguments.keep:
        Path(folder).rmdir()
    print(f"{arguments.games} games, {faults} with a mismatch, {time.monotonic() - begin:.1f} s")
    print("events: " + ", ".join(f"{name} {count}" for name, count in sorted(events.items())))
    return faults


def check_records(arguments):
    faults = 0
    for name in arguments.records:
        try:
            if arguments.events:
                lines = Path(arguments.events).read_text(encoding="utf-8").splitlines()
            else:
                lines = replay_lines(arguments.cli, name)
            scores = check_game(json.loads(Path(name).read_text(encoding="utf-8")), lines)
            print(f"{name}: right, {scores}")
        except (Mismatch, ValueError, OSError) as error:
            faults += 1
            print(f"{name}: MISMATCH {error}")
    return faults


def main():
    arguments = parse_arguments()
    faults = check_records(arguments) if arguments.records else play_games(arguments)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
