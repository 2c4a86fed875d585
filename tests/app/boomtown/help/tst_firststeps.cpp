// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/guide/guidecard.h"
#include "app/shell/actions.h"
#include "app/shell/keys/keytable.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/layouts.h"
#include "tests/windowtest/windowtest.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTest>

namespace lodeline::boomtown::tst_firststeps {
namespace {

const QString kSeen = QStringLiteral("boomtown/guideSeen");
constexpr int kSteps = 5;

// A window of somebody who never played, with a game on the table.
class NewcomersWindow : public test::BoomtownWindow
{
public:
    NewcomersWindow() { settings().store().remove(kSeen); }

    app::GuideCard& guide() const { return *table().gamePage()->guide(); }
    bool hasSeen() { return settings().store().value(kSeen).toBool(); }
};

} // namespace

class FirstStepsTest : public QObject
{
    Q_OBJECT

private slots:
    void theFirstGameIsExplained();
    void escapeLeavesAtOnce();
    void escapeEndsFirstWhatIsOnTheBoard();
    void whoHasNotReadThemMeetsThemAgain();
    void enterGoesOnAsOnTheBoard();
    void whoPlaysBelowNeedsThemNoMore();
    void whoWatchesIsToldNothing();
    void theMenuExplainsAgain();
    void theKeyThatTurnsIsToldAsItIs();
    void whoHasNoMouseIsToldTheKeys();
    void nothingExplainedIsCovered_data();
    void nothingExplainedIsCovered();
    void theFrameGoesWithWhatIsExplained();
    void screenReadersReadIt();
};

void FirstStepsTest::theFirstGameIsExplained()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    QVERIFY(window.guide().isVisible());
    QTRY_VERIFY(window.guide().isAncestorOf(QApplication::focusWidget())); // the keyboard goes on at once
    for (int step = 0; step < kSteps; ++step) {
        QCOMPARE(window.guide().step(), step);
        QVERIFY(!window.hasSeen());
        QTest::keyClick(window.guide().focusWidget(), Qt::Key_Space);
    }
    QVERIFY(!window.guide().isVisible());
    QVERIFY(window.hasSeen());
    QVERIFY(window.board().hasFocus());
    window.play(test::newRecord(6));
    QVERIFY(!window.guide().isVisible());
}

void FirstStepsTest::escapeLeavesAtOnce()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    QTest::keyClick(window.guide().focusWidget(), Qt::Key_Escape);
    QVERIFY(!window.guide().isVisible());
    QVERIFY(window.hasSeen());
    // From the board, too.
    window->actions().firstSteps->trigger();
    QVERIFY(window.guide().isVisible());
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    QVERIFY(!window.guide().isVisible());
}

void FirstStepsTest::escapeEndsFirstWhatIsOnTheBoard()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    test::moveByMouse(window, 0); // where to begin
    BoardView& board = window.board();
    board.takeOffer(0);
    QVERIFY(board.controller().held());
    QTest::keyClick(&board, Qt::Key_Home, Qt::AltModifier);
    QVERIFY(board.isLooking());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!board.isLooking());
    QVERIFY(board.controller().held());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!board.controller().held());
    QVERIFY(window.guide().isVisible());
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!window.guide().isVisible());
}

void FirstStepsTest::whoHasNotReadThemMeetsThemAgain()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    QVERIFY(window.guide().isVisible());
    window->openGame().close();
    QVERIFY(!window.guide().isRunning());
    QVERIFY(!window.hasSeen());
    window.play(test::newRecord(6));
    QCOMPARE(window.guide().step(), 0);
    window.restart();
    QVERIFY(!window.hasSeen());
}

void FirstStepsTest::enterGoesOnAsOnTheBoard()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    QTest::keyClick(window.guide().focusWidget(), Qt::Key_Return);
    QCOMPARE(window.guide().step(), 1);
    QTest::keyClick(window.guide().focusWidget(), Qt::Key_Enter);
    QCOMPARE(window.guide().step(), 2);
}

void FirstStepsTest::whoPlaysBelowNeedsThemNoMore()
{
    constexpr int kKnows = 3;
    NewcomersWindow window;
    window.play(test::newRecord());
    for (int card = 1; card < kKnows; ++card)
        test::moveByMouse(window, 0);
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    window->actions().firstSteps->trigger(); // asked for again in the middle of a game
    for (int card = 0; card < kKnows; ++card) {
        QVERIFY(window.guide().isVisible());
        test::moveByMouse(window, 0);
    }
    QVERIFY(!window.guide().isVisible());
    QVERIFY(window.board().hasFocus());
}

void FirstStepsTest::whoWatchesIsToldNothing()
{
    NewcomersWindow window;
    window.play(test::newRecord(5, "ai:greenhorn", "ai:random"));
    QVERIFY(!window.guide().isVisible());
    QVERIFY(!window.hasSeen());
}

