# SPDX-License-Identifier: GPL-3.0-or-later
"""Each check refuses its samples and nothing else; seven faults in a good catalogue are seen in each language."""
import pathlib
import re
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "translations"))
from checks import all as checks  # noqa: E402
from checks import catalogue, keys, languages, menus, places, terms, texts  # noqa: E402

SAMPLES = ROOT / "tests/data/catalogues"
GOOD = sorted(SAMPLES.glob("good.*.ts"))
MENUS = [menus.Menu("the menu bar", [[("Menus", "&Game")], [("Menus", "&Edit")]])]


def around():
    found, faults = terms.readTerms((SAMPLES / "glossary.md").read_text(encoding="utf-8"))
    assert not faults
    return checks.Around(found, MENUS)


def faults(path):
    read, found = checks.opened(path, path.name)
    return found or checks.faultsOf(read, around())


def namesOf(found):
    return {fault.check for fault in found}


class Samples(unittest.TestCase):
    def testGoodOnesPass(self):
        self.assertGreaterEqual(len(GOOD), 11)
        for path in GOOD:
            self.assertEqual([str(fault) for fault in faults(path)], [], path.name)

    def testEachIsRefusedByItsCheckAlone(self):
        for path in SAMPLES.glob("*.ts"):
            if path not in GOOD:
                self.assertEqual(namesOf(faults(path)), {path.name.split(".")[0]}, path.name)

    def testEachCheckHasASample(self):
        self.assertLessEqual({*checks.CHECKS, "file"}, {path.name.split(".")[0] for path in SAMPLES.glob("*.ts")})

    def testAFaultSaysWhereAndWhat(self):
        line = str(faults(SAMPLES / "places.missing.ts")[0])
        self.assertRegex(line, r"^places\.missing\.ts:10: Board: \"Cards of %1 and %2\" .*\"Karten von %1\"; put in %2$")

    def testGapsAreNoFaults(self):
        for path in GOOD:
            text = re.sub(r"(<(translation|numerusform)[^>]*>)[^<]+(?=</\2>)", r"\1", path.read_text(encoding="utf-8"))
            read = catalogue.parsed(text.encode())
            self.assertTrue(all(message.isGap for message in read.messages))
            self.assertEqual(checks.faultsOf(read, around()), [])


def translationOf(text, source):
    """Where the translation of this source stands."""
    begin = text.index(f"<source>{source}</source>")
    return text.index("<translation", begin), text.index("</translation>", begin)


def within(text, source, change):
    first, last = translationOf(text, source)
    return text[:first] + change(text[first:last]) + text[last:]


def swapped(text):
    """Each of two texts with the translation of the other."""
    bodies = {source: text[slice(*translationOf(text, source))] for source in (RICH, TWO)}
    return within(within(text, RICH, lambda _: bodies[TWO]), TWO, lambda _: bodies[RICH])


TWO = "Tile at %1: %2"
RICH = "&lt;b&gt;Every card&lt;/b&gt; costs %1. See &lt;a href=&quot;rules:B1&quot;&gt;the rules&lt;/a&gt;."
PLURAL = "%Ln tile(s) left"
MUTATIONS = {
    "a place less": ("places", lambda text: within(text, TWO, lambda body: body.replace("%1", ""))),
    "a place twice": ("places", lambda text: within(text, TWO, lambda body: body.replace("%1", "%1 %1"))),
    "a plural form more": ("forms", lambda text: within(
        text, PLURAL, lambda body: body + "<numerusform>%Ln</numerusform>")),
    "a broken tag": ("tags", lambda text: within(text, RICH, lambda body: body.replace("&lt;/b&gt;", "&lt;b&gt;"))),
    "another filter": ("filters", lambda text: within(
        text, "Files (*.svg *.png);;All files (*)", lambda body: body.replace("*.png", "*.jpg"))),
    "a key less": ("keys", lambda text: within(text, "&amp;Game", lambda body: body.replace("&amp;", ""))),
    "the translation of the other": ("places", swapped),
}


