// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/panels/sidepanel.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "app/shell/gameflow.h"
#include "app/shell/keys/keyfield.h"
#include "app/shell/keys/keyspage.h"
#include "app/shell/keys/keytable.h"
#include "app/shell/settingsdialog.h"
#include "engine/boomtown/rules/groups.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/ui/nextdialog.h"
#include "tests/windowtest/windowtest.h"

#include <QAccessible>
#include <QAction>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <set>
#include <tuple>

namespace lodeline::boomtown::tst_boomtowntable {

using test::BoomtownWindow;
using test::clickAt;
using test::moveByMouse;
using Step = BoardController::Step;

class BoomtownTableTest : public QObject
{
    Q_OBJECT

private slots:
    void aWholeGameByMouse();
    void aWholeGameByKeyboardAgainstTheComputer();
    void theKeyboardBeginsBesideTheTown();
    void arrowsGoAlongTheCircleTheWayTheyPoint();
    void aWholeGameByTheAccessibilityTree();
    void cardsAreTurned();
    void escapePutsTheCardBack();
    void anotherCardTakesThePlaceOfTheOneInTheHand();
    void aDoubleClickTakesACard();
    void freeCardsComeFirst();
    void theHintTellsTheKeyThatTurns();
    void keysOfTheOtherGameAreItsOwn();
    void numbersPointTheirSquaresOut();
    void undoTakesBackTheLastDecision();
    void undoPutsTheCardBackFirst();
    void undoSaysWhatWentAndWhoseTurnItIs();
    void theNextGamesHaveTheNewNames();
    void otherNamesAreShownAtOnce();
    void computersGoOnStepByStep();
    void whatComputersHavePlayedTheyPlayAgain();
    void animationsEndWhereTheyShould();
    void whatShortensAnAnimationTakesNothing();
    void theFinalTableTellsTheWinner();
    void townsKeepTheirScale_data();
    void townsKeepTheirScale();
    void everySizeHasALayout();
};

void BoomtownTableTest::aWholeGameByMouse()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (int move = 0; !window.match().isOver(); ++move) {
        moveByMouse(window, move % 3);
        if (QTest::currentTestFailed())
            return;
    }
    QTRY_VERIFY(window.table().finalPage()->isVisible());
}

void BoomtownTableTest::aWholeGameByKeyboardAgainstTheComputer()
{
    const BoomtownWindow window;
    window.play(test::newRecord(5, "human", "ai:greenhorn"));
    BoardView& board = window.board();
    board.setFocus();
    for (int move = 0; !window.match().isOver(); ++move) {
        QTRY_VERIFY(window.match().isOver() || board.offerCount() > 0);
        if (window.match().isOver())
            break;
        if (board.controller().step() == Step::Card) {
            for (int step = 0; step <= move % 3; ++step)
                QTest::keyClick(&board, Qt::Key_Right);
            QTest::keyClick(&board, Qt::Key_Return);
            QVERIFY(board.controller().step() == Step::Place);
        }
        QTest::keyClick(&board, Qt::Key_R);
        QTest::keyClick(&board, Qt::Key_Down);
        QVERIFY(board.controller().chosen() >= 0);
        const int before = window.match().turns();
        QTest::keyClick(&board, Qt::Key_Space);
        QVERIFY(window.match().turns() > before);
    }
    QTRY_VERIFY(window.table().finalPage()->isVisible());
    QVERIFY(window.match().record().moves.back().move.placement.turned || !window.match().laid(0).empty());
}

void BoomtownTableTest::theKeyboardBeginsBesideTheTown()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    while (!window.match().isOver()) {
        const bool hasTown = !window.match().laid(window.match().game().player()).empty();
        if (board.controller().step() != Step::Place) {
            QTest::keyClick(&board, Qt::Key_Right);
            QTest::keyClick(&board, Qt::Key_Return);
        }
        if (board.controller().step() == Step::Place && hasTown)
            QVERIFY(board.controller().outcome()->covers.empty());
        if (board.controller().step() == Step::Place)
            QTest::keyClick(&board, Qt::Key_Return);
    }
}

