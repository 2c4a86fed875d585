// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/hostile.h"
#include "tests/ui/nextdialog.h"
#include "tests/ui/setfiles.h"
#include "tests/windowtest/windowtest.h"
#include "ui/appearance.h"
#include "ui/files.h"
#include "ui/plain/entry.h"
#include "ui/plain/label.h"
#include "ui/plain/messagebox.h"
#include "ui/plain/shown.h"
#include "ui/problemsdialog.h"
#include "ui/problemtext.h"
#include "ui/recentfiles.h"
#include "ui/tilesetfiles.h"
#include "ui/wording/commandname.h"

#include <QClipboard>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>
#include <QToolTip>

#include <memory>

namespace lodeline::ui::tst_plain {

using test::Bait;
using test::hostileTexts;
using test::onNextDialog;

class PlainTest : public QObject
{
    Q_OBJECT

private slots:
    void keysBehindWordsGoWithThem();
    void namesAreShown_data();
    void namesAreShown();
    void namesAreCutBetweenLetters();
    void longFilesShowBothEnds();
    void namesThatTurnAreIsolated();
    void everythingIsIsolatedInAWindowFromRightToLeft();
    void titlesKeepTheirStar();
    void toolTipsAreBroken();
    void labelsShowWhatTheyAreGiven();
    void messageBoxesShowWhatTheyAreGiven();
    void toolTipsShowWhatTheyAreGiven();
    void theStyleMakesEveryLabelPlain();
    void problemsAreShown();
    void fieldsDropWhatTheyMayNotHold_data();
    void fieldsDropWhatTheyMayNotHold();
    void fieldsAreNoLongerThanAllowed();
    void fieldsCountCharactersAsFilesDo();
    void longTextsStayWhole();
    void filesAreNamed_data();
    void filesAreNamed();
    void dialogsAreAwaitedInTheirTestAlone_data();
    void dialogsAreAwaitedInTheirTestAlone();

private:
    int looks_ = 0;
};

void PlainTest::namesAreShown_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shown");
    QTest::newRow("plain") << QStringLiteral("Ann & <b>Bo</b> %1") << QStringLiteral("Ann & <b>Bo</b> %1");
    QTest::newRow("control") << QStringLiteral("a\u001Bb\u0085") << QStringLiteral("a\uFFFDb\uFFFD");
    QTest::newRow("nul") << QString::fromUtf8("a\0b", 3) << QStringLiteral("a\uFFFDb");
    QTest::newRow("lines") << QStringLiteral("a\nb\tc\u2028d") << QStringLiteral("a b c d");
    QTest::newRow("direction") << QStringLiteral("a\u202Eb\u200Fc\u2067")
                               << QStringLiteral("a\uFFFDb\uFFFDc\uFFFD");
    QTest::newRow("joiners") << QStringLiteral("👩\u200D🌾 می\u200Cخواهم")
                             << QStringLiteral("👩\u200D🌾 می\u200Cخواهم");
    QTest::newRow("64 letters") << QString(64, u'x') << QString(64, u'x');
    QTest::newRow("65 letters") << QString(65, u'x') << QString(64, u'x') + u'…';
}

void PlainTest::namesAreShown()
{
    QFETCH(QString, name);
    QFETCH(QString, shown);
    QCOMPARE(shownName(name), shown);
    QCOMPARE(shownName(std::string_view(name.toStdString())), shown);
}

void PlainTest::namesAreCutBetweenLetters()
{
    const QString gold = QStringLiteral("⛏💰").repeated(40);
    QCOMPARE(shownName(gold), QStringLiteral("⛏💰").repeated(32) + u'…');
    QCOMPARE(shownName(std::string_view(gold.toStdString())), shownName(gold));
}

void PlainTest::longFilesShowBothEnds()
{
    const QString name = QStringLiteral("/a/") + QString(100, u'好') + QStringLiteral(".tileset.json");
    const QString shown = shownFile(name);
    QCOMPARE(shown, QString(49, u'好') + u'…' + QString(17, u'好') + QStringLiteral(".tileset.json"));
    QCOMPARE(shownFile(QStringLiteral("/a/b\u202Ec\n.lodeline")), QStringLiteral("b\uFFFDc .lodeline"));
    QCOMPARE(shownFile(QString(80, u'x')), QString(80, u'x'));
}

