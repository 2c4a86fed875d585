#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists all texts of a language on a page, to be read through away from the program: textlist.py [--into FOLDER] CODE."""
import argparse
import pathlib
import sys

from checks import catalogue as catalogues
from checks import languages
from updating import textlist

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the folder translations is")
    parser.add_argument("--into", type=pathlib.Path, help="the folder of the page; otherwise build/sheets")
    parser.add_argument("code", metavar="CODE")
    chosen = parser.parse_args(arguments)
    name = f"lodeline_{chosen.code}"
    source = chosen.root / "translations" / f"{name}.ts"
    if languages.CODE.fullmatch(chosen.code) is None or not source.is_file():
        print(f"There is no translation '{chosen.code}'; ./run translate {chosen.code} begins one.", file=sys.stderr)
        return 2
    target = (chosen.into or chosen.root / "build" / "sheets") / f"{name}.html"
    try:
        page = textlist.page(catalogues.read(source))
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(page, encoding="utf-8")
    except catalogues.Broken as broken:
        print(f"{source}: line {broken.line} {broken}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"{error.filename}: {error.strerror}", file=sys.stderr)
        return 2
    print(target)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
