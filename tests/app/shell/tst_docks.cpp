// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advicedesk.h"
#include "app/goldrush/advice/advicepanel.h"
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/goldrush/table/heldkey.h"
#include "app/match/panels/logpanel.h"
#include "app/shell/actions.h"
#include "tests/app/windows/testwindow.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/pseudolanguage.h"

#include <QDockWidget>
#include <QGuiApplication>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_docks {

using namespace app;

using test::TestWindow;

class DocksTest : public QObject
{
    Q_OBJECT

private slots:
    void panelsCloseAndComeBack_data();
    void panelsCloseAndComeBack();
    void panelsFloatAndComeBack_data();
    void panelsFloatAndComeBack();
    void theOwnButtonsAreFollowed();
    void panelsStandAsTheLanguageReads();
    void floatingPanelsGoWithTheGame();
    void floatingPanelsStayOnTheScreen();
    void floatingPanelsSurviveAnotherDirection();
    void theKeyboardReachesAFloatingPanel();
    void theKeyOfTheGoldWorksInAFloatingPanel();
    void theLogHasItsHeightBackAfterAHint();
    void aDraggedBorderStays();
    void aClosedPanelComesWithTheHintAlone();
    void whatIsOpenedForAHintCanBeKept();

private:
    struct Panel
    {
        QAction* show;
        QAction* floats;
        QDockWidget* dock;
    };
    static Panel panel(const TestWindow& window, const QString& name)
    {
        const Actions& actions = window->actions();
        const bool isLog = name == QLatin1String("log");
        return {isLog ? actions.showLog : actions.showSide, isLog ? actions.floatLog : actions.floatSide,
                window->findChild<QDockWidget*>(name)};
    }
    static void addPanels()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("side") << QStringLiteral("side");
        QTest::newRow("log") << QStringLiteral("log");
    }
};

void DocksTest::panelsCloseAndComeBack_data()
{
    addPanels();
}

void DocksTest::panelsCloseAndComeBack()
{
    QFETCH(QString, name);
    TestWindow window;
    window.play();
    QVERIFY(panel(window, name).dock->isVisible());
    QTest::keySequence(&*window, panel(window, name).show->shortcut());
    QVERIFY(!panel(window, name).dock->isVisible());
    window->close();
    window.restart();
    window.play();
    QVERIFY(!panel(window, name).dock->isVisible());
    QVERIFY(!panel(window, name).show->isChecked());
    QTest::keySequence(&*window, panel(window, name).show->shortcut());
    QVERIFY(panel(window, name).dock->isVisible());
}

void DocksTest::panelsFloatAndComeBack_data()
{
    addPanels();
}

void DocksTest::panelsFloatAndComeBack()
{
    QFETCH(QString, name);
    TestWindow window;
    window.play();
    panel(window, name).show->trigger(); // whoever wants it in a window wants to see it
    panel(window, name).floats->trigger();
    QVERIFY(panel(window, name).dock->isFloating());
    QVERIFY(panel(window, name).dock->isVisible());
    QTRY_VERIFY(!panel(window, name).dock->titleBarWidget());
    window->close();
    window.restart();
    window.play();
    QVERIFY(panel(window, name).dock->isFloating());
    QVERIFY(panel(window, name).floats->isChecked());
    panel(window, name).floats->trigger();
    QVERIFY(!panel(window, name).dock->isFloating());
    QTRY_COMPARE(panel(window, name).dock->titleBarWidget() != nullptr, name == QLatin1String("side"));
}

void DocksTest::theOwnButtonsAreFollowed()
{
    TestWindow window;
    window.play();
    const Panel side = panel(window, QStringLiteral("side"));
    side.dock->setFloating(true);
    QVERIFY(side.floats->isChecked());
    side.dock->close();
    QVERIFY(!side.show->isChecked());
    QVERIFY(!window.settings().showsSide());
    side.show->trigger();
    QVERIFY(side.dock->isVisible());
}

void DocksTest::panelsStandAsTheLanguageReads()
{
    TestWindow window;
    window.play();
    window->close();
    window.restart();
    window.languages().use(ui::codeOf(ui::Pseudo::RightToLeft));
    window.play();
    for (const char* name : {"side", "log"})
        QCOMPARE(window->dockWidgetArea(panel(window, QString::fromLatin1(name)).dock),
                 Qt::LeftDockWidgetArea);
}

void DocksTest::floatingPanelsGoWithTheGame()
{
    TestWindow window;
    window.play();
    const Panel side = panel(window, QStringLiteral("side"));
    side.floats->trigger();
    window->openGame().close();
    QVERIFY(!side.dock->isVisible());
    QVERIFY(!side.show->isEnabled());
    window.play();
    QVERIFY(side.dock->isVisible());
    QVERIFY(side.dock->isFloating());
    QVERIFY(side.show->isChecked());
}

void DocksTest::floatingPanelsStayOnTheScreen()
{
    TestWindow window;
    window.play();
    for (const char* name : {"side", "log"}) {
        const Panel shown = panel(window, QLatin1String(name));
        shown.floats->trigger();
        shown.dock->move(5000, 4000); // of a screen that is not there any more
    }
    window->close();
    window.restart();
    window.play();
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    for (const char* name : {"side", "log"})
        QVERIFY(screen.contains(panel(window, QLatin1String(name)).dock->geometry()));
}

