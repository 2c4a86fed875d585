# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of any game: a board with its offers, and a table at the end."""

from driver.tree import Gone, Role, State

BOARD = "Board"


class BoardWindow:
    def __init__(self, program, table):
        self.program = program
        self.window = program.window()
        self._table = table
        self._board = None

    def board(self):
        """The board view; None while another page shows."""
        if self._board is None:
            self._board = self.window.find(name=BOARD)
        return self._board

    def offers(self):
        """What the board offers to do now, in order, as pairs of name and object."""
        try:
            children = self.board().children() if self.board() else []
            if children and children[-1].role == Role.LIST:  # what lies there
                del children[-1]
            return [(child.name, child) for child in children]
        except Gone:
            self._board = None
            return []

    def first_offer(self):
        """The name of the first offer, which tells what the offers are about; empty without any."""
        try:
            first = self.board().child(0) if self.board() else None
            return first.name if first and first.role != Role.LIST else ""
        except Gone:
            self._board = None
            return ""

    def table(self):
        """The table of the end, once it is complete."""
        table = self.window.find(name=self._table)
        if table is None or not table.has(State.SHOWING):
            return None
        return table if self.window.find(Role.PUSH_BUTTON, "Play again") else None

    def chosen(self):
        """The offer that has the keyboard focus, or None."""
        try:
            return next((offer for offer in self.board().children() if offer.has(State.FOCUSED)), None)
        except Gone:
            return None
