# SPDX-License-Identifier: GPL-3.0-or-later
"""Which texts stand in one menu: read from the sources, so that a new entry needs no line anywhere else."""
import dataclasses
import itertools
import re

# Where a program makes its menus, its commands, and what a kind of game calls the commands that only some have.
GAME = ("app/shell/menus.cpp", "app/shell/actions.cpp")
KINDS = {"Gold Rush": (("app/goldrush/table/phrases.cpp", "Phrases"),),
         "Boomtown": (("app/boomtown/table/boomtown.cpp", "Boomtown"),)}
EDITOR = ("editor/window/editormenus.cpp", "editor/window/editoractions.cpp")
# What each kind of desk calls the commands of the editor; where it says nothing, the usual words.
USUAL = ("editor/desk/usualwords.cpp", "UsualWords")
DESKS = {"the editor of sets": ("editor/set/setkind.cpp", "SetKind"),
         "the editor of decks": ("editor/boomtown/deck/deckkind.cpp", "DeckKind")}
# Windows whose keys are all there at once, by the end of their context.
WINDOWS = ("goldrush::FinalPage", "boomtown::FinalPage", "goldrush::NewGameDialog", "boomtown::NewGameDialog", "MapDialog",
           "PrintDialog", "SetProperties", "PaperPage", "SetMenu", "DeckMenu", "WordsForm", "BonusForm", "TileProperties",
           "ReviewSheet")
# Of these, the texts that are never there together: what one control shows by turns, or fields of which one is hidden.
TURNS = {
    "goldrush::FinalPage": [{"&Save", "&Save…"}],
    "boomtown::FinalPage": [{"&Save", "&Save…"}],
    "SetMenu": [{"For&get what was learned and learn again", "For&get what the computer has learned"}],
    "TileProperties": [{"Custom pict&ure…", "Change the pict&ure…"}],
    "BonusForm": [{"L&and", "Points h&anded over"}],  # no kind of bonus has both
}
# The class that such a window is based on: its texts are shown with those of the window.
BASES = {"goldrush::NewGameDialog": "app::SetupDialog", "boomtown::NewGameDialog": "app::SetupDialog"}

TEXT = re.compile(r"\btr\(\s*((?:\"(?:[^\"\\]|\\.)*\"\s*)+)")
LITERAL = re.compile(r"\"((?:[^\"\\]|\\.)*)\"")
COMMENT = re.compile(r"//[^\n]*")


@dataclasses.dataclass
class Menu:
    name: str
    entries: list  # of lists of (context, source): texts that one entry has by turns


def unescaped(literal):
    return re.sub(r"\\(.)", lambda found: {"n": "\n", "t": "\t"}.get(found[1], found[1]), literal)


def textsIn(code):
    """The texts of all tr("…") in a piece of code."""
    return [unescaped("".join(LITERAL.findall(found[1]))) for found in TEXT.finditer(code)]


def named(code, context):
    """Each command and menu with the texts that it shows by turns."""
    found = {}
    for name, argument in re.findall(r"\b(\w+)->set(?:Text|Title)\((.*?)\);", code, re.S):
        found.setdefault(name, []).extend((context, text) for text in textsIn(argument))
    return found


def choices(code, context):
    """Each group of choices with its entries."""
    lists = {name: textsIn(body) for name, body in re.findall(r"const QStringList (\w+)\{(.*?)\};", code, re.S)}
    return {group: [[(context, text)] for text in lists.get(name, ())]
            for group, name in re.findall(r"(\w+)->actions\(\)\[i\]->setText\((\w+)\[i\]\)", code)}


def phrases(code, context):
    """What a kind of game or of desk calls what only some have."""
    return {name: [(context, text) for text in textsIn(argument)]
            for name, argument in re.findall(r"case (?:app::)?Phrase::(\w+):\s*return ([^;]*);", code)}


def commandWords(code, context):
    """What a kind of desk calls its commands; nothing for those that it does not have."""
    return {command: [(context, text) for text in textsIn(argument)[:1]]
            for command, argument in re.findall(r"case Command::(\w+):\s*return \{(.*?)\};", code, re.S)}


def spoken(code):
    """Which phrase a command shows, and those of the group of aids."""
    pairs = dict(re.findall(r"std::pair\{(\w+),\s*Phrase::(\w+)\}", code))
    return pairs, re.findall(r"return Phrase::(\w+);", code)


