# SPDX-License-Identifier: GPL-3.0-or-later
"""Updating catalogues of a small program: what stays, what comes, what it says of it."""
import contextlib
import io
import os
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "translations"))
import update  # noqa: E402
from checks import catalogue, languages  # noqa: E402
from updating import lupdate, report  # noqa: E402

SOURCE = """#include <QCoreApplication>
void say(int n)
{
    //: Button: %1 a name
    QCoreApplication::translate("Words", "Greet %1");
    QCoreApplication::translate("Words", "Leave at 10");
    QCoreApplication::translate("Words", "%Ln card(s)", nullptr, n);
}
"""


def program():
    """lupdate as CMake found it, or as Qt says; nothing where Qt is not here."""
    try:
        return os.environ.get("LUPDATE") or lupdate.findLupdate()
    except lupdate.Failed:
        return None


@unittest.skipUnless(program(), "lupdate of Qt 6 is not here")
class Updates(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name)
        (self.root / "translations").mkdir()
        (self.root / "app/shell").mkdir(parents=True)
        (self.root / lupdate.WORDED).write_text("# words\napp/**/*.cpp\n")
        self.say(SOURCE)

    def say(self, source):
        (self.root / "app/shell/words.cpp").write_text(source)

    def run_(self, *arguments):
        out, wrong = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(wrong):
            status = update.main(["--root", str(self.root), "--lupdate", program(), *arguments])
        return status, out.getvalue() + wrong.getvalue()

    def path(self, code):
        return self.root / f"translations/lodeline_{code}.ts"

    def text(self, code):
        return self.path(code).read_text(encoding="utf-8")

    def translate(self, code, source, translation, state=""):
        text, begin = self.text(code), self.text(code).index(f"<source>{source}</source>")
        end = text.index("</message>", begin)
        self.path(code).write_text(text[:begin] + f"<source>{source}</source>\n        <translation{state}>{translation}"
                                   "</translation>\n    " + text[end:], encoding="utf-8")

    def testALanguageBegins(self):
        status, said = self.run_("pl")
        self.assertEqual(status, 0)
        self.assertIn('language="pl" sourcelanguage="en"', self.text("pl"))
        self.assertEqual(self.text("pl").count("<numerusform>"), 3)
        self.assertEqual([line.split() for line in said.splitlines()],
                         [["language", "texts", "drafted", "read", "gaps"],
                          ["pl", "3", "0", "0", "%", "0", "0", "%", "3", "100", "%"]])

    def testPlacesAreFilesWithoutLines(self):
        self.run_("pl")
        self.assertIn('<location filename="../app/shell/words.cpp"/>', self.text("pl"))
        before = self.text("pl")
        self.say("\n\n" + SOURCE)
        self.run_("pl")
        self.assertEqual(self.text("pl"), before)

    def testOnePlaceForSeveralInAFile(self):
        self.say(SOURCE + SOURCE.replace("say", "sayAgain"))
        self.run_("pl")
        self.assertEqual(self.text("pl").count("<location"), 3)

    def testWithoutACodeAllAreUpdatedAndTheSecondTimeNothing(self):
        self.run_("de")
        self.run_("en")
        self.run_("ru")
        self.say(SOURCE.replace("Greet", "Meet"))
        self.assertEqual(self.run_()[0], 0)
        texts = [self.text(code) for code in ("de", "en", "ru")]
        self.assertIn("Meet %1", texts[0])
        self.assertNotIn("Meet %1", texts[1])  # only plurals
        self.assertNotIn("Greet %1", texts[2])  # nothing obsolete
        self.run_()
        self.assertEqual([self.text(code) for code in ("de", "en", "ru")], texts)

    def testNothingIsGuessed(self):
        self.run_("de")
        self.translate("de", "Greet %1", "%1 grüßen")
        self.translate("de", "Leave at 10", "Um 10 gehen")
        self.say(SOURCE.replace("Greet %1", "Greet %1 now").replace("10", "11"))
        status, said = self.run_("de")
        self.assertIn("gaps", said)
        self.assertTrue(all(message.isGap for message in catalogue.read(self.path("de")).messages))

    def testWhatIsDroppedIsSaid(self):
        for code in ("de", "pl"):
            self.run_(code)
            self.translate(code, "Leave at 10", "Um 10 gehen", ' type="unfinished"')
        self.assertNotIn("dropped", self.run_("de")[1])
        self.say(SOURCE.replace("Leave at 10", "Leave at 11"))
        self.assertIn('lodeline_de.ts: 1 translation was dropped because its English text is gone or reworded:\n'
                      '  Words: "Leave at 10": "Um 10 gehen"\n', self.run_("de")[1])
        self.assertNotIn("dropped", self.run_("de")[1])
        self.run_("cs")
        said = self.run_()[1]
        self.assertIn("lodeline_pl.ts: 1 translation was dropped", said)
        self.assertIn("git diff translations/lodeline_pl.ts shows it", said)
        self.assertNotIn("Um 10 gehen", said)

    def testStatesStayAndAreCounted(self):
        self.run_("de")
        self.translate("de", "Greet %1", "%1 grüßen")
        self.translate("de", "Leave at 10", "Um 10 gehen", ' type="unfinished"')
        self.say(SOURCE.replace("%Ln card(s)", "%Ln tile(s)"))
        _, said = self.run_("de")
        self.assertEqual(said.splitlines()[1].split(), "de 3 1 33 % 1 33 % 1 33 %".split())

    def testMovedTextsAreDrafts(self):
        self.run_("de")
        self.translate("de", "Greet %1", "%1 grüßen")
        self.say(SOURCE.replace('"Words"', '"Other"'))
        self.assertEqual(self.run_("--prove", "de"), (0, ""))
        self.run_("de")
        moved = [message for message in catalogue.read(self.path("de")).messages if message.texts == ["%1 grüßen"]]
        self.assertEqual([message.isDraft for message in moved], [True])

    def testANewTextIsNoFaultButIsTold(self):
        self.run_("de")
        self.say(SOURCE.replace("    //:", '    QCoreApplication::translate("Words", "New");\n    //:'))
        self.assertEqual(self.run_("--prove", "de")[0], 0)
        self.assertEqual(self.run_("--behind"), (0, "lodeline_de.ts: 1 new text; ./run translate de brings it up to date\n"))
        self.assertNotIn("New", self.text("de"))

    def testEnglishHasAllPlurals(self):
        self.run_("en")
        self.assertEqual(self.run_("--prove")[0], 1)
        self.translate("en", "%Ln card(s)", "<numerusform>%Ln card</numerusform><numerusform>%Ln cards</numerusform>")
        self.assertEqual(self.run_("--prove")[0], 0)

    def testWhatCannotBeDoneIsSaid(self):
        self.assertEqual(self.run_("xq")[0], 2)
        self.path("de").write_text("no catalogue")
        self.assertEqual(self.run_("de")[0], 2)
        self.assertEqual(self.text("de"), "no catalogue")
        (self.root / lupdate.WORDED).write_text("lost/*.cpp\n")
        self.assertIn("there is no lost/*.cpp", self.run_("pl")[1])

    def testFormsAreCountedAsQtDoes(self):
        codes = sorted(languages.PLURALS)
        self.assertEqual(self.run_(*codes)[0], 0)
        for code in codes:
            self.assertEqual(self.text(code).count("<numerusform>"), languages.plurals(code)[0], code)