class Mutations(unittest.TestCase):
    def testEachSeededFaultIsRefused(self):
        self.assertEqual(len(MUTATIONS), 7)
        for path in GOOD:
            text = path.read_text(encoding="utf-8")
            for name, (check, change) in MUTATIONS.items():
                with self.subTest(language=path.name, fault=name):
                    seeded = change(text)
                    self.assertNotEqual(seeded, text)
                    read = catalogue.parsed(seeded.encode())
                    self.assertIn(check, namesOf(checks.faultsOf(read, around())))


class Terms(unittest.TestCase):
    TABLE = ("## In other languages\n\n### German (de)\n\n| English | Term | Forms | Reason |\n|---|---|---|---|\n"
             "| tile | Plättchen | `plättchen-` | |\n| tile set | Satz | `satz-, sätz-` | |\n| city | Stadt | | |\n")

    def said(self, source):
        return [term.english for term in terms.said(terms.readTerms(self.TABLE)[0]["de"], source)]

    def testTheLongestTermOfAPlaceCounts(self):
        self.assertEqual(self.said("A tile set"), ["tile set"])
        self.assertEqual(self.said("A tile-set editor with tiles"), ["tile set", "tile"])

    def testSingularAndPluralAsWords(self):
        for source in ("Tile", "two tiles", "%Ln tile(s)", "&Tiles", "Cities", "the city's end"):
            self.assertTrue(self.said(source), source)
        for source in ("a reptile", "tiled", "capacity", "%1"):
            self.assertFalse(self.said(source), source)

    def testStemsStandAnywhereAndWholeFormsEndTheirWord(self):
        self.assertTrue(terms.contains("startplättchens", "plättchen-", False))
        self.assertTrue(terms.contains("hauptstadt", "stadt", False))
        self.assertFalse(terms.contains("stadtmauer", "stadt", False))
        self.assertTrue(terms.contains("最後のタイルを", "タイル", True))

    def testACommentFreesOneText(self):
        for comment, count in (("", 1), ("free: tile", 0), ("By the way. Free: city, tile.", 0), ("free: city", 1)):
            message = catalogue.Message("Board", 1, "Last tile", translatorcomment=comment, texts=["Letztes Stück"])
            here = checks.Around(terms.readTerms(self.TABLE)[0], [])
            self.assertEqual(len(list(terms.terms(catalogue.Catalogue("", "de", [message]), here))), count, comment)

    def testWrongTablesAreTold(self):
        self.assertEqual(terms.readTerms("## In other languages\n\n### Klingon\n")[1][0][0], 3)
        self.assertEqual(len(terms.readTerms(self.TABLE + "| town | Stadt |\n")[1]), 1)

    def testTheGlossaryOfTheProjectIsRead(self):
        found, wrong = terms.readTerms((ROOT / checks.GLOSSARY).read_text(encoding="utf-8"))
        self.assertEqual(wrong, [])
        self.assertIn("de", found)


class Codes(unittest.TestCase):
    KNOWN = ("de", "fil", "pt_BR", "sr_Latn", "uz_Cyrl_UZ", "es_419", "en_001", "sr_Latn_150")

    def testRegionsHaveLettersOrThreeDigits(self):
        for code in self.KNOWN:
            self.assertTrue(languages.CODE.fullmatch(code), code)
            self.assertIsNotNone(languages.plurals(code), code)
            found, wrong = terms.readTerms(Terms.TABLE.replace("(de)", f"({code})"))
            self.assertEqual((list(found), wrong), ([code], []))
        for code in ("es_41", "es_4190", "es_4A9", "es_BRA", "es-419", "419", "es_419_ES"):
            self.assertIsNone(languages.CODE.fullmatch(code), code)

    def testRunKnowsTheSame(self):
        pattern = re.search(r"\$code =~ (\S+) \]\]", (ROOT / "run").read_text(encoding="utf-8"))
        self.assertEqual(pattern[1], f"^{languages.CODE.pattern}$")


