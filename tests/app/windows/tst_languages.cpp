// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/logmodel.h"
#include "app/goldrush/panels/logpanel.h"
#include "app/goldrush/panels/scoretrack.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/start/startpage.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/nextdialog.h"
#include "tests/ui/typetranslation.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languagemenu.h"
#include "ui/languages/pseudolanguage.h"
#include "ui/problemtext.h"

#include <QAbstractButton>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_languages {

using namespace app;

using test::TestWindow;

class LanguagesTest : public QObject
{
    Q_OBJECT

private slots:
    void germanIsThere();
    void unknownLanguagesFallBackToEnglish();
    void switchingRetranslatesTheRunningWindow();
    void theMenuSwitches();
    void aRecentGameKeepsTheFocus();
    void aRecentGameMayBeOpeningMeanwhile();
    void rightToLeftMirrors();
    void nothingOfTheWindowStaysUntranslated();
    void problemsAreTranslated();
    void translationsThatAreNotSavedAreAskedAbout();
};

namespace {

// Texts in brackets are translated; these need no translation.
bool isNeutral(const QString& text)
{
    static const QRegularExpression letters(QStringLiteral("[A-Za-z]{2}"));
    return !text.contains(letters) || text == QLatin1String("Lodeline");
}

} // namespace

void LanguagesTest::germanIsThere()
{
    const ui::Languages languages;
    QVERIFY(languages.available().contains(QStringLiteral("de")));
    QVERIFY(languages.available().contains(QStringLiteral("en")));
    for (const ui::Pseudo pseudo : ui::kAllPseudos)
        QVERIFY(!languages.available().contains(ui::codeOf(pseudo)));
    QCOMPARE(ui::Languages::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    QCOMPARE(ui::Languages::nativeName(QStringLiteral("es")), QStringLiteral("Español"));
    QVERIFY(ui::Languages::nativeName(QStringLiteral("pt")) !=
            ui::Languages::nativeName(QStringLiteral("pt_BR")));
    QVERIFY(ui::Languages::nativeName(QStringLiteral("xx")).isEmpty());
}

void LanguagesTest::unknownLanguagesFallBackToEnglish()
{
    const ui::Languages languages;
    QCOMPARE(languages.resolved(QStringLiteral("tlh")), QStringLiteral("en"));
    QCOMPARE(languages.resolved(QStringLiteral("de-AT")), QStringLiteral("de"));
}

void LanguagesTest::switchingRetranslatesTheRunningWindow()
{
    TestWindow window;
    window->flow().play();
    Random random(1);
    window.playPlies(random, 5);
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(window->actions().undo->text(), QStringLiteral("&Rückgängig"));
    QCOMPARE(window->menuBar()->actions().first()->text(), QStringLiteral("&Spiel"));
    const QString line = window.gamePage()->logPanel()->log()->index(0).data().toString();
    QVERIFY2(line.startsWith(QStringLiteral("Das Startplättchen")), qPrintable(line));
    QCOMPARE(window.gamePage()->track()->accessibleName(), QStringLiteral("Punkteleiste"));
    window.languages().use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(window->actions().undo->text(), QStringLiteral("&Undo"));
}

void LanguagesTest::theMenuSwitches()
{
    TestWindow window;
    for (QAction* action : window->findChild<ui::LanguageMenu*>()->actions()) {
        if (action->data() == QStringLiteral("de"))
            action->trigger();
    }
    QCoreApplication::processEvents();
    QCOMPARE(window.settings().language(), QStringLiteral("de"));
    QCOMPARE(window->actions().quit->text(), QStringLiteral("&Beenden"));
}

// Its button is at work when the list is made anew.
void LanguagesTest::aRecentGameMayBeOpeningMeanwhile()
{
    const TestWindow window;
    StartPage& page = *window->startPage();
    page.setRecentFiles({QStringLiteral("/tmp/one.lodeline")});
    QPointer<QPushButton> button;
    for (auto* shown : page.findChildren<QPushButton*>()) {
        if (shown->text() == QLatin1String("one"))
            button = shown;
    }
    QVERIFY(button);
    page.setRecentFiles({QStringLiteral("/tmp/two.lodeline")});
    QVERIFY(button);
    QVERIFY(!button->isVisible());
    QTRY_VERIFY(!button);
}

void LanguagesTest::aRecentGameKeepsTheFocus()
{
    TestWindow window;
    window->startPage()->setRecentFiles(
        {QStringLiteral("/tmp/one.lodeline"), QStringLiteral("/tmp/two.lodeline")});
    const auto second = [&window]() -> QPushButton* {
        for (auto* button : window->startPage()->findChildren<QPushButton*>()) {
            if (button->text() == QLatin1String("two"))
                return button;
        }
        return nullptr;
    };
    QVERIFY(second());
    second()->setFocus();
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QVERIFY(second());
    QVERIFY(window->focusWidget() == second());
}

void LanguagesTest::rightToLeftMirrors()
{
    TestWindow window;
    window->flow().play();
    QVERIFY(window.gamePage()->x() < window.gamePage()->sidePanel()->mapTo(&*window, QPoint()).x());
    window.languages().use(ui::codeOf(ui::Pseudo::RightToLeft));
    QCoreApplication::processEvents();
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QTRY_VERIFY(window.gamePage()->mapTo(&*window, QPoint()).x() >
                window.gamePage()->sidePanel()->mapTo(&*window, QPoint()).x());
    window.languages().use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::LeftToRight);
}

