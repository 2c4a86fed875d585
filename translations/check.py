#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what is wrong in catalogues: not gaps, which read as English, but translations that would break a window.

Usage: check.py [--complete] CATALOGUE.ts…     --complete refuses gaps, too

Each fault is a line: file:line: class: what is wrong. Ends with 1 where there is any.
"""
import collections
import re
import sys
import xml.parsers.expat

PLACE = re.compile(r"%L?(?:[1-9]|n)")
TAG = re.compile(r"</?[a-zA-Z][^<>]*>")
KEY = re.compile(r"&(?!&)(?![a-z]+;)\w")
FILTER = re.compile(r"\(\*[^)]*\)")
# What may end a sentence in place of the English sign.
ENDS = {".": ".。।۔", ":": ":：", "!": "!！", "?": "?？؟", "…": "…"}
# Forms of a plural in the .ts of Qt Linguist, by language.
FORMS = {1: "ja zh ko vi th id ms tr hu fa", 3: "pl cs ru uk sk sr hr bs be lt ro lv mk ga", 4: "sl mt", 5: "cy", 6: "ar"}
USUAL_FORMS = 2
# Languages in which a form other than the first stands for one number alone.
EXACT_FORMS = {"ar": 3}
# In these the first form stands for more than one number, or is the only one.
FIRST_IS_MANY = set("fr ru uk be sr hr bs lt lv".split()) | set(FORMS[1].split())

Message = collections.namedtuple("Message", "context line source plural state forms")


def formsOf(language):
    code = language.replace("-", "_").split("_")[0]
    return next((count for count, codes in FORMS.items() if code in codes.split()), USUAL_FORMS)


class Reader:
    """The messages of a catalogue, with the lines of their translations."""

    def __init__(self, path):
        self.messages, self.language = [], ""
        self.text, self.context, self.message = "", "", {}
        parser = xml.parsers.expat.ParserCreate()
        parser.StartElementHandler = self.begin
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.characters
        self.parser = parser
        with open(path, "rb") as file:
            parser.ParseFile(file)

    def begin(self, name, attributes):
        if name not in ("byte", "numerusform"):
            self.text = ""
        if name == "numerusform":
            self.text = ""
        elif name == "TS":
            self.language = attributes.get("language", "")
        elif name == "message":
            self.message = {"plural": attributes.get("numerus") == "yes", "forms": [], "source": ""}
        elif name == "translation":
            self.message |= {"state": attributes.get("type", "finished"), "line": self.parser.CurrentLineNumber}
        elif name == "byte":
            self.text += chr(int(attributes["value"].lstrip("x"), 16))

    def characters(self, text):
        self.text += text

    def end(self, name):
        if name == "name":
            self.context = self.text
        elif name == "source":
            self.message["source"] = self.text
        elif name == "numerusform" or (name == "translation" and not self.message["plural"]):
            self.message["forms"].append(self.text)
        elif name == "message" and self.message.get("state") not in (None, "obsolete", "vanished"):
            self.messages.append(Message(context=self.context, **self.message))


def placesDiffer(message, form, language, number):
    wanted, given = (sorted(PLACE.findall(text)) for text in (message.source, form))
    if wanted == given:
        return False
    code = language.split("_")[0]
    mayLack = number < EXACT_FORMS.get(code, 0 if code in FIRST_IS_MANY else 1)
    return not (message.plural and mayLack and sorted(given + ["%Ln"]) == wanted)


def outerSpace(text):
    return text[:len(text) - len(text.lstrip())], text[len(text.rstrip()):]


def endsDiffer(source, form):
    last, other = source.rstrip()[-1:], re.sub(r"\(&\w\)", "", form).rstrip()[-1:]
    if last in ENDS:
        return other not in ENDS[last]
    return last.isalnum() and any(other in signs for signs in (".。", "!！", "?？؟"))


def formFaults(message, form, language, number):
    if placesDiffer(message, form, language, number):
        yield "other places (%1, %Ln) than the source"
    if sorted(TAG.findall(message.source)) != sorted(TAG.findall(form)):
        yield "other tags than the source"
    if FILTER.findall(message.source) != FILTER.findall(form):
        yield "another filter for files than the source"
    if outerSpace(message.source) != outerSpace(form):
        yield "other spaces at its ends than the source"
    if endsDiffer(message.source, form):
        yield "another sign at its end than the source"
    if len(KEY.findall(form)) != len(KEY.findall(message.source)):
        yield "another number of keys (&) than the source"


def faults(message, language, complete):
    if not any(message.forms):
        if complete:
            yield "has no translation"
        return
    if message.plural and len(message.forms) != formsOf(language):
        yield f"has {len(message.forms)} forms, the language has {formsOf(language)}"
        return
    if not all(message.forms):
        yield "has an empty form"
        return
    for number, form in enumerate(message.forms):
        for fault in formFaults(message, form, language, number):
            yield f"has {fault}: \"{form}\""


def checkCatalogue(path, complete=False):
    """The faults of a catalogue, a line each."""
    try:
        reader = Reader(path)
    except xml.parsers.expat.ExpatError as error:
        yield f"{path}:{error.lineno}: this is no XML that can be read: {error}"
        return
    if not reader.language:
        yield f"{path}:1: <TS> names no language"
    for message in reader.messages:
        for fault in faults(message, reader.language, complete):
            yield f"{path}:{message.line}: {message.context}: \"{message.source}\" {fault}"


def main(arguments):
    complete = "--complete" in arguments
    found = [line for path in arguments if path != "--complete" for line in checkCatalogue(path, complete)]
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
