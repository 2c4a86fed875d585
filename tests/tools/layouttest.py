# SPDX-License-Identifier: GPL-3.0-or-later
"""python3 -m unittest discover -s tests/tools -p '*test.py'"""
import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "tools"))
from functions import functionSpans  # noqa: E402
from layout import problems  # noqa: E402

LICENCE = "// SPDX-License-Identifier: GPL-3.0-or-later\n"


def found(path, text):
    return problems([(path, LICENCE + text)])[0]


class Words(unittest.TestCase):
    def testTheCoreKnowsNoGame(self):
        self.assertTrue(found("engine/core/a.h", "// as many as tiles\n"))
        self.assertTrue(found("engine/core/a.h", "int goldRush;\n"))
        self.assertFalse(found("engine/core/a.h", "// a volatile mistake in a profile\n"))
        self.assertFalse(found("engine/goldrush/a.h", "// tiles\n"))

    def testOnlyTheTableOfTheCommandLineNamesGames(self):
        self.assertTrue(found("engine/cli/a.cpp", "// a tile set\n"))
        self.assertTrue(found("engine/cli/a.cpp", '#include "engine/cli/goldrush/kind.h"\n'))
        self.assertFalse(found("engine/cli/goldrush/a.cpp", "// a tile set\n"))
        self.assertFalse(found("engine/cli/program/main.cpp", '#include "engine/cli/goldrush/kind.h"\n'))

    def testTheWindowKnowsNoRule(self):
        self.assertTrue(found("app/shell/a.cpp", "// the railroad\n"))
        self.assertTrue(found("app/match/a.h", "class GoldRush;\n"))
        self.assertFalse(found("app/shell/a.cpp", "// a tile set\n"))
        self.assertFalse(found("app/goldrush/a.cpp", "// the railroad\n"))

    def testIconsAreShown(self):
        icon = ("resources/icons/lamp.svg", "<svg/>")
        self.assertTrue(problems([icon, ("app/a.cpp", LICENCE + 'icon("lamps");\n')])[0])
        self.assertTrue(problems([icon, ("tests/app/a.cpp", LICENCE + 'icon("lamp");\n')])[0])
        self.assertFalse(problems([icon, ("app/a.cpp", LICENCE + 'icon("lamp");\n')])[0])


class OnePlace(unittest.TestCase):
    def testThreads(self):
        for code in ("#include <QtConcurrentRun>\n", "#include <QThread>\n", "std::thread worker;\n", "std::jthread worker;\n",
                     "auto answer = std::async(ask);\n", "QFutureWatcher<int> watcher_;\n", "QThreadPool pool;\n"):
            self.assertTrue(found("app/a.cpp", code), code)
            self.assertTrue(found("editor/a.cpp", code), code)
            self.assertFalse(found("ui/work/a.cpp", code), code)
            self.assertFalse(found("tests/app/a.cpp", code), code)
        self.assertTrue(found("engine/goldrush/a.cpp", "std::jthread worker;\n"))
        self.assertFalse(found("engine/core/crew.h", "std::vector<std::jthread> threads_;\n"))
        for code in ("int count = std::thread::hardware_concurrency();\n", "// a std::thread\n", "std::this_thread::yield();\n",
                     "Background work;\n"):
            self.assertFalse(found("app/a.cpp", code), code)

    def testFiles(self):
        self.assertTrue(found("app/a.cpp", "QSaveFile file(path);\n"))
        self.assertTrue(found("ui/a.cpp", "#include <QSaveFile>\n"))
        self.assertFalse(found("ui/files.cpp", "#include <QSaveFile>\nQSaveFile file(path);\n"))
        self.assertFalse(found("app/a.cpp", "QFile file(path);\n"))


class Includes(unittest.TestCase):
    def testEngineKnowsNoQtAndNobodyElse(self):
        self.assertTrue(found("engine/core/a.cpp", "#include <QString>\n"))
        self.assertTrue(found("engine/core/a.cpp", "QString name;\n"))
        self.assertTrue(found("engine/core/a.cpp", '#include "app/board/b.h"\n'))
        self.assertTrue(found("tests/engine/core/a.cpp", '#include "resources/art/theme.h"\n'))
        self.assertFalse(found("engine/core/a.cpp", '#include "engine/core/b.h"\n#include <vector>\n// QString\n'))

    def testCommandsReachGamesThroughTheTable(self):
        self.assertTrue(found("engine/cli/a.cpp", '#include "engine/boom/rules/game.h"\n'))
        self.assertFalse(found("engine/cli/goldrush/a.cpp", '#include "engine/goldrush/rules/game.h"\n'))

    def testAppAndEditorAreApart(self):
        self.assertTrue(found("app/a.cpp", '#include "editor/b.h"\n'))
        self.assertTrue(found("editor/a.cpp", '#include "app/b.h"\n'))
        self.assertTrue(found("resources/art/a.cpp", '#include "app/b.h"\n'))
        self.assertFalse(found("app/a.cpp", '#include "engine/b.h"\n#include <QWidget>\n#include "a.moc"\n'))


