#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tidy.py BUILD_DIR [FILE…]: runs clang-tidy over our sources in parallel.

A file that was clean is not checked again until it, a header of ours that it includes, its compile command,
.clang-tidy or clang-tidy itself changes. Files that are compiled alike are checked several at a time, because most
of the time goes into the headers that they share."""
import concurrent.futures
import functools
import hashlib
import itertools
import json
import math
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = "clang-tidy-16"
AT_A_TIME = 80
PLACE = re.compile(r"^(/[^:\n]+):\d+:\d+: (error|warning|note)", re.MULTILINE)
FOREIGN = re.compile(r"^#include <(.*)>", re.MULTILINE)
UNITED = re.compile(r'^#include "(.*)"', re.MULTILINE)
COMMENT = re.compile(r"//.*")
WORD = re.compile(r"\w+")
# Sources indent nothing in a namespace.
DEFINITION = re.compile(r"^(?:(?:struct|class|enum class|enum|using(?=[^;]* =)) (?P<type>\w+)|"
                        r"(?!using )\w[\w:<>,*& ]*?[ *&](?P<other>\w+)(?P<then>\(|\[| =|\{|;))", re.MULTILINE)
ENUMERATORS = re.compile(r"^enum (?!class)\w*[^;{]*\{([^}]*)\}", re.MULTILINE)
OPENED = re.compile(r"^using namespace (lodeline[\w:]*);", re.MULTILINE)
# Names that others look for, and what only looks like a name.
FIXED = {"qHash", "delete", "new"}
# What is called from outside, of which every program has one, and a name for it that is as others are.
ENTRIES = {"main": "main", "LLVMFuzzerTestOneInput": "fuzzer"}
# Where the headers of a target are and which libraries it uses: what others add to that does it no harm.
ADDED = re.compile(r"-I|-isystem|-D")
# What does not matter to a check.
IDLE = re.compile(r"-O|-DQT_TESTCASE_|-Winvalid-pch$|-fpch-preprocess$|-c$")


def includesOf(path):
    for name in re.findall(r'^\s*#\s*include\s+"([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE):
        included = ROOT / name
        if included.is_file():
            yield included


@functools.cache
def withHeaders(path):
    """The file and every header of ours that it includes, directly or not."""
    seen, waiting = set(), [path]
    while waiting:
        current = waiting.pop()
        if current not in seen:
            seen.add(current)
            waiting += includesOf(current)
    return sorted(seen)


def flagsOf(entry):
    """What the compiler is told, without the compiler (and its cache), the input, the output and precompiled headers."""
    words = shlex.split(entry["command"].replace(" -isystem ", " -isystem"))
    words = words[next(number for number, word in enumerate(words) if word.startswith("-")):]
    for option in ("-o", "-include"):
        while option in words:
            del words[words.index(option):words.index(option) + 2]
    return tuple(word for word in words if word != entry["file"] and not IDLE.match(word))


def sources(build):
    """Our sources and their flags. What the build itself wrote is left out, but not what it compiles several at a time."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = pathlib.Path(entry["file"])
        if path.parent.name == "Unity":
            yield from ((united, flagsOf(entry)) for united in map(pathlib.Path, UNITED.findall(path.read_text())))
        elif path.is_relative_to(ROOT) and not path.is_relative_to(build):
            yield path, flagsOf(entry)


def key(version, path, flags):
    digest = hashlib.sha256((version + (ROOT / ".clang-tidy").read_text()).encode())
    digest.update("\0".join(flags).encode())
    for part in withHeaders(path):
        digest.update(hashlib.sha256(part.read_bytes()).digest())
    return digest.hexdigest()


def batches(paths, flags):
    """Lists of files to check together: those that are compiled alike but for what each adds, are of one game, and open
    the same namespaces to all that follows."""
    alike = {}
    for path in paths:
        opened = frozenset(OPENED.findall(path.read_text(encoding="utf-8")))
        kind = tuple(word for word in flags[path] if not ADDED.match(word)), "boomtown" in path.parts, opened
        alike.setdefault(kind, []).append(path)
    for group in alike.values():
        yield from apart(group, math.ceil(len(group) / math.ceil(len(group) / AT_A_TIME)))


def apart(paths, most):
    """Lists of at most so many of the files, no two of which define the same."""
    while paths:
        batch, taken, others = [], set(), []
        for path in paths:
            names = kept(path)
            if len(batch) < most and not taken & names:
                batch.append(path)
                taken |= names
            else:
                others.append(path)
        yield batch
        paths = others


@functools.cache
def wordsOf(header):
    """All words of a header but those of its comments."""
    return frozenset(WORD.findall(COMMENT.sub("", header.read_text(encoding="utf-8"))))


