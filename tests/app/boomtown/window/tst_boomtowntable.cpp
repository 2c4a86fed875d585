// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/board/boardwords.h"
#include "app/boomtown/computer/computerplayers.h"
#include "app/boomtown/panels/logmodel.h"
#include "app/boomtown/panels/scoretable.h"
#include "app/boomtown/panels/sidepanel.h"
#include "app/boomtown/wording/cardname.h"
#include "app/boomtown/wording/eventwords.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "engine/boomtown/rules/groups.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/ui/accessible.h"

#include <QAccessible>
#include <QAction>
#include <QLabel>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTest>

namespace lodeline::boomtown {
namespace {

using test::BoomtownWindow;
using Step = BoardController::Step;

void clickAt(const BoardView& board, QPoint at, Qt::MouseButton button = Qt::LeftButton)
{
    QTest::mouseMove(board.viewport(), at);
    QTest::mouseClick(board.viewport(), button, Qt::NoModifier, at);
}

// One move of a person, by mouse alone: the card of the circle after `skip` others, the middle place there
// is.
void moveByMouse(const BoomtownWindow& window, int skip)
{
    BoardView& board = window.board();
    const int before = window.match().turns();
    if (board.controller().step() != Step::Place)
        clickAt(board, board.offerRect(std::min(skip, board.offerCount() - 1)).center());
    if (window.match().turns() == before) {
        QVERIFY(board.controller().step() == Step::Place);
        clickAt(board, board.offerRect(board.offerCount() / 2).center());
    }
    QCOMPARE(window.match().turns(), before + 1);
}

// How many sentences there are about what has happened.
int toldOf(const BoomtownMatch& match)
{
    int told = 0;
    for (std::size_t at = 0; at < match.history().size(); ++at)
        told += isToldBefore(match.history(), at) ? 0 : 1;
    return told;
}

// How many entries of menus and buttons below this one a screen reader has no name for, hidden ones among
// them.
int namelessEntries(QAccessibleInterface* root)
{
    const bool isEntry = root->role() == QAccessible::MenuItem || root->role() == QAccessible::PushButton;
    int found = isEntry && root->text(QAccessible::Name).isEmpty() ? 1 : 0;
    for (int child = 0; child < root->childCount(); ++child) {
        if (QAccessibleInterface* next = root->child(child))
            found += namelessEntries(next);
    }
    return found;
}

class ThrowingPlayer : public Player
{
public:
    Move choose(const Game&, std::uint64_t, std::stop_token) override
    {
        throw std::runtime_error("out of ideas");
    }
};

// The squares of a town that share an edge with a card, and are not below it.
std::vector<Position> besideCard(const Town& town, Position at)
{
    std::vector<Position> found;
    for (const auto& [x, y] : {std::pair{0, -1}, {1, -1}, {-1, 0}, {2, 0}, {-1, 1}, {2, 1}, {0, 2}, {1, 2}}) {
        const Position beside{static_cast<std::int16_t>(at.x + x), static_cast<std::int16_t>(at.y + y)};
        if (town.isTaken(beside))
            found.push_back(beside);
    }
    return found;
}

} // namespace

class BoomtownTableTest : public QObject
{
    Q_OBJECT

private slots:
    void aWholeGameByMouse();
    void aWholeGameByKeyboardAgainstTheComputer();
    void theKeyboardBeginsBesideTheTown();
    void aWholeGameByTheAccessibilityTree();
    void cardsAreDraggedIntoTowns();
    void aDragThatEndsElsewherePutsTheCardBack();
    void cardsAreTurned();
    void escapePutsTheCardBack();
    void anotherCardTakesThePlaceOfTheOneInTheHand();
    void passingOverTellsWhatTheOtherGets();
    void freeCardsComeFirst();
    void theGhostTellsWhatItBrings();
    void numbersPointTheirSquaresOut();
    void undoTakesBackTheLastDecision();
    void computersGoOnStepByStep();
    void failuresAreTold();
    void animationsEndWhereTheyShould();
    void theFinalTableTellsTheWinner();
    void theLogFollowsTheGame();
    void townsKeepTheirScale_data();
    void theLogTellsWhyAndTellsItOnce();
    void placingTellsWhatPassingOverGave();
    void whatCanBeDoneIsToldInOnePlace();
    void placesAreNamedWithTheCardInTheHand();
    void everyEntryHasAName();
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

void BoomtownTableTest::aWholeGameByTheAccessibilityTree()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&window.board());
    QVERIFY(board && !board->text(QAccessible::Name).isEmpty());
    while (!window.match().isOver()) {
        QCOMPARE(board->childCount(), window.board().offerCount());
        QVERIFY(board->childCount() > 0);
        for (int i = 0; i < board->childCount(); ++i)
            QVERIFY(!board->child(i)->text(QAccessible::Name).isEmpty());
        QAccessibleInterface* offer = board->child(board->childCount() / 3);
        QVERIFY(offer->actionInterface());
        offer->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    }
    QTRY_VERIFY(window.table().finalPage()->isVisible());
}