class Sizes(unittest.TestCase):
    def testLongFile(self):
        self.assertTrue(found("app/a.cpp", "int a;\n" * 601))
        self.assertFalse(found("app/a.cpp", "int a;\n" * 300))

    def testLongFunction(self):
        body = "int a()\n{\n" + "    b();\n" * 78 + "}\n"
        self.assertTrue(found("app/a.cpp", body))
        self.assertFalse(found("app/a.cpp", body.replace("    b();\n", "", 1)))

    def testFullFolder(self):
        files = [(f"app/f{number}.{kind}", LICENCE) for number in range(18) for kind in ("h", "cpp")]
        self.assertFalse(problems(files)[0])
        self.assertTrue(problems([*files, ("app/one.h", LICENCE)])[0])


class Text(unittest.TestCase):
    def testLicenceLine(self):
        self.assertTrue(problems([("app/a.cpp", "int a;\n")])[0])
        self.assertTrue(problems([("run", "#!/bin/bash\n")])[0])

    def testUndone(self):
        self.assertTrue(found("app/a.cpp", "// TO" "DO: more\n"))
        self.assertTrue(found("app/a.cpp", 'connect(a, SIGNAL(b()), c, SLOT(d()));\n'))

    def testSharedPaths(self):
        self.assertTrue(found("resources/a.cpp", "void a()\n{\n    static const QPainterPath halo = b();\n}\n"))
        self.assertTrue(found("resources/a.cpp", "static std::array<QPainterPath, 2> all{b(), b()};\n"))
        self.assertFalse(found("resources/a.cpp", "static QPainterPath b()\n{\n}\nthread_local QPainterPath c;\n"))


class PlainText(unittest.TestCase):
    def refused(self, code, path="app/a.cpp"):
        return found(path, "void a()\n{\n    " + code + "\n}\n")

    def testLabels(self):
        for code in ("auto* name = new QLabel(this);", "QLabel name(window);", "QLabel name;",
                     "form->addRow(playerName(record, 0), kind);"):
            self.assertTrue(self.refused(code), code)
        for code in ("auto* name = new ui::Label(this);", "QLabel* name = label;", "form->addRow(label_, kind);",
                     'form->addRow(tr("&Name"), name_);', "form->addRow(new ui::Label(this), kind);",
                     "// new QLabel(this)", 'say("new QLabel(this)");'):
            self.assertFalse(self.refused(code), code)
        self.assertTrue(found("ui/a.h", "class A : public QLabel\n{\n};\n"))
        self.assertFalse(found("ui/plain/a.h", "class A : public QLabel\n{\n};\n"))
        self.assertFalse(self.refused("QLabel name;", "tests/app/a.cpp"))

    def testMessageBoxes(self):
        for code in ("QMessageBox box(this);", "QMessageBox::warning(this, title, text);", "new QMessageBox(this);",
                     "QInputDialog::getText(this, title, text);"):
            self.assertTrue(self.refused(code), code)
        for code in ("ui::MessageBox::warn(this, title, text);", "box.setDefaultButton(QMessageBox::Save);"):
            self.assertFalse(self.refused(code), code)

    def testToolTips(self):
        for code in ("setToolTip(name);", 'setToolTip(tr("%1 points").arg(name));', "QToolTip::showText(at, name, this);",
                     "item->setToolTip(2, name);", "tabs_->setTabToolTip(0, path);",
                     "combo_->setItemData(0, path, Qt::ToolTipRole);"):
            self.assertTrue(self.refused(code), code)
        for code in ("setToolTip(ui::toolTip(name));", 'setToolTip(tr("Turn the tile"));', "setToolTip({});",
                     "QToolTip::showText(at, ui::toolTip(name), this);", "item->setToolTip(2, ui::toolTip(name));",
                     "combo_->setItemData(0, ui::toolTip(path), Qt::ToolTipRole);", "says(index.data(Qt::ToolTipRole));",
                     "says(model()->headerData(0, side.orientation(), Qt::ToolTipRole));"):
            self.assertFalse(self.refused(code), code)

    def testRichText(self):
        for code in ("text_->setHtml(html);", "text_->setTextFormat(Qt::RichText);"):
            self.assertTrue(self.refused(code), code)
            self.assertFalse(self.refused(code, "ui/help/helpbrowser.cpp"), code)


class Functions(unittest.TestCase):
    def testSpans(self):
        source = """namespace a {
class B
{
public:
    explicit B(int x) : x_{x}, y_(x)
    {
        if (x) {
            x_ = '{';
        }
    }
    int c() const { return x_; }
};
struct P
{
    int a{};
    friend bool operator==(const P&, const P&) = default;
};
constexpr int table[] = {1, 2, 3};
const auto pairs = std::array<int, 2>{f(1), 2};
template <typename T>
int d(T t)
{
    return [&] { return "}"; }();
}
}
"""
        self.assertEqual(functionSpans(source), [(5, 10), (11, 11), (20, 24)])

    def testDigitSeparatorsAndRawStrings(self):
        source = 'int a()\n{\n    return 1\'000 + b(R"x(}{{)x");\n}\nint c()\n{\n}\n'
        self.assertEqual(functionSpans(source), [(1, 4), (5, 7)])


if __name__ == "__main__":
    unittest.main()