class Numbers(unittest.TestCase):
    def testHundredPercentAreAll(self):
        self.assertEqual(report.percent(2255, 2256), "99 %")
        self.assertEqual(report.percent(2256, 2256), "100 %")
        self.assertEqual(report.percent(1, 2256), "<1 %")
        self.assertEqual(report.percent(0, 0), "0 %")

    def testALostTranslationIsSeen(self):
        before = catalogue.Catalogue("", "de", [catalogue.Message("A", 1, "Go", texts=["Los"])])
        for texts, state, lost in ((["Los"], "", 0), ([""], "unfinished", 1), (["Los"], "unfinished", 1), (["Lauf"], "", 1)):
            after = catalogue.Catalogue("", "de", [catalogue.Message("A", 1, "Go", texts=texts, type=state)])
            self.assertEqual(len(list(report.lost(before, after))), lost)
        self.assertEqual(list(report.lost(before, catalogue.Catalogue("", "de", []))), [])

    def testADroppedTranslationIsOneThatNoTextHas(self):
        before = catalogue.Catalogue("", "de", [catalogue.Message("A", 1, "Go", texts=["Los"]),
                                                catalogue.Message("A", 2, "Gap", texts=[""])])
        for context, source, texts, count in (("A", "Go", ["Los"], 0), ("B", "Go", ["Los"], 0), ("B", "Go", [""], 1),
                                              ("A", "Went", ["Los"], 1)):
            after = catalogue.Catalogue("", "de", [catalogue.Message(context, 1, source, texts=texts)])
            self.assertEqual(len(report.dropped(before, after)), count)


if __name__ == "__main__":
    unittest.main()
