#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what no compiler does: who may include whom, sizes, and that nothing is left unfinished."""
import os
import pathlib
import re
import statistics
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from colours import checkColours  # noqa: E402
from functions import functionSpans, withoutText  # noqa: E402
from plaintext import checkPlainText  # noqa: E402

MAY_INCLUDE = {
    "engine": ("engine",),
    "engine/cli": ("engine/core", "engine/cli"),
    "engine/cli/boomtown": ("engine",),
    "engine/cli/goldrush": ("engine",),
    "resources": ("engine", "resources"),
    "resources/artist": ("resources/artist",),
    "ui": ("engine", "resources", "ui"),
    "app": ("engine", "resources", "ui", "app"),
    "editor": ("engine", "resources", "ui", "editor"),
    "bench": ("engine",),
    "bench/movetime": ("engine", "bench/movetime"),
    "bench/strength": ("engine", "bench/strength", "tests/support"),
    "bench/windows": ("engine", "resources", "ui", "app", "bench/windows"),
    "tests/bench": ("engine", "bench/strength", "tests"),
    "tests/engine": ("engine", "tests"),
    "tests/support": ("engine", "tests"),
    "tests/fuzz": ("engine", "tests"),
    "tests/fuzz/art": ("engine", "resources", "tests"),
    "tests/fuzz/editor": ("engine", "resources", "ui", "editor", "tests"),
    "tests/fuzz/windows": ("engine", "resources", "ui", "app", "tests"),
    "tests/resources": ("engine", "resources", "tests"),
    "tests/ui": ("engine", "resources", "ui", "tests"),
    "tests/app": ("engine", "resources", "ui", "app", "tests"),
    "tests/editor": ("engine", "resources", "ui", "editor", "tests"),
}
WITHOUT_QT = ("engine", "engine/cli", "engine/cli/boomtown", "engine/cli/goldrush", "bench", "bench/movetime", "bench/strength",
              "resources/artist", "tests/bench", "tests/engine", "tests/support", "tests/fuzz")
FILE_LIMIT, FILE_90_LIMIT, FUNCTION_LIMIT, FOLDER_LIMIT = 600, 350, 80, 18
NEEDS_LICENCE = {".cpp", ".h", ".py", ".sh", ".cmake"}
# Spelt in halves, so that this file does not find itself.
UNFINISHED = re.compile(r"\b(" + "|".join(("TO" + "DO", "FIX" + "ME", "X" + "XX", "HA" + "CK")) + r")\b"
                        r"|(?i:lorem ip" r"sum|coming so" r"on|not yet implemen" r"ted)")


def partOf(path):
    """The entry of MAY_INCLUDE that a path belongs to."""
    return next((part for part in sorted(MAY_INCLUDE, key=len, reverse=True) if path.startswith(part + "/")), None)


def checkIncludes(path, text):
    part = partOf(path)
    if part is None:
        return
    for number, line in enumerate(text.splitlines(), 1):
        quoted = re.match(r'\s*#\s*include\s+"([^"]+)"', line)
        angled = re.match(r"\s*#\s*include\s+<([^>]+)>", line)
        if quoted and not quoted[1].endswith(".moc"):
            if not quoted[1].startswith(tuple(allowed + "/" for allowed in MAY_INCLUDE[part])):
                yield f"{path}:{number}: {part} may not include {quoted[1]}"
        if angled and part in WITHOUT_QT and re.match(r"Q[A-Z]|Qt", angled[1]):
            yield f"{path}:{number}: {part} may not use Qt"


def checkCode(path, text):
    # QT_TRANSLATE_NOOP and its sister for plurals are allowed everywhere: they only mark a text for lupdate.
    code = withoutText(text)
    if partOf(path) in WITHOUT_QT:
        for found in re.finditer(r"\b(?!QT_TRANSLATE_(?:N_)?NOOP\b)Q(?:[A-Z]\w+|t::\w+|_[A-Z]+)", code):
            yield f"{path}:{code.count(chr(10), 0, found.start()) + 1}: {found[0]} where Qt may not be"
    for found in re.finditer(r"\b(?:SIGNAL|SLOT|Q_FOREACH|foreach)\s*\(", code):
        yield f"{path}:{code.count(chr(10), 0, found.start()) + 1}: {found[0]}: connect by function pointer, loop by for"
    # Qt fills in parts of a path when it is painted first, also of a constant one.
    for found in re.finditer(r"\bstatic\b[^;(){}=]*\bQPainterPath\b[^;(){}]*[={;]", code):
        yield f"{path}:{code.count(chr(10), 0, found.start()) + 1}: a path that painting threads share: thread_local"
    for first, last in functionSpans(text):
        if last - first + 1 > FUNCTION_LIMIT:
            yield f"{path}:{first}: a function of {last - first + 1} lines (limit {FUNCTION_LIMIT})"


def checkText(path, text):
    for number, line in enumerate(text.splitlines(), 1):
        if UNFINISHED.search(line):
            yield f"{path}:{number}: something is left undone here"
    name = pathlib.PurePath(path)
    if name.suffix in NEEDS_LICENCE or name.name in ("CMakeLists.txt", "run"):
        if "SPDX-License-Identifier:" not in "\n".join(text.splitlines()[:3]):
            yield f"{path}:1: no SPDX-License-Identifier line"


