# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a game in English, as a person reads and uses it."""

import re

from driver.boardwindow import BoardWindow
from driver.hands import Hands
from driver.tree import Role
from driver.waiting import wait_for

TABLE = "Points of all players"
NOTHING = "Skip: end the turn"
LATER = "Later (Esc)"
PLACEMENT = re.compile(
    r"Place at column (?P<x>-?\d+), row (?P<y>-?\d+), (not turned|turned (?P<rotation>\d+) degrees)"
    r"(?P<only>, the only way it fits here)?"
)
LEFT = re.compile(r"(\d+) tiles? left in the stack")


class GameWindow(BoardWindow):
    def __init__(self, program):
        super().__init__(program, TABLE)

    def placing(self):
        """The offered spots, if a tile is to be placed now."""
        return self.offers() if PLACEMENT.fullmatch(self.first_offer()) else None

    def acting(self):
        """The offered actions, if the tile lies and the turn is to be ended."""
        return self.offers() if self.first_offer() == NOTHING else None

    def wait_for_placing(self):
        return wait_for(self.placing, "spot to place a tile on")

    def wait_for_acting(self):
        return wait_for(self.acting, "action to choose")

    def next_step(self):
        """Waits for the next turn or the end: the offered spots, or None when the final table shows."""
        seen = wait_for(self._placing_or_table, "next turn or final table")
        if self._cover():
            Hands().press("Escape")
            wait_for(lambda: not self._cover(), "board without a cover")
        return seen if isinstance(seen, list) else None

    def _cover(self):
        """Lies over the board where a token is for one person alone; nobody of these scripts looks at it now."""
        return self.window.find(Role.PUSH_BUTTON, LATER)

    def _placing_or_table(self):
        return self.placing() or (None if self.first_offer() else self.table())

    def tiles_left(self):
        label = self.window.find(Role.LABEL, where=lambda node: LEFT.fullmatch(node.name))
        return int(LEFT.fullmatch(label.name)[1])

    def players(self):
        """What the cards say about the players, by name."""
        track = self.window.find(name="Scoring track")
        cards = self.window.find(Role.FILLER, "Players")
        return {"track": track.description} | {card.name: card.description for card in cards.children()}

    def points(self):
        """The final table as {player: {column: points}}."""
        table = wait_for(self.table, "final table")
        rows, columns = table.table_size()
        titles = [table.column_title(column) for column in range(columns)]
        return {
            table.row_title(row).removesuffix(" ★"): {
                title: int(table.cell(row, column).name) for column, title in enumerate(titles)
            }
            for row in range(rows)
        }
