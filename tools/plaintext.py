# SPDX-License-Identifier: GPL-3.0-or-later
"""Names come from strangers: finds the places of the windows that would take one for a document."""
import re

from functions import withoutText

WINDOWS = ("app/", "editor/", "ui/")
HELPERS = "ui/plain/"
# What is written here is our own, or escaped.
MAY_BE_RICH = ("ui/help/helpbrowser.cpp", "app/match/review/reviewsheet.cpp", "editor/window/editorhelp.cpp",
               "ui/style.cpp")
RULES = (
    (re.compile(r"\bnew\s+QLabel\b|\bQLabel\s+\w+\s*[({;,]|\bpublic\s+QLabel\b"),
     "a QLabel guesses the format of its text: make a ui::Label (ui/plain/label.h)"),
    (re.compile(r"\bnew\s+QMessageBox\b|\bQMessageBox\s+\w+\s*[({;]|\bpublic\s+QMessageBox\b"
                r"|\bQMessageBox::(?:about|critical|information|question|warning)\s*\("
                r"|\bQErrorMessage\b|\bQInputDialog\b|\bQWhatsThis\b"),
     "it guesses the format of its text: use ui::MessageBox (ui/plain/messagebox.h)"),
    (re.compile(r"(?:->|\.)addRow\s*\(\s*(?!tr\s*\(|new\s)[^,;()]*\("),
     "a row makes a QLabel of a name: give it a ui::Label (ui/plain/label.h)"),
)
RICH = re.compile(r"\bQt::(?:RichText|MarkdownText|AutoText)\b|\b(?:setHtml|insertHtml|setMarkdown)\s*\(")
# What a model says is only read.
READ = re.compile(r"\b(?:data|headerData)\((?:[^()]|\(\))*$")
TIP = re.compile(r"\b(?:set\w*ToolTip|QToolTip::showText)\s*\(")
OWN_TIP = re.compile(r"(?:\w+,\s*)?(?:tr\s*\([^()]*\)|QString\s*\(\s*\)|\{\s*\})\s*$")


def argumentsAt(code, start):
    """What stands between the bracket that ends before `start` and its partner."""
    depth = 1
    for end in range(start, len(code)):
        depth += {"(": 1, ")": -1}.get(code[end], 0)
        if depth == 0:
            return code[start:end]
    return code[start:]


def faults(code):
    for rule, advice in RULES:
        for found in rule.finditer(code):
            yield found.start(), advice
    for found in TIP.finditer(code):
        arguments = argumentsAt(code, found.end()).strip()
        if not re.search(r"\btoolTip\s*\(", arguments) and not OWN_TIP.match(arguments):
            yield found.start(), "a tool tip breaks no lines of its own: hand it what ui::toolTip() makes (ui/plain/shown.h)"
    for found in re.finditer(r"\bQt::ToolTipRole\b", code):
        if READ.search(code[max(0, found.start() - 120):found.start()]):
            continue
        around = "\n".join(code[:found.end()].split("\n")[-3:] + code[found.end():].split("\n")[:7])
        if not re.search(r"\b(?:toolTip|tr)\s*\(", around):
            yield found.start(), "hand the tool tip what ui::toolTip() makes (ui/plain/shown.h)"


def checkPlainText(path, text):
    if not path.startswith(WINDOWS) or path.startswith(HELPERS):
        return
    code = withoutText(text)
    found = list(faults(code))
    if path not in MAY_BE_RICH:
        found += [(rich.start(), "no rich text here: escape what comes from files and name the file in tools/plaintext.py")
                  for rich in RICH.finditer(code)]
    for at, advice in sorted(found):
        yield f"{path}:{code.count(chr(10), 0, at) + 1}: {advice}"
