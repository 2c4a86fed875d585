# SPDX-License-Identifier: GPL-3.0-or-later
"""python3 -m unittest discover -s tests/tools -p '*test.py'"""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from colours import MAY_ASK_LIGHTNESS, MAY_HAVE_COLOURS, checkColours  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]


def found(code, path="app/a.cpp"):
    return list(checkColours(path, code))


class Colours(unittest.TestCase):
    def testAPainterHasNoneOfItsOwn(self):
        for code in ("painter.setBrush(QColor(0, 0, 0, 12));", "const QColor kInk(0x2c, 0x1c, 0x12);",
                     "return QColor{0x6cc07a};", "image.fill(Qt::white);", "QPen(dark ? Qt::black : ink, 2);",
                     "constexpr QRgb kLine = 0xffb4aca2;", 'QColor ink("#123456");', 'const char* red = "#d8342c";',
                     'QColor(QStringLiteral("brown"));', "QColor::fromRgb(12, 3, 4);", "QColor::fromHsv(120, 3, 4);",
                     "line[x] = qRgb(1, 2, 3);", "QColorConstants::Svg::brown;", 'text = "<p style=\'color: red\'>";'):
            self.assertEqual(len(found(code)), 1, code)

    def testNorDoesItGuess(self):
        self.assertTrue(found("if (palette().color(QPalette::Base).lightness() < 128)"))
        self.assertTrue(found("if (body.lightnessF() < 0.5)"))

    def testOthersMay(self):
        for path in ("engine/a.cpp", "tests/app/a.cpp", "resources/artist/a.cpp", *MAY_HAVE_COLOURS):
            self.assertFalse(found("QColor(0, 0, 0)", path), path)
        for path in MAY_ASK_LIGHTNESS:
            self.assertFalse(found("window.lightness() < 128", path), path)

    def testWhatIsNoColour(self):
        for code in ("pixmap.fill(Qt::transparent);", "// white, such as #fff or QColor(1, 2, 3)", "QColor colour;",
                     "painter.setBrush(theme.land.grass);", "QColor(part(24), part(16))", "QColor ink = halo(2);",
                     "qRgb(at(qRed(p)), at(qGreen(p)), at(qBlue(p)))", "constexpr auto kMask = 0xffU;"):
            self.assertFalse(found(code), code)

    def testTheExceptionsAreThere(self):
        for path in (*MAY_HAVE_COLOURS, *MAY_ASK_LIGHTNESS):
            self.assertTrue((ROOT / path).is_file(), path)

    def testThePlaceIsTold(self):
        self.assertIn("app/a.cpp:2: ", found("int a;\nimage.fill(Qt::white);\n")[0])


if __name__ == "__main__":
    unittest.main()
