# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole small games written by hand: right ones pass, and each planted fault is caught with its rule."""

import unittest

from checked import CheckedGames
from handmade import Handmade, cowboy, mine, take_back, tent


def railroad_game():
    """Red's railroad over three tiles, closed by blue (worked example: 3)."""
    game = Handmade("track", {"end": 2})
    game.turn("end", 1, 0, action=cowboy("railroads.0"))
    game.turn("end", -1, 0, 180)
    tiles = [[-1, 0], [0, 0], [1, 0]]
    game.add("score", kind="railroad", points=[3, 0], tiles=tiles, locomotives=0, final=False)
    game.add("return", player=0, piece="cowboy", x=1, y=0, feature="railroads.0")
    return game.end([0, 0], [3, 0], [0])


def mountain_game():
    """Red and blue meet on a mountain of 8 symbols; red mines one, the rest is shared (R4.3)."""
    game = Handmade("ridge", {"ridge": 2, "slope": 2}, tokens=((1, 6), (5, 1)), on_start=2)
    game.turn("ridge", 1, 0, tokens=2, action=tent(1, 0, "mountains.0"))
    game.turn("slope", 2, 0, tokens=3, action=cowboy("mountains.0"))
    game.turn("ridge", -1, 0, tokens=0, action=mine(1, 0, "mountains.0", 5))
    game.turn("slope", -2, 0, 180, tokens=0)
    game.add("tokens", player=1, x=-2, y=0, values=[1, 1, 1, 1, 1, 1])
    tiles = [[x, 0] for x in range(-2, 3)]
    game.add("score", kind="mountain", points=[0, 12], tiles=tiles, nuggets=12, final=False)
    game.add("return", player=1, piece="cowboy", x=2, y=0, feature="mountains.0")
    game.add("return", player=0, piece="tent", x=1, y=0, feature="mountains.0")
    return game.end([5, 6], [5, 18], [1])


def farmer_game(**options):
    """Red farms above the track, blue below; nothing completes."""
    game = Handmade("track", {"track": 2}, **options)
    game.turn("track", 1, 0, action=cowboy("prairies.0"))
    game.turn("track", 2, 0, action=cowboy("prairies.1"))
    tiles = [[0, 0], [1, 0], [2, 0]]
    game.add("score", kind="prairie", points=[6, 0], tiles=tiles, tipis=3, horses=0, final=True)
    game.add("return", player=0, piece="cowboy", x=1, y=0, feature="prairies.0")
    game.add("score", kind="prairie", points=[0, 12], tiles=tiles, tipis=0, horses=3, final=True)
    game.add("return", player=1, piece="cowboy", x=2, y=0, feature="prairies.1")
    return game.end([0, 0], [6, 12], [1])


