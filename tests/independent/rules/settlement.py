# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what the stream says about scored features with the rules (R4, R7)."""

from collections import Counter

from . import scoring
from .features import parse_segment
from .stream import same


class Settlement:
    def __init__(self, state, stream):
        self.state = state
        self.stream = stream

    def complete(self, feature, active, placed):
        if feature.kind == "mountains":
            self.clear_mountain(feature, active, placed)
        self.score(scoring.score_fields(self.state, feature, False), feature)
        self.returns(feature)

    def clear_mountain(self, feature, active, placed):
        """R4.3: the tokens go to the holders, or back; the events name the tile just placed."""
        count = self.state.tokens_on(feature)
        shares = scoring.token_shares(self.state, feature, active)
        taken = {}
        for player, share in shares.items():
            event = self.stream.take("tokens", ("player", "x", "y", "values"))
            self.on_tile(event, placed)
            if event["player"] != player or len(event["values"]) != share:
                self.stream.fail(f"R4.3: player {player} takes {share} tokens")
            taken[player] = event["values"]
        # One at a time in turn.
        for place in range(max(shares.values(), default=0)):
            for player, values in taken.items():
                self.take_values(player, values[place : place + 1])
        if count and not shares:
            event = self.stream.take("tokensBack", ("x", "y", "count"))
            self.on_tile(event, placed)
            if event["count"] != count:
                self.stream.fail(f"R4.3: {count} tokens return to the supply")
            self.state.token_supply += count
        self.state.remove_tokens(feature, count)

    def take_values(self, player, values):
        for value in values:
            if not self.state.take_value(player, value):
                self.stream.fail(f"R2.5: no token of value {value} is left, or another was told")

    def on_tile(self, event, placed):
        if not same([event["x"], event["y"]], list(placed)):
            self.stream.fail(f"the mountain was completed on {placed}")

    def score(self, expected, feature):
        event = self.stream.take("score", (*expected, "tiles"))
        for key, value in expected.items():
            if not same(event[key], value):
                where = f"{feature.kind} on {sorted(feature.tiles)}"
                self.stream.fail(f"'{key}' should be {value} for the {where}")
        tiles = sorted(feature.tiles, key=lambda tile: (tile[1], tile[0]))
        if not same(event["tiles"], tiles):
            self.stream.fail(f"'tiles' should be {tiles}, by (y, x)")
        self.state.add_points(event["points"])

    def segment_of(self, event):
        return parse_segment(self.state.board, event.get("x"), event.get("y"), event.get("feature"))

    def returns(self, feature):
        """R4.7; the pieces of one feature may come home in any order."""
        state = self.state
        expected = Counter((owner, "cowboy", segment) for segment, owner in state.cowboys_in(feature).items())
        tents = enumerate(state.tents)
        expected.update((owner, "tent", tent) for owner, tent in tents if tent in feature.segments)
        while expected:
            event = self.stream.take("return", ("player", "piece", "x", "y", "feature"))
            segment = self.segment_of(event)
            piece = (event["player"], event["piece"], segment)
            if piece not in expected:
                self.stream.fail(f"R4.7: these should return: {sorted(expected)}")
            del expected[piece]
            if event["piece"] == "tent":
                state.tents[event["player"]] = None
            else:
                del state.cowboys[segment]
                state.cowboy_supply[event["player"]] += 1
        if self.stream.at("return"):
            self.stream.fail_here("R4.7: nothing else stands on that feature")

    def final(self):
        """R7.2 to R7.5. Tents leave first and unmentioned; cowboys come home as their feature scores."""
        self.state.tents = [None] * self.state.players
        for kind in ("mountains", "railroads", "city", "prairies"):
            held = scoring.incomplete_held(self.state, kind)
            while held:
                feature = self.next_final(held)
                self.score(scoring.score_fields(self.state, feature, True), feature)
                self.returns(feature)
        gold = [sum(values) for values in self.state.taken]
        self.stream.expect(event="score", kind="gold", points=gold, final=True)
        self.state.add_points(gold)
        best = max(self.state.scores)
        winners = [player for player, score in enumerate(self.state.scores) if score == best]
        self.stream.expect(event="end", scores=self.state.scores, winners=winners)
        if self.stream.peek() is not None:
            self.stream.fail_here("the stream should end with 'end'")

    def next_final(self, held):
        """The held feature that the next event is about; features of one kind may come in any order."""
        event = self.stream.peek() or {}
        tiles = sorted(map(tuple, event.get("tiles", [])))
        found = []
        for key, feature in held.items():
            fields = scoring.score_fields(self.state, feature, True)
            alike = all(same(event.get(name), value) for name, value in fields.items())
            if alike and sorted(feature.tiles) == tiles:
                found.append(key)
        # Two prairies may lie on the same tiles and be worth the same; then the cowboys tell which it is.
        home = self.segment_of(self.stream.peek(1) or {})
        found.sort(key=lambda segments: home not in segments)
        if found:
            return held.pop(found[0])
        wanted = [sorted(feature.tiles) for feature in held.values()]
        self.stream.fail_here(f"R7.2: still to score, tiles {wanted}")
        return None
