# SPDX-License-Identifier: GPL-3.0-or-later
"""What every script here needs: its arguments, a scratch folder, and evidence when it fails."""

import argparse
import subprocess
import sys
import tempfile
import time
import traceback
from pathlib import Path

from driver.program import Program


class Stage:
    """`app` and `cli` are the programs, `home` an empty home, `evidence` where pictures of failures go."""

    def __init__(self, name, arguments, home):
        self.name = name
        self.app = arguments.app
        self.cli = arguments.cli
        self.editor = arguments.editor
        self.home = Path(home)
        self.evidence = Path(arguments.evidence)
        self.programs = []
        self.write_settings()

    def write_settings(self):
        """The games of these scripts are for two people who have seen the first steps of Boomtown; the program
        itself offers one against a computer."""
        settings = self.home / "config" / "Lodeline" / "lodeline.conf"
        settings.parent.mkdir(parents=True, exist_ok=True)
        seats = "seats\\1\\kind=human\nseats\\2\\kind=human\nseats\\size=2\n"
        settings.write_text(f"[newGame]\n{seats}[boomtown]\nguideSeen=true\n{seats}", encoding="utf-8")

    def start(self, *arguments):
        program = Program(self.app, self.home, "--animation=off", *arguments)
        self.programs.append(program)
        return program

    def start_editor(self, *arguments):
        program = Program(self.editor, self.home, *arguments)
        self.programs.append(program)
        return program

    def close(self):
        for program in self.programs:
            program.__exit__()

    def tree_in_words(self):
        running = [program for program in self.programs if program.process.poll() is None]
        return "\n".join(line for program in running for line in program.tree.dump())

    def keep_evidence(self):
        self.evidence.mkdir(parents=True, exist_ok=True)
        picture = self.evidence / f"{self.name}.png"
        subprocess.run(["import", "-window", "root", str(picture)], check=False)
        words = self.evidence / f"{self.name}.txt"
        words.write_text(self.tree_in_words(), encoding="utf-8")
        print(f"what was on the screen: {picture} and {words}", file=sys.stderr)


def run(name, play):
    """Calls play(stage); exit status 0 if it returns, 1 if it raises."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--app", required=True, help="the program with the window")
    parser.add_argument("--cli", required=True, help="lodeline-cli")
    parser.add_argument("--editor", help="lodeline-editor, for scripts that draw tiles")
    parser.add_argument("--evidence", default=tempfile.gettempdir(), help="folder for pictures")
    arguments = parser.parse_args()
    begin = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="lodeline-e2e-") as home:
        stage = Stage(name, arguments, home)
        try:
            play(stage)
        except Exception:
            traceback.print_exc()
            stage.keep_evidence()
            sys.exit(1)
        finally:
            stage.close()
    print(f"{name}: right, {time.monotonic() - begin:.1f} s")
