# SPDX-License-Identifier: GPL-3.0-or-later
"""The seed, with the tile set and options, fixes the order of the tiles, whoever plays (docs/formats.md).

LODELINE_CLI names the lodeline-cli to ask.
"""

import json
import os
import tempfile
import unittest
from pathlib import Path

from game import Job, call, play_command, replay_lines


def drawn_tiles(seed, players):
    job = Job(os.environ["LODELINE_CLI"], seed, players)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.lodeline"
        call(play_command(job, path))
        events = [json.loads(line) for line in replay_lines(job.cli, path)]
    draws = [event for event in events if event["event"] == "draw"]
    return [tile for event in draws for tile in (*event["discarded"], event["tile"]) if tile is not None]


class Order(unittest.TestCase):
    def test_other_players_draw_the_same_tiles(self):
        for seed in (1, 2, 2**64 - 1):
            two, four = drawn_tiles(seed, "random,random"), drawn_tiles(seed, "random,random,random,random")
            self.assertEqual(two, four)

    def test_another_seed_gives_another_order(self):
        self.assertNotEqual(drawn_tiles(1, "random,random"), drawn_tiles(2, "random,random"))


if __name__ == "__main__":
    unittest.main()
