#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings catalogues up to date with the sources, all of them without a code, and says how far they are.

--behind only says which are behind; --prove fails where an update would lose a translation, or English is not complete.
"""
import argparse
import os
import pathlib
import sys

from checks import catalogue as catalogues
from checks import languages
from checks.texts import shown
from updating import lupdate as lupdates
from updating import report

TEMPLATE = "template.ts"  # every text without a translation, for those who begin one
ROOT = pathlib.Path(__file__).resolve().parent.parent


def write(path, text):
    """Only where it changes, and never half of it."""
    if path.exists() and path.read_text(encoding="utf-8") == text:
        return
    new = path.with_suffix(".new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, path)


def sayDropped(dropped, root):
    """How many translations each catalogue loses; of a single one, which."""
    for path, messages in dropped.items():
        if not messages:
            continue
        isOne = len(messages) == 1
        what = ("1 translation was dropped because its English text is" if isOne else
                f"{len(messages)} translations were dropped because their English texts are")
        where = f"; git diff {path.relative_to(root).as_posix()} shows {'it' if isOne else 'them'}" if len(dropped) > 1 else ":"
        print(f"{path.name}: {what} gone or reworded{where}")
        if len(dropped) == 1:
            print("\n".join(f"  {message.context}: {shown(message.source)}: {' | '.join(map(shown, message.texts))}"
                            for message in messages))


def update(texts, root):
    dropped = {path: report.dropped(catalogues.read(path), catalogues.parsed(text.encode()))
               for path, text in texts.items() if path.name != TEMPLATE and path.exists()}
    for path, text in texts.items():
        write(path, text)
    counts = {path.stem.removeprefix("lodeline_"): report.count(catalogues.parsed(text.encode()))
              for path, text in texts.items() if path.name != TEMPLATE}
    print("\n".join(report.table(counts)))
    sayDropped(dropped, root)
    return 0


def sayBehind(texts, _):
    for path, text in texts.items():
        if what := report.behind(catalogues.read(path), catalogues.parsed(text.encode())):
            print(f"{path.name}: {what}; ./run translate {path.stem.removeprefix('lodeline_')} brings it up to date")
    return 0


def prove(texts, _):
    faults = []
    for path, text in texts.items():
        after = catalogues.parsed(text.encode())
        for message in report.lost(catalogues.read(path), after):
            faults.append(f"{path.name}:{message.line}: {message.context}: \"{message.source}\" would lose its translation")
        if after.isEnglish:
            faults += [f"{path.name}: {message.context}: \"{message.source}\" has no plural forms; "
                       "./run translate en puts it in, write them there" for message in after.messages if not message.isWhole]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def pathsOf(root, codes):
    folder = root / "translations"
    for code in codes:
        if languages.CODE.fullmatch(code) is None or languages.plurals(code) is None:
            raise lupdates.Failed(f"'{code}' is no language that Qt knows; say its code, such as pl or pt_BR")
    return [folder / f"lodeline_{code}.ts" for code in codes] or sorted(folder.glob("lodeline_*.ts"))


def texts(root, codes, act, lupdate):
    paths = pathsOf(root, codes)
    if act is update and not codes:
        paths = [*paths, root / "translations" / TEMPLATE]
    return lupdates.updated(root, paths, lupdate)


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the sources and the folder translations are")
    parser.add_argument("--lupdate", help="the program; otherwise Qt is asked for it")
    parser.add_argument("--behind", dest="act", action="store_const", const=sayBehind, default=update)
    parser.add_argument("--prove", dest="act", action="store_const", const=prove)
    parser.add_argument("codes", nargs="*", metavar="CODE")
    chosen = parser.parse_args(arguments)
    try:
        return chosen.act(texts(chosen.root, chosen.codes, chosen.act, chosen.lupdate), chosen.root)
    except lupdates.Failed as failed:
        print(failed, file=sys.stderr)
    except catalogues.Broken as broken:
        print(f"a catalogue cannot be read: line {broken.line} {broken}", file=sys.stderr)
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