void BoomtownTableTest::arrowsGoAlongTheCircleTheWayTheyPoint()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    std::set<int> reached;
    for (int offer = 0; offer < kCircle; ++offer) {
        for (const auto& [key, dx, dy] : {std::tuple(Qt::Key_Right, 1, 0), std::tuple(Qt::Key_Left, -1, 0),
                                          std::tuple(Qt::Key_Down, 0, 1), std::tuple(Qt::Key_Up, 0, -1)}) {
            board.chooseOffer(offer);
            QTest::keyClick(&board, key);
            const int chosen = board.chosenOffer();
            const QPoint way = board.offerRect(chosen).center() - board.offerRect(offer).center();
            QVERIFY(chosen == offer || way.x() * dx + way.y() * dy > 0);
            if (chosen != offer)
                reached.insert(chosen);
        }
    }
    QCOMPARE(reached.size(), std::size_t{kCircle});
}

void BoomtownTableTest::aWholeGameByTheAccessibilityTree()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&window.board());
    QVERIFY(board && !board->text(QAccessible::Name).isEmpty());
    while (!window.match().isOver()) {
        QCOMPARE(board->childCount(), window.board().offerCount() + 1); // and the list of all that lies there
        QVERIFY(window.board().offerCount() > 0);
        for (int i = 0; i < board->childCount(); ++i)
            QVERIFY(!board->child(i)->text(QAccessible::Name).isEmpty());
        QAccessibleInterface* offer = board->child(window.board().offerCount() / 3);
        QVERIFY(offer->actionInterface());
        offer->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    QTRY_VERIFY(window.table().finalPage()->isVisible());
}

void BoomtownTableTest::cardsAreTurned()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    QVERIFY(!window->actions().turnRight->isEnabled());
    clickAt(board, board.offerRect(0).center());
    QTest::keyClick(&board, Qt::Key_R);
    QVERIFY(board.controller().held()->turned);
    clickAt(board, board.townRect(0, {0, 0}).center(), Qt::RightButton);
    QVERIFY(!board.controller().held()->turned);
    QWheelEvent wheel(QPointF(50, 50), board.mapToGlobal(QPointF(50, 50)), {}, {0, 120}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(board.viewport(), &wheel);
    QVERIFY(board.controller().held()->turned);
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(window.match().laid(0).size(), std::size_t{1});
    QVERIFY(window.match().laid(0)[0].placement.turned);
}

void BoomtownTableTest::escapePutsTheCardBack()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    clickAt(board, board.offerRect(2).center());
    QVERIFY(board.controller().step() == Step::Place);
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(board.controller().step() == Step::Card);
    QCOMPARE(board.controller().chosen(), 2);
    QCOMPARE(window.match().turns(), 1);
}

void BoomtownTableTest::anotherCardTakesThePlaceOfTheOneInTheHand()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    const int other = board.controller().cardAt(3);
    clickAt(board, board.offerRect(1).center());
    clickAt(board, board.cardRect(other).center());
    QCOMPARE(board.controller().held()->card, other);
    clickAt(board, board.cardRect(other).center()); // back
    QVERIFY(board.controller().step() == Step::Card);
}

void BoomtownTableTest::aDoubleClickTakesACard()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    const QPoint at = board.offerRect(1).center();
    clickAt(board, at);
    QTest::mouseDClick(board.viewport(), Qt::LeftButton, Qt::NoModifier, at); // the second press of it
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, Qt::NoModifier, at);
    QVERIFY(board.controller().step() == Step::Place);
    QCOMPARE(board.controller().held()->skip, 1);
    clickAt(board, at);
    QVERIFY(board.controller().step() == Step::Card);
}

void BoomtownTableTest::freeCardsComeFirst()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    const int passed = window.board().controller().cardAt(0);
    moveByMouse(window, 2);
    const BoardController& control = window.board().controller();
    QVERIFY(control.step() == Step::Place && control.held()->isFree);
    QCOMPARE(control.held()->card, passed);
    QVERIFY(control.hint().contains(QStringLiteral("Ann passed this card over, so Bo places it first")));
    QTest::keyClick(&window.board(), Qt::Key_Escape); // nobody may refuse it (B4)
    QVERIFY(control.held()->isFree);
    moveByMouse(window, 0);
    QCOMPARE(window.match().laid(1)[0].card, passed);
}

