# SPDX-License-Identifier: GPL-3.0-or-later
"""Spoils games that the engine played, a little at a time: the checker must notice every fault.

LODELINE_CLI names the lodeline-cli to ask.
"""

import copy
import json
import os
import tempfile
import unittest
from pathlib import Path

from game import Job, call, play_command, replay_lines
from rules.checker import check_game
from rules.stream import Mismatch

# Two of these in a row may stand in either order, and so may two final scores of one kind.
UNORDERED = {("return", "return")}


def spoilt(value):
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 50
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return value[:-1] if value else [0]
    return 0


class Mutations(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        job = Job(os.environ["LODELINE_CLI"], 11, "random,random,random", ("takeBack=on",))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "game.lodeline"
            call(play_command(job, path))
            cls.record = json.loads(path.read_text(encoding="utf-8"))
            cls.lines = replay_lines(job.cli, path)

    def caught(self, record, lines, what):
        with self.subTest(what), self.assertRaises(Mismatch):
            check_game(record, lines)

    def test_the_game_itself_is_right(self):
        check_game(self.record, self.lines)

    def samples(self):
        """The first and the last event of each name and kind."""
        found = {}
        for index, line in enumerate(self.lines):
            event = json.loads(line)
            key = (event["event"], event.get("kind"), event.get("final"))
            found.setdefault(key, [index]).append(index)
        return sorted({index for indexes in found.values() for index in (indexes[0], indexes[-1])})

    def test_each_field_of_each_event(self):
        for index in self.samples():
            event = json.loads(self.lines[index])
            for key in event:
                for other in (spoilt(event[key]), None):
                    if other == event[key]:
                        continue
                    lines = list(self.lines)
                    lines[index] = json.dumps({**event, key: other})
                    self.caught(self.record, lines, f"event {index + 1}: {key} = {other}")

    def test_unknown_or_missing_fields(self):
        for index in self.samples():
            event = json.loads(self.lines[index])
            lines = list(self.lines)
            lines[index] = json.dumps({**event, "surplus": 1})
            self.caught(self.record, lines, f"event {index + 1}: surplus key")
            for key in event:
                lines[index] = json.dumps({name: value for name, value in event.items() if name != key})
                self.caught(self.record, lines, f"event {index + 1}: without {key}")

    def test_missing_and_repeated_events(self):
        for index in self.samples():
            without = self.lines[:index] + self.lines[index + 1 :]
            twice = self.lines[: index + 1] + self.lines[index:]
            self.caught(self.record, without, f"without event {index + 1}")
            self.caught(self.record, twice, f"event {index + 1} twice")

    def test_swapped_events(self):
        for index in self.samples():
            pair = self.lines[index : index + 2]
            events = [json.loads(line) for line in pair]
            if len(pair) < 2 or tuple(event["event"] for event in events) in UNORDERED:
                continue
            if all(event.get("final") for event in events) and events[0]["kind"] == events[1]["kind"]:
                continue
            lines = self.lines[:index] + pair[::-1] + self.lines[index + 2 :]
            self.caught(self.record, lines, f"events {index + 1} and {index + 2} swapped")

    def test_record_and_stream_of_different_games(self):
        for index in (0, len(self.record["moves"]) - 1):
            for key, value in (("x", 99), ("rotation", 45), ("tile", "none"), ("action", {"type": "jump"})):
                record = copy.deepcopy(self.record)
                record["moves"][index][key] = value
                self.caught(record, self.lines, f"move {index}: {key} = {value}")

    def test_move_too_few_or_too_many(self):
        record = copy.deepcopy(self.record)
        last = record["moves"].pop()
        self.caught(record, self.lines, "last move missing")
        record["moves"] += [last, last]
        self.caught(record, self.lines, "last move twice")


if __name__ == "__main__":
    unittest.main()
