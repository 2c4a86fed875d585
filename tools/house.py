#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The house as its includes make it: which folder needs which, on every floor. Ends with 1 where folders need each
other in a circle, or where a room includes from one that it does not link.

  house.py            says only what is wrong
  house.py --house    prints the house as text: a folder below all that it needs
"""

import argparse
import collections
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
TOPS = ("engine", "resources", "ui", "app", "editor")
ROOM = re.compile(r"^lodeline_room\(([a-z_]+) PUBLIC ([^)]*)\)", re.MULTILINE)
INCLUDE = re.compile(r'^#include "([^"]+/)[^"/]+"', re.MULTILINE)
OWN = "."  # the files that lie in a folder itself, beside its rooms


def sources():
    for top in TOPS:
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in (".cpp", ".h") or path.name.endswith(".h.in"):
                yield path.relative_to(ROOT)


def needs():
    """{folder: {folder it includes from: [file that does]}}, both as paths"""
    arrows = collections.defaultdict(lambda: collections.defaultdict(list))
    for path in sources():
        folder = path.parent.as_posix()
        arrows[folder]  # also who needs nobody
        for other in INCLUDE.findall((ROOT / path).read_text(encoding="utf-8")):
            other = other.rstrip("/")
            if other != folder and other.split("/")[0] in TOPS:
                arrows[folder][other].append(path.name)
    return arrows


def room(folder, floor):
    """The room of a floor that a folder belongs to: its part below the floor, OWN for the floor itself."""
    if floor == "":
        return folder.split("/")[0]
    if folder == floor:
        return OWN
    return folder[len(floor) + 1:].split("/")[0] if folder.startswith(floor + "/") else None


def floors(arrows):
    """{floor: {room: {room: {file}}}} for every folder with rooms in it, "" for the whole house"""
    found = {""}
    for folder in arrows:
        parts = folder.split("/")
        found.update("/".join(parts[:depth]) for depth in range(1, len(parts)))
    graph = {}
    for floor in sorted(found):
        rooms = graph[floor] = collections.defaultdict(lambda: collections.defaultdict(set))
        for folder, others in arrows.items():
            one = room(folder, floor)
            if one is None:
                continue
            rooms[one]
            for other, files in others.items():
                two = room(other, floor)
                if two is not None and two != one:
                    rooms[one][two].update(files)
    return graph


def storeys(rooms):
    """The rooms from the ground up, each storey needing only what lies below it; then what is left in circles."""
    left = {name: set(others) for name, others in rooms.items()}
    levels = []
    while left:
        ready = sorted(name for name, others in left.items() if not others & left.keys())
        if not ready:
            break
        levels.append(ready)
        for name in ready:
            del left[name]
    return levels, knots(left)


def knots(left):
    """The sets of rooms that need each other."""
    def reach(start):
        seen, waiting = set(), [start]
        while waiting:
            for other in left.get(waiting.pop(), ()):
                if other in left and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return seen

    reached = {name: reach(name) for name in left}
    return sorted({tuple(sorted(other for other in reached[name] if name in reached[other]))
                   for name in left if name in reached[name]})


def links():
    """{room: {room it may use}} of those that are libraries, as "app/board"; what a room links, it may use whole."""
    found = {path.parent.relative_to(ROOT).as_posix(): room
             for path in sorted(ROOT.glob("*/**/CMakeLists.txt"))
             if (room := ROOM.search(path.read_text(encoding="utf-8")))}
    folder_of = {room[1]: folder for folder, room in found.items()}
    direct = {}
    for folder, room in found.items():
        public = room[2].split("PRIVATE")[0].split("ALONE")[0].split()
        direct[folder] = {folder_of.get(library, library) for library in public}
    allowed = {}

    def use(name):
        if name not in allowed:
            allowed[name] = {other for one in direct.get(name, ()) for other in {one} | use(one)}
        return allowed[name]

    return {name: use(name) for name in direct}


def unlinked(arrows, allowed):
    """What is included without a link line that allows it."""
    def library(folder):
        return next((name for name in sorted(allowed, reverse=True) if f"{folder}/".startswith(f"{name}/")), None)

    for folder, others in arrows.items():
        mine = library(folder)
        for other in sorted(others):
            needed = library(other)
            if mine and needed and needed != mine and needed not in allowed[mine]:
                yield f"{mine} includes from {needed}, which it does not link: {', '.join(sorted(others[other]))}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--house", action="store_true")
    options = parser.parse_args()
    arrows = needs()
    wrong = 0
    for line in unlinked(arrows, links()):
        wrong += 1
        print(line, file=sys.stderr)
    for floor, rooms in floors(arrows).items():
        levels, circles = storeys(rooms)
        if options.house:
            print(f"{floor or 'the house'}/")
            for level in reversed(levels):
                for name in level:
                    print(f"  {name:<14} <- {', '.join(sorted(rooms[name])) or 'nothing'}")
                print("  --")
            print()
        for circle in circles:
            wrong += 1
            print(f"{floor or 'the house'}: a circle of {', '.join(circle)}", file=sys.stderr)
            for one in circle:
                for two in circle:
                    if files := rooms[one].get(two):
                        print(f"  {one} needs {two}: {', '.join(sorted(files))}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
