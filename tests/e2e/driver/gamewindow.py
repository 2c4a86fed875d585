# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of a game in English, as a person reads and uses it."""

import re

from driver.tree import Gone, Role, State
from driver.waiting import wait_for

BOARD = "Board"
TABLE = "Points of all players"
NOTHING = "Nothing: end the turn"
PLACEMENT = re.compile(
    r"Place at column (?P<x>-?\d+), row (?P<y>-?\d+), (not turned|turned (?P<rotation>\d+) degrees)"
    r"(?P<only>, the only way it fits here)?"
)
LEFT = re.compile(r"(\d+) tiles? left in the stack")


class GameWindow:
    def __init__(self, program):
        self.program = program
        self.window = program.window()
        self._board = None

    def board(self):
        """The board view; None while another page shows."""
        if self._board is None:
            self._board = self.window.find(name=BOARD)
        return self._board

    def offers(self):
        """What the board offers to do now, in order, as pairs of name and object."""
        try:
            board = self.board()
            return [(child.name, child) for child in board.children()] if board else []
        except Gone:
            self._board = None
            return []

    def first_offer(self):
        """The name of the first offer, which tells what the offers are about; empty without any."""
        try:
            first = self.board().child(0) if self.board() else None
            return first.name if first else ""
        except Gone:
            self._board = None
            return ""

    def placing(self):
        """The offered spots, if a tile is to be placed now."""
        return self.offers() if PLACEMENT.fullmatch(self.first_offer()) else None

    def acting(self):
        """The offered actions, if the tile lies and the turn is to be ended."""
        return self.offers() if self.first_offer() == NOTHING else None

    def table(self):
        """The table of the final scoring, once it is complete."""
        table = self.window.find(name=TABLE)
        if table is None or not table.has(State.SHOWING):
            return None
        return table if self.window.find(Role.PUSH_BUTTON, "Same again") else None

    def wait_for_placing(self):
        return wait_for(self.placing, "spot to place a tile on")

    def wait_for_acting(self):
        return wait_for(self.acting, "action to choose")

    def next_step(self):
        """Waits for the next turn or the end: the offered spots, or None when the final table shows."""
        seen = wait_for(self._placing_or_table, "next turn or final table")
        return seen if isinstance(seen, list) else None

    def _placing_or_table(self):
        return self.placing() or (None if self.first_offer() else self.table())

    def chosen(self):
        """The offer that has the keyboard focus, or None."""
        try:
            return next((offer for offer in self.board().children() if offer.has(State.FOCUSED)), None)
        except Gone:
            return None

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
