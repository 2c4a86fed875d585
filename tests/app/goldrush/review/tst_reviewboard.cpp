// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/review/reviewboard.h"
#include "engine/goldrush/files/toldrecord.h"
#include "tests/app/goldrush/review/reviewedgame.h"
#include "tests/windowtest/windowtest.h"

#include <QTest>

namespace lodeline::goldrush::tst_reviewboard {

class ReviewBoardTest : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void showsAnyPosition();
    void goesBackWhereUndoIsForbidden();
    void goesBackInAToldGameThatWasUndone();
    void cannotBePlayedOn();
    void showsABetterMoveUntilTheNextStep();
    void leavesTheKeysThatStepToThePage();
    void keepsEscWhileSomebodyLooksAround();
    void keepsItsNameWithLargerLetters();

private:
    int tiles() const { return qobject_cast<BoardScene*>(board_->scene())->tileItems(); }

    GameRecord record_ = test::playedRecord(3, 5, 40);
    std::unique_ptr<ReviewBoard> board_;
};

void ReviewBoardTest::init()
{
    board_ = std::make_unique<ReviewBoard>();
    board_->setAnimated(false);
    board_->resize(700, 500);
    board_->setRecord(record_);
}

void ReviewBoardTest::showsAnyPosition()
{
    QCOMPARE(board_->position(), 40);
    for (const int position : {0, 1, 40, 17, 18, 16, 40, 39}) {
        board_->setPosition(position);
        QCOMPARE(board_->position(), position);
        QCOMPARE(tiles(), position + 1); // the start tile, too
    }
    board_->setPosition(0);
    QVERIFY(!board_->gameBefore());
    board_->setPosition(9);
    QCOMPARE(board_->gameBefore()->ply(), 8);
}

void ReviewBoardTest::goesBackWhereUndoIsForbidden()
{
    GameRecord record = record_;
    record.options.undo = false;
    board_->setRecord(record);
    board_->setPosition(3);
    QCOMPARE(board_->position(), 3);
}

void ReviewBoardTest::goesBackInAToldGameThatWasUndone()
{
    const auto session = std::move(*GameSession::open(seenBy(test::playedRecord(), 0).value()));
    session->undo();
    const int turns = session->turns();
    board_->setRecord(session->record());
    board_->setPosition(turns - 2);
    QCOMPARE(board_->position(), turns - 2);
}

void ReviewBoardTest::cannotBePlayedOn()
{
    board_->setPosition(20);
    QCOMPARE(board_->offerCount(), 0);
    QTest::keyClick(board_.get(), Qt::Key_Tab);
    QTest::keyClick(board_.get(), Qt::Key_Return);
    QTest::mouseClick(board_->viewport(), Qt::LeftButton);
    QCOMPARE(board_->position(), 20);
}

void ReviewBoardTest::showsABetterMoveUntilTheNextStep()
{
    board_->setPosition(20);
    const Game before = board_->gameBefore().value();
    for (const Placement& placement : before.legalPlacements().toVector()) {
        Game placed(before);
        placed.place(placement);
        for (const Action& action : placed.legalActions().toVector()) {
            board_->setBetterMove(Move{placement, action});
            QVERIFY(board_->showsBetterMove());
            board_->grab();
        }
    }
    QCOMPARE(tiles(), 21);
    board_->setPosition(21);
    QVERIFY(!board_->showsBetterMove());
}

void ReviewBoardTest::leavesTheKeysThatStepToThePage()
{
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Home, Qt::Key_End}) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(board_.get(), &press);
        QVERIFY(!press.isAccepted());
    }
}

void ReviewBoardTest::keepsEscWhileSomebodyLooksAround()
{
    const auto isKept = [this] {
        QKeyEvent esc(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
        esc.ignore();
        QCoreApplication::sendEvent(board_.get(), &esc);
        return esc.isAccepted();
    };
    QVERIFY(!isKept());
    QTest::keyClick(board_.get(), Qt::Key_Home, Qt::AltModifier);
    QVERIFY(board_->isLooking());
    QVERIFY(isKept());
    QTest::keyClick(board_.get(), Qt::Key_Escape);
    QVERIFY(!board_->isLooking());
    QVERIFY(!isKept());
}

void ReviewBoardTest::keepsItsNameWithLargerLetters()
{
    const QString name = board_->accessibleName();
    const QString description = board_->accessibleDescription();
    QFont large = board_->font();
    large.setPixelSize(40);
    board_->setFont(large);
    QCOMPARE(board_->accessibleName(), name);
    QCOMPARE(board_->accessibleDescription(), description);
}

const WindowTest<ReviewBoardTest> kTest("tst_reviewboard");

} // namespace lodeline::goldrush::tst_reviewboard

#include "tst_reviewboard.moc"
