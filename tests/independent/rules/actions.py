# SPDX-License-Identifier: GPL-3.0-or-later
"""Step 2 of a turn: what is legal (R3) and what each action needs."""

from .state import KINDS


def cowboy_fault(state, player, segment, placed):
    if state.cowboy_supply[player] < 1:
        return "R3.1: no cowboy is left in the supply"
    if segment[:2] != placed:
        return "R3.1: a cowboy goes on the tile just placed"
    if segment[2] == "prairies" and not state.options["farmers"]:
        return "R3.3: the game is played without farmers"
    if state.cowboys_in(state.feature(segment)):
        return "R3.2: somebody stands on that feature"
    return None


def tent_fault(state, segment):
    if segment[2] != "mountains":
        return "R3.4: a tent stands on a mountain"
    if segment in state.cowboys:
        return "R3.4: a cowboy stands on that segment"
    if segment in state.tents:
        return "R3.4: a tent stands on that segment"
    if not state.feature(segment).open:
        return "R3.5: the mountain is complete"
    return None


def mine_fault(state, player):
    if state.tents[player] is None:
        return "R3.6: the player has no tent on the board"
    if state.tokens_on(state.feature(state.tents[player])) < 1:
        return "R3.6: no token is left on that mountain"
    return None


def take_back_fault(state, player, segment):
    if not state.options["takeBack"]:
        return "R3.8: the game is played without taking back"
    if state.cowboys.get(segment) != player:
        return "R3.8: no own cowboy stands there"
    return None


def all_actions(state, player, placed):
    """Every legal step 2 as (type, segment or None), after the tile lies on the board."""
    found = [("none", None)]
    own = [segment for kind in KINDS for segment in state.segments_of(placed, kind)]
    if state.board.faces[placed].design.has_city:
        own.append((*placed, "city", 0))
    found += [("cowboy", segment) for segment in own if cowboy_fault(state, player, segment, placed) is None]
    mountains = [segment for place in state.board.faces for segment in state.segments_of(place, "mountains")]
    found += [("tent", segment) for segment in mountains if tent_fault(state, segment) is None]
    if mine_fault(state, player) is None:
        found.append(("mine", None))
    found += [("takeBack", s) for s in state.cowboys if take_back_fault(state, player, s) is None]
    return found