void BoomtownTableTest::theHintTellsTheKeyThatTurns()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    const QSignalSpy hints(window.table().gamePage(), &GamePage::hintChanged);
    const auto ends = [&hints](const char* how) {
        return hints.last()[0].toString().endsWith(QLatin1String(how));
    };
    const auto give = [&window](const QKeySequence& key) {
        window->keys().give(*window->actions().turnRight, key);
    };
    moveByMouse(window, 4);
    clickAt(window.board(), window.board().offerRect(2).center());
    QVERIFY(ends("Press R or right-click to turn it; press Esc to put it back."));
    give(Qt::Key_G);
    QVERIFY(ends("Press G or right-click to turn it; press Esc to put it back."));
    give({});
    QVERIFY(ends("Right-click to turn it; press Esc to put it back."));
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    moveByMouse(window, 2); // and a card for free (B4)
    QVERIFY(ends("places it first. Right-click to turn it."));
    give(Qt::Key_G);
    QVERIFY(ends("places it first. Press G or right-click to turn it."));
}

void BoomtownTableTest::keysOfTheOtherGameAreItsOwn()
{
    const BoomtownWindow window;
    window->actions().settings->trigger();
    const app::KeysPage& page = *window->findChild<app::SettingsDialog*>()->keysPage();
    QTreeWidget& list = *page.list();
    QAction& tilesLeft = *window->actions().tilesLeft;
    const auto row = [&](QAction* command) {
        return list.topLevelItem(static_cast<int>(window->keys().commands().indexOf(command)));
    };
    list.setCurrentItem(row(&tilesLeft));
    QVERIFY(list.currentItem()->isHidden());
    tilesLeft.setToolTip(QStringLiteral("Another one"));
    QTRY_VERIFY(!list.currentItem()->isHidden());
    list.setCurrentItem(row(window->actions().hint));
    QTest::keyClick(page.field(), tilesLeft.shortcut()[0].key());
    QVERIFY2(page.notice().startsWith(QLatin1String("A command of another game")), qPrintable(page.notice()));
    page.takeButton()->click();
    QVERIFY(tilesLeft.shortcut().isEmpty());
}

void BoomtownTableTest::numbersPointTheirSquaresOut()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (int move = 0; move < 7; ++move)
        moveByMouse(window, 0);
    const ScoreTable& scores = *window.table().gamePage()->sidePanel()->scores();
    const TownScore score = window.match().game().score(1);
    for (int row = 0; row < kTerritories; ++row) {
        const auto territory = static_cast<std::size_t>(row);
        QCOMPARE(scores.cell(row, 1)->text(), QString::number(score.groups[territory]));
        QCOMPARE(countSquares(scores.reasonAt(row, 1).counted, 0, kRows - 1), score.groups[territory]);
        QVERIFY(!scores.cell(row, 1)->toolTip().isEmpty());
    }
    QCOMPARE(scores.cell(ScoreTable::kSumRow, 1)->text(), QString::number(score.total()));
}

void BoomtownTableTest::undoTakesBackTheLastDecision()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    QVERIFY(!window->actions().undo->isEnabled());
    moveByMouse(window, 4);
    moveByMouse(window, 0);
    window->actions().undo->trigger();
    QCOMPARE(window.match().turns(), 1);
    QVERIFY(window.board().controller().step() == Step::Card);
    window->actions().redo->trigger();
    QCOMPARE(window.match().turns(), 2);
}

void BoomtownTableTest::undoPutsTheCardBackFirst()
{
    const BoomtownWindow window;
    window.play(test::newRecord(5, "human", "ai:greenhorn"));
    BoardView& board = window.board();
    QTRY_VERIFY(board.controller().step() == Step::Card);
    const int before = window.match().turns();
    const QAction& undo = *window->actions().undo;
    QVERIFY(!undo.isEnabled()); // nobody has decided anything yet
    clickAt(board, board.offerRect(2).center());
    QVERIFY(board.controller().step() == Step::Place && undo.isEnabled());
    window->actions().undo->trigger();
    QVERIFY(board.controller().step() == Step::Card && !undo.isEnabled());
    QCOMPARE(board.controller().chosen(), 2);
    QCOMPARE(window.match().turns(), before);
    QVERIFY(!window.table().gamePage()->notice()->isVisible());
}

