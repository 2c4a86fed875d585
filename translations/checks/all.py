# SPDX-License-Identifier: GPL-3.0-or-later
"""All checks, by name, and what they need to know of the program."""
import dataclasses

from . import catalogue as catalogues
from . import ends, keys, menus, places, sense, structure, terms, texts

CHECKS = {
    "language": structure.language,
    "elements": structure.elements,
    "duplicates": structure.duplicates,
    "forms": structure.forms,
    "places": places.places,
    "tags": places.tags,
    "filters": places.filters,
    "spaces": ends.spaces,
    "marks": ends.marks,
    "keys": keys.keys,
    "menus": keys.menus,
    "terms": terms.terms,
    "script": sense.script,
    "untranslated": sense.untranslated,
    "length": sense.length,
    "agreement": sense.agreement,
}
GLOSSARY = "docs/glossary.md"


@dataclasses.dataclass
class Around:
    """What is said elsewhere: the terms of each language, the menus of the programs."""

    terms: dict
    menus: list


@dataclasses.dataclass
class Fault:
    check: str
    path: str
    line: int
    context: str
    what: str

    def __str__(self):
        return ": ".join(part for part in (f"{self.path}:{self.line}", self.context, self.what) if part)


def around(root):
    """What the folder of the project says. Gives the faults of the glossary as well."""
    path = root / GLOSSARY
    found, wrong = terms.readTerms(path.read_text(encoding="utf-8") if path.is_file() else "")
    faults = [Fault("terms", GLOSSARY, line, "", what) for line, what in wrong]
    return Around(found, menus.readMenus(root)), faults


def faultsOf(catalogue, surroundings):
    """What is wrong with a catalogue, by its lines."""
    here = Around(surroundings.terms, [*surroundings.menus, *menus.windows(catalogue.messages)])
    found = []
    for name, check in CHECKS.items():
        for message, what in check(catalogue, here):
            context = message.context if message else ""
            if message and message.source:
                what = f"{texts.shown(message.source)} {what}"
            found.append(Fault(name, catalogue.path, message.line if message else 1, context, what))
    return sorted(found, key=lambda fault: fault.line)


def opened(path, shown):
    """(the catalogue in a file, what is wrong with the file): one of them."""
    try:
        catalogue = catalogues.read(path)
    except catalogues.Broken as broken:
        return None, [Fault("file", shown, broken.line, "", f"{broken}; take the last good version of it")]
    except OSError as error:
        return None, [Fault("file", shown, 1, "", f"cannot be read: {error.strerror}")]
    catalogue.path = shown
    return catalogue, []


def faultsOfEnglish(read, surroundings):
    """Keys that the menus and windows have twice in English, as these catalogues know them."""
    sources = {message.key: message for catalogue in read for message in catalogue.messages}
    here = Around({}, [*surroundings.menus, *menus.windows(sources.values())])
    return [Fault("menus", "English", 1, "", what) for what in keys.englishClashes(here)]


def faultsOfAll(paths, root):
    """What is wrong with catalogues, the glossary and the English menus."""
    surroundings, found = around(root)
    read = []
    for path in paths:
        catalogue, faults = opened(path, shownPath(path, root))
        found += faults
        if catalogue:
            read.append(catalogue)
            found += faultsOf(catalogue, surroundings)
    return found + faultsOfEnglish(read, surroundings)


def shownPath(path, root):
    path, root = path.resolve(), root.resolve()
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else str(path)
