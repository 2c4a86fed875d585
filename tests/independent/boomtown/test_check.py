# SPDX-License-Identifier: GPL-3.0-or-later
"""A checker that finds no fault in anything would let every game pass: one thing is changed in each event."""

import copy
import json
import os
import subprocess
import unittest

from check import Mismatch, follow


def games(count):
    command = [os.environ["LODELINE_RANDOM_BOOMTOWNS"], "0", str(count)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in text.splitlines()]


def other(value):
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "x"
    if isinstance(value, list):
        return value + ([value[-1]] if value else [7])
    return {key: other(member) for key, member in value.items()}


class CheckTest(unittest.TestCase):
    def test_each_changed_event_is_noticed(self):
        for game in games(6):
            for number, event in enumerate(game["events"]):
                for key in event:
                    changed = copy.deepcopy(game)
                    changed["events"][number][key] = other(event[key])
                    with self.assertRaises((Mismatch, KeyError, IndexError), msg=f"{key} of {event}"):
                        follow(changed["record"], changed["events"])

    def test_missing_and_repeated_events_are_noticed(self):
        game = games(1)[0]
        events = game["events"]
        for number in range(len(events)):
            for spoiled in (events[:number] + events[number + 1 :], events[: number + 1] + events[number:]):
                with self.assertRaises((Mismatch, KeyError, IndexError)):
                    follow(game["record"], spoiled)


if __name__ == "__main__":
    unittest.main()
