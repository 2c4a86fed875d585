// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/boardscene.h"
#include "tests/app/board/boardfixture.h"

#include <QSignalSpy>

namespace lodeline::app {

class AnimatorTest : public QObject
{
    Q_OBJECT

private slots:
    void offersWaitForTheAnimation();
    void inputFinishesTheAnimationAtOnce();
    void aGamePlayedThroughTheAnimationsShowsEachPosition();
    void undoDropsWhatIsBeingShown();
    void finalScoringIsShownBeforeTheBoardSettles();

private:
    Random random_{12};
};

void AnimatorTest::offersWaitForTheAnimation()
{
    test::BoardFixture board;
    board.view.setAnimated(true);
    board.view.setPace(8);
    QSignalSpy settled(&board.view, &BoardView::settled);
    board.session->place(test::anyPlacement(board.game(), random_));
    QCOMPARE(board.view.offerCount(), 0);
    QTRY_COMPARE(settled.size(), 1);
    QCOMPARE(board.view.offerCount(), board.game().legalActions().size());
}

void AnimatorTest::inputFinishesTheAnimationAtOnce()
{
    test::BoardFixture board;
    board.view.setAnimated(true);
    board.session->place(test::anyPlacement(board.game(), random_));
    QCOMPARE(board.view.offerCount(), 0);
    board.press(Qt::Key_Tab);
    QCOMPARE(board.view.offerCount(), board.game().legalActions().size());
    board.press(Qt::Key_N);
    QCOMPARE(board.game().ply(), 1);
    board.view.finishAnimations();
    QVERIFY(board.view.offerCount() > 0);
}

void AnimatorTest::aGamePlayedThroughTheAnimationsShowsEachPosition()
{
    test::BoardFixture board(4, 31, {true, true, true});
    board.view.setAnimated(true);
    const auto* scene = qobject_cast<BoardScene*>(board.view.scene());
    while (board.session->phase() != Game::Phase::Over) {
        board.session->place(test::anyPlacement(board.game(), random_));
        if (board.game().ply() % 2 == 0)
            board.view.finishAnimations(); // else the next events come while the first are being shown
        board.session->act(test::anyAction(board.game(), random_));
        QCoreApplication::processEvents();
        board.view.finishAnimations();
        QCOMPARE(scene->tileItems(), board.game().placedCount());
        for (const PieceOnBoard& piece : board.game().pieces()) {
            const PieceItem* item = scene->findPiece(piece);
            QVERIFY(item && item->isVisible());
            QCOMPARE(item->pos(), scene->anchor(board.game(), piece.at, piece.segment));
            QCOMPARE(item->opacity(), 1.0);
        }
    }
}

void AnimatorTest::undoDropsWhatIsBeingShown()
{
    test::BoardFixture board;
    test::playPlies(*board.session, random_, 4);
    board.view.setAnimated(true);
    const auto* scene = qobject_cast<BoardScene*>(board.view.scene());
    test::playPlies(*board.session, random_, 1);
    board.session->undo();
    QCOMPARE(scene->tileItems(), board.game().placedCount());
    QVERIFY(board.view.offerCount() > 0);
    board.session->redo();
    board.session->undo();
    QCoreApplication::processEvents();
    QCOMPARE(scene->tileItems(), board.game().placedCount());
}

void AnimatorTest::finalScoringIsShownBeforeTheBoardSettles()
{
    test::BoardFixture board(2, 3);
    while (board.game().tilesLeft() > 0)
        test::playPlies(*board.session, random_, 1);
    board.view.setAnimated(true);
    QSignalSpy settled(&board.view, &BoardView::settled);
    test::playPlies(*board.session, random_, 1);
    QCOMPARE(board.session->phase(), Game::Phase::Over);
    QCOMPARE(settled.size(), 0);
    board.view.finishAnimations();
    QCOMPARE(settled.size(), 1);
}

} // namespace lodeline::app

QTEST_MAIN(lodeline::app::AnimatorTest)
#include "tst_animator.moc"
