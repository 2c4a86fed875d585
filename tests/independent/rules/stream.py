# SPDX-License-Identifier: GPL-3.0-or-later
"""Reading an event stream and saying where it is wrong."""

import json


class Mismatch(Exception):
    """The first thing in a game that the rules do not explain."""


def same(left, right):
    return json.dumps(left, sort_keys=True) == json.dumps(right, sort_keys=True)


class Stream:
    def __init__(self, lines):
        self.events = []
        self.read = 0
        for number, line in enumerate(lines, 1):
            try:
                event = json.loads(line)
            except ValueError as error:
                raise Mismatch(f"event {number}: not JSON: {error}") from error
            if not isinstance(event, dict):
                raise Mismatch(f"event {number}: not an object")
            self.events.append(event)

    def peek(self, ahead=0):
        place = self.read + ahead
        return self.events[place] if place < len(self.events) else None

    def at(self, name):
        event = self.peek()
        return event is not None and event.get("event") == name

    def fail_here(self, message):
        """The event that comes next is wrong."""
        raise Mismatch(f"event {self.read + 1}: {message}\n  got {json.dumps(self.peek())}")

    def fail(self, message):
        """The event that was taken last is wrong."""
        raise Mismatch(f"event {self.read}: {message}\n  got {json.dumps(self.events[self.read - 1])}")

    def take(self, name, keys):
        """The next event, which must have that name and exactly those keys."""
        event = self.peek()
        if event is None or event.get("event") != name:
            self.fail_here(f"'{name}' should follow")
        wanted = {"event", *keys}
        if set(event) != wanted:
            self.fail_here(f"'{name}' should have the keys {sorted(wanted)}")
        self.read += 1
        return event

    def expect(self, **fields):
        """The next event must be exactly this one."""
        event = self.peek()
        if not same(event, fields):
            self.fail_here(f"expected {json.dumps(fields)}")
        self.read += 1
