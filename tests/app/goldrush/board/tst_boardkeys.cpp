// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"

#include <QLineEdit>
#include <QVBoxLayout>

#include <set>

namespace lodeline::goldrush::tst_boardkeys {

using test::BoardFixture;

class BoardKeysTest : public QObject
{
    Q_OBJECT

private slots:
    void tabGoesThroughAllSpots();
    void tabLeavesTheBoardAfterTheLastSpot();
    void arrowsGoToTheNearestSpotInTheirDirection();
    void theTileTurnsBothWays();
    void aWholeTurn();
    void spacePlacesOnRelease();
    void doingNothingEndsTheTurn();
    void heldEnterDoesNotEndTheTurn();
    void controlArrowsScroll();
    void wholeGameByKeyboard();
};

namespace {

void tab(BoardView& view, bool back = false)
{
    QKeyEvent press(QEvent::KeyPress, back ? Qt::Key_Backtab : Qt::Key_Tab,
                    back ? Qt::ShiftModifier : Qt::NoModifier);
    QCoreApplication::sendEvent(&view, &press);
}

} // namespace

void BoardKeysTest::tabGoesThroughAllSpots()
{
    BoardFixture board;
    std::set<int> seen;
    for (int step = 0; step < board.view.offerCount(); ++step) {
        tab(board.view);
        seen.insert(board.view.chosenOffer());
    }
    QCOMPARE(static_cast<int>(seen.size()), board.view.offerCount());
    const int last = board.view.chosenOffer();
    tab(board.view, true);
    QVERIFY(board.view.chosenOffer() != last);
    board.view.chooseNext();
    QCOMPARE(board.view.chosenOffer(), last);
    board.view.chooseNext(); // round and round
    QVERIFY(board.view.chosenOffer() >= 0 && board.view.chosenOffer() != last);
}

void BoardKeysTest::tabLeavesTheBoardAfterTheLastSpot()
{
    QWidget window;
    auto* layout = new QVBoxLayout(&window);
    auto* before = new QLineEdit;
    auto* view = new BoardView;
    auto* after = new QLineEdit;
    layout->addWidget(before);
    layout->addWidget(view);
    layout->addWidget(after);
    window.resize(800, 700);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    const auto session = test::newSession();
    view->setAnimated(false);
    view->setSession(session.get());
    before->setFocus();
    QTest::keyClick(before, Qt::Key_Tab);
    QCOMPARE(window.focusWidget(), view);
    for (int step = 1; step < view->offerCount(); ++step) {
        tab(*view);
        QCOMPARE(window.focusWidget(), view);
    }
    tab(*view);
    QCOMPARE(window.focusWidget(), after);
    view->setSession(nullptr);
}

void BoardKeysTest::arrowsGoToTheNearestSpotInTheirDirection()
{
    BoardFixture board;
    Random random(4);
    test::playPlies(*board.session, random, 8);
    const auto at = [&board] { return std::get<Placement>(board.view.offer(board.view.chosenOffer())).at; };
    board.press(Qt::Key_Right);
    QVERIFY(board.view.chosenOffer() >= 0);
    for (int step = 0; step < 40; ++step) {
        const Position before = at();
        board.press(Qt::Key_Left);
        QVERIFY(at() == before || at().x < before.x);
    }
    const Position west = at();
    for (int step = 0; step < 40; ++step)
        board.press(Qt::Key_Right);
    QVERIFY(at().x > west.x);
    const Position before = at();
    board.press(Qt::Key_Down);
    QVERIFY(at() == before || at().y > before.y);
}

void BoardKeysTest::theTileTurnsBothWays()
{
    BoardFixture board;
    for (int spot = 0; spot < board.view.offerCount(); ++spot) {
        board.view.chooseOffer(spot);
        const Rotation first = board.view.ghostRotation();
        board.view.rotateGhost(1);
        const Rotation second = board.view.ghostRotation();
        QVERIFY(board.game().isLegal(std::get<Placement>(board.view.offer(spot))));
        board.view.rotateGhost(-1);
        QCOMPARE(board.view.ghostRotation(), first);
        QVERIFY(first != second || board.view.offerName(spot).contains(QLatin1String("only way")));
    }
}

void BoardKeysTest::aWholeTurn()
{
    BoardFixture board;
    tab(board.view);
    const auto placement = std::get<Placement>(board.view.offer(board.view.chosenOffer()));
    board.press(Qt::Key_Return);
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    QVERIFY(board.session->tentativePlacement() == placement);
    QCOMPARE(board.view.chosenOffer(), -1); // a second Enter must not end the turn by accident
    board.press(Qt::Key_Escape);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
    QVERIFY(board.view.chosenOffer() >= 0); // the keyboard goes on where it was
    board.press(Qt::Key_Return);
    tab(board.view);
    const auto action = std::get<Action>(board.view.offer(board.view.chosenOffer()));
    QVERIFY(action.type == Action::Type::Cowboy);
    board.press(Qt::Key_Enter);
    QCOMPARE(board.game().ply(), 1);
    QVERIFY(board.session->record().moves.back().move.action == action);
}

void BoardKeysTest::spacePlacesOnRelease()
{
    BoardFixture board;
    tab(board.view);
    QTest::keyPress(&board.view, Qt::Key_Space);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
    QTest::keyRelease(&board.view, Qt::Key_Space);
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    // With the mouse, Space scrolls and then places nothing.
    QTest::keyPress(&board.view, Qt::Key_Space);
    QTest::mousePress(board.view.viewport(), Qt::LeftButton, {}, board.centre(0));
    QTest::mouseMove(board.view.viewport(), board.centre(0) + QPoint(40, 0));
    QTest::mouseRelease(board.view.viewport(), Qt::LeftButton, {}, board.centre(0) + QPoint(40, 0));
    QTest::keyRelease(&board.view, Qt::Key_Space);
    QCOMPARE(board.session->phase(), Game::Phase::Act);
}

void BoardKeysTest::doingNothingEndsTheTurn()
{
    BoardFixture board;
    board.view.chooseNothing();
    QCOMPARE(board.session->phase(), Game::Phase::Place);
    board.click(0);
    board.view.chooseNothing();
    QCOMPARE(board.game().ply(), 1);
}

void BoardKeysTest::heldEnterDoesNotEndTheTurn()
{
    BoardFixture board;
    tab(board.view);
    board.press(Qt::Key_Return);
    tab(board.view);
    QKeyEvent repeated(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
    QCoreApplication::sendEvent(&board.view, &repeated);
    QCOMPARE(board.session->phase(), Game::Phase::Act);
}

void BoardKeysTest::controlArrowsScroll()
{
    BoardFixture board;
    const QPointF before = board.view.mapToScene(0, 0);
    board.press(Qt::Key_Right, Qt::ControlModifier);
    QVERIFY(board.view.mapToScene(0, 0).x() > before.x());
    QCOMPARE(board.view.chosenOffer(), -1);
}

void BoardKeysTest::wholeGameByKeyboard()
{
    BoardFixture board(2, 5);
    Random random(5);
    const auto choose = [&] {
        const std::uint32_t steps = 1 + random.below(static_cast<std::uint32_t>(board.view.offerCount()));
        for (std::uint32_t step = 0; step < steps; ++step)
            board.view.chooseNext();
    };
    while (board.session->phase() != Game::Phase::Over) {
        choose();
        if (random.below(2) == 0)
            board.view.rotateGhost(1);
        board.press(Qt::Key_Return);
        QCOMPARE(board.session->phase(), Game::Phase::Act);
        choose();
        board.press(Qt::Key_Return);
        QVERIFY(board.session->phase() != Game::Phase::Act);
    }
}

const WindowTest<BoardKeysTest> kTest("tst_boardkeys");

} // namespace lodeline::goldrush::tst_boardkeys

#include "tst_boardkeys.moc"
