# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program reads in a text: places, tags, filters of files."""
import collections
import re

from . import languages, texts

ATTRIBUTE = re.compile(r"([\w-]+)\s*=\s*(\"[^\"]*\"|'[^']*')")
# Attributes that people read.
WORDED = ("alt", "title")
WITHOUT_END = ("br", "hr", "img")
NUMBERS = ("%n", "%Ln")
# What a dialog of files reads, and what stands between its patterns.
FILTERS = re.compile(r";;|\([^()]*\*[^()]*\)")
LISTED = re.compile(r";;|\([^()]*(?:\*|%\d)[^()]*\)")


def listed(counter):
    return ", ".join(sorted(counter.elements()))


def difference(wanted, got):
    """What is to be done so that got becomes wanted, or nothing."""
    parts = []
    if missing := wanted - got:
        parts.append(f"put in {listed(missing)}")
    if extra := got - wanted:
        parts.append(f"take out {listed(extra)}")
    return " and ".join(parts)


def places(catalogue, _):
    """As many of each as in the source; a form for exactly one number need not say it."""
    rule = languages.plurals(catalogue.language)
    exact = rule[1] if rule else ()
    for message in catalogue.messages:
        wanted = collections.Counter(texts.PLACE.findall(message.source))
        for index, text in enumerate(message.texts):
            if not text:
                continue
            got = collections.Counter(texts.PLACE.findall(text))
            if message.numerus and index in exact:
                free = [number for number in NUMBERS if number not in got]
                due = collections.Counter({name: count for name, count in wanted.items() if name not in free})
            else:
                due = wanted
            if what := difference(due, got):
                yield message, f"has other places than the source in {texts.shown(text)}; {what}"


def tagOf(tag):
    """Its name and attributes, however they are written. What is no tag of HTML is shown as it stands."""
    if texts.nameOf(tag) not in texts.HTML:
        return tag
    attributes = sorted((name.lower(), "" if name.lower() in WORDED else value[1:-1])
                        for name, value in ATTRIBUTE.findall(tag))
    name = re.match(r"</?\w+", tag)[0].lower()
    return name + "".join(f' {key}="{value}"' for key, value in attributes) + ">"


def unnested(text):
    """The first tag that is not closed, or closes another."""
    opened = []
    for tag in texts.TAG.findall(text):
        name = texts.nameOf(tag)
        if name not in texts.HTML:
            continue
        if tag.startswith("</"):
            if not opened or opened.pop() != name:
                return tag
        elif name not in WITHOUT_END and not tag.endswith("/>"):
            opened.append(name)
    return f"<{opened[-1]}>" if opened else None


def tagFault(source, text):
    wanted, got = (collections.Counter(map(tagOf, texts.TAG.findall(each))) for each in (source, text))
    if what := difference(wanted, got):
        return f"has other tags than the source in {texts.shown(text)}; {what}"
    if tag := unnested(text):
        return f"has a {tag} out of order in {texts.shown(text)}; close what was opened last first"
    return None


def entityFault(source, text):
    if texts.isRich(source):
        for found in re.finditer(r"&(?:(#?\w+);)?", text):
            if not found[1] or not texts.isEntity(found[1]):
                return f"has an & that begins no known entity in {texts.shown(text)}; write &amp; for the sign itself"
    elif not texts.ENTITY.search(source):
        for found in texts.ENTITY.finditer(text):
            if texts.isEntity(found[1]):
                return f"would show {found[0]} as it stands in {texts.shown(text)}; write the character itself"
    return None


def tags(catalogue, _):
    for message in catalogue.messages:
        for text in filter(None, message.texts):
            if what := tagFault(message.source, text) or entityFault(message.source, text):
                yield message, what


def filters(catalogue, _):
    """Patterns such as (*.png) as they are in the source, in its order; in a list (%1) stands for some, too."""
    for message in catalogue.messages:
        pattern = LISTED if ";;" in message.source else FILTERS
        wanted = pattern.findall(message.source)
        for text in filter(None, message.texts):
            got = pattern.findall(text)
            if "*" in message.source + text and got != wanted and (wanted or "*." in text):
                what = f"keep {' '.join(wanted)} as in the source" if wanted else f"take out {' '.join(got)}"
                yield message, f"has other file filters than the source in {texts.shown(text)}; {what}"