@functools.cache
def changeable(path):
    """What a file defines for itself in its unnamed namespace, by names that can be changed."""
    text = path.read_text(encoding="utf-8")
    public = set().union(*(wordsOf(header) for header in withHeaders(path) if header != path))
    own = {found["type"] or found["other"] for found in DEFINITION.finditer(text)}
    own.update(itertools.chain.from_iterable(map(WORD.findall, ENUMERATORS.findall(text))))
    own -= public | FIXED
    return {name for name in own if not re.search(rf"(\.|->|::){name}\b", text)}


@functools.cache
def kept(path):
    """What a file defines by names that cannot be changed. There may be several functions of a name."""
    found = DEFINITION.finditer(path.read_text(encoding="utf-8"))
    return {one["type"] or one["other"] for one in found if one["then"] != "("} - changeable(path) - FIXED


def renamed(batch):
    """For each file of a batch, the names to change, so that none stands for two things: its own, and where a program
    begins."""
    for path in batch:
        yield path, [*ENTRIES, *sorted(changeable(path))]


def together(batch):
    """A source that includes those of a batch, after what is not ours: no change of a name may reach that."""
    texts = [path.read_text(encoding="utf-8") for path in set(itertools.chain.from_iterable(map(withHeaders, batch)))]
    yield from sorted({f"#include <{name}>\n" for text in texts for name in FOREIGN.findall(text)})
    for number, (path, names) in enumerate(renamed(batch) if len(batch) > 1 else [(batch[0], [])]):
        yield from (f"#define {name} {ENTRIES.get(name, name)}In{number}\n" for name in names)
        yield f'#include "{path}" // NOLINT\n'
        yield from (f"#undef {name}\n" for name in names)


def tidy(batch, flags, folder):
    """Exit status and findings."""
    source = folder / (hashlib.sha256(str(batch).encode()).hexdigest() + ".cpp")
    source.write_text("".join(together(batch)))
    words = dict.fromkeys(word for path in batch for word in flags[path])
    # The build may be that of another compiler, which knows other warnings.
    result = subprocess.run([PROGRAM, "--quiet", str(source), "--", "-x", "c++", "-ferror-limit=0", *words,
                             "-Wno-unknown-warning-option"], capture_output=True, text=True)
    return result.returncode, result.stdout if result.stdout.strip() else result.stderr


def parts(findings, batch):
    """A batch that cannot be compiled as one, as two that perhaps can: as few as may be to blame, and the others. An error
    is where the second of two is that do not go together; notes tell of the first."""
    for kinds in ({"error"}, {"error", "note"}):
        blamed = {pathlib.Path(found[1]) for found in PLACE.finditer(findings) if found[2] in kinds}
        named = [path for path in batch if blamed.intersection(withHeaders(path))]
        if 0 < len(named) < len(batch):
            break
    else:
        named = batch[:len(batch) // 2]
    return named, [path for path in batch if path not in named]


def check(batch, flags, folder):
    """The findings in a batch, and which of its files are clean."""
    status, findings = tidy(batch, flags, folder)
    if status == 0:
        return "", batch
    if "[clang-diagnostic-" in findings and len(batch) > 1:
        checked = [check(part, flags, folder) for part in parts(findings, batch)]
        return "".join(text for text, _ in checked), [path for _, clean in checked for path in clean]
    guilty = {pathlib.Path(found[1]) for found in PLACE.finditer(findings) if found[2] != "note"}
    return findings, [path for path in batch if guilty and not guilty.intersection(withHeaders(path))]


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    chosen = {pathlib.Path(name).resolve() for name in sys.argv[2:]}
    flags = {path: found for path, found in sources(build) if not chosen or path in chosen}
    clean, scratch = build / "tidy" / "clean", build / "tidy" / "together"
    for folder in (clean, scratch):
        folder.mkdir(parents=True, exist_ok=True)
    version = subprocess.run([PROGRAM, "--version"], check=True, capture_output=True, text=True).stdout
    keys = {path: key(version, path, flags[path]) for path in flags}
    waiting = [path for path in flags if not (clean / keys[path]).exists()]
    bad = len(waiting)
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        running = [pool.submit(check, batch, flags, scratch) for batch in batches(waiting, flags)]
        for done in concurrent.futures.as_completed(running):
            findings, faultless = done.result()
            print(findings, end="", flush=True)
            bad -= len(faultless)
            for path in faultless:
                (clean / keys[path]).touch()
    print(f"clang-tidy: {len(keys)} files, {len(keys) - len(waiting)} unchanged since they were clean, {bad} with findings")
    return 1 if bad or not keys else 0


if __name__ == "__main__":
    sys.exit(main())
