# SPDX-License-Identifier: GPL-3.0-or-later
"""What lies on the board of Gold Rush and what happens there, in the words of the window."""

import re

from driver.tree import Gone, Role, State

TILE = re.compile(r"Column (?P<x>-?\d+), row (?P<y>-?\d+)\b.*", re.DOTALL)
EMPTY = re.compile(r"Empty square at column (?P<x>-?\d+), row (?P<y>-?\d+)\b.*", re.DOTALL)


class BoardMap:
    """The list of tiles and empty squares below the board."""

    def __init__(self, window):
        self.window = window

    def _list(self):
        board = self.window.board()
        last = board.child(board.child_count() - 1)
        if last.role != Role.LIST:
            raise AssertionError(f"the board ends with {last.name}")
        return last

    def squares(self):
        """{(column, row): (sentence, object)} of the tiles, and the same of the empty squares."""
        tiles, empty = {}, {}
        for node in self._list().children():
            name = node.name
            for pattern, into in ((TILE, tiles), (EMPTY, empty)):
                if match := pattern.fullmatch(name):
                    into[int(match["x"]), int(match["y"])] = (name, node)
        return tiles, empty

    def focused(self):
        """Where the square or the feature that the keyboard looks at stands in the list, with its sentence; None for
        none."""
        for place, node in enumerate(self._list().children()):
            for part, one in enumerate((node, *node.children())):
                if one.has(State.FOCUSED):
                    return place, part, one.name
        return None


class Messages:
    """The notifications below the status bar, each heard once."""

    def __init__(self, window):
        self.window = window
        self._bar = None
        self._last = []
        self.heard = []

    def listen(self):
        """Hears what is new since the last time."""
        if self._bar is None:
            self._bar = self.window.find(Role.STATUS_BAR, where=speaks)
            if self._bar is None:
                return
        now, again = None, self._names()
        while now is None or now != again:  # something was told while it was read
            now, again = again, self._names()
        known = next(size for size in range(min(len(now), len(self._last)), -1, -1)
                     if size == 0 or self._last[-size:] == now[:size])
        self.heard += now[known:]
        self._last = now

    def _names(self):
        try:
            return [node.name for node in self._bar.children()]
        except Gone:
            return None


def speaks(node):
    try:
        first = node.child(0)
        return first is not None and first.role == Role.NOTIFICATION
    except Gone:
        return False
