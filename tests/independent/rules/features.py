# SPDX-License-Identifier: GPL-3.0-or-later
"""Features by flood fill over segments; a segment is (x, y, kind, index), a city has index 0."""

from .tileset import FACING_HALF, OPPOSITE


def segment_name(segment):
    _, _, kind, index = segment
    return "city" if kind == "city" else f"{kind}.{index}"


def parse_segment(board, x, y, name):
    """The segment of that name on that tile, or None if there is none."""
    face = board.faces.get((x, y))
    if face is None or not isinstance(name, str):
        return None
    if name == "city":
        return (x, y, "city", 0) if face.design.has_city else None
    kind, _, number = name.partition(".")
    if kind not in ("railroads", "mountains", "prairies") or not number.isdigit():
        return None
    index = int(number)
    if str(index) != number or index >= len(getattr(face.design, kind)):
        return None
    return (x, y, kind, index)


def links(board, segment):
    """The segments that touch this one across an edge; None stands for an open edge."""
    x, y, kind, index = segment
    if kind == "city":
        return
    face = board.faces[x, y]
    if kind == "prairies":
        for half in face.prairie_halves[index]:
            place = board.neighbour(x, y, half[0])
            other = board.faces.get(place)
            yield None if other is None else (*place, kind, other.prairie_at[FACING_HALF[half]])
        return
    claims = face.railroad_sides if kind == "railroads" else face.mountain_sides
    for side in claims[index]:
        place = board.neighbour(x, y, side)
        other = board.faces.get(place)
        yield None if other is None else (*place, kind, other.edges[OPPOSITE[side]][1])


class Feature:
    def __init__(self, board, segment):
        self.kind = segment[2]
        self.open = False
        found = {segment}
        waiting = [segment]
        while waiting:
            for other in links(board, waiting.pop()):
                if other is None:
                    self.open = True
                elif other not in found:
                    found.add(other)
                    waiting.append(other)
        self.segments = frozenset(found)
        self.tiles = {(x, y) for x, y, _, _ in found}
        self._board = board

    def symbols(self, name):
        """How many of a printed symbol (nuggets, locomotives, tipis, horses) the whole feature has."""
        total = 0
        for x, y, kind, index in self.segments:
            total += getattr(self._board.faces[x, y].design, kind)[index].get(name, 0)
        return total


def city_railroads(board, place):
    """The different railroads that leave the city on that tile (R4.4)."""
    roads = {}
    for index, road in enumerate(board.faces[place].design.railroads):
        if road.get("end") == "city":
            feature = Feature(board, (*place, "railroads", index))
            roads[feature.segments] = feature
    return list(roads.values())
