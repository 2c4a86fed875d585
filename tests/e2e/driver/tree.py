# SPDX-License-Identifier: GPL-3.0-or-later
"""The tree of accessible objects, read through AT-SPI as a screen reader reads it."""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  (the version must be chosen first)

Role = Atspi.Role
State = Atspi.StateType

# Marks of direction, which nobody sees or hears.
ISOLATES = dict.fromkeys(range(0x2066, 0x206A))


class Gone(Exception):
    """The object has left the tree."""


def asked(question):
    """Objects come and go while they are asked; turns the library's error into Gone."""

    def answer(self, *arguments):
        try:
            return question(self, *arguments)
        except GLib.Error as error:
            raise Gone(str(error)) from error

    return answer


class Node:
    def __init__(self, accessible):
        self._accessible = accessible

    @property
    @asked
    def name(self):
        return (self._accessible.get_name() or "").translate(ISOLATES)

    @property
    @asked
    def description(self):
        return (self._accessible.get_description() or "").translate(ISOLATES)

    @property
    @asked
    def text(self):
        """What stands in a field."""
        return Atspi.Text.get_text(self._accessible.get_text_iface(), 0, -1)

    @property
    @asked
    def role(self):
        return self._accessible.get_role()

    @asked
    def has(self, state):
        return self._accessible.get_state_set().contains(state)

    @asked
    def child_count(self):
        return self._accessible.get_child_count()

    @asked
    def child(self, index):
        found = self._accessible.get_child_at_index(index)
        return Node(found) if found is not None else None

    @asked
    def children(self):
        found = (self._accessible.get_child_at_index(i) for i in range(self._accessible.get_child_count()))
        return [Node(child) for child in found if child is not None]

    @asked
    def rectangle(self):
        """On the screen, as (x, y, width, height)."""
        extents = self._accessible.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        return extents.x, extents.y, extents.width, extents.height

    def centre(self):
        x, y, width, height = self.rectangle()
        return x + width // 2, y + height // 2

    @asked
    def do(self, name):
        """Does an action of the object, such as "Press", and returns when it is done."""
        actions = self._accessible.get_action_iface()
        names = [actions.get_action_name(i) for i in range(actions.get_n_actions())]
        actions.do_action(names.index(name))

    @asked
    def cell(self, row, column):
        return Node(self._accessible.get_table_iface().get_accessible_at(row, column))

    @asked
    def table_size(self):
        table = self._accessible.get_table_iface()
        return table.get_n_rows(), table.get_n_columns()

    @asked
    def column_title(self, column):
        return self._accessible.get_table_iface().get_column_description(column)

    @asked
    def row_title(self, row):
        return self._accessible.get_table_iface().get_row_description(row)

    def everything(self):
        """This object and all below it that are on show, from the top; what is painted is not looked into."""
        waiting = [self]
        while waiting:
            node = waiting.pop()
            yield node
            try:
                if node.role == Role.CANVAS:
                    continue
                waiting += [child for child in reversed(node.children()) if child.has(State.VISIBLE)]
            except Gone:
                continue

    def find(self, role=None, name=None, where=None):
        """The first object on show that has the role, the name and passes the test; None if there is none."""
        for node in self.everything():
            try:
                if role is not None and node.role != role:
                    continue
                if name is not None and node.name != name:
                    continue
                if where is None or where(node):
                    return node
            except Gone:
                continue
        return None

    @asked
    def dump(self, depth=0):
        """The tree in words, for reports."""
        line = f"{'  ' * depth}{self._accessible.get_role_name()} {self.name!r} {self.description!r}"
        lines = [line + (" showing" if self.has(State.SHOWING) else "")]
        for child in self.children():
            lines += child.dump(depth + 1)
        return lines


def application(pid):
    """The tree of a running program, or None while it is not there."""
    desktop = Atspi.get_desktop(0)
    desktop.set_cache_mask(Atspi.Cache.NONE)
    for i in range(desktop.get_child_count()):
        found = desktop.get_child_at_index(i)
        try:
            if found is not None and found.get_process_id() == pid:
                found.set_cache_mask(Atspi.Cache.NONE)
                return Node(found)
        except GLib.Error:
            continue
    return None