void PlainTest::namesThatTurnAreIsolated()
{
    QCOMPARE(isolated(QStringLiteral("Ann")), QStringLiteral("Ann"));
    QCOMPARE(isolated(QStringLiteral("אבא")), QStringLiteral("\u2068אבא\u2069"));
    QCOMPARE(isolated(QStringLiteral("Ann نور")), QStringLiteral("\u2068Ann نور\u2069"));
    QCOMPARE(nameInText(std::string_view("\u202Eנ")), QStringLiteral("\u2068\uFFFDנ\u2069"));
}

void PlainTest::everythingIsIsolatedInAWindowFromRightToLeft()
{
    QGuiApplication::setLayoutDirection(Qt::RightToLeft);
    const QString name = isolated(QStringLiteral("Ann"));
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    QCOMPARE(name, QStringLiteral("\u2068Ann\u2069"));
}

void PlainTest::titlesKeepTheirStar()
{
    QCOMPARE(inTitle(QStringLiteral("a[*]b[*][*]")), QStringLiteral("a[*][*]b[*][*][*][*]"));
    QCOMPARE(inTitle(QStringLiteral("[*")), QStringLiteral("[*"));
}

void PlainTest::toolTipsAreBroken()
{
    QCOMPARE(toolTip(QStringLiteral("short\nlines")), QStringLiteral("short\nlines"));
    QCOMPARE(toolTip({}), QString());
    const QString words = QStringLiteral("word ").repeated(60).trimmed();
    const QString tip = toolTip(words);
    QCOMPARE(QString(tip).replace(u'\n', u' '), words);
    const QString wide = toolTip(QString(1'000'000, u'W'));
    QVERIFY(wide.size() < 1'100);
    for (const QString& line : tip.split(u'\n') + wide.split(u'\n'))
        QVERIFY2(line.size() <= 101, qPrintable(line));
}

void PlainTest::labelsShowWhatTheyAreGiven()
{
    Bait bait;
    for (const auto& [title, text] : hostileTexts(bait)) {
        Label label(shownName(text));
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
        QCOMPARE(test::hostileFaultsOf(label), QString());
    }
    QVERIFY(!bait.wasTaken());
}

void PlainTest::messageBoxesShowWhatTheyAreGiven()
{
    Bait bait;
    for (const auto& [title, text] : hostileTexts(bait)) {
        const QString name = shownName(text);
        onNextDialog([&](QDialog* dialog) { QCOMPARE(test::hostileFaultsOf(*dialog), QString()); });
        MessageBox box(QMessageBox::Question, QStringLiteral("Title"), name, QMessageBox::Ok);
        box.setInformativeText(name);
        box.exec();
        onNextDialog([&](QDialog* dialog) {
            QCOMPARE(qobject_cast<QMessageBox*>(dialog)->text(), name);
            QCOMPARE(test::hostileFaultsOf(*dialog), QString());
        });
        MessageBox::warn(nullptr, QStringLiteral("Title"), name);
    }
    QVERIFY(!bait.wasTaken());
}

void PlainTest::toolTipsShowWhatTheyAreGiven()
{
    Bait bait;
    Appearance appearance;
    appearance.use(ThemeChoice::Light);
    QMainWindow window;
    window.show();
    for (const auto& [title, text] : hostileTexts(bait)) {
        const QString tip = toolTip(shownName(text));
        QToolTip::showText(window.mapToGlobal(QPoint(5, 5)), tip, &window);
        QTRY_VERIFY(QToolTip::isVisible());
        QCOMPARE(QToolTip::text(), tip);
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            if (!widget->inherits("QTipLabel") || !widget->isVisible())
                continue;
            QCOMPARE(qobject_cast<QLabel*>(widget)->textFormat(), Qt::PlainText);
            widget->grab();
        }
        QToolTip::hideText();
        QTRY_VERIFY(!QToolTip::isVisible());
    }
    QVERIFY(!bait.wasTaken());
}

void PlainTest::theStyleMakesEveryLabelPlain()
{
    Bait bait;
    Appearance appearance;
    QLabel guessing(QString::fromStdString(hostileTexts(bait).at(1).second));
    QLabel rich(QStringLiteral("<b>own</b>"));
    rich.setTextFormat(Qt::RichText);
    guessing.show();
    rich.show();
    guessing.grab();
    QCOMPARE(guessing.textFormat(), Qt::PlainText);
    QCOMPARE(rich.textFormat(), Qt::RichText);
    QVERIFY(!bait.wasTaken());
}

