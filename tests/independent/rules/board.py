# SPDX-License-Identifier: GPL-3.0-or-later
"""The placed tiles, and where another one fits (R2.1)."""

from .tileset import OPPOSITE, ROTATIONS, STEP


class Board:
    def __init__(self):
        self.faces = {}

    def place(self, design, x, y, rotation):
        self.faces[x, y] = design.faces[rotation]

    def neighbour(self, x, y, side):
        dx, dy = STEP[side]
        return (x + dx, y + dy)

    def misfit(self, design, x, y, rotation):
        """Why the tile may not lie there, or None if it may."""
        if (x, y) in self.faces:
            return "the space is taken"
        face = design.faces[rotation]
        touches = False
        for side, (kind, _) in face.edges.items():
            other = self.faces.get(self.neighbour(x, y, side))
            if other is None:
                continue
            touches = True
            shown = other.edges[OPPOSITE[side]][0]
            if shown != kind:
                return f"its {side} edge shows {kind}, the neighbour {shown}"
        return None if touches else "it touches no placed tile"

    def frontier(self):
        spaces = {self.neighbour(x, y, side) for (x, y) in self.faces for side in STEP}
        return sorted(spaces - self.faces.keys())

    def placements(self, design):
        return [
            (x, y, rotation)
            for (x, y) in self.frontier()
            for rotation in ROTATIONS
            if self.misfit(design, x, y, rotation) is None
        ]
