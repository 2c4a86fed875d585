# SPDX-License-Identifier: GPL-3.0-or-later
"""Waiting for what can be seen, never for time to pass."""

import time

POLL = 0.01  # seconds between two looks


class Timeout(Exception):
    """What was waited for did not come."""


def wait_for(look, what, seconds=60):
    """Look until something true is seen, and return it."""
    deadline = time.monotonic() + seconds
    while True:
        seen = look()
        if seen:
            return seen
        if time.monotonic() > deadline:
            raise Timeout(f"no {what} within {seconds} s")
        time.sleep(POLL)