void BoomtownTableTest::cardsAreDraggedIntoTowns()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4); // where to begin
    BoardView& board = window.board();
    const int card = board.controller().cardAt(1);
    const QPoint from = board.cardRect(card).center();
    const QPoint to = board.townRect(0, {0, 0}).center();
    QTest::mousePress(board.viewport(), Qt::LeftButton, Qt::NoModifier, from);
    QTest::mouseMove(board.viewport(), from + QPoint(30, 10));
    QVERIFY(board.controller().step() == Step::Place);
    QTest::mouseMove(board.viewport(), to);
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, Qt::NoModifier, to);
    QCOMPARE(window.match().laid(0).size(), std::size_t{1});
    QCOMPARE(window.match().laid(0)[0].card, card);
    QVERIFY(window.match().game().phase() == Game::Phase::Free);
}

void BoomtownTableTest::aDragThatEndsElsewherePutsTheCardBack()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    const int card = board.controller().cardAt(1);
    const QRect place = board.cardRect(card);
    const QPoint elsewhere = board.townRect(1, {0, 0}).center();
    QTest::mousePress(board.viewport(), Qt::LeftButton, Qt::NoModifier, place.center());
    QTest::mouseMove(board.viewport(), place.center() + QPoint(30, 10));
    QTest::mouseMove(board.viewport(), elsewhere);
    QTest::mouseRelease(board.viewport(), Qt::LeftButton, Qt::NoModifier, elsewhere);
    QVERIFY(board.controller().step() == Step::Card);
    QCOMPARE(board.cardRect(card), place);
    QCOMPARE(window.match().turns(), 1);
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

void BoomtownTableTest::passingOverTellsWhatTheOtherGets()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    QTest::mouseMove(board.viewport(), board.offerRect(2).center());
    QCOMPARE(board.controller().chosen(), 2);
    QCOMPARE(board.controller().passed()->toOther.size(), std::size_t{2});
    QVERIFY(board.controller().hint().contains(QStringLiteral("Bo gets 2 cards for free")));
    QTest::mouseMove(board.viewport(), board.offerRect(0).center());
    QVERIFY(!board.controller().passed());
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