void BoomtownTableTest::undoSaysWhatWentAndWhoseTurnItIs()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    QStringList told;
    connect(&window.table(), &app::Table::told, this, [&told](const QString& text) { told << text; });
    window->actions().undo->trigger();
    QCOMPARE(window.match().turns(), 0);
    QCOMPARE(window.table().gamePage()->notice()->text(),
             QStringLiteral("The last turn was undone. Redo plays it again."));
    QVERIFY(told.contains(window.table().turnText()));
}

void BoomtownTableTest::theNextGamesHaveTheNewNames()
{
    const BoomtownWindow window;
    window->flow().play();
    lodeline::test::onNextDialog([](QDialog* dialog) {
        dialog->findChildren<QLineEdit*>()[0]->setText(QStringLiteral("Zoe"));
        dialog->accept();
    });
    window->actions().players->trigger();
    window->flow().play();
    QVERIFY(window.match().record().players.front().name == "Zoe");
    QVERIFY(window.match().record().players.back().name == "Bo");
}

void BoomtownTableTest::otherNamesAreShownAtOnce()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    const int turn = window.match().game().player();
    lodeline::test::onNextDialog([turn](QDialog* dialog) {
        dialog->findChildren<QLineEdit*>()[turn]->setText(QStringLiteral("Zoe"));
        dialog->accept();
    });
    window->actions().players->trigger();
    QVERIFY(window.match().record().players[static_cast<std::size_t>(turn)].name == "Zoe");
    QVERIFY(window->windowTitle().contains(QStringLiteral("Zoe")));
    QVERIFY(window.table().turnText().contains(QStringLiteral("Zoe")));
    QVERIFY(window.table()
                .gamePage()
                ->sidePanel()
                ->scores()
                ->horizontalHeaderItem(turn + ScoreTable::kFirstSeat)
                ->text()
                .contains(QStringLiteral("Zoe")));
    QVERIFY(!window->actions().practise->isVisible()); // all lies open here
}

void BoomtownTableTest::computersGoOnStepByStep()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::StepByStep});
    window.play(test::newRecord(5, "ai:random", "ai:random"));
    const ComputerPlayers& computers = window.table().gamePage()->computers();
    for (int turn = 1; turn <= 2; ++turn) {
        QTRY_COMPARE(computers.state(), ComputerPlayers::State::Waiting);
        QTest::keyClick(&window.board(), Qt::Key_Return);
        QTRY_COMPARE(window.match().turns(), turn);
    }
}

void BoomtownTableTest::whatComputersHavePlayedTheyPlayAgain()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Off, .pace = app::Pace::Quick});
    window.play(test::newRecord(5, "ai:random", "ai:random"));
    QTRY_VERIFY(window.match().turns() > 3);
    const std::vector<RecordedMove> before = window.match().record().moves;
    window->actions().undo->trigger();
    window->actions().undo->trigger();
    QCOMPARE(window.match().turns(), static_cast<int>(before.size()) - 2);
    ComputerPlayers& computers = window.table().gamePage()->computers();
    computers.setMakePlayer([](std::string_view) { return nullptr; }); // who cannot think
    computers.goOn();
    QTRY_COMPARE(window.match().turns(), static_cast<int>(before.size()));
    QVERIFY(window.match().record().moves == before);
}

void BoomtownTableTest::animationsEndWhereTheyShould()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Fast, .pace = app::Pace::Quick});
    window.play(test::newRecord());
    moveByMouse(window, 4);
    const int card = window.board().controller().cardAt(1);
    const QRect before = window.board().cardRect(card);
    moveByMouse(window, 1);
    QSignalSpy settled(&window.board(), &BoardView::settled);
    QVERIFY(!window.board().isSettled());
    QTRY_VERIFY(window.board().isSettled());
    QCOMPARE(settled.size(), 1);
    QVERIFY(window.board().cardRect(card) != before);
    QCOMPARE(window.board().cardRect(card), window.board().townRect(0, {0, 0}));
}

