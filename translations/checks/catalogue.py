# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a catalogue (.ts): its messages, each with the line where it stands."""
import dataclasses
import pathlib
import xml.parsers.expat


class Broken(Exception):
    """Not a catalogue: where, and why."""

    def __init__(self, line, why):
        super().__init__(why)
        self.line = line


@dataclasses.dataclass
class Message:
    context: str
    line: int  # of the translation; of the message as long as there is none
    source: str = ""
    comment: str = ""  # tells texts apart that are alike
    extracomment: str = ""  # for translators, from the source
    translatorcomment: str = ""
    place: str = ""  # the first file of the sources that has it, seen from the catalogue
    numerus: bool = False
    type: str = ""
    texts: list = dataclasses.field(default_factory=list)  # one, or all plural forms
    wrong: list = dataclasses.field(default_factory=list)  # elements that nothing reads

    @property
    def isGap(self):
        return not any(self.texts)

    @property
    def isWhole(self):
        return bool(self.texts) and all(self.texts)

    @property
    def isDraft(self):
        return self.isWhole and self.type == "unfinished"

    @property
    def key(self):
        return self.context, self.source, self.comment, self.numerus


@dataclasses.dataclass
class Catalogue:
    path: str
    language: str
    messages: list

    @property
    def isEnglish(self):
        return self.language.split("_")[0] == "en"


class Reader:
    """Follows the elements; only what stands in one of ours counts."""

    TEXTS = {"source": "source", "comment": "comment", "extracomment": "extracomment",
             "translatorcomment": "translatorcomment"}

    def __init__(self):
        self.language = None
        self.messages = []
        self.context = ""
        self.message = None
        self.text = None
        self.parser = xml.parsers.expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self.start
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.data
        self.parser.EntityDeclHandler = self.refuseEntity

    def line(self):
        return self.parser.CurrentLineNumber

    def refuseEntity(self, name, *_):
        raise Broken(self.line(), f"declares the entity {name}")

    def start(self, name, attributes):
        if self.language is None:
            if name != "TS":
                raise Broken(self.line(), f"begins with <{name}>, not with <TS>")
            self.language = attributes.get("language", "")
        elif name == "message":
            self.message = Message(self.context, self.line(), numerus=attributes.get("numerus") == "yes")
        elif name == "location" and self.message:
            self.message.place = self.message.place or attributes.get("filename", "")
        elif name == "translation" and self.message:
            self.message.line = self.line()
            self.message.type = attributes.get("type", "")
        elif name == "byte" and self.text is not None:
            self.text += character(attributes.get("value", ""))
            return
        elif self.message and name not in (*self.TEXTS, "numerusform", "oldsource", "oldcomment"):
            self.message.wrong.append(name)
        self.text = ""

    def data(self, data):
        if self.text is not None:
            self.text += data

    def end(self, name):
        if name == "byte":
            return
        text, self.text = self.text, None
        if name == "name" and not self.message:
            self.context = text or ""
        elif not self.message:
            return
        elif name in self.TEXTS:
            setattr(self.message, self.TEXTS[name], text or "")
        elif name == "numerusform" or (name == "translation" and not self.message.texts):
            self.message.texts.append(text or "")
        elif name == "message":
            # What lupdate kept though its source is gone is no text of the program.
            if self.message.type not in ("obsolete", "vanished"):
                self.messages.append(self.message)
            self.message = None


def character(value):
    """What <byte value="x1b"/> stands for."""
    try:
        return chr(int(value[1:], 16) if value.startswith("x") else int(value))
    except (ValueError, OverflowError):
        return "\N{REPLACEMENT CHARACTER}"


def parsed(data, path=""):
    """The catalogue in these bytes. Raises Broken."""
    reader = Reader()
    try:
        reader.parser.Parse(data, True)
    except xml.parsers.expat.ExpatError as error:
        raise Broken(error.lineno, f"is not well-formed XML: {xml.parsers.expat.ErrorString(error.code)}") from None
    except (ValueError, LookupError) as error:  # of the parser, about the encoding
        raise Broken(1, f"has an encoding that cannot be read ({error}); save it as UTF-8") from None
    return Catalogue(path, reader.language, reader.messages)


def read(path):
    return parsed(pathlib.Path(path).read_bytes(), str(path))