void LanguagesTest::nothingOfTheWindowStaysUntranslated()
{
    TestWindow window;
    window.languages().use(ui::codeOf(ui::Pseudo::Longer));
    window->flow().play();
    QCoreApplication::processEvents();
    QStringList plain;
    for (const QLabel* label : window->findChildren<QLabel*>())
        plain << label->text();
    for (const QAbstractButton* button : window->findChildren<QAbstractButton*>()) {
        if (button->objectName().startsWith(QLatin1String("qt_")))
            continue; // of Qt's own catalogue
        plain << button->text() << button->accessibleName();
    }
    for (const QAction* action : window->actions().findChildren<QAction*>()) {
        if (!action->data().isValid() || action->data().typeId() != QMetaType::QString)
            plain << action->text() << action->statusTip();
    }
    // A name that stands first is isolated.
    plain.removeIf([](const QString& text) {
        return isNeutral(text) || text.startsWith(u'[') || text.startsWith(QStringLiteral("\u2068["));
    });
    QVERIFY2(plain.isEmpty(), qPrintable(plain.join(u'\n')));
}

void LanguagesTest::problemsAreTranslated()
{
    ui::Languages languages;
    const Problem problem{Severity::Error, FileProblem::MissingKey, "/tiles/3", {"%2"}};
    languages.use(QStringLiteral("en"));
    QCOMPARE(ui::problemText(problem), QString::fromStdString(message(problem)));
    languages.use(QStringLiteral("de"));
    QCOMPARE(ui::problemText(problem), QStringLiteral("„%2“ fehlt"));
    QCOMPARE(ui::problemPlace(problem), QStringLiteral("/tiles/3"));
    languages.use(QStringLiteral("en"));
}

void LanguagesTest::translationsThatAreNotSavedAreAskedAbout()
{
    const TestWindow window;
    window.play();
    lodeline::test::typeTranslation(*window);
    const auto answerNext = [](QMessageBox::StandardButton answer) {
        lodeline::test::onNextDialog(
            [answer](QDialog* box) { qobject_cast<QMessageBox*>(box)->button(answer)->click(); });
    };
    answerNext(QMessageBox::Cancel);
    QVERIFY(!window->close());
    QVERIFY(window->isVisible());
    answerNext(QMessageBox::Discard);
    QVERIFY(window->close());
}

const WindowTest<LanguagesTest> kTest("tst_languages");

} // namespace lodeline::goldrush::tst_languages

#include "tst_languages.moc"
