# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything on the table: tiles, pieces, tokens and points."""

from collections import Counter

from .board import Board
from .features import Feature
from .tileset import TileSet
from .told import Told

KINDS = ("railroads", "mountains", "prairies")


class State:
    def __init__(self, record):
        self.tileset = TileSet(record["tileset"])
        self.options = {"farmers": True, "fifthCowboy": False, "takeBack": False, **record["options"]}
        self.players = len(record["players"])
        self.board = Board()
        self.stack = Counter(self.tileset.stack())
        self.cowboys = {}
        self.tents = [None] * self.players
        self.cowboy_supply = [5 if self.options["fifthCowboy"] else 4] * self.players  # R1.2
        self.stacks = Counter()
        self.token_supply = sum(self.tileset.tokens.values())
        self.untaken = Counter(self.tileset.tokens)
        self.taken = [[] for _ in range(self.players)]
        self.told = Told(record["told"], self.tileset) if record["version"] == 2 else None
        self.hidden = 0  # tokens that somebody took face down
        self.scores = [0] * self.players

    def put_tile(self, design, x, y, rotation):
        """Place the tile and its tokens (R2.3, R2.4); returns how many tokens were put on it."""
        self.board.place(design, x, y, rotation)
        put = 0
        for index, mountain in enumerate(design.mountains):
            count = min(mountain.get("nuggets", 0), self.token_supply)
            self.stacks[x, y, "mountains", index] += count
            self.token_supply -= count
            put += count
        return put

    def feature(self, segment):
        return Feature(self.board, segment)

    def segments_of(self, place, kind):
        return [(*place, kind, i) for i in range(len(getattr(self.board.faces[place].design, kind)))]

    def cowboys_in(self, feature):
        return {segment: self.cowboys[segment] for segment in feature.segments if segment in self.cowboys}

    def majority(self, feature):
        """Who holds the feature (R4.5), in seat order; nobody if no cowboy is on it."""
        held = Counter(self.cowboys_in(feature).values())
        most = max(held.values(), default=0)
        return [player for player in range(self.players) if most and held[player] == most]

    def tokens_on(self, feature):
        return sum(self.stacks[segment] for segment in feature.segments)

    def remove_tokens(self, feature, count):
        for segment in feature.segments:
            taken = min(count, self.stacks[segment])
            self.stacks[segment] -= taken
            count -= taken

    def take_value(self, player, value):
        """Draw a token from the pool (R2.5); False when the pool has none of that value, or another was told."""
        if self.told and self.told.next_token() != value:
            return False
        if self.told and value is None:
            self.hidden += 1
            return True
        if type(value) is not int or self.untaken[value] <= 0:
            return False
        self.untaken[value] -= 1
        self.taken[player].append(value)
        return True

    def add_points(self, points):
        self.scores = [total + gain for total, gain in zip(self.scores, points)]
