# SPDX-License-Identifier: GPL-3.0-or-later
"""The program under test, in a home of its own."""

import os
import signal
import subprocess
from pathlib import Path

from driver.tree import Role, State, application
from driver.waiting import wait_for


class Program:
    """One run of the program; `home` keeps settings and autosaves from one run to the next."""

    def __init__(self, executable, home, *arguments, environment=None):
        home = Path(home)
        folders = {
            "HOME": home,
            "XDG_CONFIG_HOME": home / "config",
            "XDG_DATA_HOME": home / "data",
            "XDG_CACHE_HOME": home / "cache",
            "TMPDIR": home / "tmp",  # a program that is killed leaves there what it would have removed
        }
        for folder in folders.values():
            folder.mkdir(parents=True, exist_ok=True)
        settings = {**os.environ, **{name: str(folder) for name, folder in folders.items()}}
        settings |= {"QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "LC_ALL": "C.UTF-8"}
        settings |= environment or {}
        self.process = subprocess.Popen([executable, *arguments], env=settings)
        self.tree = wait_for(self._tree, "program in the accessibility tree")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def _tree(self):
        if self.process.poll() is not None:
            raise RuntimeError(f"the program ended with {self.process.returncode}")
        return application(self.process.pid)

    def window(self):
        """The active main window; waits for it."""

        def active(node):
            return node.has(State.ACTIVE)

        return wait_for(lambda: self.tree.find(Role.FRAME, where=active), "window")

    def dialog(self):
        roles = (Role.DIALOG, Role.FILE_CHOOSER, Role.ALERT)
        return self.tree.find(where=lambda node: node.role in roles and node.has(State.ACTIVE))

    def kill(self):
        """As a crash or a power cut would end it."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self, hands):
        """Ends the program as a person does, and fails unless it ends well."""
        hands.press("ctrl+q")
        wait_for(lambda: self.process.poll() is not None, "end of the program")
        if self.process.returncode != 0:
            raise AssertionError(f"the program ended with {self.process.returncode}")