void PlainTest::problemsAreShown()
{
    Bait bait;
    for (const auto& [title, text] : hostileTexts(bait)) {
        Problem problem;
        problem.code = FileProblem::UnknownKey;
        problem.pointer = "/" + text;
        problem.arguments = {text};
        QCOMPARE(test::faultOf(problemText(problem)), QString());
        QCOMPARE(test::faultOf(problemPlace(problem)), QString());
        ProblemsDialog dialog(QStringLiteral("/tmp/") + QString::fromStdString(text), {problem, problem});
        dialog.show();
        QCOMPARE(test::hostileFaultsOf(dialog), QString());
        QCOMPARE(test::faultOf(dialog.text()), QString());
        RecentMenu menu;
        menu.setFiles({QStringLiteral("/tmp/") + QString::fromStdString(text)});
        for (const QAction* action : menu.actions())
            QCOMPARE(test::faultOf(action->text()) + test::faultOf(action->statusTip()), QString());
    }
    QVERIFY(!bait.wasTaken());
}

void PlainTest::fieldsDropWhatTheyMayNotHold_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("lines");
    QTest::newRow("plain") << QStringLiteral("Ann 👩\u200D🌾") << QStringLiteral("Ann 👩\u200D🌾")
                           << QStringLiteral("Ann 👩\u200D🌾");
    QTest::newRow("marks") << QStringLiteral("a\u202Eb\u200E") << QStringLiteral("ab")
                           << QStringLiteral("ab");
    QTest::newRow("control") << QStringLiteral("a\u0001\u001Bb\u007F") << QStringLiteral("ab")
                             << QStringLiteral("ab");
    QTest::newRow("lines") << QStringLiteral("a\nb") << QStringLiteral("a b") << QStringLiteral("a\nb");
}

void PlainTest::fieldsDropWhatTheyMayNotHold()
{
    QFETCH(QString, text);
    QFETCH(QString, line);
    QFETCH(QString, lines);
    QLineEdit field;
    takePlainText(&field, kLongestName);
    field.setText(QStringLiteral("<>"));
    field.setCursorPosition(1);
    QApplication::clipboard()->setText(text);
    field.paste();
    QCOMPARE(field.text(), u'<' + line + u'>');
    QCOMPARE(field.cursorPosition(), 1 + line.size());
    QPlainTextEdit large;
    takePlainText(&large, kLongestText);
    large.setPlainText(QStringLiteral("<>"));
    QTextCursor cursor = large.textCursor();
    cursor.setPosition(1);
    large.setTextCursor(cursor);
    QStringList told;
    connect(&large, &QPlainTextEdit::textChanged, &large, [&] { told << large.toPlainText(); });
    large.paste();
    QCOMPARE(large.toPlainText(), u'<' + lines + u'>');
    // Whoever listens hears of nothing else.
    QCOMPARE(told.count(large.toPlainText()), told.size());
    large.undo();
    QCOMPARE(large.toPlainText(), QStringLiteral("<>"));
}

