# SPDX-License-Identifier: GPL-3.0-or-later
"""Records of version 2, which tell what chance decided: by hand, and one that the engine wrote.

LODELINE_CLI names the lodeline-cli to ask.
"""

import json
import os
import unittest
from pathlib import Path

from checked import CheckedGames
from game import replay_lines
from rules.checker import check_game
from rules.stream import Mismatch
from test_games import mountain_game

GOLDEN = Path(__file__).parent.parent / "data" / "golden" / "told-7.lodeline"


def told(game, tiles, tokens):
    del game.record["seed"]
    game.record["version"] = 2
    game.record["told"] = {"tiles": tiles, "tokens": tokens}
    return game


TILES = ["ridge", "slope", "ridge", "slope"]
TOKENS = [5, 1, 1, 1, 1, 1, 1]


class ToldGames(CheckedGames):
    def test_a_game_of_which_all_is_told(self):
        self.assertEqual(self.right(told(mountain_game(), TILES, TOKENS)), [5, 18])

    def test_another_tile_or_token_than_is_told(self):
        self.caught(told(mountain_game(), ["slope", "ridge", "ridge", "slope"], TOKENS), "told is slope")
        self.caught(told(mountain_game(), TILES, [1, 5, 1, 1, 1, 1, 1]), "R2.5")
        self.caught(told(mountain_game(), TILES, [None] + TOKENS[1:]), "R2.5")

    def test_more_than_there_is(self):
        self.caught(told(mountain_game(), TILES + ["ridge"], TOKENS), "tiles are told")
        self.caught(told(mountain_game(), TILES, [5, 5]), "tokens are told")

    def test_hidden_tokens_are_waited_for(self):
        game = told(mountain_game(), TILES, [5, 1])
        self.caught(game, "R2.5")
        game.events[-6]["values"] = [1, None, None, None, None, None]
        self.caught(game, "R7.4")
        del game.events[-2:]
        self.right(game)
        game.record["told"]["tokens"] = TOKENS
        self.caught(game, "R2.5")

    def test_a_game_that_goes_on(self):
        game = told(mountain_game(), TILES[:3], [5])
        game.record["moves"].pop()
        del game.events[-8:]
        self.right(game)
        game.record["told"]["tiles"] = TILES
        self.caught(game, "the next tile is told")
        game.add("draw", player=1, tile="slope", discarded=[], left=0)
        self.right(game)
        game.add("end", scores=[0, 0], winners=[0, 1])
        self.caught(game, "should end")

    def test_the_engine_tells_what_its_record_tells(self):
        record = json.loads(GOLDEN.read_text(encoding="utf-8"))
        lines = replay_lines(os.environ["LODELINE_CLI"], GOLDEN)
        self.assertEqual(len(check_game(record, lines)), len(record["players"]))
        record["told"]["tiles"][3:5] = reversed(record["told"]["tiles"][3:5])
        with self.assertRaises(Mismatch):
            check_game(record, lines)


if __name__ == "__main__":
    unittest.main()
