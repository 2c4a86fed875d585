# SPDX-License-Identifier: GPL-3.0-or-later
"""The engine offers exactly the legal moves: perft counts as many as the rules allow.

LODELINE_CLI names the lodeline-cli to ask.
"""

import copy
import json
import os
import tempfile
import unittest
from pathlib import Path

from game import Job, call, play_command, replay_lines
from rules.actions import all_actions
from rules.checker import Checker

OPTIONS = ("takeBack=on", "fifthCowboy=on"), ("farmers=off",)


def legal_moves(record, lines, ply):
    """How many moves the player of that ply may choose from, with the tile that was drawn."""
    checker = Checker(record, lines)
    checker.follow(ply)
    before = checker.state
    design = before.tileset.designs[record["moves"][ply]["tile"]]
    count = 0
    for x, y, rotation in before.board.placements(design):
        state = copy.copy(before)
        state.board = copy.copy(before.board)
        state.board.faces = dict(before.board.faces)
        state.stacks = copy.copy(before.stacks)
        state.put_tile(design, x, y, rotation)
        count += len(all_actions(state, checker.player, (x, y)))
    return count


class Moves(unittest.TestCase):
    def setUp(self):
        self.cli = os.environ["LODELINE_CLI"]
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def perft(self, record, plies):
        path = self.folder / "part.lodeline"
        path.write_text(json.dumps({**record, "moves": record["moves"][:plies]}), encoding="utf-8")
        depth, count = call([self.cli, "perft", str(path), "--depth", "1"]).split()[:2]
        self.assertEqual(depth, "1")
        return int(count)

    def test_as_many_as_the_rules_allow(self):
        for seed, options in enumerate(OPTIONS):
            path = self.folder / "whole.lodeline"
            call(play_command(Job(self.cli, seed, "random,random,random", options), path))
            record = json.loads(path.read_text(encoding="utf-8"))
            lines = replay_lines(self.cli, path)
            for ply in (*range(0, len(record["moves"]), 7), len(record["moves"]) - 1):
                with self.subTest(seed=seed, ply=ply):
                    self.assertEqual(self.perft(record, ply), legal_moves(record, lines, ply))


if __name__ == "__main__":
    unittest.main()
