# SPDX-License-Identifier: GPL-3.0-or-later
"""The terms of docs/glossary.md, section "In other languages": where English has one, its translation stands."""
import dataclasses
import re
import unicodedata

from . import languages, texts

SECTION = re.compile(r"^## In other languages$(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
# "### German (de)" or "### de"
LANGUAGE = re.compile(rf"^### (?:.*\()?`?(?P<code>{languages.CODE.pattern})`?\)?\s*$")
FREE = re.compile(r"\bfree:\s*([^.;\n]*)", re.IGNORECASE)
COLUMNS = 4
UNEVEN = {"man": "men", "woman": "women", "person": "people", "child": "children"}


@dataclasses.dataclass
class Term:
    english: str
    term: str
    forms: list  # folded; a stem ends with a hyphen
    pattern: re.Pattern


def folded(text):
    """As texts are compared: without case, vowel signs of Arabic, and what is written either way in Russian."""
    text = unicodedata.normalize("NFKC", text).casefold().replace("ё", "е").replace("\u0640", "")
    return "".join(character for character in text if not "\u064B" <= character <= "\u0652" and character != "\u00AD")


def numbers(word):
    """Singular and plural of an English noun, as a pattern."""
    for one, many in UNEVEN.items():
        if word.endswith(one):
            return re.escape(word[:-len(one)]) + f"(?:{one}|{many})"
    if re.search(r"[^aeiou]y$", word):
        return re.escape(word[:-1]) + "(?:y|ies)"
    return re.escape(word) + "(?:e?s)?"


def patternOf(english):
    """The term as words of a text; a hyphen stands for a blank, and "(s)" for either number."""
    first, _, last = english.lower().rpartition(" ")
    words = [re.escape(word) for word in first.split()] + [numbers(last)]
    return re.compile(r"(?<![\w-])" + r"[\s-]+".join(words) + r"(?:\(e?s\))?(?!\w)", re.IGNORECASE)


def cells(line):
    return [cell.strip().strip("`") for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))]


def formsOf(term, forms):
    """The forms of a row; the term itself is one."""
    wanted = [form.strip().strip("`") for part in (term, forms) for form in re.split(r"[,;、،]", part)]
    return [folded(form) for form in wanted if form.strip("-–— ")]


def readTerms(text):
    """(terms by language, what is wrong with the tables). Lines of faults are counted from 1."""
    found, faults = {}, []
    section = SECTION.search(text)
    if not section:
        return found, faults
    code, rows = None, 0
    first = text.count("\n", 0, section.start(1)) + 1
    for number, line in enumerate(section[1].split("\n"), first):
        if line.startswith("### "):
            heading = LANGUAGE.match(line)
            code, rows = heading["code"] if heading else None, 0
            if not heading or languages.plurals(code) is None:
                faults.append((number, "the heading names no language; write it as in \"### German (de)\""))
        elif line.startswith("|") and code:
            rows += 1
            row = cells(line)
            if len(row) != COLUMNS or not row[0] or not row[1]:
                faults.append((number, f"a row has {COLUMNS} cells: English term, term, forms, reason"))
            elif rows > 2:
                english = row[0].replace("-", " ")
                found.setdefault(code, []).append(Term(english, row[1], formsOf(row[1], row[2]), patternOf(english)))
    for terms in found.values():
        terms.sort(key=lambda term: -len(term.english))
    return found, faults


def said(terms, source):
    """The terms in an English text, the longest first, each word for one alone."""
    rest = texts.PLACE.sub(" ", texts.plain(source))
    for term in terms:
        rest, count = term.pattern.subn("\0", rest)
        if count:
            yield term


def contains(text, form, dense):
    """A stem stands anywhere, also within a word; a whole form ends with its word."""
    if form.endswith("-"):
        return form.strip("-") in text
    return re.search(re.escape(form.strip("-")) + ("" if dense else r"(?!\w)"), text) is not None


def freed(message):
    return {name.strip().casefold() for found in FREE.findall(message.translatorcomment) for name in found.split(",")}


def terms(catalogue, around):
    mine = around.terms.get(catalogue.language) or around.terms.get(languages.base(catalogue.language), [])
    dense = languages.isDense(catalogue.language)
    for message in catalogue.messages:
        free = freed(message)
        for term in said(mine, message.source) if not message.isGap else ():
            if term.english.casefold() in free:
                continue
            for text in filter(None, message.texts):
                if not any(contains(folded(texts.plain(text)), form, dense) for form in term.forms):
                    yield message, (f"has \"{term.english}\" in the source and not \"{term.term}\": {texts.shown(text)}; "
                                    f"use it, or add the comment \"free: {term.english}\"")
                    break
