# SPDX-License-Identifier: GPL-3.0-or-later
"""Catalogues as the sources are now, by lupdate, which reads the sources once for all of them."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile

WORDED = "translations/worded.txt"
EMPTY = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{}" sourcelanguage="en">
</TS>
"""
LOCATION = re.compile(r'( *<location filename=")([^"]*)"(?: line="[^"]*")?(/>\n)')
LOCATIONS = re.compile(r"(?:" + LOCATION.pattern + r")+")
MAJOR = 6


class Failed(Exception):
    """Why the catalogues could not be updated."""


def worded(root):
    """The files with words, in an order that is the same everywhere."""
    found = set()
    for line in (root / WORDED).read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        files = {path for path in root.glob(line) if path.is_file()}
        if not files:
            raise Failed(f"{WORDED}: there is no {line}")
        found |= files
    return sorted(found)


def isFit(program):
    """Whether this is lupdate of Qt 6; under the same name there may be that of Qt 5."""
    try:
        said = subprocess.run([program, "-version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    version = re.search(r"version (\d+)\.", said)
    return version is not None and int(version[1]) >= MAJOR


def findLupdate():
    """The program, asked of Qt itself where it is not on the path."""
    for query in (("qtpaths6", "--query"), ("qmake6", "-query")):
        if shutil.which(query[0]):
            folder = subprocess.run([*query, "QT_HOST_BINS"], capture_output=True, text=True, check=False).stdout.strip()
            if folder and isFit(os.path.join(folder, "lupdate")):
                return os.path.join(folder, "lupdate")
    for name in ("lupdate6", "lupdate-qt6", "lupdate"):
        if isFit(name):
            return name
    raise Failed("lupdate of Qt 6 is not here; in Debian it is in the package qt6-l10n-tools")


def withoutLines(text, folder, target):
    """Source places as files alone, each once in a message, so that a line more in a source changes no catalogue."""
    def place(found):
        path = os.path.normpath(os.path.join(folder, found[2]))
        return found[1] + pathlib.Path(os.path.relpath(path, target)).as_posix() + '"' + found[3]

    def places(block):
        return "".join(dict.fromkeys(place(found) for found in LOCATION.finditer(block[0])))

    return LOCATIONS.sub(places, text)


def run(lupdate, root, sources, catalogues, *more):
    """One call for these files. A text that is like another one, or has other numbers, is a new one: what lupdate
    takes over from there would pass for a draft."""
    command = [lupdate, "-silent", "-locations", "absolute", "-no-obsolete", "-disable-heuristic", "similartext",
               "-disable-heuristic", "number", *more, "-I", str(root), f"@{sources}", "-ts", *map(str, catalogues)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Failed(f"lupdate failed:\n{done.stderr.strip()}")


def updated(root, paths, lupdate=None):
    """What each of these catalogues would be by the sources of today; one that is not there yet begins empty."""
    root = root.resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name).resolve()
        sources = folder / "worded.lst"
        sources.write_text("".join(f"{path}\n" for path in worded(root)), encoding="utf-8")
        copies = {path: folder / path.name for path in paths}
        for path, copy in copies.items():
            code = path.stem.removeprefix("lodeline_")
            copy.write_bytes(path.read_bytes() if path.exists() else EMPTY.format(code).encode())
        english = [copy for copy in copies.values() if copy.stem == "lodeline_en"]
        others = [copy for copy in copies.values() if copy not in english]
        program = lupdate or findLupdate()
        if others:
            run(program, root, sources, others)
        if english:
            run(program, root, sources, english, "-pluralonly")
        return {path: withoutLines(copy.read_text(encoding="utf-8"), folder, path.parent.resolve())
                for path, copy in copies.items()}
