# SPDX-License-Identifier: GPL-3.0-or-later
"""Finds where functions begin and end in C++ source, by its braces."""
import re

TRANSPARENT = re.compile(r"\b(namespace|class|struct|union|enum|extern\s+)\b")
INITIALISER = re.compile(r"\)[\w\s]*(?<!:):(?!:).*[\w>]\s*$", re.DOTALL)


def blank(match):
    """What is cut out keeps its line breaks, so that line numbers stay true."""
    return re.sub(r"[^\n]", " ", match.group(0)) or " "


def withoutText(source):
    """The source without comments, literals and preprocessor lines."""
    pattern = re.compile(
        r'R"(?P<mark>[^(\s]*)\(.*?\)(?P=mark)"'
        r'|"(?:\\.|[^"\\\n])*"'
        r"|(?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+'"
        r"|//[^\n]*|/\*.*?\*/"
        r"|^[ \t]*#(?:\\\n|[^\n])*",
        re.DOTALL | re.MULTILINE,
    )
    return pattern.sub(blank, source)


def isFunction(header):
    if "(" not in header:
        return False
    if re.match(r"\s*(?:\[\[.*?\]\]\s*)*(?:template\s*<.*>\s*)?(?:typedef\s+)?(class|struct|union|enum|namespace)\b",
                header, re.DOTALL):
        return False
    return not re.search(r"=\s*(?:[\w:<>, ]+)?$", header)


def functionSpans(source):
    """(first line, last line) of every function that is not inside another one; counted from 1."""
    code = withoutText(source)
    spans, stack = [], []
    headerStart, inFunction = 0, 0
    for position, char in enumerate(code):
        if char == "{":
            header = code[headerStart:position]
            if inFunction:
                kind = "inner"
            elif isFunction(header) and INITIALISER.search(header):
                kind = "initialiser"
            elif isFunction(header):
                kind = "function"
            elif TRANSPARENT.search(header):
                kind = "scope"
            else:
                kind = "data"
            stack.append((kind, headerStart))
            inFunction += kind == "function" or (inFunction > 0 and kind == "inner")
            if kind == "scope":
                headerStart = position + 1
        elif char == "}" and stack:
            kind, start = stack.pop()
            if kind in ("function", "inner"):
                inFunction -= 1
            if kind == "function":
                start += len(code[start:]) - len(code[start:].lstrip())
                spans.append((code.count("\n", 0, start) + 1, code.count("\n", 0, position) + 1))
            if kind in ("function", "scope"):
                headerStart = position + 1
        elif char == ";" and not inFunction and (not stack or stack[-1][0] == "scope"):
            headerStart = position + 1
        elif char == ":" and not inFunction and re.search(r"\b(public|private|protected|signals|slots)\s*$",
                                                          code[headerStart:position]):
            headerStart = position + 1
    return spans
