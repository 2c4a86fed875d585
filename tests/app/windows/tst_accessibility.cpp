// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/dialogs/newgamedialog.h"
#include "app/goldrush/pages/finalpage.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/helpdialog.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/goldrush/session/testkinds.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/ui/languages/gaps.h"
#include "tests/windowtest/windowtest.h"
#include "ui/problemsdialog.h"
#include "ui/sets/installedsets.h"

#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>

namespace lodeline::goldrush::tst_accessibility {

using namespace app;

using test::clashes;
using test::clashesInSight;
using test::nameless;
using test::TestWindow;

class AccessibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void everyControlOfTheWindowHasAName();
    void everyControlOfTheDialogsHasAName();
    void mnemonicsDoNotClash();
    void playersAreDescribed();
};

void AccessibilityTest::everyControlOfTheWindowHasAName()
{
    const TestWindow window;
    QCOMPARE(nameless(*window), QString());
    window->flow().play();
    QCOMPARE(nameless(*window), QString());
    Random random(2);
    test::place(window.session(), test::anyPlacement(window.session().game(), random));
    QCOMPARE(nameless(*window), QString());
    test::takeTileBack(window.session());
    window.playPlies(random);
    QTRY_VERIFY(window.finalPage()->isVisible());
    QCOMPARE(nameless(*window), QString());
    window.table().showReview();
    QCOMPARE(nameless(*window), QString());
}

void AccessibilityTest::everyControlOfTheDialogsHasAName()
{
    const QTemporaryDir folder;
    ui::InstalledSets installed(folder.path());
    const NewGameDialog newGame({}, installed);
    QCOMPARE(nameless(newGame), QString());
    const ui::ProblemsDialog problems(QStringLiteral("x.lodeline"), {Problem{}});
    QCOMPARE(nameless(problems), QString());
    const test::TestKinds kinds;
    for (const auto page : {HelpDialog::Page::Rules, HelpDialog::Page::Shortcuts, HelpDialog::Page::About}) {
        const HelpDialog help(page, (*kinds).first());
        QCOMPARE(nameless(help), QString());
    }
}

void AccessibilityTest::mnemonicsDoNotClash()
{
    const QTemporaryDir folder;
    ui::InstalledSets installed(folder.path());
    TestWindow window;
    for (const QString& code : ui::Languages().available()) {
        window.languages().use(code);
        QCoreApplication::processEvents();
        const auto faults = [&code](const QStringList& found) {
            return lodeline::test::clashesOfTranslation(found, code);
        };
        QCOMPARE(faults(clashes(window->menuBar()->actions())), QStringList());
        QCOMPARE(faults(clashesInSight(*window)), QStringList());
        NewGameDialog newGame({}, installed);
        newGame.show();
        QCOMPARE(faults(clashesInSight(newGame)), QStringList());
    }
}

void AccessibilityTest::playersAreDescribed()
{
    const TestWindow window;
    window->flow().play();
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->inherits("lodeline::goldrush::PlayerCard"))
            continue;
        QVERIFY(!widget->accessibleName().isEmpty());
        QVERIFY(widget->accessibleDescription().contains(QLatin1String("4 cowboys left")));
    }
}

const WindowTest<AccessibilityTest> kTest("tst_accessibility");

} // namespace lodeline::goldrush::tst_accessibility

#include "tst_accessibility.moc"