void PlainTest::fieldsAreNoLongerThanAllowed()
{
    QApplication::clipboard()->setText(QString(1'000'000, u'W'));
    QLineEdit field;
    takePlainText(&field, kLongestName);
    field.paste();
    QCOMPARE(field.text(), QString(64, u'W'));
    QPlainTextEdit large;
    takePlainText(&large, kLongestText);
    large.setPlainText(QStringLiteral("<>"));
    QTextCursor cursor = large.textCursor();
    cursor.setPosition(1);
    large.setTextCursor(cursor);
    large.paste();
    QCOMPARE(large.toPlainText(), u'<' + QString(3'998, u'W') + u'>');
}

// One that Qt keeps in two parts counts once, as in files; a long text is cut where it was pasted.
void PlainTest::fieldsCountCharactersAsFilesDo()
{
    const auto emoji = [](int count) { return QStringLiteral("😀").repeated(count); };
    QApplication::clipboard()->setText(emoji(100));
    QLineEdit field;
    takePlainText(&field, kLongestName);
    field.paste();
    QCOMPARE(field.text(), emoji(64));
    field.setText(QStringLiteral("<>"));
    field.setCursorPosition(1);
    field.paste();
    QCOMPARE(field.text(), u'<' + emoji(62) + u'>');
    field.setText(QString(100, u'W'));
    QCOMPARE(field.text(), QString(64, u'W'));
    QPlainTextEdit large;
    takePlainText(&large, 64);
    large.setPlainText(QStringLiteral("<>"));
    QTextCursor cursor = large.textCursor();
    cursor.setPosition(1);
    large.setTextCursor(cursor);
    large.paste();
    QCOMPARE(large.toPlainText(), u'<' + emoji(62) + u'>');
    large.setPlainText(emoji(64));
    QCOMPARE(large.toPlainText(), emoji(64));
    QCOMPARE(typedLines(emoji(3) + u'\n', 3), emoji(3));
}

void PlainTest::longTextsStayWhole()
{
    const QString text = QString(4'000, u'x');
    QPlainTextEdit large;
    takePlainText(&large, kLongestText);
    large.setPlainText(text);
    QCOMPARE(large.toPlainText(), text);
    large.setPlainText(text + u'y');
    QCOMPARE(large.toPlainText(), text);
}

void PlainTest::filesAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("Ann & Bo's 1.5 <b>") << QStringLiteral("Ann & Bo's 1.5 b");
    QTest::newRow("folders") << QStringLiteral("../../etc/passwd") << QStringLiteral("etc passwd");
    QTest::newRow("parent") << QStringLiteral("..") << QStringLiteral("game");
    QTest::newRow("hidden") << QStringLiteral(".bashrc") << QStringLiteral("bashrc");
    QTest::newRow("option") << QStringLiteral("--play") << QStringLiteral("play");
    QTest::newRow("dot at the end") << QStringLiteral("Ann. ") << QStringLiteral("Ann");
    QTest::newRow("lines") << QStringLiteral("a\nb\r\tc") << QStringLiteral("a b c");
    QTest::newRow("nul") << QString::fromUtf8("a\0b", 3) << QStringLiteral("ab");
    QTest::newRow("override") << QStringLiteral("a\u202Egpj.exe") << QStringLiteral("agpj.exe");
    QTest::newRow("windows") << QStringLiteral("C:\\a*b?\"c|d") << QStringLiteral("C a b c d");
    QTest::newRow("device") << QStringLiteral("nul") << QStringLiteral("nul_");
    QTest::newRow("device with an end") << QStringLiteral("COM1.x") << QStringLiteral("COM1.x_");
    QTest::newRow("no device") << QStringLiteral("Connor") << QStringLiteral("Connor");
    QTest::newRow("nothing") << QStringLiteral(" /\\ ") << QStringLiteral("game");
    QTest::newRow("long") << QString(1'000'000, u'x') << QString(80, u'x');
    QTest::newRow("long in bytes") << QString(100, u'好') << QString(60, u'好');
    QTest::newRow("long in pairs") << QStringLiteral("💰").repeated(100) << QStringLiteral("💰").repeated(45);
}

void PlainTest::filesAreNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QCOMPARE(asFileName(text, QStringLiteral("game")), name);
    QCOMPARE(fileNameFor(text), name == QStringLiteral("game") ? QStringLiteral("tiles") : name);
    const QTemporaryDir folder;
    QVERIFY(writeFile(folder.filePath(fileNameFor(text) + tileSetSuffix()), "x"));
}

void PlainTest::keysBehindWordsGoWithThem()
{
    QCOMPARE(withoutKey(QStringLiteral("&Play (fast)")), QStringLiteral("Play (fast)"));
    QCOMPARE(withoutKey(QStringLiteral("&Black && White")), QStringLiteral("Black & White"));
    QCOMPARE(withoutKey(QStringLiteral("保存(&S)…")), QStringLiteral("保存…"));
    QCOMPARE(withoutKey(QStringLiteral("保存 (&S)")), QStringLiteral("保存"));
    QCOMPARE(withoutKey(QStringLiteral("保存（&S）")), QStringLiteral("保存"));
}

void PlainTest::dialogsAreAwaitedInTheirTestAlone_data()
{
    QTest::addColumn<bool>("isOver");
    QTest::newRow("ends without one") << false;
    QTest::newRow("has another one") << true;
}

void PlainTest::dialogsAreAwaitedInTheirTestAlone()
{
    QFETCH(const bool, isOver);
    if (!isOver) {
        onNextDialog([this](QDialog*) { ++looks_; });
        return; // as after a check that fails
    }
    QDialog dialog;
    dialog.setModal(true);
    dialog.show();
    const auto isLater = std::make_shared<bool>(false);
    QTimer::singleShot(0, this, [isLater] { *isLater = true; });
    QTRY_VERIFY(*isLater);
    QVERIFY(dialog.isVisible());
    QCOMPARE(looks_, 0);
}

const WindowTest<PlainTest> kTest("tst_plain");

} // namespace lodeline::ui::tst_plain

#include "tst_plain.moc"