void FirstStepsTest::theMenuExplainsAgain()
{
    const test::BoomtownWindow window;
    QVERIFY(!window->actions().firstSteps->isEnabled());
    window.play(test::newRecord());
    app::GuideCard& guide = *window.table().gamePage()->guide();
    QVERIFY(!guide.isVisible());
    QVERIFY(window->actions().firstSteps->isVisible() && window->actions().firstSteps->isEnabled());
    window->actions().firstSteps->trigger();
    QCOMPARE(guide.step(), 0);
}

void FirstStepsTest::theKeyThatTurnsIsToldAsItIs()
{
    constexpr int kPlacing = 3;
    const test::BoomtownWindow window;
    window.play(test::newRecord());
    window->actions().firstSteps->trigger();
    const app::GuideCard& guide = *window.table().gamePage()->guide();
    for (int step = 0; step < kPlacing; ++step)
        QTest::keyClick(guide.focusWidget(), Qt::Key_Return);
    const auto ends = [&guide](const char* how) {
        return guide.accessibleDescription().endsWith(
            QLatin1String(how) +
            QStringLiteral(" Click a place, or choose one with the arrow keys and press Enter."));
    };
    QVERIFY(ends("Press R or right-click to turn it."));
    window->keys().give(*window->actions().turnRight, Qt::Key_G);
    QVERIFY(ends("Press G or right-click to turn it."));
    window->keys().give(*window->actions().turnRight, {});
    QVERIFY(ends("no longer count. Right-click to turn it."));
}

void FirstStepsTest::whoHasNoMouseIsToldTheKeys()
{
    constexpr int kTaking = 1;
    constexpr int kPlacing = 3;
    NewcomersWindow window;
    window.play(test::newRecord());
    for (int step = 0; step < kSteps; ++step) {
        QCOMPARE(window.guide().step(), step);
        const bool toldOfKeys = window.guide().accessibleDescription().contains(
            QStringLiteral("with the arrow keys and press Enter"));
        QCOMPARE(toldOfKeys, step == kTaking || step == kPlacing);
        QTest::keyClick(window.guide().focusWidget(), Qt::Key_Space);
    }
}

void FirstStepsTest::nothingExplainedIsCovered_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "de"}) {
        for (const QSize size : {QSize(1024, 640), QSize(1280, 800), QSize(1920, 1080)})
            QTest::addRow("%s %d", language, size.width()) << size << QString::fromLatin1(language);
    }
}

void FirstStepsTest::nothingExplainedIsCovered()
{
    QFETCH(QSize, size);
    QFETCH(QString, language);
    NewcomersWindow window;
    window.languages().use(language);
    window->resize(size);
    window.play(test::newRecord());
    for (int step = 0; step < kSteps; ++step) {
        settleLayouts();
        QCOMPARE(window.guide().step(), step);
        const QRect card = window.guide().geometry();
        QVERIFY(!window.guide().explained().isEmpty());
        QVERIFY(!card.intersects(window.guide().explained()));
        QVERIFY(window.guide().parentWidget()->rect().contains(card));
        for (const auto* label : window.guide().findChildren<QLabel*>())
            QVERIFY(label->heightForWidth(label->width()) <= label->height());
        QTest::keyClick(window.guide().focusWidget(), Qt::Key_Space);
    }
}

void FirstStepsTest::theFrameGoesWithWhatIsExplained()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    QTest::keyClick(window.guide().focusWidget(), Qt::Key_Space); // the next card
    settleLayouts();
    const QRect before = window.guide().explained();
    const auto* frame = window.guide().parentWidget()->findChild<QWidget*>(QStringLiteral("guideFrame"));
    QVERIFY(frame->geometry().contains(before));
    test::moveByMouse(window, 0);
    test::moveByMouse(window, 0);
    settleLayouts();
    QVERIFY(window.guide().isRunning());
    QVERIFY(window.guide().explained() != before);
    QVERIFY(frame->geometry().contains(window.guide().explained()));
}

void FirstStepsTest::screenReadersReadIt()
{
    NewcomersWindow window;
    window.play(test::newRecord());
    QAccessibleInterface* button = QAccessible::queryAccessibleInterface(window.guide().focusWidget());
    const QString first = button->text(QAccessible::Description);
    QVERIFY(first.contains(QStringLiteral("This is the circle")));
    QTest::keyClick(window.guide().focusWidget(), Qt::Key_Space);
    QVERIFY(button->text(QAccessible::Description).contains(QStringLiteral("next card")));
    QVERIFY(!window.guide().accessibleName().isEmpty());
}

const WindowTest<FirstStepsTest> kTest("tst_firststeps");

} // namespace lodeline::boomtown::tst_firststeps

#include "tst_firststeps.moc"
