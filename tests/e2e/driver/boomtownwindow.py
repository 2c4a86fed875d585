# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a game of Boomtown in English, as a person reads and uses it."""

import re

from driver.boardwindow import BoardWindow
from driver.tree import Gone, Role
from driver.waiting import wait_for

TABLE = "Points of both towns"
PLACEMENT = re.compile(r"column [−-]?\d+, row [−-]?\d+\b.*")
UPSIDE_DOWN = re.compile(r"column [−-]?\d+, row [−-]?\d+, upside down\b.*")
CELL = re.compile(r"(?P<player>.+), (?P<row>[^:]+): (?P<points>[−-]?\d+)")
WHOSE = re.compile(r"It is (.+)'s turn")


class BoomtownWindow(BoardWindow):
    def __init__(self, program):
        super().__init__(program, TABLE)

    def step(self):
        """Waits for something to decide: the offers, all cards or all places, or None when the table shows."""
        seen = wait_for(lambda: self.offers() or self.table(), "something to decide, or the final table")
        return seen if isinstance(seen, list) else None

    def follow(self, offer):
        """Waits until the choice that this offer belongs to is over."""

        def is_gone():
            try:
                return not offer.name
            except Gone:
                return True

        wait_for(is_gone, "answer to a decision")

    def is_turned(self):
        return UPSIDE_DOWN.fullmatch(self.first_offer()) is not None

    def wait_for_turned(self, turned):
        wait_for(lambda: self.is_turned() == turned, "turned card")

    def points_of(self, table):
        """A table of both towns as {player: {line: points}}."""
        rows, columns = table.table_size()
        points = {}
        for column in range(1, columns):
            for row in range(rows):
                cell = CELL.fullmatch(table.cell(row, column).name)
                points.setdefault(cell["player"], {})[cell["row"]] = int(cell["points"].replace("−", "-"))
        return points

    def standing(self):
        """All that the window says about where the game stands."""
        offers = [name for name, _ in self.step()]
        turn = self.window.find(Role.LABEL, where=lambda node: WHOSE.fullmatch(node.name)).name
        return {"offers": offers, "turn": turn, "points": self.points_of(self.window.find(name=TABLE))}

    def points(self):
        return self.points_of(wait_for(self.table, "final table"))


def is_placing(offers):
    return PLACEMENT.fullmatch(offers[0][0]) is not None
