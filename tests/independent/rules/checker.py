# SPDX-License-Identifier: GPL-3.0-or-later
"""Follows a record and its event stream together and stops at the first thing the rules do not explain."""

from . import actions, scoring
from .features import parse_segment, segment_name
from .record import check_record
from .settlement import Settlement
from .state import State
from .stream import Mismatch, Stream, same


class Checker:
    def __init__(self, record, lines):
        check_record(record)
        self.record = record
        self.stream = Stream(lines)
        self.state = State(record)
        self.settlement = Settlement(self.state, self.stream)
        self.player = record["start"]

    def follow(self, plies):
        """The start and the first plies."""
        self.start()
        for move in self.record["moves"][:plies]:
            if not sum(self.state.stack.values()):
                raise Mismatch("record: a move after the last tile (R7.1)")
            self.turn(move)
            self.player = (self.player + 1) % self.state.players

    def run(self):
        self.follow(len(self.record["moves"]))
        if self.state.told and self.goes_on():
            return self.state.scores
        if sum(self.state.stack.values()):
            self.last_draw()
        self.settlement.final()
        return self.state.scores

    def start(self):
        state = self.state
        design = state.tileset.designs[state.tileset.start]
        tokens = state.put_tile(design, 0, 0, 0)
        self.stream.expect(event="start", players=state.players, tile=design.id, tokens=tokens)

    def turn(self, move):
        self.draw(move)
        placed = self.place(move)
        self.action(move["action"], placed)
        for feature in scoring.completed_by(self.state, placed):
            self.settlement.complete(feature, self.player, placed)

    def draw(self, move):
        event = self.stream.take("draw", ("player", "tile", "discarded", "left"))
        self.discard(event)
        tile = event["tile"]
        if tile != move["tile"]:
            self.stream.fail(f"the record's move has tile {move['tile']}")
        self.remove_from_stack(tile)
        if event["left"] != sum(self.state.stack.values()):
            self.stream.fail(f"{sum(self.state.stack.values())} tiles are left")

    def last_draw(self):
        """R2.2: nothing that is left fits, so no tile is placed and the game ends."""
        event = self.stream.take("draw", ("player", "tile", "discarded", "left"))
        if event["tile"] is not None:
            self.stream.fail("the record has no move for this tile")
        self.discard(event)
        if event["left"] != 0 or sum(self.state.stack.values()):
            self.stream.fail(f"{sum(self.state.stack.values())} tiles were neither discarded nor placed")

    def goes_on(self):
        """Whether a told game is not over: a tile is drawn that nobody placed, or it waits for what is told."""
        event = self.stream.peek()
        if event is None:
            self.wait()
        elif event.get("event") == "draw" and event.get("tile") is not None:
            self.draw({"tile": event["tile"]})
            if not self.fits(event["tile"]):
                self.stream.fail("R2.2: the tile fits nowhere")
        elif self.state.hidden:
            self.stream.fail_here("R7.4: tokens are hidden that have to be turned over")
        else:
            return False
        if self.stream.peek() is not None:
            self.stream.fail_here("the stream should end, as the record has no more moves")
        return True

    def wait(self):
        told = self.state.told.tiles
        if any(self.fits(tile) for tile in told):
            self.stream.fail_here("the next tile is told")
        if len(told) == sum(self.state.stack.values()) and not self.state.hidden:
            self.stream.fail_here("all that is needed for the end is told")

    def fits(self, tile):
        return bool(self.state.board.placements(self.state.tileset.designs[tile]))

    def discard(self, event):
        if event["player"] != self.player:
            self.stream.fail(f"player {self.player} is to move")
        for tile in event["discarded"]:
            self.remove_from_stack(tile)
            places = self.state.board.placements(self.state.tileset.designs[tile])
            if places:
                self.stream.fail(f"R2.2: discarded tile {tile} fits at (x, y, rotation) {places[0]}")

    def remove_from_stack(self, tile):
        if self.state.stack[tile] < 1:
            self.stream.fail(f"the stack holds no tile {tile} any more")
        self.state.stack[tile] -= 1
        if self.state.told:
            told = self.state.told.next_tile()
            if tile != told:
                self.stream.fail(f"the tile that is told is {told}")

    def place(self, move):
        state = self.state
        design = state.tileset.designs[move["tile"]]
        where = {key: move[key] for key in ("x", "y", "rotation")}
        if not same(where["rotation"], where["rotation"] % 360 // 90 * 90):
            raise Mismatch(f"record: rotation {where['rotation']}")
        fault = state.board.misfit(design, **where)
        if fault:
            self.stream.fail_here(f"R2.1: tile {design.id} may not lie there: {fault}")
        tokens = state.put_tile(design, **where)
        self.stream.expect(event="place", player=self.player, tile=design.id, **where, tokens=tokens)
        return (move["x"], move["y"])

    def action(self, action, placed):
        kind = action["type"]
        if kind == "none":
            return
        if kind == "mine":
            self.mine()
            return
        x, y = placed if kind == "cowboy" else (action["x"], action["y"])
        segment = parse_segment(self.state.board, x, y, action["feature"])
        if segment is None:
            self.stream.fail_here(f"no such feature: {action}")
        self.stream.expect(event=kind, player=self.player, x=x, y=y, feature=action["feature"])
        handler = {"cowboy": self.cowboy, "tent": self.tent, "takeBack": self.take_back}[kind]
        handler(segment, placed)

    def forbid(self, fault):
        if fault:
            self.stream.fail(fault)

    def cowboy(self, segment, placed):
        self.forbid(actions.cowboy_fault(self.state, self.player, segment, placed))
        self.state.cowboys[segment] = self.player
        self.state.cowboy_supply[self.player] -= 1

    def tent(self, segment, _):
        self.forbid(actions.tent_fault(self.state, segment))
        self.state.tents[self.player] = segment

    def take_back(self, segment, _):
        self.forbid(actions.take_back_fault(self.state, self.player, segment))
        del self.state.cowboys[segment]
        self.state.cowboy_supply[self.player] += 1

    def mine(self):
        event = self.stream.take("mine", ("player", "x", "y", "feature", "value"))
        self.forbid(actions.mine_fault(self.state, self.player))
        x, y, _, _ = tent = self.state.tents[self.player]
        found = [event[key] for key in ("player", "x", "y", "feature")]
        if not same(found, [self.player, x, y, segment_name(tent)]):
            self.stream.fail(f"player {self.player} mines, and the tent stands on {tent}")
        self.state.remove_tokens(self.state.feature(tent), 1)
        self.settlement.take_values(self.player, [event["value"]])


def check_game(record, lines):
    """Check a whole game; raises Mismatch. Returns the final scores."""
    try:
        return Checker(record, lines).run()
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise Mismatch(f"malformed: {type(error).__name__}: {error}") from error