def checkSizes(lengths):
    for path, lines in lengths.items():
        if lines > FILE_LIMIT:
            yield f"{path}: {lines} lines (limit {FILE_LIMIT})"
    if lengths and percentile90(lengths.values()) > FILE_90_LIMIT:
        yield f"one file in ten is longer than {FILE_90_LIMIT} lines"
    units = {}
    for path in lengths:
        name = pathlib.PurePath(path)
        units.setdefault(str(name.parent), set()).add(name.stem)
    for folder, names in units.items():
        if len(names) > FOLDER_LIMIT:
            yield f"{folder}: {len(names)} units (limit {FOLDER_LIMIT})"


def checkIcons(names, texts):
    """Each icon is asked for by its name, somewhere in the sources."""
    for path in names:
        if f'"{pathlib.PurePath(path).stem}"' not in texts:
            yield f"{path}: nobody shows this icon"


# What has no game in it has none of its words either. The table of the command line names its games.
WITHOUT_GAMES = ("engine/core/", "engine/cli/")
WITH_GAMES = ("engine/cli/boomtown/", "engine/cli/goldrush/", "engine/cli/program/")
# The window offers files and an editor of tile sets, whatever is played with them.
WITHOUT_RULES = ("app/match/", "app/shell/")
RULE_WORDS = r"(?i)gold ?rush|boomtown|railroad|mountain|prairie|cowboy|nugget"
GAME_WORDS = re.compile(RULE_WORDS + r"|\btents?\b|\btokens?\b|\btile(s|set)?\b")
RULE_WORDS = re.compile(RULE_WORDS)


def checkWords(path, text):
    if path.startswith(WITHOUT_RULES):
        words = RULE_WORDS
    elif path.startswith(WITHOUT_GAMES) and not path.startswith(WITH_GAMES):
        words = GAME_WORDS
    else:
        return
    for number, line in enumerate(text.splitlines(), 1):
        if found := words.search(line):
            yield f"{path}:{number}: a word of a game: {found[0]}"


# What is done in one way is done in one place: what is refused elsewhere, why, and where it may be.
ONE_PLACE = (
    (re.compile(r"\bQtConcurrent|\bstd::(?:j?thread\b(?!::)|async\b)"
                r"|\bQ(?:Thread|ThreadPool|Future|FutureWatcher|Promise|Runnable)\b"),
     "work beside the window is a ui::Background (ui/work/background.h), shared work a Crew (engine/core/crew.h)",
     ("ui/work/", "engine/core/crew.", "resources/art/own/ownpictures.", "app/sound/", "tests/")),
    (re.compile(r"\bQSaveFile\b"),
     "files are written by ui::writeFile (ui/files.h)",
     ("ui/files.", "tests/")),
)


def checkOnePlace(path, text):
    rules = [(rule, advice) for rule, advice, places in ONE_PLACE if not path.startswith(places)]
    for number, (line, code) in enumerate(zip(text.splitlines(), withoutText(text).splitlines()), 1):
        for rule, advice in rules:
            if found := rule.search(line if line.startswith("#include <") else code):
                yield f"{path}:{number}: {found[0]}: {advice}"


def percentile90(values):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(0.9 * len(ordered)))]


def figures(lengths):
    if not lengths:
        return
    tests = sum(lines for path, lines in lengths.items() if path.startswith("tests/"))
    code = sum(lengths.values()) - tests
    largest = max(lengths, key=lengths.get)
    yield (f"{len(lengths)} C++ files: median {statistics.median(lengths.values()):.0f} lines, "
           f"90th percentile {percentile90(lengths.values())}, largest {lengths[largest]} ({largest})")
    yield f"{code} lines of code, {tests} lines of tests: {tests / max(code, 1):.2f} lines of test a line of code"


def readFiles(root):
    """(path, text) of every text file of the project; needs no git, which a fresh machine may lack."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not re.match(r"build(-.*)?$|\.git$|\.cache$|__pycache__$", name))
        for path in (pathlib.Path(folder, name) for name in sorted(names)):
            try:
                yield path.relative_to(root).as_posix(), path.read_text(encoding="utf-8")
            except (UnicodeDecodeError, OSError):
                continue


def problems(files):
    """files: (path, text) pairs. Gives the problems and the lengths of the C++ files."""
    found, lengths, icons, code = [], {}, [], []
    for path, text in files:
        if path.startswith("resources/icons/"):
            icons.append(path)
        if not path.startswith(("tests/data/", "LICENSE")):
            found += checkText(path, text)
        if path.endswith((".cpp", ".h")):
            lengths[path] = text.count("\n")
            found += checkIncludes(path, text)
            found += checkCode(path, text)
            found += checkPlainText(path, text)
            found += checkColours(path, text)
            found += checkWords(path, text)
            found += checkOnePlace(path, text)
            if not path.startswith("tests/"):
                code.append(text)
    return found + list(checkSizes(lengths)) + list(checkIcons(icons, "\n".join(code))), lengths


def main():
    root = pathlib.Path(__file__).resolve().parent.parent
    found, lengths = problems(readFiles(root))
    print("\n".join([*found, *figures(lengths)]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
