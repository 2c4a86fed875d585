#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts into the folders of a user what should not be there, and starts a program: its window is there, this time and
the next, and what it could not use was put aside. Needs no display."""

import argparse
import os
import random
import tempfile
from pathlib import Path

from driver.starts import Home, Run, call

CHANCE = random.Random(1)


def noise(path):
    path.write_bytes(CHANCE.randbytes(5000))


def text(path):
    path.write_text("{" * 5000, encoding="utf-8")


def huge(path):
    with open(path, "wb") as file:
        file.truncate(4 << 30)


def folder(path):
    path.mkdir()


def nowhere(path):
    path.symlink_to("/nowhere/at/all")


def endless(path):
    path.symlink_to("/dev/zero")


WAYS = {"noise": noise, "text": text, "huge": huge, "pipe": os.mkfifo, "folder": folder, "nowhere": nowhere,
        "endless": endless}


def places(home, is_editor):
    """Where the programs look, and whether what cannot be used is put aside from there."""
    yield home.settings, True
    yield home.settings.with_name(home.settings.name + ".lock"), False
    if is_editor:
        yield home.data / "unsaved" / "0123.side", True
        yield home.data / "unsaved" / "0123.side.lock", False
    else:
        for name in ("autosave.lodeline", "autosave-0123.lodeline", "autosave-0123.lodeline~",
                     "trials/autosave-4567.lodeline"):
            yield home.data / name, True
        for name in ("autosave-0123.lodeline.lock", "finished", "discarded", "trials", "starting", "finished/a.lodeline"):
            yield home.data / name, False
    yield home.sets / "odd.tileset.json", False


# What stays where it is: links to nothing are no files yet, and words may be settings.
HARMLESS = {("nowhere", True), ("text", True)}


def lists(home):
    """Settings that are whole and claim what cannot be."""
    seats = "seats\\size=2000000000\nseats\\1\\name=Ann\nstartPlayer=2000000000\ntileSet=/dev/zero\n"
    files = ", ".join(["/dev/zero"] * 20000)
    home.settings.write_text(
        f"folder=/dev/zero\nlanguage=../../x\nrecentFiles={files}\n[newGame]\n{seats}[window]\n"
        f'geometry="@ByteArray(\\x1\\xd9\\xd0\\xcb\\xff\\xff)"\nstate="@ByteArray(\\0\\0\\0\\xff\\xff\\xff\\xff)"\n',
        encoding="utf-8")


def start_twice(program, home, what):
    slowest = 0
    for _ in range(2):
        run = Run(program, home)
        try:
            slowest = max(slowest, run.wait_for_window())
        except AssertionError as failure:
            raise AssertionError(f"{what}: {failure}") from failure
        finally:
            run.kill()
    return slowest


def play(arguments):
    is_editor = "editor" in Path(arguments.app).name
    program = "lodeline-editor" if is_editor else "lodeline"
    slowest, starts = 0, 0
    with tempfile.TemporaryDirectory(prefix="lodeline-old-") as scratch:
        sample = Home(Path(scratch) / "sample", program)
        for number, (place, is_moved) in enumerate(places(sample, is_editor)):
            for way, make in WAYS.items():
                home = Home(Path(scratch) / f"{number}-{way}", program)
                path = home.folder / place.relative_to(sample.folder)
                path.parent.mkdir(parents=True, exist_ok=True)
                make(path)
                slowest = max(slowest, start_twice(arguments.app, home, f"{path.name} as {way}"))
                starts += 2
                # An older copy takes the place of the newer one before it is read; what is no file keeps its name.
                aside = {name.rstrip("~") for name in home.aside()}
                if is_moved and (way, True) not in HARMLESS and path.name.rstrip("~") not in aside:
                    raise AssertionError(f"{path.name} as {way} was not put aside: {home.aside()}")
        home = Home(Path(scratch) / "lists", program)
        lists(home)
        slowest = max(slowest, start_twice(arguments.app, home, "settings that claim what cannot be"))
    print(f"{starts + 2} starts, each reached its window, the slowest in {slowest:.2f} s")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--app", required=True, help="a program with a window")
    call("oldfiles", parser, play)


if __name__ == "__main__":
    main()
