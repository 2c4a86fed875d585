#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what is missing or wrong in catalogues: translations, places (%1, %n) and keys (&)."""
import re
import sys
import xml.etree.ElementTree as ElementTree

PLACE = re.compile(r"%L?([1-9n])")
KEY = re.compile(r"&(?!&)\w")


def places(text):
    return set(PLACE.findall(text))


def faults(message):
    """What is wrong with one message, a sentence each."""
    source = message.findtext("source")
    translation = message.find("translation")
    plural = message.get("numerus") == "yes"
    texts = [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
    if translation.get("type") == "unfinished" or not texts or not all(texts):
        yield "has no translation"
        return
    for text in texts:
        # A form for one thing need not say the number.
        optional = {"n"} if plural else set()
        if places(source) - places(text) - optional or places(text) - places(source):
            yield f"has other places than the source: \"{text}\""
        if bool(KEY.search(source)) != bool(KEY.search(text)):
            yield f"has a key (&) where the source has none, or the other way round: \"{text}\""


def main(catalogues):
    wrong = 0
    for catalogue in catalogues:
        for context in ElementTree.parse(catalogue).getroot().iter("context"):
            for message in context.iter("message"):
                for fault in faults(message):
                    wrong += 1
                    print(f"{catalogue}: {context.findtext('name')}: \"{message.findtext('source')}\" {fault}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
