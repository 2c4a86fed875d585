# SPDX-License-Identifier: GPL-3.0-or-later
"""Games that were broken off and go on."""

import json

from driver.tree import Role
from driver.waiting import wait_for


def saved_plies(scene):
    """How many plies the autosave on disk holds."""
    for path in (scene.home / "data").rglob("*.lodeline"):
        try:
            return len(json.loads(path.read_text(encoding="utf-8"))["moves"])
        except (ValueError, OSError):
            continue
    return 0


def go_on(program, hands):
    """Takes the offer of the start page."""
    window = program.window()
    offer = wait_for(
        lambda: window.find(Role.PUSH_BUTTON, where=lambda node: node.name.startswith("Continue the game with ")),
        "offer to go on",
    )
    hands.click(*offer.centre())
