# SPDX-License-Identifier: GPL-3.0-or-later
"""What a translation of this text can be: its letters, its length, the same for the same source."""
import re
import unicodedata

from . import languages, texts

# Latin words that are the same everywhere: names, keys, units. What has capitals alone is a name, too.
NAMES = frozenset("""
    lodeline boomtown gold rush linguist linux debian windows github qt ctrl alt shift esc escape enter return tab space
    del delete ins insert home end pgup pgdown backspace meta cmd mm cm dpi ms px kb mb gb kib mib
""".split())
KEYS = NAMES | {"page", "up", "down"}
# What is written in Latin letters within any text: addresses, names of files, options of the command line.
LITERAL = re.compile(r"\b[a-z]+://\S+|\S+@\S+|(?<!\w)--?[a-z][\w-]*|/[\w/]+|[*\w-]*\.[a-z][\w.]*\b", re.ASCII)
LATIN_WORD = re.compile(r"[A-Za-z\u00C0-\u024F]+")
UNTRANSLATED_RUN = re.compile(r"\b[a-z]{2,} [a-z]{2,}\b")
SAME_WORDS = 4
LONG_ENOUGH, LONGER = 40, 3
SHORT_LABEL = re.compile(r"\b(button|heading|label)\b", re.IGNORECASE)
LABEL_WORDS, LABEL_LONGER, LABEL_MORE = 2, 2.5, 10
SHORT_ABOVE, SHORTER, DENSER = 60, 6, 12


def scriptOf(letter):
    """As its name in Unicode begins; nothing for what belongs to no script."""
    if unicodedata.category(letter) not in ("Ll", "Lu", "Lt", "Lo"):
        return ""
    name = unicodedata.name(letter, "")
    if "ORDINAL INDICATOR" in name or name.startswith("MICRO"):
        return ""
    return "HALFWIDTH KATAKANA" if name.startswith("HALFWIDTH KATAKANA") else name.split()[0]


def proper(text):
    return LITERAL.sub(" ", texts.PLACE.sub(" ", texts.plain(text)))


def mixedWord(text):
    """A word with letters of two scripts that look alike."""
    for word in re.findall(r"\w+", text):
        if len({scriptOf(letter) for letter in word} & languages.ALIKE) > 1:
            return word
    return None


def strangeLetter(source, text, scripts):
    for letter in text:
        script = scriptOf(letter)
        if script and script != "LATIN" and script not in scripts and letter not in source:
            return letter
    return None


def strangeWord(source, text):
    """A Latin word, in a language without, that is neither a name nor of the source; or two words of it left as they are."""
    known = NAMES | {word.lower() for word in LATIN_WORD.findall(source)}
    for word in LATIN_WORD.findall(text):
        if len(word) > 1 and not word.isupper() and word.lower() not in known:
            return word
    for run in UNTRANSLATED_RUN.findall(text):
        if run in source and not set(run.split()) <= NAMES:
            return run
    return None


def scriptFault(source, text, code):
    scripts = languages.scripts(code)
    mine, theirs = proper(text), proper(source)
    if letter := strangeLetter(theirs, mine, scripts):
        return (f"has {letter} ({unicodedata.name(letter).lower()}), no letter of {code}, in {texts.shown(text)}; "
                "type it anew in the script of the language")
    if word := mixedWord(mine):
        return f"has letters of two scripts in the word \"{word}\" in {texts.shown(text)}; type it anew in one"
    if "LATIN" not in scripts and (word := strangeWord(theirs, mine)):
        return f"has \"{word}\" in Latin letters in {texts.shown(text)}; translate it, or write it in the script of {code}"
    return None


def script(catalogue, _):
    for message in catalogue.messages:
        for text in filter(None, message.texts):
            if what := scriptFault(message.source, text, catalogue.language):
                yield message, what


def untranslated(catalogue, _):
    if catalogue.isEnglish:
        return
    for message in catalogue.messages:
        words = texts.words(message.source)
        if message.source in message.texts and len(words) >= SAME_WORDS and not {w.lower() for w in words} <= KEYS:
            yield message, f"is the English text: {texts.shown(message.source)}; translate it, or leave it empty"


def longest(message):
    """How many characters a translation may have, at the most."""
    source = texts.plain(message.source)
    if len(texts.words(source)) <= LABEL_WORDS and SHORT_LABEL.search(message.extracomment + " " + message.comment):
        return LABEL_LONGER * len(source) + LABEL_MORE
    return max(LONG_ENOUGH, LONGER * len(source))


def length(catalogue, _):
    least = DENSER if languages.isDense(catalogue.language) else SHORTER
    for message in catalogue.messages:
        source = len(texts.plain(message.source))
        for text in filter(None, message.texts):
            mine = len(texts.plain(text))
            if mine > longest(message):
                yield message, (f"is too long, {mine} characters for {source}: {texts.shown(text)}; "
                                f"say it in {longest(message):.0f} at the most")
            elif source > SHORT_ABOVE and mine < source / least:
                yield message, f"is too short, {mine} characters for {source}: {texts.shown(text)}; translate all of it"


def agreement(catalogue, _):
    """One source has one translation, unless comments tell that it is said of two things. Keys belong to their menu."""
    seen = {}
    for message in catalogue.messages:
        if not message.isWhole:
            continue
        mine = [texts.withoutKeys(text) for text in message.texts]
        key = message.source, message.comment, message.numerus, message.extracomment
        line, other = seen.setdefault(key, (message.line, mine))
        if mine != other:
            here, there = next((pair for pair in zip(mine, other) if pair[0] != pair[1]), (mine[-1], other[-1]))
            yield message, f"is {texts.shown(here)} here and {texts.shown(there)} in line {line}; say the same in both"
