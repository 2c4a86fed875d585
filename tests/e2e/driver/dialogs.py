# SPDX-License-Identifier: GPL-3.0-or-later
"""The dialogs that a game passes through, by keys alone."""

from driver.tree import Role, State
from driver.waiting import wait_for

SHUFFLE_NUMBER = "Shuffle number:"


def start_game(program, hands, seed):
    """Fills in the dialog of a new game that has just been asked for, and accepts it."""
    wait_for(program.dialog, "dialog of a new game")
    number = wait_for(lambda: program.tree.find(Role.TEXT, SHUFFLE_NUMBER), "field of the shuffle number")
    hands.press("alt+b")
    wait_for(lambda: number.has(State.FOCUSED), "way to the shuffle number")
    hands.press("ctrl+a")
    hands.type(str(seed))
    wait_for(lambda: number.text == str(seed), "typed shuffle number")
    hands.press("Return")
    wait_for(lambda: program.dialog() is None, "start of the game")


def save_as(program, hands, path, keys="ctrl+s"):
    """Saves the game under a new name through the file dialog; Ctrl+S asks for none where there is a file."""
    hands.press(keys)
    wait_for(program.dialog, "file dialog")
    hands.press("ctrl+a")
    hands.type(str(path))
    hands.press("Return")
    wait_for(path.exists, "saved game")
    wait_for(lambda: program.dialog() is None, "end of the file dialog")


def open_file(program, hands, path):
    """Opens a file through Ctrl+O and the file dialog."""
    hands.press("ctrl+o")
    dialog = wait_for(program.dialog, "file dialog").name
    hands.press("ctrl+a")
    hands.type(str(path))
    hands.press("Return")
    wait_for(lambda: program.tree.find(name=dialog) is None, "end of the file dialog")
