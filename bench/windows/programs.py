# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that are measured from outside, each in a home of its own."""

import json
import subprocess
import tempfile
import time
from pathlib import Path

GIVE_UP = 120  # seconds
POLL = 0.0005


class Program:
    """One run for the time of a `with`, with the arguments that make it what is measured."""

    def __init__(self, screen, *command, settings=""):
        self.screen = screen
        self.command = [str(part) for part in command]
        self.settings = settings

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="lodeline-bench-")
        home = Path(self.folder.name)
        (home / "config" / "Lodeline").mkdir(parents=True)
        (home / "config" / "Lodeline" / "lodeline.conf").write_text(self.settings, encoding="utf-8")
        self.data = home / "data"
        environment = self.screen.environment | {
            "HOME": str(home), "XDG_CONFIG_HOME": str(home / "config"), "XDG_DATA_HOME": str(self.data),
            "XDG_CACHE_HOME": str(home / "cache"), "XDG_STATE_HOME": str(home / "state")}
        self.begin = time.monotonic()
        self.process = subprocess.Popen(self.command, env=environment, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        while self.screen.is_painted():  # the next one would be taken for painted
            time.sleep(0.01)
        self.folder.cleanup()

    def until(self, reached):
        """Seconds from the start until that holds."""
        while not reached():
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.command[0]} ended with {self.process.returncode}")
            if time.monotonic() - self.begin > GIVE_UP:
                raise RuntimeError(f"{self.command[0]} takes too long")
            time.sleep(POLL)
        return time.monotonic() - self.begin

    def first_frame(self):
        """Milliseconds from the start until the window has painted itself."""
        return 1000 * self.until(self.screen.is_painted)

    def memory(self):
        """Proportional set size, MB: what is shared with other programs counts by its part."""
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024

    def until_quiet(self):
        """Waits until it does nothing more: no processor time for half a second."""
        def used():
            return Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rsplit(")", 1)[1].split()[11:13]

        last = None
        while used() != last:
            last = used()
            time.sleep(0.5)

    def turns(self):
        """How many turns the game has that it keeps on disk; nothing where it keeps none."""
        for path in self.data.rglob("autosave*.lodeline"):
            try:
                return len(json.loads(path.read_text(encoding="utf-8"))["moves"])
            except (ValueError, KeyError, OSError):
                continue
        return None

    def whole_game(self):
        """Waits until the game that it plays by itself has begun and come to its end: then it is kept no more."""
        self.until(self.turns)
        self.until(lambda: self.turns() is None)
