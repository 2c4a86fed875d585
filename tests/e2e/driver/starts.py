# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts of the programs without a screen, in a home of their own."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

GIVE_UP = 120  # seconds, for a start that never comes to its end


class Home:
    """The folders of one user."""

    def __init__(self, folder, program="lodeline"):
        self.folder = Path(folder)
        self.data = self.folder / "data" / "Lodeline" / program
        self.sets = self.folder / "data" / "lodeline" / "tilesets"
        self.settings = self.folder / "config" / "Lodeline" / f"{program}.conf"
        # A program that is killed leaves in the last one what it would have removed.
        for path in (self.data, self.sets, self.settings.parent, self.folder / "tmp"):
            path.mkdir(parents=True)

    def environment(self):
        names = {"HOME": "", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data", "XDG_CACHE_HOME": "cache",
                 "TMPDIR": "tmp"}
        return {**os.environ, **{name: str(self.folder / part) for name, part in names.items()},
                "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}

    def is_starting(self, process):
        return (self.data / "starting" / str(process.pid)).exists()

    def torn(self):
        """What is being written at this moment."""
        return list(self.data.rglob("autosave*.lodeline.??????"))

    def aside(self):
        """What was put aside, by name."""
        return sorted(path.name for path in self.folder.rglob("aside/*"))

    def plies(self, discarded=True):
        """How many turns each stored game has, by file; the older copy serves where the newer one is not whole."""
        found = {}
        for path in self.data.rglob("autosave*.lodeline*"):
            name = path.name.rstrip("~")
            if not name.endswith(".lodeline") or "aside" in path.parts:
                continue
            if "discarded" in path.parts and not discarded:
                continue
            try:
                moves = len(json.loads(path.read_text(encoding="utf-8"))["moves"])
            except (ValueError, KeyError, OSError):
                continue
            found[name] = max(found.get(name, 0), moves)
        return found


class Run:
    """One run of a program."""

    def __init__(self, program, home, *options):
        self.home = home
        self.process = subprocess.Popen([program, *options], env=home.environment(),
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def wait_for_window(self):
        """A mark of the start is there, and then it is gone: window and old files are behind it."""
        begin = time.monotonic()
        seen = False
        while time.monotonic() - begin < GIVE_UP:
            if self.process.poll() is not None:
                raise AssertionError(f"the program ended with {self.process.returncode}")
            starting = self.home.is_starting(self.process)
            if seen and not starting:
                return time.monotonic() - begin
            seen = seen or starting
            time.sleep(0.002)
        raise AssertionError("the start did not reach its window")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


def call(name, parser, play):
    """Calls play(arguments); exit status 0 if it returns, 1 and the reason if what it asserts does not hold."""
    try:
        play(parser.parse_args())
    except AssertionError as failure:
        print(f"{name}: {failure}", file=sys.stderr)
        sys.exit(1)
