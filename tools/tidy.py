#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""tidy.py BUILD_DIR [FILE…]: runs clang-tidy over our sources in parallel.

A file that was clean is not checked again until it, a header of ours that it includes, its compile command,
.clang-tidy or clang-tidy itself changes. Files that are compiled alike are checked several at a time, because most
of the time goes into the headers that they share."""
import concurrent.futures
import hashlib
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAM = "clang-tidy-16"
AT_A_TIME = 40
# clang-tidy runs no compiler without a check.
QUICK = "-*,bugprone-terminating-continue"
# What each test program of QtTest has of its own: the folder of its moc files, and where it is.
OWN = re.compile(r"-I.*_autogen/include$|-DQT_TESTCASE_")


def includesOf(path):
    for name in re.findall(r'^\s*#\s*include\s+"([^"]+)"', path.read_text(encoding="utf-8"), re.MULTILINE):
        included = ROOT / name
        if included.is_file():
            yield included


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
    words = shlex.split(entry["command"])
    words = words[next(number for number, word in enumerate(words) if word.startswith("-")):]
    for option in ("-o", "-include"):
        while option in words:
            del words[words.index(option):words.index(option) + 2]
    return tuple(word for word in words if word not in ("-c", entry["file"], "-Winvalid-pch", "-fpch-preprocess"))


def sources(build):
    """Our sources and their flags. What the build itself wrote is left out."""
    for entry in json.loads((build / "compile_commands.json").read_text()):
        path = pathlib.Path(entry["file"])
        if path.is_relative_to(ROOT) and not path.is_relative_to(build):
            yield path, flagsOf(entry)


def key(version, path, flags):
    digest = hashlib.sha256((version + (ROOT / ".clang-tidy").read_text()).encode())
    digest.update("\0".join(flags).encode())
    for part in withHeaders(path):
        digest.update(hashlib.sha256(part.read_bytes()).digest())
    return digest.hexdigest()


def batches(paths, flags):
    """Lists of files to check together: those that are compiled alike but for what is their own."""
    alike = {}
    for path in paths:
        alike.setdefault(tuple(word for word in flags[path] if not OWN.match(word)), []).append(path)
    for group in alike.values():
        for start in range(0, len(group), AT_A_TIME):
            yield group[start:start + AT_A_TIME]


def together(batch):
    """A source that includes those of a batch. Programs of QtTest have a main each, which gets another name."""
    for number, path in enumerate(batch):
        include = f'#include "{path}" // NOLINT\n'
        if "QTEST_" in path.read_text(encoding="utf-8"):
            include = f"#define main main{number}\n{include}#undef main\n"
        yield include


def tidy(batch, flags, folder, *options):
    """Exit status and findings."""
    source = folder / (hashlib.sha256(str(batch).encode()).hexdigest() + ".cpp")
    source.write_text("".join(together(batch)))
    own = [word for path in batch[1:] for word in flags[path] if OWN.match(word) and word.startswith("-I")]
    result = subprocess.run([PROGRAM, "--quiet", *options, str(source), "--", "-x", "c++", "-ferror-limit=0",
                             *flags[batch[0]], *own], capture_output=True, text=True)
    return result.returncode, result.stdout if result.stdout.strip() else result.stderr


def blamed(findings):
    """The files that findings point at."""
    places = re.findall(r"^(/[^:\n]+):\d+:\d+: (?:error|warning):", findings, re.MULTILINE)
    return {pathlib.Path(place) for place in places}


def compatible(batch, flags, folder):
    """A batch in parts that can each be compiled as one: two files may use one name for two things, each in its own
    unnamed namespace. To find out costs little beside the checks."""
    if len(batch) == 1:
        return [batch]
    status, findings = tidy(batch, flags, folder, "--checks=" + QUICK)
    if status == 0:
        return [batch]
    guilty = blamed(findings)
    clashing = [path for path in batch if path in guilty]
    if len(clashing) in (0, len(batch)):
        clashing = batch[:len(batch) // 2]
    rest = [path for path in batch if path not in clashing]
    return [part for half in (rest, clashing) for part in compatible(half, flags, folder)]


def check(batch, flags, folder):
    """The findings in a batch, and which of its files are clean."""
    text, clean = "", []
    for part in compatible(batch, flags, folder):
        status, findings = tidy(part, flags, folder)
        if status == 0:
            clean += part
            continue
        text += findings
        guilty = blamed(findings)
        if guilty and "[clang-diagnostic-error]" not in findings:
            clean += [path for path in part if not guilty.intersection(withHeaders(path))]
    return text, clean


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