class Scripts(unittest.TestCase):
    def testTheCodeNamesTheScript(self):
        for code, scripts in (("sr", ("CYRILLIC", "LATIN")), ("sr_Latn", ("LATIN",)), ("uz_Cyrl_UZ", ("CYRILLIC",)),
                              ("pt_BR", ("LATIN",)), ("ar", ("ARABIC",))):
            self.assertEqual(languages.scripts(code), scripts)
        self.assertTrue(languages.isRightToLeft("pa_Arab"))
        self.assertIn("sr_Latn", terms.readTerms("## In other languages\n\n### Serbian (sr_Latn)\n\n" + Terms.TABLE.split(
            "\n\n", 2)[2])[0])


class Contexts(unittest.TestCase):
    DECLARED = re.compile(r"(?:Q_DECLARE_TR_FUNCTIONS\(|NOOP\(\s*\"|translate\(\s*\")(\w+)")

    def testEachIsOneThatTheProgramsAskFor(self):
        sources = [path for folder in ("engine", "resources", "ui", "app", "editor") for ending in ("cpp", "h")
                   for path in (ROOT / folder).rglob(f"*.{ending}")]
        declared = {name for path in sources for name in self.DECLARED.findall(path.read_text(encoding="utf-8"))}
        template = catalogue.read(ROOT / "translations/template.ts")
        # A class is asked for with its namespaces, which lupdate leaves out where it does not see them.
        bare = {message.context for message in template.messages if "::" not in message.context}
        self.assertEqual(bare - declared, set())


class Menus(unittest.TestCase):
    def testTheMenusOfTheProgramsAreFound(self):
        found = {menu.name: menu for menu in menus.readMenus(ROOT)}
        for name, least in (("the menu bar of Gold Rush", 5), ("the menu bar of the editor of sets", 6),
                            ("the menu Game of Gold Rush", 10), ("the menu View of Gold Rush", 15),
                            ("the menu View of Boomtown", 8), ("the menu Colors of the editor of decks", 3),
                            ("the menu Settings of Boomtown", 10), ("the menu Tile of the editor of sets", 10),
                            ("the menu Card of the editor of decks", 3), ("the menu View of the editor of sets", 10)):
            self.assertGreaterEqual(len(found[name].entries), least, name)

    def testTheSourcesHaveNoKeyTwice(self):
        self.assertEqual(list(keys.englishClashes(checks.Around({}, menus.readMenus(ROOT)))), [])

    def testTextsByTurnsDoNotClash(self):
        menu = menus.Menu("a menu", [[("A", "&Go on"), ("A", "&Go at last")], [("A", "&Hint")]])
        self.assertEqual(list(keys.clashes(menu, lambda entry: entry[1])), [])
        menu.entries.append([("A", "Too &high")])
        self.assertEqual([key for _, _, key in keys.clashes(menu, lambda entry: entry[1])], ["h"])

    def testTextsOfWindowsByTurnsDoNotClash(self):
        learned = ("For&get what was learned and learn again", "For&get what the computer has learned")
        for others, clashing in ((("&Save a copy…",), []), (("Lar&ge",), ["g"])):
            messages = [catalogue.Message("lodeline::goldrush::SetMenu", 1, source) for source in (*others, *learned)]
            menu, = (menu for menu in menus.windows(messages) if menu.name == "the window SetMenu")
            self.assertEqual(len(menu.entries), 2)
            self.assertEqual([key for _, _, key in keys.clashes(menu, lambda entry: entry[1])], clashing)

    def testAWindowShowsTheTextsOfItsBaseToo(self):
        messages = [catalogue.Message("lodeline::app::SetupDialog", 1, "&Start player:"),
                    catalogue.Message("lodeline::goldrush::NewGameDialog", 1, "Tile &set:"),
                    catalogue.Message("lodeline::boomtown::NewGameDialog", 1, "&Deck:")]
        found = {menu.name: [key for _, _, key in keys.clashes(menu, lambda entry: entry[1])]
                 for menu in menus.windows(messages)}
        self.assertEqual(found["the window goldrush::NewGameDialog"], ["s"])
        self.assertEqual(found["the window boomtown::NewGameDialog"], [])

    def testTheBasesOfWindowsAreThoseOfTheProgram(self):
        contexts = {message.context for message in catalogue.read(ROOT / "translations/template.ts").messages}
        for window, base in menus.BASES.items():
            self.assertIn(window, menus.WINDOWS)
            self.assertIn(f"lodeline::{base}", contexts)

    def testTheTextsByTurnsAreThoseOfTheProgram(self):
        sources = {(message.context.removeprefix("lodeline::"), message.source)
                   for message in catalogue.read(ROOT / "translations/lodeline_de.ts").messages}
        sources |= {(context.split("::")[-1], source) for context, source in sources}
        for window, turns in menus.TURNS.items():
            self.assertIn(window, menus.WINDOWS)
            for source in set().union(*turns):
                self.assertIn((window, source), sources)


