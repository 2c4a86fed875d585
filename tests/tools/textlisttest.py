# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of texts of a language: every text with its forms, notes and state, and nothing of a catalogue as HTML."""
import contextlib
import html.parser
import io
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "translations"))
import textlist as program  # noqa: E402
from checks import catalogue, languages  # noqa: E402
from updating import textlist  # noqa: E402

BEGIN = '<TS version="2.1" language="{}"><context><name>Board</name>'
END = "</context></TS>"
PLURAL = ('<message numerus="yes"><location filename="../app/board.cpp"/><source>%Ln tile(s)</source>'
          "<extracomment>on the table</extracomment><translation{}>{}</translation></message>")
EMPTY_TAGS = {"meta", "input"}


class Page(html.parser.HTMLParser):
    """What a browser makes of it: elements with their attributes and texts, and whether each is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.rows, self.faults, self.addresses = [], [], [], []
        self.feed(text)
        self.close()
        self.faults += self.open

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.addresses += [value for name, value in attrs if name in ("src", "href")]
        if tag == "tr" and "class" in attributes:
            self.rows.append((attributes["class"], []))
        if tag == "td":
            self.rows[-1][1].append((attributes, []))
        if tag not in EMPTY_TAGS:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.faults.append(tag)

    def handle_data(self, data):
        if "td" in self.open:
            self.rows[-1][1][-1][1].append(data)

    def cell(self, row, column):
        return "".join(self.rows[row][1][column][1])


def pageOf(messages, code="de"):
    return textlist.page(catalogue.parsed((BEGIN.format(code) + messages + END).encode()))


def message(source, translation, state="", more=""):
    return (f"<message><source>{source}</source>{more}<translation{state}>{translation}</translation></message>")


class Sheets(unittest.TestCase):
    def testEveryTextHasItsState(self):
        page = Page(pageOf(message("Go", "Los") + message("Stop", "Halt", ' type="unfinished"') + message("Turn", "")))
        self.assertEqual([row[0] for row in page.rows], ["read", "drafted", "missing"])
        self.assertEqual([page.cell(index, 1) for index in range(3)], ["Go", "Stop", "Turn"])
        self.assertEqual([page.cell(index, 2) for index in range(3)], ["Los", "Halt", ""])
        self.assertEqual(page.faults, [])

    def testAPluralHasAllItsForms(self):
        forms = "".join(f"<numerusform>%Ln {form}</numerusform>" for form in "abc")
        page = Page(pageOf(PLURAL.format(' type="unfinished"', forms), "pl"))
        for numbers, form in zip(languages.numbers("pl"), "abc"):
            self.assertIn(f"{numbers}: %Ln {form}", page.cell(0, 2))
        part = Page(pageOf(PLURAL.format("", "<numerusform>%Ln a</numerusform><numerusform></numerusform>"), "de"))
        self.assertEqual(part.rows[0][0], "missing")

    def testNotesAndPlacesAreThere(self):
        text = pageOf(PLURAL.format("", "") + message("Play", "Spiel", more="<comment>noun</comment>"
                                                      "<translatorcomment>as in cards</translatorcomment>"))
        page = Page(text)
        self.assertIn("on the table", page.cell(0, 3))
        self.assertIn("noun", page.cell(1, 3))
        self.assertIn("as in cards", page.cell(1, 3))
        self.assertIn("app/board.cpp", text)

    def testArabicRunsFromRightToLeftAndEnglishDoesNot(self):
        page = Page(pageOf(message("Go to %1", "إلى %1"), "ar"))
        english, arabic = (page.rows[0][1][column][0] for column in (1, 2))
        self.assertEqual((english["dir"], english["lang"]), ("ltr", "en"))
        self.assertEqual((arabic["dir"], arabic["lang"]), ("rtl", "ar"))
        for code, direction in (("he", "rtl"), ("fa", "rtl"), ("pa", "ltr"), ("ja", "ltr"), ("sr", "ltr")):
            self.assertEqual(languages.isRightToLeft(code), direction == "rtl", code)

    def testNothingOfACatalogueIsHtml(self):
        evil = "&lt;script src=&quot;http://x/&quot;&gt;alert(1)&lt;/script&gt;"
        page = Page(pageOf(message(evil, evil, more=f"<comment>{evil}</comment><extracomment>{evil}</extracomment>"
                                   f'<location filename="&lt;img src=x&gt;"/>')))
        self.assertEqual((page.addresses, page.faults), ([], []))
        self.assertIn("<script", page.cell(0, 1))
        self.assertIn("<script", page.cell(0, 3))

    def testSpacesAtTheEndsAndLinesAreSeen(self):
        page = Page(pageOf(message("a ", " b\nc")))
        self.assertEqual(page.cell(0, 1), "a␣")
        self.assertEqual(page.cell(0, 2), "␣b↵\nc")

    def testNumbersOfFormsFitTheLanguages(self):
        for code, numbers in languages.NUMBERS_OF.items():
            self.assertEqual(len(numbers), languages.plurals(code)[0], code)

    def testEveryLanguageOfOursHasASheet(self):
        with tempfile.TemporaryDirectory() as folder:
            for path in (ROOT / "translations").glob("lodeline_*.ts"):
                code, out = path.stem.removeprefix("lodeline_"), io.StringIO()
                with contextlib.redirect_stdout(out):
                    self.assertEqual(program.main(["--into", folder, code]), 0)
                target = pathlib.Path(out.getvalue().strip())
                self.assertEqual(target.name, f"lodeline_{code}.html")
                page = Page(target.read_text(encoding="utf-8"))
                self.assertEqual(len(page.rows), len(catalogue.read(path).messages))
                self.assertEqual((page.faults, page.addresses), ([], []))

    def testWhatIsNoLanguageIsSaid(self):
        for code in ("xq", "../de", "template"):
            with contextlib.redirect_stderr(io.StringIO()) as said:
                self.assertEqual(program.main([code]), 2)
            self.assertIn("no translation", said.getvalue())


if __name__ == "__main__":
    unittest.main()
