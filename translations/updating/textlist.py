# SPDX-License-Identifier: GPL-3.0-or-later
"""All texts of a language as one page of HTML, to be read through away from the program, or printed."""
import html
import itertools
import re

from checks import languages
from checks import texts
from updating import report

STYLE = """
:root { color-scheme: light dark; }
body { font: 11pt/1.4 sans-serif; margin: 1.5em; max-width: 80em; }
h2 { font-size: 1.05em; margin: 1.6em 0 .3em; break-after: avoid; }
h2 small { font-weight: normal; opacity: .7; }
table { border-collapse: collapse; width: 100%; table-layout: fixed; }
th, td { border: 1px solid #8888; padding: .25em .5em; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-weight: normal; font-size: .85em; opacity: .8; }
tr { break-inside: avoid; }
.number { width: 3.2em; } .note { width: 24%; } .state { width: 7em; }
td.note, td.number { font-size: .85em; }
td p { margin: 0; white-space: pre-wrap; }
td p + p { margin-top: .4em; }
td p small { opacity: .7; }
code { font: inherit; background: #8883; border-radius: .2em; unicode-bidi: isolate; }
.missing .said { background: repeating-linear-gradient(135deg, #8883 0 .4em, transparent .4em .8em); }
.missing .state, .drafted .state { font-weight: bold; }
#read:not(:checked) ~ main .read, #drafted:not(:checked) ~ main .drafted, #missing:not(:checked) ~ main .missing
  { display: none; }
@media print {
  body { margin: 0; font-size: 9pt; max-width: none; }
  input, label { display: none; }
  thead { display: table-header-group; }
  @page { margin: 12mm; }
}
"""
# As people speak of them: a text is written first, then a native reads it.
STATES = ("missing", "drafted", "read")
MARKS = re.compile(f"{texts.PLACE.pattern}|{texts.TAG.pattern}")
END_SPACES = re.compile(r"^[ \u00a0\u202f]+|[ \u00a0\u202f]+$", re.MULTILINE)


def stateOf(message):
    if not message.isWhole:
        return "missing"
    return "drafted" if message.isDraft else "read"


def marked(text):
    """As it stands, with what has to stay set off, and spaces that nobody would see."""
    parts, end = [], 0
    for found in MARKS.finditer(text):
        parts += [html.escape(text[end:found.start()]), f'<code dir="ltr">{html.escape(found[0])}</code>']
        end = found.end()
    said = "".join([*parts, html.escape(text[end:])])
    said = END_SPACES.sub(lambda spaces: f"<code>{'␣' * len(spaces[0])}</code>", said)
    return said.replace("\n", "<code>↵</code>\n")


def forms(message, code):
    """The translation, or each of its forms with the numbers that it stands for."""
    if not message.numerus:
        return f"<p>{marked(''.join(message.texts))}</p>"
    names = languages.numbers(code) or [f"form {index + 1}" for index in range(len(message.texts))]
    label = len(message.texts) > 1
    return "".join(f"<p>{f'<small><bdi>{name}</bdi>: </small>' if label else ''}{marked(text)}</p>"
                   for name, text in itertools.zip_longest(names, message.texts, fillvalue="")
                   if label or text)


def notes(message):
    """What the sources tell translators, what tells the text from another one, and what translators told each other."""
    return "".join(f"<p>{html.escape(note)}</p>"
                   for note in (message.extracomment, message.comment, message.translatorcomment) if note)


def row(number, message, code):
    state = stateOf(message)
    direction = "rtl" if languages.isRightToLeft(code) else "ltr"
    box = " ☐" if state == "drafted" else ""
    return (f'<tr class="{state}"><td class="number">{number}</td>'
            f'<td lang="en" dir="ltr"><p>{marked(message.source)}</p></td>'
            f'<td class="said" lang="{html.escape(code.replace("_", "-"))}" dir="{direction}">{forms(message, code)}</td>'
            f'<td class="note">{notes(message)}</td><td class="state">{state}{box}</td></tr>')


def section(context, numbered, code):
    places = dict.fromkeys(message.place.removeprefix("../") for _, message in numbered)
    states = " ".join(dict.fromkeys(stateOf(message) for _, message in numbered))
    rows = "\n".join(row(number, message, code) for number, message in numbered)
    # Hidden as a whole where all its texts are of one kind.
    kind = f' class="{states}"' if " " not in states else ""
    return (f'<section{kind}><h2>{html.escape(context)} <small>{html.escape(", ".join(filter(None, places)))}</small></h2>\n'
            '<table><thead><tr><th class="number">No.</th><th>English</th>'
            f'<th>{html.escape(code)}</th><th class="note">For translators</th><th class="state">State</th></tr></thead>\n'
            f'<tbody>\n{rows}\n</tbody></table></section>')


def page(catalogue):
    code = catalogue.language
    count = report.count(catalogue)
    counts = dict(zip(STATES, (count.gaps, count.drafted, count.read)))
    boxes = "\n".join(f'<input type="checkbox" id="{state}" checked><label for="{state}"> {state}: {counts[state]} '
                      f'({report.percent(counts[state], count.texts)})</label>' for state in STATES)
    numbered = enumerate(catalogue.messages, 1)
    sections = "\n".join(section(context, list(group), code)
                         for context, group in itertools.groupby(numbered, lambda each: each[1].context))
    return ('<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width">\n'
            f"<title>Lodeline: {html.escape(code)}</title>\n<style>{STYLE}</style></head>\n<body>\n"
            f"<h1>Texts of Lodeline: {html.escape(code)}</h1>\n"
            f"<p>{count.texts} texts by the part of the program that shows them. <b>Drafted</b> are texts that no native "
            "speaker has read yet. What is <code>set off</code> has to stay as it is; <code>&amp;</code> stands before the "
            "letter that is the key of a menu entry or field.</p>\n"
            f"{boxes}\n<main>\n{sections}\n</main>\n</body></html>\n")
