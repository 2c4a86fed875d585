# SPDX-License-Identifier: GPL-3.0-or-later
"""What several checks ask of a text."""
import html.entities
import re
import unicodedata

PLACE = re.compile(r"%(?:L?\d|L?n)")
TAG = re.compile(r"</?[A-Za-z][^<>]*>")
# Tags that make a text rich; any other, such as <TS>, is shown as it stands.
HTML = frozenset("""a b big blockquote body br center code dd div dl dt em font h1 h2 h3 h4 h5 h6 head hr html i img kbd li
    nobr ol p pre s samp small span strong sub sup table tbody td tfoot th thead tr tt u ul var""".split())
ENTITY = re.compile(r"&(#\d+|#x[0-9A-Fa-f]+|[A-Za-z][A-Za-z0-9]*);")
FILTER = re.compile(r"\([^()]*\*[^()]*\)")
# Escaped ones go first: && is a plain &.
KEY = re.compile(r"&&|&(\w)")
LETTERS = re.compile(r"[^\W\d_]+")
KEY_AT_END = re.compile(r"\s?[(（]&(\w)[)）]")


def isEntity(name):
    return name.startswith("#") or name + ";" in html.entities.html5


def isRich(text):
    return any(nameOf(tag) in HTML for tag in TAG.findall(text))


def nameOf(tag):
    return re.match(r"</?(\w+)", tag)[1].lower()


def keys(text):
    """The letters that & stands before."""
    if isRich(text):
        return []
    plain = ENTITY.sub(lambda found: "" if isEntity(found[1]) else found[0], text)
    return [found[1] for found in KEY.finditer(plain) if found[1]]


def withoutKeys(text):
    """As people read it, without what marks a key."""
    if isRich(text):
        return text
    return KEY.sub(lambda found: found[1] or "&", KEY_AT_END.sub("", text))


def plain(text):
    """Only what is words: without tags, entities, filters of files and the marks of keys; a space for each."""
    text = withoutKeys(ENTITY.sub(" ", TAG.sub(" ", text)))
    return unicodedata.normalize("NFC", FILTER.sub(" ", text))


def words(text):
    """The words of letters, without places."""
    return LETTERS.findall(PLACE.sub(" ", plain(text)))


def shown(text):
    """A text in a message: on one line, and not too long."""
    text = text.replace("\n", "\\n")
    return f'"{text}"' if len(text) <= 120 else f'"{text[:117]}…"'
