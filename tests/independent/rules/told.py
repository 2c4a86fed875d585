# SPDX-License-Identifier: GPL-3.0-or-later
"""Chance as version 2 of a record tells it (docs/formats.md, told chance), in place of the seed."""

from collections import Counter

from .stream import Mismatch


class Told:
    def __init__(self, told, tileset):
        self.tiles = list(told.get("tiles", []))
        self.tokens = list(told.get("tokens", []))
        if Counter(self.tiles) - Counter(tileset.stack()):
            raise Mismatch("record: tiles are told that the stack does not hold")
        known = Counter(value for value in self.tokens if value is not None)
        if known - Counter(tileset.tokens) or len(self.tokens) > sum(tileset.tokens.values()):
            raise Mismatch("record: tokens are told that there are not")

    def next_tile(self):
        """What comes off the stack; None where that was not told."""
        return self.tiles.pop(0) if self.tiles else None

    def next_token(self):
        """The value of the token that is taken; None where it is hidden, or was not told."""
        return self.tokens.pop(0) if self.tokens else None
