// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/boardview.h"
#include "app/goldrush/pages/gamepage.h"
#include "app/goldrush/panels/actionlist.h"
#include "app/goldrush/panels/confirmbar.h"
#include "app/goldrush/panels/sidepanel.h"
#include "app/shell/actions.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/app/windows/testwindow.h"
#include "tests/ui/accessible.h"
#include "tests/windowtest/windowtest.h"

#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace lodeline::goldrush::tst_confirming {

using namespace app;

using test::TestWindow;

// A chosen action waits for a second word, where that is wished.
class ConfirmingTest : public QObject
{
    Q_OBJECT

private slots:
    void movesAreMadeAtOnceByDefault();
    void aChosenActionWaits();
    void theBarConfirmsAndTakesBack();
    void theListWaitsAsTheBoardDoes();
    void whatIsChosenWhileTheTileIsLaidWaits();
    void anotherActionCanBeChosen();
    void undoTakesTheActionBackFirst();
    void doingNothingWaitsToo();
    void computersAreNotAsked();

private:
    Random random_{3};
};

namespace {

// A tile lies; confirmation is on.
void begin(TestWindow& window, Random& random)
{
    if (!window.settings().confirmsMoves())
        window->actions().confirmMoves->trigger();
    window.play();
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random)));
    QVERIFY(window.gamePage()->board()->offerCount() > 1);
}

ConfirmBar* barOf(const TestWindow& window)
{
    return window.gamePage()->findChild<ConfirmBar*>();
}

} // namespace

void ConfirmingTest::movesAreMadeAtOnceByDefault()
{
    const TestWindow window;
    window.play();
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random_)));
    window.gamePage()->board()->takeOffer(1);
    QCOMPARE(window.session().turns(), 1);
}

void ConfirmingTest::aChosenActionWaits()
{
    TestWindow window;
    begin(window, random_);
    BoardView& board = *window.gamePage()->board();
    const Offer offered = board.offer(1);
    const int offers = board.offerCount();
    board.takeOffer(1);
    QCOMPARE(window.session().turns(), 0);
    QVERIFY(board.toConfirm() == std::get<Action>(offered));
    QVERIFY(barOf(window)->isVisible());
    QCOMPARE(board.offerCount(), 1);
    QVERIFY(board.offerName(0).startsWith(QStringLiteral("Confirm: ")));
    QTest::keyClick(&board, Qt::Key_Escape);
    QCOMPARE(board.offerCount(), offers);
    QVERIFY(!barOf(window)->isVisible());
    QVERIFY(window.session().tentativePlacement());
    board.takeOffer(1);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(window.session().turns(), 1);
    QVERIFY(window.session().record().moves.back().move.action == std::get<Action>(offered));
    QVERIFY(!barOf(window)->isVisible());
}

void ConfirmingTest::theBarConfirmsAndTakesBack()
{
    TestWindow window;
    begin(window, random_);
    BoardView& board = *window.gamePage()->board();
    board.takeOffer(1);
    QCOMPARE(test::nameless(*window), QString());
    barOf(window)->findChild<QPushButton*>(QStringLiteral("takeMoveBack"))->click();
    QVERIFY(!board.toConfirm());
    QCOMPARE(window.session().turns(), 0);
    board.takeOffer(1);
    barOf(window)->findChild<QPushButton*>(QStringLiteral("confirmMove"))->click();
    QCOMPARE(window.session().turns(), 1);
}

void ConfirmingTest::theListWaitsAsTheBoardDoes()
{
    TestWindow window;
    begin(window, random_);
    auto* list = window.gamePage()->sidePanel()->actions()->findChild<QListWidget*>();
    list->setCurrentRow(1);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(window.session().turns(), 0);
    QVERIFY(window.gamePage()->board()->toConfirm());
    QCOMPARE(list->currentRow(), 1);
    window.languages().use(QStringLiteral("de"));
    QCoreApplication::processEvents();
    QCOMPARE(list->currentRow(), 1);
    window.languages().use(QStringLiteral("en"));
    QTest::keyClick(window.gamePage()->board(), Qt::Key_Return);
    QCOMPARE(window.session().turns(), 1);
}

void ConfirmingTest::whatIsChosenWhileTheTileIsLaidWaits()
{
    TestWindow window;
    begin(window, random_);
    BoardView& board = *window.gamePage()->board();
    test::takeTileBack(window.session());
    board.setAnimated(true);
    QVERIFY(test::place(window.session(), test::anyPlacement(window.session().game(), random_)));
    QVERIFY(!board.isSettled());
    QTest::keyClick(window.gamePage()->sidePanel()->actions()->findChild<QListWidget*>(), Qt::Key_Return);
    board.finishAnimations();
    QVERIFY(board.toConfirm() == Action{});
    QVERIFY(barOf(window)->isVisible());
    QCOMPARE(window.session().turns(), 0);
}

void ConfirmingTest::anotherActionCanBeChosen()
{
    TestWindow window;
    begin(window, random_);
    BoardView& board = *window.gamePage()->board();
    board.takeOffer(1);
    QTest::keyClick(&board, Qt::Key_N);
    QCOMPARE(window.session().turns(), 0);
    QVERIFY(board.toConfirm() == Action{});
    board.confirm();
    QVERIFY(window.session().record().moves.back().move.action == Action{});
}

void ConfirmingTest::undoTakesTheActionBackFirst()
{
    TestWindow window;
    begin(window, random_);
    window.gamePage()->board()->takeOffer(1);
    window->actions().undo->trigger();
    QVERIFY(!window.gamePage()->board()->toConfirm());
    QVERIFY(window.session().tentativePlacement());
    window->actions().undo->trigger();
    QVERIFY(!window.session().tentativePlacement());
}

void ConfirmingTest::doingNothingWaitsToo()
{
    TestWindow window;
    begin(window, random_);
    BoardView& board = *window.gamePage()->board();
    board.takeOffer(0);
    QCOMPARE(window.session().turns(), 0);
    QVERIFY(board.offerRect(0).isValid());
    board.takeOffer(0);
    QCOMPARE(window.session().turns(), 1);
}

void ConfirmingTest::computersAreNotAsked()
{
    TestWindow window;
    begin(window, random_);
    QVERIFY(test::act(window.session(), {}));
    QCOMPARE(window.session().turns(), 1);
    QVERIFY(test::handOver(window.session(), window.session().game().player(), "ai:greenhorn"));
    QTRY_COMPARE(window.session().turns(), 2);
}

const WindowTest<ConfirmingTest> kTest("tst_confirming");

} // namespace lodeline::goldrush::tst_confirming

#include "tst_confirming.moc"