class Parts(unittest.TestCase):
    def testKeys(self):
        for text, wanted in (("&Game", ["G"]), ("A && B", []), ("&&&Game", ["G"]), ("ゲーム(&G)", ["G"]), ("A & B", []),
                             ("<b>A</b> &amp; B", []), ("x &lt; y", [])):
            self.assertEqual(texts.keys(text), wanted, text)

    def testTagsAreComparedByWhatTheySay(self):
        self.assertEqual(places.tagOf("<a href='x' id=\"y\">"), places.tagOf('<A id="y" href="x">'))
        self.assertNotEqual(places.tagOf('<a href="x">'), places.tagOf('<a href="y">'))
        self.assertEqual(places.tagOf('<img src="x" alt="Bild">'), places.tagOf('<img src="x" alt="picture">'))

    def testFiltersSayWhatToDo(self):
        for source, text, wanted in (("Files (*.svg *.png);;All (*)", "Dateien (*.svg);;Alle (*)",
                                      "; keep (*.svg *.png) ;; (*) as in the source"),
                                     ("Files", "Dateien (*.png)", "; take out (*.png)")):
            read = catalogue.Catalogue("", "de", [catalogue.Message("A", 1, source, texts=[text])])
            (_, said), = places.filters(read, None)
            self.assertTrue(said.endswith(wanted), said)

    def testWhatIsNoTagOfHtmlIsShownAsItStands(self):
        text = "A catalogue begins with <TS>"
        self.assertFalse(texts.isRich(text))
        self.assertIsNone(places.tagFault(text, "Ein Katalog beginnt mit <TS>"))
        self.assertIsNotNone(places.tagFault(text, "Ein Katalog beginnt mit <ts"))

    def testAFileOfAnotherLanguage(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "lodeline_fr.ts")
            path.write_bytes((SAMPLES / "good.de.ts").read_bytes())
            self.assertEqual(namesOf(faults(path)), {"language"})

    def testWhatIsWrittenInAnotherEncodingIsBroken(self):
        for encoding in ("Shift_JIS", "unknown"):
            with self.assertRaisesRegex(catalogue.Broken, "UTF-8"):
                catalogue.parsed(f'<?xml version="1.0" encoding="{encoding}"?><TS/>'.encode())

    def testAFirstFormForNothingAndOneSaysTheNumber(self):
        for code, exact in (("de", (0,)), ("hi", ()), ("pt", ()), ("pt_PT", (0,)), ("fr", ())):
            self.assertEqual(languages.PLURALS[code], (2, exact), code)

    def testWhatLupdateKeptIsNoText(self):
        text = (SAMPLES / "places.missing.ts").read_text(encoding="utf-8").replace("<translation>", '<translation type="vanished">')
        self.assertEqual(catalogue.parsed(text.encode()).messages, [])


if __name__ == "__main__":
    unittest.main()
