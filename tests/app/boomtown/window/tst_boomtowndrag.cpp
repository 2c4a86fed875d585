// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::boomtown::tst_boomtowndrag {

using test::BoomtownWindow;
using test::clickAt;
using test::moveByMouse;
using Step = BoardController::Step;

class BoomtownDragTest : public QObject
{
    Q_OBJECT

private slots:
    void cardsAreDraggedIntoTowns();
    void aDragThatEndsElsewherePutsTheCardBack();
    void aDragThatIsGivenUpTakesNothing();
    void aDragTakesItsOwnCardOrNone();
};

namespace {

// A new game as soon as it is chosen where to begin.
BoardView& begin(const BoomtownWindow& window)
{
    window.play(test::newRecord());
    moveByMouse(window, 4);
    return window.board();
}

void pickUp(const BoardView& board, QPoint from)
{
    QTest::mousePress(board.viewport(), Qt::LeftButton, Qt::NoModifier, from);
    QTest::mouseMove(board.viewport(), from + QPoint(30, 10));
}

void letGo(const BoardView& board, QPoint to)
{
    QTest::mouseMove(board.viewport(), to);
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, Qt::NoModifier, to);
}

void dragIntoTown(const BoardView& board, QPoint from, int seat)
{
    const QPoint to = board.landRect(seat).center();
    pickUp(board, from);
    letGo(board, to);
}

} // namespace

void BoomtownDragTest::cardsAreDraggedIntoTowns()
{
    const BoomtownWindow window;
    BoardView& board = begin(window);
    const int card = board.controller().cardAt(1);
    const QPoint from = board.cardRect(card).center();
    const QPoint to = board.townRect(0, {0, 0}).center();
    pickUp(board, from);
    QVERIFY(board.controller().step() == Step::Place);
    letGo(board, to);
    QCOMPARE(window.match().laid(0).size(), std::size_t{1});
    QCOMPARE(window.match().laid(0)[0].card, card);
    QVERIFY(window.match().game().phase() == Game::Phase::Free);
}

void BoomtownDragTest::aDragThatEndsElsewherePutsTheCardBack()
{
    const BoomtownWindow window;
    BoardView& board = begin(window);
    const int card = board.controller().cardAt(1);
    const QRect place = board.cardRect(card);
    const QPoint elsewhere = board.townRect(1, {0, 0}).center();
    pickUp(board, place.center());
    letGo(board, elsewhere);
    QVERIFY(board.controller().step() == Step::Card);
    QCOMPARE(board.cardRect(card), place);
    QCOMPARE(window.match().turns(), 1);
}

void BoomtownDragTest::aDragThatIsGivenUpTakesNothing()
{
    const BoomtownWindow window;
    BoardView& board = begin(window);
    const int card = board.controller().cardAt(1);
    const QRect place = board.cardRect(card);
    const QPoint town = board.townRect(0, {0, 0}).center();
    pickUp(board, place.center());
    QVERIFY(board.controller().step() == Step::Place);
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(board.controller().step() == Step::Card);
    letGo(board, town);
    QVERIFY(board.controller().step() == Step::Card);
    QCOMPARE(window.match().turns(), 1);
}

void BoomtownDragTest::aDragTakesItsOwnCardOrNone()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    dragIntoTown(board, board.offerRect(4).center(), 0); // where to begin is still to be chosen
    QCOMPARE(window.match().turns(), 0);
    QTest::mousePress(board.viewport(), Qt::LeftButton, Qt::NoModifier, board.offerRect(4).center());
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, Qt::NoModifier, board.offerRect(5).center());
    QCOMPARE(window.match().turns(), 0);
    moveByMouse(window, 4);
    const int other = board.controller().cardAt(3);
    clickAt(board, board.offerRect(1).center());
    dragIntoTown(board, board.cardRect(other).center(), 0);
    QCOMPARE(window.match().laid(0).size(), std::size_t{1});
    QCOMPARE(window.match().laid(0)[0].card, other);
    QVERIFY(board.controller().held()->isFree); // of three
    const int waits = window.match().game().free()[1];
    for (const int card : {static_cast<int>(window.match().game().left().front()), waits}) {
        dragIntoTown(board, board.cardRect(card).center(), 1);
        QVERIFY(window.match().laid(1).empty());
    }
    dragIntoTown(board, board.cardRect(board.controller().held()->card).center(), 1);
    QCOMPARE(window.match().laid(1).size(), std::size_t{1});
}

const WindowTest<BoomtownDragTest> kTest("tst_boomtowndrag");

} // namespace lodeline::boomtown::tst_boomtowndrag

#include "tst_boomtowndrag.moc"
