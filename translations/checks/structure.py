# SPDX-License-Identifier: GPL-3.0-or-later
"""What holds for the file as a whole: its language, each text once, the number of plural forms."""
import pathlib

from . import languages


def language(catalogue, _):
    """The language is one that Qt counts in, and the one that the name of the file says."""
    code = catalogue.language
    if not code:
        yield None, "the language is not named; begin with <TS version=\"2.1\" language=\"CODE\" sourcelanguage=\"en\">"
    elif not languages.CODE.fullmatch(code) or languages.plurals(code) is None:
        yield None, f"the language \"{code}\" is unknown; write its code as Qt does, such as pl or pt_BR"
    name = pathlib.PurePath(catalogue.path).stem
    if name.startswith("lodeline_") and name != f"lodeline_{code}":
        yield None, f"the language is \"{code}\" and the name of the file says another; let both be the same"


def elements(catalogue, _):
    """Nothing that the program would not read."""
    for message in catalogue.messages:
        for name in message.wrong:
            yield message, f"<{name}> is not read by the program; take it out"


def duplicates(catalogue, _):
    seen = {}
    for message in catalogue.messages:
        if message.key in seen:
            yield message, f"stands in line {seen[message.key]} as well; take one of them out"
        seen.setdefault(message.key, message.line)


def forms(catalogue, _):
    """A text with a number has all plural forms, or is a gap."""
    rule = languages.plurals(catalogue.language)
    for message in catalogue.messages:
        if not message.numerus or message.isGap or rule is None:
            continue
        if len(message.texts) != rule[0]:
            yield message, f"has {len(message.texts)} plural forms; {catalogue.language} has {rule[0]}"
        elif not message.isWhole:
            yield message, "has an empty plural form; fill in all of them, or none"
