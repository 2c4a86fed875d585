# SPDX-License-Identifier: GPL-3.0-or-later
"""The keys of menus and fields: one & where the source has one, none twice in a menu."""
import re

from . import languages, texts

LONE = re.compile(r"&&|(&)(?=\W|$)")


def loneSigns(text):
    return sum(1 for found in LONE.finditer(texts.ENTITY.sub("", text)) if found[1])


def keyFault(source, text, code):
    wanted, got = len(texts.keys(source)), texts.keys(text)
    if len(got) != wanted:
        if not wanted:
            return f"has a key (&) that the source has not: {texts.shown(text)}; write && for the sign itself"
        return f"has {len(got)} keys (&): {texts.shown(text)}; put one & before a letter, and && for the sign itself"
    if not texts.isRich(source) and loneSigns(text) > loneSigns(source):
        return f"has an & before no letter: {texts.shown(text)}; write && for the sign itself"
    if got and languages.isDense(code) and not (got[0].isascii() and got[0].isalnum()):
        return f"has a key that no keyboard has: {texts.shown(text)}; end the text with (&N) and the letter of the source"
    return None


def keys(catalogue, _):
    for message in catalogue.messages:
        for text in filter(None, message.texts):
            if what := keyFault(message.source, text, catalogue.language):
                yield message, what


def clashes(menu, textOf):
    """(entry, other entry, key) for each key that two entries have that are there at once."""
    taken = {}
    for entry in menu.entries:
        mine = {}
        for alternative in entry:
            text = textOf(alternative)
            for key in texts.keys(text) if text else ():
                mine.setdefault(key.casefold(), alternative)
        for key, alternative in mine.items():
            if key in taken:
                yield alternative, taken[key], key
            taken.setdefault(key, alternative)


def menus(catalogue, around):
    """No key twice in a menu, in a bar, in a dialog."""
    if catalogue.isEnglish:
        return
    found = {}
    for message in catalogue.messages:
        names = message.context.split("::")
        for first in range(len(names)):
            found["::".join(names[first:]), message.source] = message

    def textOf(entry):
        message = found.get(entry)
        return message.texts[0] if message and message.isWhole else None

    for menu in around.menus:
        for entry, other, key in clashes(menu, textOf):
            yield found[entry], (f"has the key {key.upper()} in {menu.name}, as {texts.shown(textOf(other))} has; "
                                     f"put the & of {texts.shown(textOf(entry))} before another letter")


def englishClashes(around):
    """The same for the sources themselves: a line each."""
    for menu in around.menus:
        for entry, other, key in clashes(menu, lambda each: each[1]):
            yield f"{menu.name}: {texts.shown(entry[1])} and {texts.shown(other[1])} have the key {key.upper()}; change one"