void DocksTest::floatingPanelsSurviveAnotherDirection()
{
    TestWindow window;
    window.play();
    const Panel log = panel(window, QStringLiteral("log"));
    const Panel side = panel(window, QStringLiteral("side"));
    log.floats->trigger();
    const int before = side.dock->x();
    window.languages().use(ui::codeOf(ui::Pseudo::RightToLeft));
    QTRY_VERIFY(side.dock->x() < before);
    QVERIFY(log.dock->isFloating());
    QVERIFY(log.floats->isChecked());
    QVERIFY(log.dock->isVisible());
}

void DocksTest::theKeyboardReachesAFloatingPanel()
{
    TestWindow window;
    window.play();
    const Panel log = panel(window, QStringLiteral("log"));
    log.floats->trigger();
    for (int steps = 0; steps < 4 && !log.dock->isAncestorOf(QApplication::focusWidget()); ++steps)
        window->actions().nextPane->trigger();
    QTRY_VERIFY(log.dock->isActiveWindow());
    QVERIFY(log.dock->isAncestorOf(QApplication::focusWidget()));
    window->actions().nextPane->trigger();
    QTRY_VERIFY(window->isActiveWindow());
}

void DocksTest::theKeyOfTheGoldWorksInAFloatingPanel()
{
    const TestWindow window;
    window.play();
    panel(window, QStringLiteral("side")).floats->trigger();
    QWidget& side = *window.gamePage()->sidePanel();
    QVERIFY(side.window() != &*window);
    const QSignalSpy held(window->findChild<HeldKey*>(), &HeldKey::held);
    QTest::keyPress(&side, Qt::Key_V);
    QCOMPARE(held.size(), 1);
    QEvent away(QEvent::WindowDeactivate);
    QCoreApplication::sendEvent(side.window(), &away);
    QCOMPARE(held.size(), 2);
    QVERIFY(!held.back().front().toBool());
}

void DocksTest::theLogHasItsHeightBackAfterAHint()
{
    TestWindow window;
    window->resize(1280, 640);
    window.play();
    window.gamePage()->advice().setEffort({std::chrono::milliseconds(0), 50});
    const QDockWidget* log = window->findChild<QDockWidget*>(QStringLiteral("log"));
    settleLayouts();
    const int before = log->height();
    window->actions().hint->trigger();
    QTRY_VERIFY(log->height() < before);
    QTRY_VERIFY(!window.gamePage()->sidePanel()->advice()->rows().empty());
    window.gamePage()->advice().close();
    QTRY_COMPARE(log->height(), before);
    window->actions().hint->trigger(); // once more, so that nothing is given back twice
    QTRY_VERIFY(log->height() < before);
    window.gamePage()->advice().close();
    QTRY_COMPARE(log->height(), before);
}

void DocksTest::aDraggedBorderStays()
{
    TestWindow window;
    window->resize(1280, 640);
    window.play();
    window.gamePage()->advice().setEffort({std::chrono::milliseconds(0), 50});
    auto* log = window->findChild<QDockWidget*>(QStringLiteral("log"));
    auto* side = window->findChild<QDockWidget*>(QStringLiteral("side"));
    settleLayouts();
    window->actions().hint->trigger();
    QTRY_VERIFY(!window.gamePage()->sidePanel()->advice()->rows().empty());
    settleLayouts();
    const int squeezed = log->height();
    window->resizeDocks({side, log}, {side->height() - 10, squeezed + 10}, Qt::Vertical);
    QTRY_COMPARE(log->height(), squeezed + 10);
    window.gamePage()->advice().close();
    settleLayouts();
    QCOMPARE(log->height(), squeezed + 10);
}

void DocksTest::aClosedPanelComesWithTheHintAlone()
{
    TestWindow window;
    window.play();
    AdviceDesk& advice = window.gamePage()->advice();
    advice.setEffort({std::chrono::milliseconds(0), 50});
    const Panel side = panel(window, QStringLiteral("side"));
    side.show->trigger();
    QVERIFY(!side.dock->isVisible());
    window->actions().hint->trigger();
    QVERIFY(side.dock->isVisible());
    QTRY_VERIFY(!window.gamePage()->sidePanel()->advice()->rows().empty());
    QVERIFY(side.dock->isAncestorOf(QApplication::focusWidget()));
    QVERIFY(!side.show->isChecked() && !window.settings().showsSide());
    advice.dismiss();
    QVERIFY(!side.dock->isVisible());
    QVERIFY(window.gamePage()->board()->hasFocus());
}

void DocksTest::whatIsOpenedForAHintCanBeKept()
{
    TestWindow window;
    window.play();
    const Panel side = panel(window, QStringLiteral("side"));
    side.show->trigger();
    window->actions().hint->trigger();
    side.show->trigger();
    window.gamePage()->advice().dismiss();
    QVERIFY(side.dock->isVisible());
    QVERIFY(window.settings().showsSide());
}

const WindowTest<DocksTest> kTest("tst_docks");

} // namespace lodeline::goldrush::tst_docks

#include "tst_docks.moc"
