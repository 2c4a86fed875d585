# SPDX-License-Identifier: GPL-3.0-or-later
"""How a text begins and ends: spaces, and the mark at the end of a sentence."""
import re
import unicodedata

from . import languages, texts

# Words that are cut short end with a dot that ends no sentence; only in what is no sentence.
LONGEST_SHORT_WORD, MOST_SHORT_WORDS = 6, 3



def visible(text):
    """Without marks of direction, which nobody sees."""
    return "".join(character for character in text if unicodedata.category(character) != "Cf")


def outer(text):
    """The white space before and after, any kind of blank as one."""
    text = visible(text)
    before = text[:len(text) - len(text.lstrip())]
    after = text[len(text.rstrip()):] if text.strip() else ""
    return tuple("".join(" " if unicodedata.category(each) == "Zs" else each for each in part) for part in (before, after))


def spaces(catalogue, _):
    dense = languages.isDense(catalogue.language)
    for message in catalogue.messages:
        wanted = outer(message.source)
        for text in filter(None, message.texts):
            got = outer(text)
            # Wide marks and units stand without a blank.
            if got == wanted or dense and got == tuple(part.replace(" ", "") for part in wanted):
                continue
            if isSetOff(catalogue.language, message.source, text) and outer(visible(text)[1:]) == wanted:
                continue
            yield message, f"begins or ends with other white space than the source: {texts.shown(text)}"


def isClosing(character):
    return unicodedata.category(character) in ("Pe", "Pf", "Pi", "Zs", "Cf") or character in "\"'\n"


def isSeparator(text):
    """Nothing but marks and blanks, such as what stands between the parts of a list."""
    return not any(character.isalnum() for character in text)


def isSetOff(language, source, text):
    """A separator with a blank before its mark that no line breaks at, where the language has one there."""
    return languages.base(language) in languages.SET_OFF and isSeparator(source) and visible(text)[:1] in ("\u00a0", "\u202f")


def endOf(text, code):
    """(which mark of English ends it, how it is written), quotes and brackets after it left aside."""
    text = texts.ENTITY.sub(" ", texts.TAG.sub("", text)).replace("...", "…")
    marks = {**languages.MARKS, **languages.MARKS_OF.get(languages.base(code), {})}
    for character in reversed(text):
        if character in marks:
            return marks[character], character
        if not isClosing(character):
            break
    return "", ""


def mayDiffer(wanted, got, written, text, code):
    """Where another mark is right, too."""
    base = languages.base(code)
    if written == "." and not wanted:
        words = texts.words(text)
        return len(words) <= MOST_SHORT_WORDS and (not words or len(words[-1]) <= LONGEST_SHORT_WORD)
    if wanted == "." and not got:
        return base in languages.WITHOUT_STOPS
    if wanted == "?" and got == "." and base == "ja":
        return re.search(r"か。\W*$", text) is not None
    return wanted in ("?", "!") and base in languages.INNER_MARKS


def markFault(source, text, code):
    wanted, _ = endOf(source, "en")
    got, written = endOf(text, code)
    own = languages.OWN_MARKS.get(languages.base(code), {}).get(wanted)
    opening = languages.OPENING.get(languages.base(code), {}).get(wanted)
    if wanted != got and not mayDiffer(wanted, got, written, text, code):
        if wanted:
            return f"ends without the {wanted} of the source: {texts.shown(text)}; end it with {own or wanted}"
        return f"ends with {written}, and the source does not: {texts.shown(text)}; leave it out"
    if own and written == wanted and texts.words(text):
        return f"ends with {written} instead of {own}: {texts.shown(text)}"
    if opening and got == wanted and opening not in text:
        return f"ends with {written} and has no {opening}: {texts.shown(text)}"
    return None


def marks(catalogue, _):
    for message in catalogue.messages:
        if isSeparator(message.source):
            continue
        for text in filter(None, message.texts):
            if what := markFault(message.source, text, catalogue.language):
                yield message, what
