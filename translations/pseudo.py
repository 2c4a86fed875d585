#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a pseudo-language from a complete .ts: accents, brackets and about 40 % more length.

Usage: pseudo.py COMPLETE.ts OUT.ts LANGUAGE

What a program prints without brackets was not translatable; what is cut off in a window would be cut off in
German or Finnish too. Place markers (%1, %L1, %n), HTML tags, entities, mnemonics and links stay as they are.
"""
import re
import sys
import xml.etree.ElementTree as ElementTree

ACCENTS = str.maketrans("aceginorsuyzACEGINORSUYZ", "äçéğïñöřšüýžÂÇÉĞÎÑÖŘŠÜÝŽ")
KEPT = re.compile(r"(%L?\d+|%L?n|<[^>]*>|&[a-z]+;|&.)")
PLURAL_FORMS = 2


def widened(text: str) -> str:
    """The text with accents, brackets and padding after its letters."""
    parts = KEPT.split(text)
    accented = "".join(part if index % 2 else part.translate(ACCENTS) for index, part in enumerate(parts))
    letters = sum(len(part) for part in parts[::2])
    return "[" + accented + " " + "~" * max(1, round(letters * 0.4)) + "]"


def pseudo_translate(message: ElementTree.Element) -> None:
    """Replaces the translation of one message."""
    source = message.findtext("source") or ""
    translation = message.find("translation")
    if translation is None:
        translation = ElementTree.SubElement(message, "translation")
    translation.attrib.clear()
    for child in list(translation):
        translation.remove(child)
    translation.text = None
    # A file filter keeps its form: what stands in brackets is a pattern for file names.
    text = source if "(*." in source else widened(source)
    if message.get("numerus") == "yes":
        for _ in range(PLURAL_FORMS):
            ElementTree.SubElement(translation, "numerusform").text = text
    else:
        translation.text = text


def main() -> int:
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    source, target, language = sys.argv[1:]
    tree = ElementTree.parse(source)
    tree.getroot().set("language", language)
    for message in tree.iter("message"):
        pseudo_translate(message)
    with open(target, "wb") as out:
        out.write(b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n')
        tree.write(out, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
