# SPDX-License-Identifier: GPL-3.0-or-later
"""Colours stand in themes (resources/themes): finds those that a painter has of its own, and guesses by lightness."""
import re

from functions import withoutText

PAINTERS = ("app/", "editor/", "ui/", "resources/art/")
ADVICE = "a colour of its own: give it a name in the theme (resources/art/theme)"
GUESS = "how light a colour is tells nothing of the theme: ask the theme"
NAMES = "white|black|red|green|blue|cyan|magenta|yellow|gray|darkGray|lightGray|dark(?:Red|Green|Blue|Cyan|Magenta|Yellow)"
NUMBER = r"(?:0[xX][0-9a-fA-F]|\d)"
LITERALS = (
    re.compile(rf"\bQColor\b(?:\s+\w+)?\s*[({{]\s*{NUMBER}"),
    re.compile(rf"\bQColor::from\w+\s*\(\s*{NUMBER}"),
    re.compile(rf"\bqRgba?(?:64)?\s*\(\s*{NUMBER}"),
    re.compile(r"\b0[xX][fF]{2}[0-9a-fA-F]{6}[uU]?\b"),
    re.compile(rf"\bQt::(?:{NAMES})\b"),
    re.compile(r"\bQColorConstants\b|\bsetNamedColor\b|\bsetRgb(?:F|a)?\s*\(\s*\d"),
)
# In strings, which the others do not see.
TEXTS = (
    re.compile(r'"[^"\n]*#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b[^"\n]*"'),
    re.compile(r'"[^"\n]*\bcolor\s*(?::|=\\")\s*(?!palette)\w[^"\n]*"'),
    re.compile(r'\bQColor\s*\(\s*(?:u|QStringLiteral\s*\(\s*)?"'),
)
LIGHTNESS = re.compile(r"\b(?:hsl)?[lL]ightnessF?\s*\(\s*\)|\bqGray\s*\(")
# Where it is no colour of ours, and why.
MAY_HAVE_COLOURS = {
    "ui/export/sharedpictures.cpp": "pixels that number pictures; nobody sees them",
    "resources/art/theme/theme.cpp": "the modulus of a hash",
}
MAY_ASK_LIGHTNESS = {
    "ui/appearance.cpp": "the palette of the system is all that tells whether it is dark",
}


def checkColours(path, text):
    if not path.startswith(PAINTERS):
        return
    code = withoutText(text)
    found = []
    if path not in MAY_HAVE_COLOURS:
        found += [(hit.start(), ADVICE) for rule in LITERALS for hit in rule.finditer(code)]
        found += [(hit.start(), ADVICE) for rule in TEXTS for hit in rule.finditer(text)]
    if path not in MAY_ASK_LIGHTNESS:
        found += [(hit.start(), GUESS) for hit in LIGHTNESS.finditer(code)]
    lines = {(text.count("\n", 0, at) + 1, advice) for at, advice in found}
    for line, advice in sorted(lines):
        yield f"{path}:{line}: {advice}"
