# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets lodeline-cli play one game and checks it."""

import json
import subprocess
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from rules.checker import check_game
from rules.stream import Mismatch


@dataclass
class Job:
    cli: str
    seed: int
    players: str
    options: tuple = ()
    tileset: str | None = None


@dataclass
class Outcome:
    job: Job
    fault: str | None = None
    commands: list = field(default_factory=list)
    record: str = ""
    events: Counter = field(default_factory=Counter)


def call(command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Mismatch(f"exit status {done.returncode} of {' '.join(command)}\n{done.stderr}")
    return done.stdout


def play_command(job, record):
    command = [job.cli, "play", "--players", job.players, "--seed", str(job.seed), "--record", str(record)]
    for option in job.options:
        command += ["--option", option]
    if job.tileset:
        command += ["--tileset", job.tileset]
    return command


def replay_lines(cli, record):
    return call([cli, "replay", str(record), "--events"]).splitlines()


def check_options(job, record):
    """The record must say what the call asked for."""
    if record["seed"] != str(job.seed):
        raise Mismatch(f"record: seed {record['seed']} instead of {job.seed}")
    kinds = [f"ai:{name}" for name in job.players.split(",")]
    if [player["kind"] for player in record["players"]] != kinds:
        raise Mismatch(f"record: the kinds of the players are not {kinds}")
    for option in job.options:
        name, _, value = option.partition("=")
        if record["options"][name] is not (value == "on"):
            raise Mismatch(f"record: option {option} was not kept")


def count_events(lines):
    counts = Counter()
    for line in lines:
        event = json.loads(line)
        counts[event["event"]] += 1
        if event["event"] == "draw":
            counts["discarded"] += len(event["discarded"])
            counts["nothing left that fits"] += event["tile"] is None
    return counts


def play_and_check(job, folder):
    """Play a game into `folder` and check it; a good game's record is deleted again."""
    record = Path(folder) / f"{job.seed}.lodeline"
    outcome = Outcome(job, record=str(record), commands=[play_command(job, record)])
    outcome.commands.append([job.cli, "replay", str(record), "--events"])
    try:
        call(outcome.commands[0])
        data = json.loads(record.read_text(encoding="utf-8"))
        check_options(job, data)
        lines = replay_lines(job.cli, record)
        check_game(data, lines)
        outcome.events = count_events(lines)
        record.unlink()
    except (Mismatch, ValueError, OSError) as error:
        outcome.fault = str(error)
    return outcome