void BoomtownTableTest::theGhostTellsWhatItBrings()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (int move = 0; move < 8; ++move)
        moveByMouse(window, move % 2);
    BoardView& board = window.board();
    if (board.controller().step() == Step::Card)
        clickAt(board, board.offerRect(0).center());
    const int seat = board.controller().seat();
    const Game before = window.match().game();
    for (int offer = 0; offer < board.offerCount(); ++offer) {
        board.chooseOffer(offer);
        const Outcome outcome = *board.controller().outcome();
        Game after = before;
        const BoardController::Held held = *board.controller().held();
        after.play({held.isFree ? Move::Type::Free : Move::Type::Draft, 0, held.skip,
                    board.controller().placementAt(offer)});
        QCOMPARE(outcome.total, after.score(seat).total() - before.score(seat).total());
        QCOMPARE(outcome.other, after.score(1 - seat).total() - before.score(1 - seat).total());
        int sum = 0;
        for (const int points : outcome.groups)
            sum += points;
        for (const int points : outcome.bonuses)
            sum += points;
        QCOMPARE(sum, outcome.total);
        QCOMPARE(after.town(seat).squares(),
                 before.town(seat).squares() + kSquares - static_cast<int>(outcome.covers.size()));
        QCOMPARE(outcome.touches, besideCard(before.town(seat), board.controller().placementAt(offer).at));
    }
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

void BoomtownTableTest::failuresAreTold()
{
    const BoomtownWindow window;
    window.table().gamePage()->computers().setMakePlayer(
        [](std::string_view) { return std::make_unique<ThrowingPlayer>(); });
    window.play(test::newRecord(5, "human", "ai:baron"));
    const app::NoticeBar* notice = window.table().gamePage()->notice();
    QTRY_VERIFY(notice->isVisible());
    QVERIFY(notice->text().contains(QStringLiteral("out of ideas")));
    QVERIFY(window.board().controller().step() == Step::Begin);
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

void BoomtownTableTest::theFinalTableTellsTheWinner()
{
    const BoomtownWindow window;
    window.play(test::newRecord(9, "ai:greenhorn", "ai:random"));
    QTRY_VERIFY(window.match().isOver());
    QTRY_VERIFY(window.table().finalPage()->isVisible());
    const Game& game = window.match().game();
    FinalPage& page = *window.table().finalPage();
    for (const int seat : game.winners())
        QVERIFY(page.table()->horizontalHeaderItem(seat + ScoreTable::kFirstSeat)->text().contains(u'★'));
    QVERIFY(page.title().contains(QString::number(game.score(game.winners()[0]).total())));
    window.table().showBoard();
    QVERIFY(window->actions().showScores->isEnabled());
    window->actions().showScores->trigger();
    QVERIFY(page.isVisible());
}

void BoomtownTableTest::theLogFollowsTheGame()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    const LogModel& log = *window.table().gamePage()->log();
    for (int move = 0; move < 4; ++move) {
        moveByMouse(window, 1);
        QCOMPARE(log.rowCount(), toldOf(window.match()));
    }
    for (int row = 0; row < log.rowCount(); ++row)
        QVERIFY(!log.index(row).data().toString().isEmpty());
    window->actions().undo->trigger();
    QCOMPARE(log.rowCount(), toldOf(window.match()));
}

void BoomtownTableTest::townsKeepTheirScale_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("large") << QSize(1600, 1000);
    QTest::newRow("small") << QSize(1024, 640);
}

void BoomtownTableTest::theLogTellsWhyAndTellsItOnce()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    const LogModel& log = *window.table().gamePage()->log();
    const auto last = [&log] { return log.index(log.rowCount() - 1).data().toString(); };
    QCOMPARE(last(), QStringLiteral("Ann goes first, so Bo chooses where Ann starts"));
    moveByMouse(window, 4);
    QVERIFY(last().startsWith(QStringLiteral("Bo lets Ann start at the card with ")));
    const int before = log.rowCount();
    const QString card =
        cardName(window.match().record().deck, window.match().card(window.board().controller().cardAt(2)));
    moveByMouse(window, 2);
    QCOMPARE(log.rowCount(), before + 1);
    QCOMPARE(last(), QStringLiteral("Ann takes the card with %1; Bo gets 2 cards for free").arg(card));
    moveByMouse(window, 0);
    QVERIFY(last().startsWith(QStringLiteral("Bo places the card with ")));
    moveByMouse(window, 0);
    while (!window.match().isOver())
        moveByMouse(window, 0);
    bool hasCovers = false;
    for (int row = 0; row < log.rowCount(); ++row) {
        const QString text = log.index(row).data().toString();
        hasCovers = hasCovers || (text.contains(QStringLiteral(" takes ")) &&
                                  text.contains(QStringLiteral("; it covers ")));
    }
    QVERIFY(hasCovers);
}

