#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what is wrong in catalogues: check.py [--root FOLDER] [FILE.ts…], all of them without a name."""
import argparse
import pathlib
import sys

from checks import all as checks

ROOT = pathlib.Path(__file__).resolve().parent.parent


def main(arguments):
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=pathlib.Path, default=ROOT, help="where the glossary and the sources are")
    parser.add_argument("catalogues", nargs="*", type=pathlib.Path)
    chosen = parser.parse_args(arguments)
    paths = chosen.catalogues or sorted((chosen.root / "translations").glob("lodeline_*.ts"))
    faults = checks.faultsOfAll(paths, chosen.root)
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
