# SPDX-License-Identifier: GPL-3.0-or-later
"""Which features score, in which order, and for how much (R4.1 to R4.6, R7.2, R7.3)."""

from .features import Feature, city_railroads


def completed_by(state, placed):
    """The features that the tile on `placed` completes, in the order of R4.6."""
    found = []
    cities = set()
    for kind in ("railroads", "mountains"):
        seen = set()
        for segment in state.segments_of(placed, kind):
            feature = state.feature(segment)
            if feature.open or feature.segments in seen:
                continue
            seen.add(feature.segments)
            found.append(feature)
            if kind == "railroads":
                cities |= {place for place in feature.tiles if city_end_on(state, place, feature)}
    if state.board.faces[placed].design.has_city:
        cities.add(placed)
    cities = {place for place in cities if not any(road.open for road in city_railroads(state.board, place))}
    ordered = sorted(cities, key=lambda place: (place != placed, place[1], place[0]))
    return found + [state.feature((*place, "city", 0)) for place in ordered]


def city_end_on(state, place, railroad):
    roads = state.board.faces[place].design.railroads
    return any(
        road.get("end") == "city" and (*place, "railroads", index) in railroad.segments
        for index, road in enumerate(roads)
    )


def incomplete_held(state, kind):
    """The features of a kind that somebody stands on at the end, by their segments."""
    found = {}
    for segment in state.cowboys:
        if segment[2] == kind:
            feature = state.feature(segment)
            found[feature.segments] = feature
    return found


def score_fields(state, feature, final):
    """The score event of a feature, without its tiles."""
    holders = state.majority(feature)
    tiles = len(feature.tiles)
    if feature.kind == "railroads":
        count = feature.symbols("locomotives")
        each = tiles * (2 if count == 1 and not final else 1)
        extra = {"kind": "railroad", "locomotives": count}
    elif feature.kind == "mountains":
        each = feature.symbols("nuggets")
        extra = {"kind": "mountain", "nuggets": each}
    elif feature.kind == "city":
        (place,) = feature.tiles
        count = sum(not road.open for road in city_railroads(state.board, place))
        each = 3 * count
        extra = {"kind": "city", "railroads": count}
    else:
        tipis, horses = feature.symbols("tipis"), feature.symbols("horses")
        each = 2 * tipis + 4 * horses
        extra = {"kind": "prairie", "tipis": tipis, "horses": horses}
    points = [each if player in holders else 0 for player in range(state.players)]
    return {"event": "score", "points": points, "final": final, **extra}


def token_shares(state, feature, active):
    """How many tokens each holder of a complete mountain takes, in turn order (R4.3)."""
    count = state.tokens_on(feature)
    holders = state.majority(feature)
    order = sorted(holders, key=lambda player: (player - active) % state.players)
    return {
        player: len(range(place, count, len(order))) for place, player in enumerate(order) if place < count
    }