class Games(CheckedGames):
    def test_right_games_pass(self):
        self.assertEqual(self.right(railroad_game()), [3, 0])
        self.assertEqual(self.right(mountain_game()), [5, 18])
        self.assertEqual(self.right(farmer_game()), [6, 12])

    def test_wrong_points(self):
        game = railroad_game()
        game.events[-4]["points"] = [4, 0]
        self.caught(game, "'points' should be")

    def test_missing_return(self):
        game = railroad_game()
        del game.events[-3]
        self.caught(game, "'return' should follow")

    def test_missing_tent_return(self):
        game = mountain_game()
        del game.events[-3]
        self.caught(game, "'return' should follow")

    def test_return_of_a_piece_that_is_not_there(self):
        game = farmer_game()
        back = {"event": "return", "player": 0, "piece": "cowboy", "x": 1, "y": 0, "feature": "prairies.0"}
        game.events.insert(-6, back)
        self.caught(game, "still to score")

    def test_missing_score_of_an_unheld_feature(self):
        game = Handmade("track", {"end": 2})
        game.turn("end", 1, 0).turn("end", -1, 0, 180).end([0, 0], [0, 0], [0, 1])
        self.caught(game, "'score' should have the keys")

    def test_cowboy_on_a_held_feature(self):
        game = Handmade("track", {"track": 2})
        game.turn("track", 1, 0, action=cowboy("railroads.0"))
        game.turn("track", 2, 0, action=cowboy("railroads.0"))
        self.caught(game, "R3.2")

    def test_fifth_cowboy(self):
        """R1.2: the fifth of red's cowboys, each on a feature of its own, needs the option."""
        features = ["prairies.0", "prairies.1", "railroads.0", "prairies.0", "prairies.1"]
        for fifth, pattern in ((False, "R3.1"), (True, "still to score")):
            game = Handmade("cross", {"track": 9}, fifthCowboy=fifth)
            for turn, x in enumerate((1, 2, 3, 4, 5, 6, -1, -2, -3)):
                game.turn("track", x, 0, action=cowboy(features[turn // 2]) if turn % 2 == 0 else None)
            self.caught(game, pattern)

    def test_farmer_without_farmers(self):
        self.caught(farmer_game(farmers=False), "R3.3")

    def test_tent_on_a_cowboy(self):
        game = Handmade("ridge", {"ridge": 3}, on_start=2)
        game.turn("ridge", 1, 0, tokens=2, action=cowboy("mountains.0"))
        game.turn("ridge", 2, 0, tokens=2, action=tent(1, 0, "mountains.0"))
        self.caught(game, "R3.4")

    def test_tent_on_a_tent(self):
        game = Handmade("ridge", {"ridge": 3}, on_start=2)
        game.turn("ridge", 1, 0, tokens=2, action=tent(1, 0, "mountains.0"))
        game.turn("ridge", 2, 0, tokens=2, action=tent(1, 0, "mountains.0"))
        self.caught(game, "R3.4")

    def test_tent_on_a_mountain_just_completed(self):
        game = Handmade("ridge", {"slope": 2}, on_start=2)
        game.turn("slope", 1, 0, tokens=3)
        game.turn("slope", -1, 0, 180, tokens=3, action=tent(0, 0, "mountains.0"))
        self.caught(game, "R3.5")

    def test_mining_a_mountain_just_completed(self):
        """R3.7: red may mine what red has just completed; the rest goes back, as nobody digs there (R4.3)."""
        game = Handmade("slope", {"slope": 1, "plain": 2}, on_start=3)
        game.turn("plain", 1, 0, action=tent(0, 0, "mountains.0")).turn("plain", 2, 0)
        game.turn("slope", -1, 0, 180, tokens=3, action=mine(0, 0, "mountains.0", 1))
        game.add("tokensBack", x=-1, y=0, count=5)
        game.add("score", kind="mountain", points=[0, 0], tiles=[[-1, 0], [0, 0]], nuggets=6, final=False)
        game.add("return", player=0, piece="tent", x=0, y=0, feature="mountains.0").end([1, 0], [1, 0], [0])
        self.right(game)

    def test_mining_without_a_tent(self):
        game = Handmade("ridge", {"ridge": 2}, on_start=2)
        game.turn("ridge", 1, 0, tokens=2, action=mine(1, 0, "mountains.0", 1))
        self.caught(game, "R3.6")

    def test_mining_an_empty_mountain(self):
        game = Handmade("ridge", {"ridge": 2, "plain": 4}, tokens=((1, 1),), on_start=1)
        game.turn("ridge", 1, 0, action=tent(0, 0, "mountains.0")).turn("plain", 0, 1)
        game.turn("ridge", 2, 0, action=mine(0, 0, "mountains.0", 1)).turn("plain", 1, 1)
        game.turn("plain", 2, 1, action=mine(0, 0, "mountains.0", 1))
        self.caught(game, "R3.6")

    def test_take_back(self):
        for allowed in (True, False):
            game = Handmade("track", {"plain": 3}, takeBack=allowed)
            game.turn("plain", 0, 1, action=cowboy("prairies.0")).turn("plain", 0, 2)
            game.turn("plain", 0, 3, action=take_back(0, 1, "prairies.0")).end([0, 0], [0, 0], [0, 1])
            if allowed:
                self.right(game)
            else:
                self.caught(game, "R3.8")

    def test_take_back_of_another_players_cowboy(self):
        game = Handmade("track", {"plain": 2}, takeBack=True)
        game.turn("plain", 0, 1, action=cowboy("prairies.0"))
        game.turn("plain", 0, 2, action=take_back(0, 1, "prairies.0"))
        self.caught(game, "R3.8")

    def test_tile_that_does_not_match(self):
        game = Handmade("track", {"plain": 1})
        game.turn("plain", 1, 0)
        self.caught(game, "R2.1.*railroads")

    def test_tile_that_touches_by_a_corner_alone(self):
        game = Handmade("track", {"plain": 1})
        game.turn("plain", 1, 1)
        self.caught(game, "R2.1.*touches no")

    def test_discarded_tile_that_fits(self):
        game = Handmade("track", {"plain": 1, "track": 1})
        game.turn("track", 1, 0, discarded=["plain"])
        self.caught(game, "R2.2")

    def test_nothing_left_that_fits(self):
        game = Handmade("plain", {"plain": 1, "cross": 2})
        game.turn("plain", 1, 0, discarded=["cross"])
        game.add("draw", player=1, tile=None, discarded=["cross"], left=0).end([0, 0], [0, 0], [0, 1])
        self.right(game)

    def test_tile_drawn_more_often_than_there_are(self):
        game = Handmade("track", {"track": 1, "plain": 1})
        game.turn("track", 1, 0).turn("track", 2, 0)
        self.caught(game, "no tile track any more")

    def test_token_value_that_is_used_up(self):
        game = mountain_game()
        game.events[-6]["values"] = [1, 1, 1, 1, 1, 5]
        self.caught(game, "R2.5")

    def test_tokens_shared_in_turn_order(self):
        """Worked example: Blue active and tied with Red, three tokens: Blue takes two, Red one."""
        game = Handmade("plain", {"ridge": 1, "slope": 2, "plain": 4}, tokens=((1, 3),))
        game.turn("slope", 0, -1, tokens=3, action=cowboy("mountains.0")).turn("plain", -1, 0)
        game.turn("plain", -2, 0).turn("slope", -2, -1, 180, action=cowboy("mountains.0"))
        game.turn("plain", 1, 0).turn("ridge", -1, -1)
        game.add("tokens", player=1, x=-1, y=-1, values=[1, 1])
        game.add("tokens", player=0, x=-1, y=-1, values=[1])
        tiles = [[-2, -1], [-1, -1], [0, -1]]
        game.add("score", kind="mountain", points=[8, 8], tiles=tiles, nuggets=8, final=False)
        game.add("return", player=0, piece="cowboy", x=0, y=-1, feature="mountains.0")
        game.add("return", player=1, piece="cowboy", x=-2, y=-1, feature="mountains.0")
        game.turn("plain", 2, 0).end([1, 2], [9, 10], [1])
        self.right(game)
        game.events[-9]["values"], game.events[-8]["values"] = [1], [1, 1]
        self.caught(game, "R4.3")

    def test_wrong_winner(self):
        game = railroad_game()
        game.events[-1]["winners"] = [0, 1]
        self.caught(game, "expected")

    def test_stream_that_goes_on(self):
        game = railroad_game()
        game.add("end", scores=[3, 0], winners=[0])
        self.caught(game, "should end")

    def test_locomotive_counted_at_the_end(self):
        game = Handmade("engine", {"engine": 1})
        game.turn("engine", 1, 0, action=cowboy("railroads.0"))
        game.add("score", kind="railroad", points=[2, 0], tiles=[[0, 0], [1, 0]], locomotives=2, final=True)
        game.add("return", player=0, piece="cowboy", x=1, y=0, feature="railroads.0")
        self.right(game.end([0, 0], [2, 0], [0]))

    def test_malformed_values_are_mismatches(self):
        faults = (("points", 3), ("tiles", [1]), ("tiles", [[0, "0"]]), ("final", 0), ("kind", None))
        for key, value in faults:
            game = railroad_game()
            game.events[-4][key] = value
            self.caught(game, "")


if __name__ == "__main__":
    unittest.main()
