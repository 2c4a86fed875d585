# SPDX-License-Identifier: GPL-3.0-or-later
"""The check of catalogues refuses each fault that a translation can have, and nothing else."""
import pathlib
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "translations"))
import check  # noqa: E402


def single(source, form):
    return f"<message><source>{source}</source><translation type=\"unfinished\">{form}</translation></message>"


def plural(source, *forms):
    inside = "".join(f"<numerusform>{form}</numerusform>" for form in forms)
    return f"<message numerus=\"yes\"><source>{source}</source><translation>{inside}</translation></message>"


def faults(message, language="pl", complete=False):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "x.ts"
        path.write_text(f"<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"{language}\"><context><name>T</name>\n{message}\n"
                        "</context></TS>\n", encoding="utf-8")
        return list(check.checkCatalogue(path, complete))


class Catalogues(unittest.TestCase):
    def refused(self, what, message, language="pl"):
        found = faults(message, language)
        self.assertEqual(len(found), 1, found)
        self.assertIn(what, found[0])
        self.assertIn("x.ts:3: T: ", found[0])

    def test_good_ones_pass(self):
        for language, message in (
                ("pl", single("&amp;Save “%1”…", "&amp;Zapisz „%1”…")), ("ja", single("&amp;Save…", "保存(&amp;S)…")),
                ("fr", single("Really?", "Vraiment ?")), ("ja", single("Lay it.", "置きます。")),
                ("ar", single("Really?", "حقًا؟")), ("de", single("A &amp;&amp; B", "A &amp;&amp; B")),
                ("pl", plural("%Ln tile(s)", "jeden", "%Ln kafelki", "%Ln kafelków")),
                ("ar", plural("%Ln tile(s)", "لا", "واحدة", "اثنتان", "%Ln", "%Ln", "%Ln")),
                ("ru", plural("%Ln tile(s)", "%Ln тайл", "%Ln тайла", "%Ln тайлов")),
                ("ja", plural("%Ln tile(s)", "%Ln枚"))):
            self.assertEqual(faults(message, language), [])

    def test_gaps_are_no_faults_unless_it_is_to_be_complete(self):
        self.assertEqual(faults(single("Save", "")), [])
        self.assertEqual(len(faults(single("Save", ""), complete=True)), 1)

    def test_places(self):
        self.refused("other places", single("%1 of %2", "%1 z %1"))
        self.refused("other places", single("%1 of %2", "%1"))
        self.refused("other places", single("Save", "%1"))
        self.refused("other places", plural("%Ln tile(s)", "%n a", "%Ln b", "%Ln c"))
        self.refused("other places", plural("%Ln tile(s)", "a", "b", "%Ln c"))
        self.refused("other places", plural("%Ln tile(s)", "тайл", "%Ln b", "%Ln c"), "ru")  # 21, too

    def test_number_of_forms(self):
        self.refused("2 forms, the language has 3", plural("%Ln tile(s)", "%Ln a", "%Ln b"))
        self.refused("empty form", plural("%Ln tile(s)", "%Ln a", "", "%Ln c"))

    def test_tags(self):
        self.refused("other tags", single("&lt;b>x&lt;/b>", "&lt;b>x"))
        self.refused("other tags", single("&lt;a href='a'>x&lt;/a>", "&lt;a href='b'>x&lt;/a>"))

    def test_filters(self):
        self.refused("filter", single("Pictures (*.png)", "Obrazy (*.jpg)"))

    def test_outer_spaces(self):
        self.refused("spaces", single("of ", "z"))
        self.refused("spaces", single("a", " a"))

    def test_ends(self):
        self.refused("sign at its end", single("Lay it.", "Połóż"))
        self.refused("sign at its end", single("Save…", "Zapisz..."))
        self.refused("sign at its end", single("Save", "Zapisz."))

    def test_keys(self):
        self.refused("keys", single("&amp;Save", "Zapisz"))
        self.refused("keys", single("&amp;Save", "&amp;Zapisz &amp;to"))
        self.refused("keys", single("Save", "&amp;Zapisz"))

    def test_damaged_files(self):
        found = faults("<message>")
        self.assertEqual(len(found), 1)
        self.assertIn("no XML", found[0])

    def test_the_shipped_ones_pass(self):
        for path in sorted((ROOT / "translations").glob("lodeline_*.ts")):
            self.assertEqual(list(check.checkCatalogue(path)), [])


if __name__ == "__main__":
    unittest.main()
