# SPDX-License-Identifier: GPL-3.0-or-later
"""Tile designs and how they look in each rotation (docs/formats.md, tile set)."""

SIDES = ("n", "e", "s", "w")
HALVES = ("nw", "ne", "en", "es", "se", "sw", "ws", "wn")
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
OPPOSITE = {"n": "s", "e": "w", "s": "n", "w": "e"}
ROTATIONS = (0, 90, 180, 270)

# A half-edge meets the one on the same end of the shared edge: ne (north side, east end) meets se.
FACING_HALF = {half: OPPOSITE[half[0]] + half[1] for half in HALVES}


def turned(names, name, quarters, per_quarter):
    return names[(names.index(name) + quarters * per_quarter) % len(names)]


class Face:
    """One design in one rotation: what shows at each edge and each half-edge."""

    def __init__(self, design, rotation):
        quarters = rotation // 90
        self.design = design
        self.rotation = rotation
        self.railroad_sides = [
            [turned(SIDES, side, quarters, 1) for side in road["edges"]] for road in design.railroads
        ]
        self.mountain_sides = [
            [turned(SIDES, side, quarters, 1) for side in mountain["edges"]] for mountain in design.mountains
        ]
        self.prairie_halves = [
            [turned(HALVES, half, quarters, 2) for half in prairie["at"]] for prairie in design.prairies
        ]
        self.edges = {side: ("prairies", None) for side in SIDES}
        for kind, claims in (("railroads", self.railroad_sides), ("mountains", self.mountain_sides)):
            for index, sides in enumerate(claims):
                for side in sides:
                    self.edges[side] = (kind, index)
        self.prairie_at = {
            half: index for index, halves in enumerate(self.prairie_halves) for half in halves
        }


class Design:
    def __init__(self, data):
        self.id = data["id"]
        self.count = data.get("count", 1)
        self.railroads = data.get("railroads", [])
        self.mountains = data.get("mountains", [])
        self.prairies = data.get("prairies", [])
        self.has_city = any(road.get("end") == "city" for road in self.railroads)
        self.nuggets = sum(mountain.get("nuggets", 0) for mountain in self.mountains)
        self.faces = {rotation: Face(self, rotation) for rotation in ROTATIONS}


class TileSet:
    def __init__(self, data):
        self.designs = {tile["id"]: Design(tile) for tile in data["tiles"]}
        self.start = data["start"]
        self.tokens = {}
        for entry in data["tokens"]:
            self.tokens[entry["value"]] = self.tokens.get(entry["value"], 0) + entry["count"]

    def stack(self):
        """How many copies of each design are shuffled (R1.4): all but the start tile."""
        counts = {design.id: design.count for design in self.designs.values()}
        counts[self.start] -= 1
        return counts