def members(code):
    """Each menu with what is added to it; the menus of the bar under its name."""
    lists = {name: body for name, body in re.findall(r"const QList<QAction\*> (\w+)\{(.*?)\};", code, re.S)}
    found = {}
    for menu, argument in re.findall(r"\b(\w+_)->add(?:Actions?|Menu)\((.*?)\);", code, re.S):
        argument = lists.get(argument, argument)
        found.setdefault(menu, []).extend(re.findall(r"\ba(?:->|\.)(\w+)|\b(\w+_)\b", argument))
    found = {menu: [one or other for one, other in names] for menu, names in found.items()}
    # Menus of choices, each added with its own, in the menu that the loop names.
    pairs = re.findall(r"std::pair\{(\w+_), a\.(\w+)\}", code)
    outer = re.search(r"(\w+_)->addMenu\(menu\)", code)
    for menu, group in pairs if outer else ():
        found.setdefault(outer[1], []).append(menu)
        found[menu] = [group]
    found["bar"] = re.findall(r"\b(\w+_)\(window->menuBar\(\)->addMenu", code)
    return {menu: names for menu, names in found.items() if menu != "toolBar_"}


def contextOf(path):
    return {"menus.cpp": "Menus", "actions.cpp": "Actions", "editormenus.cpp": "EditorMenus",
            "editoractions.cpp": "EditorActions"}[path.split("/")[-1]]


def menusOf(program, sources, paths, kind=()):
    """The menus of a program, with what this kind of game says."""
    menuCode, actionCode = (sources[path] for path in paths)
    shown = {**named(actionCode, contextOf(paths[1])), **named(menuCode, contextOf(paths[0]))}
    said = {}
    for path, context in kind:
        said.update(phrases(sources[path], context))
    pairs, aids = spoken(actionCode)
    shown.update({command: said[phrase] for command, phrase in pairs.items() if phrase in said})
    groups = choices(actionCode, contextOf(paths[1]))
    groups["aids"] = [said[phrase] for phrase in aids if phrase in said]
    yield from menusFrom(program, menuCode, shown, groups)


def menusOfDesk(program, sources, desk):
    """The menus of the editor while a desk of this kind is in front."""
    menuCode, actionCode = (sources[path] for path in EDITOR)
    words = {**commandWords(sources[USUAL[0]], USUAL[1]), **commandWords(sources[desk[0]], desk[1])}
    shown = {**named(actionCode, contextOf(EDITOR[1])), **named(menuCode, contextOf(EDITOR[0]))}
    made = re.findall(r"\b(\w+) =\s*make\(Command::(\w+)", actionCode)
    shown.update({action: words[command] for action, command in made if command in words})
    shown.update({menu: phrases(sources[desk[0]], desk[1])[phrase]
                  for menu, phrase in re.findall(r"(\w+_)->setTitle\([^;]*Phrase::(\w+)", menuCode)})
    groups = choices(actionCode, contextOf(EDITOR[1]))
    groups["newOnes"] = [phrases(sources[path], context)["New"] for path, context in DESKS.values()]
    for group, body in re.findall(r"\b(\w+) = \{(make\(Command::.*?)\};", actionCode, re.S):
        groups[group] = [words.get(command, []) for command in re.findall(r"make\(Command::(\w+)", body)]
    yield from menusFrom(program, menuCode, shown, groups)


def menusFrom(program, menuCode, shown, groups):
    for menu, names in members(menuCode).items():
        entries = itertools.chain.from_iterable(groups.get(name) or [shown.get(name, [])] for name in names)
        title = next((text.replace("&", "") for _, text in shown.get(menu, ())), menu.rstrip("_"))
        yield Menu(f"the menu bar of {program}" if menu == "bar" else f"the menu {title} of {program}",
                   [entry for entry in entries if entry])


def windows(messages):
    """The windows, each with the texts that have a key."""
    messages = list(messages)
    for window in WINDOWS:
        contexts = [window, BASES[window]] if window in BASES else [window]
        shown = [(context, message.source) for context in contexts for message in messages
                 if f"::{message.context}".endswith(f"::{context}") and "&" in message.source]
        turns = [[text for text in shown if text[1] in turn] for turn in TURNS.get(window, ())]
        single = [[text] for text in shown if not any(text in turn for turn in turns)]
        yield Menu(f"the window {window}", [entry for entry in (*turns, *single) if entry])


def readMenus(root):
    paths = {*GAME, *EDITOR, USUAL[0], *(path for path, _ in DESKS.values()),
             *(path for kind in KINDS.values() for path, _ in kind)}
    if not all((root / path).is_file() for path in paths):
        return []
    sources = {path: COMMENT.sub("", (root / path).read_text(encoding="utf-8")) for path in paths}
    found = [menu for program, desk in DESKS.items() for menu in menusOfDesk(program, sources, desk)]
    for name, kind in KINDS.items():
        found += menusOf(name, sources, GAME, kind)
    return found
