# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of the checker ask of a game that was made by hand."""

import unittest

from rules.checker import check_game
from rules.stream import Mismatch


class CheckedGames(unittest.TestCase):
    def right(self, game):
        return check_game(game.record, game.lines())

    def caught(self, game, pattern):
        with self.assertRaisesRegex(Mismatch, pattern):
            self.right(game)