void BoomtownTableTest::whatShortensAnAnimationTakesNothing()
{
    const BoomtownWindow window;
    window.table().setBehaviour({.animation = app::AnimationSpeed::Slow, .pace = app::Pace::Quick});
    window.play(test::newRecord());
    moveByMouse(window, 4); // where to begin
    moveByMouse(window, 0);
    BoardView& board = window.board();
    QVERIFY(!board.isSettled() && board.controller().step() == Step::Card);
    const auto click = [&board] {
        QTest::mouseClick(board.viewport(), Qt::LeftButton, Qt::NoModifier, board.offerRect(0).center());
    };
    click();
    QVERIFY(board.isSettled() && board.controller().step() == Step::Card);
    click();
    QVERIFY(board.controller().step() == Step::Place);
    QTest::keyClick(&board, Qt::Key_Escape);
    board.chooseOffer(0);
    QTest::keyClick(&board, Qt::Key_Return);
    QTest::keyClick(&board, Qt::Key_Return);
    QVERIFY(!board.isSettled());
    QCOMPARE(board.chosenOffer(), 0); // which Enter would take
    QTest::keyClick(&board, Qt::Key_Return);
    QVERIFY(board.isSettled() && board.controller().step() == Step::Card);
    QTest::keyClick(&board, Qt::Key_Return);
    QVERIFY(board.controller().step() == Step::Place);
}

void BoomtownTableTest::theFinalTableTellsTheWinner()
{
    const BoomtownWindow window;
    window.play(test::newRecord(9, "ai:greenhorn", "ai:random"));
    QTRY_VERIFY(window.match().isOver());
    QTRY_VERIFY(window.table().finalPage()->isVisible());
    const Game& game = window.match().game();
    FinalPage& page = *window.table().finalPage();
    const auto* focused = qobject_cast<QPushButton*>(page.focusWidget()); // Enter begins the next game
    QVERIFY(focused);
    QCOMPARE(focused->text(), QStringLiteral("&New game…"));
    for (const int seat : game.winners())
        QVERIFY(page.table()->horizontalHeaderItem(seat + ScoreTable::kFirstSeat)->text().contains(u'★'));
    QVERIFY(page.title().contains(QString::number(game.score(game.winners()[0]).total())));
    window.table().showBoard();
    QVERIFY(window->actions().showScores->isEnabled());
    window->actions().showScores->trigger();
    QVERIFY(page.isVisible());
}

void BoomtownTableTest::townsKeepTheirScale_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1600, 1000);
    QTest::newRow("small") << QSize(1024, 640);
}

void BoomtownTableTest::townsKeepTheirScale()
{
    QFETCH(QSize, size);
    const BoomtownWindow window;
    window->resize(size);
    window.play(test::newRecord());
    for (int move = 0; move < 7; ++move)
        moveByMouse(window, 0);
    BoardView& board = window.board();
    QVERIFY(board.controller().step() == Step::Card);
    const int seat = board.controller().seat();
    const QRect before = board.townRect(seat, {0, 0});
    clickAt(board, board.offerRect(0).center());
    QVERIFY(board.controller().step() == Step::Place);
    QCOMPARE(board.townRect(seat, {0, 0}), before);
}

// The search for the largest cards ends, and they lie beside each other.
void BoomtownTableTest::everySizeHasALayout()
{
    for (int wide = 420; wide < 2000; wide += 97) {
        for (int high = 360; high < 1500; high += 89) {
            const BoardLayout layout(QSizeF(wide, high), {0, 3});
            for (std::size_t i = 0; i < layout.circle.size(); ++i)
                QVERIFY(!layout.circle[i].intersects(layout.circle[(i + 1) % layout.circle.size()]));
        }
    }
}

const WindowTest<BoomtownTableTest> kTest("tst_boomtowntable");

} // namespace lodeline::boomtown::tst_boomtowntable

#include "tst_boomtowntable.moc"