void BoomtownTableTest::placingTellsWhatPassingOverGave()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    BoardView& board = window.board();
    const QSignalSpy announced(&board, &BoardView::announced);
    board.takeOffer(2);
    QVERIFY(board.controller().step() == Step::Place);
    QVERIFY(board.controller().hint().startsWith(QStringLiteral("Bo gets 2 cards for free. This card")));
    QCOMPARE(announced.size(), 1);
    QCOMPARE(announced.front().front().toString(), QStringLiteral("Bo gets 2 cards for free."));
    QTest::keyClick(&board, Qt::Key_Escape);
    board.takeOffer(0);
    QVERIFY(!board.controller().hint().contains(QStringLiteral("for free")));
    QCOMPARE(announced.size(), 1);
}

void BoomtownTableTest::whatCanBeDoneIsToldInOnePlace()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    QMap<QString, int> told;
    for (const QLabel* label : window->findChildren<QLabel*>()) {
        if (label->isVisible() && !label->text().isEmpty())
            ++told[label->text()];
    }
    QCOMPARE(told[window.board().controller().hint()], 1);
}

void BoomtownTableTest::placesAreNamedWithTheCardInTheHand()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    for (int move = 0; move < 5; ++move)
        moveByMouse(window, 0);
    BoardView& board = window.board();
    board.takeOffer(0);
    QVERIFY(board.controller().step() == Step::Place);
    const BoomtownMatch& match = window.match();
    const Town& town = match.game().town(board.controller().seat());
    const QString held = QStringLiteral("; in hand: the card with ") +
                         cardName(match.record().deck, match.card(board.controller().held()->card));
    for (int offer = 0; offer < board.offerCount(); ++offer) {
        board.chooseOffer(offer);
        const Outcome outcome = *board.controller().outcome();
        const QString name = board.offerName(offer);
        QVERIFY2(name.endsWith(held), qPrintable(name));
        QVERIFY2(name.contains(QStringLiteral(", upright, ")), qPrintable(name));
        QVERIFY2(name.contains(differenceText(outcome.total)), qPrintable(name));
        QCOMPARE(name.contains(QStringLiteral("covers ")), !outcome.covers.empty());
        for (const Position at : outcome.covers)
            QVERIFY2(name.contains(squareText(*town.squareAt(at))), qPrintable(name));
        QStringList beside;
        for (const Position at : outcome.touches)
            beside << squareText(*town.squareAt(at));
        QCOMPARE(name.contains(QStringLiteral("beside ")), !beside.isEmpty());
        QVERIFY2(name.contains(QLocale().createSeparatedList(beside)), qPrintable(name));
    }
    QTest::keyClick(&board, Qt::Key_R);
    QVERIFY(board.offerName(0).contains(QStringLiteral(", on its head, ")));
}

void BoomtownTableTest::everyEntryHasAName()
{
    BoomtownWindow window;
    window.play(test::newRecord());
    for (const QString& code : ui::Languages::available()) {
        window.languages().use(code);
        QCoreApplication::processEvents();
        QCOMPARE(lodeline::test::nameless(*window), QString());
        QCOMPARE(namelessEntries(QAccessible::queryAccessibleInterface(&*window)), 0);
        const QStringList clashes = lodeline::test::clashes(window->menuBar()->actions());
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join(u',')));
        QVERIFY(!window->actions().turnLeft->isVisible());
    }
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

} // namespace lodeline::boomtown

QTEST_MAIN(lodeline::boomtown::BoomtownTableTest)
#include "tst_boomtowntable.moc"
