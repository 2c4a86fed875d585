// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/boomtown/wording/eventwords.h"
#include "app/match/panels/noticebar.h"
#include "app/shell/actions.h"
#include "engine/boomtown/rules/groups.h"
#include "tests/app/boomtown/window/boomtownwindow.h"
#include "tests/windowtest/windowtest.h"
#include "ui/access/sights.h"
#include "ui/boomtown/bonuswords.h"
#include "ui/boomtown/cardname.h"
#include "ui/wording/joining.h"

#include <QAccessible>
#include <QApplication>
#include <QTest>

#include <algorithm>
#include <tuple>

namespace lodeline::boomtown::tst_boomtownsights {

using test::BoomtownWindow;
using test::moveByMouse;
using Step = BoardController::Step;

class BoomtownSightsTest : public QObject
{
    Q_OBJECT

private slots:
    void everySquareOfBothTownsIsTold();
    void groupsAreCounted();
    void cardsAndBonusesAreTold();
    void placesKeepTheirObject();
    void altAndArrowsGoFromSquareToSquare();
    void theWayLeadsToEverything();
    void pagesGoThroughAllGroups();
    void lookingChangesNothing();
    void enterChoosesTheCard();
    void arrowsGoBackToTheChoice();
    void undoEndsItWhereNothingIsLeft();
    void anotherMatchEndsIt();
    void theMouseEndsItOnceItIsMoved();
    void aQuestionForAdviceEndsIt();
    void oneEscapeEndsOneThing();
    void theNoticeOfUndoGoesWithTheNextTurn();
};

namespace {

void play(const BoomtownWindow& window, int moves)
{
    for (int move = 0; move < moves; ++move)
        moveByMouse(window, move % 2);
}

// Everything that is told, in its order.
QStringList texts(const BoomtownWindow& window)
{
    ui::Sights& sights = *window.board().sights();
    QStringList all;
    for (const int place : sights.sightPlaces())
        all << sights.sightText({place});
    return all;
}

// What is looked at; empty where nothing is.
QString watched(const BoomtownWindow& window)
{
    ui::Sights& sights = *window.board().sights();
    const std::optional<ui::Sight> sight = sights.watchedSight();
    return sight ? sights.sightText(*sight) : QString();
}

QString placeIn(Position at)
{
    return QStringLiteral("column \u2066%1\u2069, row \u2066%2\u2069")
        .arg(numberText(at.x), numberText(at.y));
}

QString squareIn(const Town& town, Position at)
{
    return squareText(*town.squareAt(at)) + QStringLiteral(", ") + placeIn(at);
}

// The first town has one card; its square so many columns and rows from its corner.
QString firstCardText(const BoomtownWindow& window, int dx, int dy)
{
    const Position corner = window.match().laid(0).front().placement.at;
    return squareIn(window.match().game().town(0),
                    {static_cast<std::int16_t>(corner.x + dx), static_cast<std::int16_t>(corner.y + dy)});
}

void look(const BoomtownWindow& window, Qt::Key key)
{
    QTest::keyClick(&window.board(), key, Qt::AltModifier);
}

// In squares, of all groups of both towns.
std::vector<int> groupSizes(const BoomtownWindow& window)
{
    std::vector<int> sizes;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const Town& town = window.match().game().town(seat);
        for (const Territory territory : kAllTerritories)
            forEachGroup(town.of(territory), town.north(), town.south(),
                         [&sizes](const Rows&, int size) { sizes.push_back(size); });
    }
    return sizes;
}

int squaresOf(const BoomtownWindow& window)
{
    return window.match().game().town(0).squares() + window.match().game().town(1).squares();
}

} // namespace

void BoomtownSightsTest::everySquareOfBothTownsIsTold()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 7);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&window.board());
    QAccessibleInterface* list = board->child(board->childCount() - 1);
    QCOMPARE(list->role(), QAccessible::List);
    QVERIFY(!list->text(QAccessible::Name).isEmpty());
    int index = 0;
    for (int seat = 0; seat < kPlayers; ++seat) {
        const Town& town = window.match().game().town(seat);
        QVERIFY(town.squares() > 0);
        const QString whose = playerName(window.match().record(), seat) + QStringLiteral("'s town");
        forEachSquare(town.taken(), town.north(), town.south(), [&](Position at) {
            QAccessibleInterface* square = list->child(index++);
            const QString name = square->text(QAccessible::Name);
            QVERIFY2(name.startsWith(squareIn(town, at)), qPrintable(name));
            QVERIFY2(name.endsWith(whose), qPrintable(name));
            QVERIFY(!square->rect().isEmpty());
            QCOMPARE(list->childAt(square->rect().center().x(), square->rect().center().y()), square);
        });
    }
    QCOMPARE(index, squaresOf(window));
}

void BoomtownSightsTest::groupsAreCounted()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 9);
    int told = 0;
    for (const int size : groupSizes(window)) {
        const QString group = size == 1 ? QStringLiteral("group of 1 square,")
                                        : QStringLiteral("group of %1 squares,").arg(size);
        QVERIFY2(texts(window).filter(group).size() >= size, qPrintable(group));
        told += size;
    }
    QCOMPARE(told, squaresOf(window));
    QCOMPARE(texts(window).filter(QStringLiteral("group of")).size(), squaresOf(window));
}

// Whoever waits or holds a card hears of the others, too.
void BoomtownSightsTest::cardsAndBonusesAreTold()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    moveByMouse(window, 4);
    window.board().takeOffer(2);
    QVERIFY(window.board().controller().step() == Step::Place);
    QCOMPARE(texts(window).size(), kCircle + kBonuses);
    QVERIFY(texts(window).front().startsWith(QStringLiteral("Card 1 in the circle: ")));
    QVERIFY(texts(window).at(kCircle - 1).startsWith(QStringLiteral("Card 15 in the circle: ")));
    QStringList bonuses;
    for (const Bonus* bonus : window.match().game().bonuses())
        bonuses << ui::labelled(bonusTitle(bonus->kind), bonusText(*bonus));
    QCOMPARE(texts(window).mid(kCircle), bonuses);
    window.board().takeOffer(0);
    QVERIFY(window.match().game().phase() == Game::Phase::Free);
    QCOMPARE(texts(window).filter(QStringLiteral("to be placed first")).size(), 2);
    QCOMPARE(texts(window).size(), squaresOf(window) + kCircle - 1 + kBonuses);
}

void BoomtownSightsTest::placesKeepTheirObject()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 3);
    QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&window.board());
    QAccessibleInterface* list = board->child(board->childCount() - 1);
    QAccessibleInterface* square = list->child(0);
    const QString before = square->text(QAccessible::Name);
    play(window, 1);
    QVERIFY(list->childCount() > 0);
    QVERIFY(square->isValid());
    QVERIFY(!square->text(QAccessible::Name).isEmpty());
    window.match().undo();
    QCOMPARE(square->text(QAccessible::Name), before);
}

void BoomtownSightsTest::altAndArrowsGoFromSquareToSquare()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 2); // where to begin, and the first card
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Up}) {
        look(window, key);
        QVERIFY2(watched(window).startsWith(firstCardText(window, 0, 0)), qPrintable(watched(window)));
        QVERIFY(window.board().isLooking());
        QTest::keyClick(&window.board(), Qt::Key_Escape);
        QVERIFY(!window.board().isLooking());
    }
    look(window, Qt::Key_Home);
    for (const auto& [key, dx, dy] : {std::tuple(Qt::Key_Right, 1, 0), std::tuple(Qt::Key_Down, 1, 1),
                                      std::tuple(Qt::Key_Left, 0, 1), std::tuple(Qt::Key_Up, 0, 0)}) {
        look(window, key);
        QVERIFY2(watched(window).startsWith(firstCardText(window, dx, dy)), qPrintable(watched(window)));
        QCOMPARE(window.board().hint(), watched(window));
    }
}

// By arrows alone, wherever it is on the screen.
void BoomtownSightsTest::theWayLeadsToEverything()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 7);
    ui::Sights& sights = *window.board().sights();
    look(window, Qt::Key_Home);
    std::vector<int> seen{sights.watchedSight()->place};
    for (std::size_t next = 0; next < seen.size(); ++next) {
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
            sights.watchSight({seen[next]});
            look(window, key);
            const int place = sights.watchedSight()->place;
            if (std::ranges::count(seen, place) == 0)
                seen.push_back(place);
        }
    }
    std::vector<int> all = sights.sightPlaces();
    std::ranges::sort(seen);
    std::ranges::sort(all);
    QCOMPARE(seen, all);
}

void BoomtownSightsTest::pagesGoThroughAllGroups()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 7);
    const auto groups = static_cast<int>(groupSizes(window).size());
    QVERIFY(groups > 2);
    QStringList seen;
    for (int number = 0; number < groups; ++number) {
        look(window, Qt::Key_PageDown);
        seen << watched(window);
    }
    QCOMPARE(seen.filter(QStringLiteral("group of")).size(), groups);
    QCOMPARE(QStringList(seen).removeDuplicates(), 0);
    look(window, Qt::Key_PageDown);
    QCOMPARE(watched(window), seen.front());
    look(window, Qt::Key_PageUp);
    QCOMPARE(watched(window), seen.back());
}

void BoomtownSightsTest::lookingChangesNothing()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 7);
    BoardView& board = window.board();
    if (board.controller().step() == Step::Card)
        board.takeOffer(0);
    QVERIFY(board.controller().step() == Step::Place);
    board.chooseOffer(1);
    const int before = window.match().turns();
    look(window, Qt::Key_Home);
    QCOMPARE(board.chosenOffer(), -1);
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(board.controller().step() == Step::Place);
    QCOMPARE(board.chosenOffer(), 1);
    QCOMPARE(board.hint(), board.controller().hint());
    look(window, Qt::Key_PageDown);
    QTest::keyClick(&board, Qt::Key_Return);
    QVERIFY(!board.isLooking());
    QCOMPARE(window.match().turns(), before);
}

void BoomtownSightsTest::enterChoosesTheCard()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    QVERIFY(board.controller().step() == Step::Begin);
    const ui::Sights& sights = *board.sights();
    board.sights()->watchSight({sights.sightPlaces().at(3)});
    QVERIFY(watched(window).startsWith(QStringLiteral("Card 4 in the circle")));
    QTest::keyClick(&board, Qt::Key_Return);
    QCOMPARE(board.chosenOffer(), 3);
    QCOMPARE(window.match().turns(), 0);
}

void BoomtownSightsTest::arrowsGoBackToTheChoice()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    board.chooseOffer(2);
    look(window, Qt::Key_Home);
    QVERIFY(board.isLooking());
    QTest::keyClick(&board, Qt::Key_Right);
    QVERIFY(!board.isLooking());
    QCOMPARE(board.chosenOffer(), 3);
    look(window, Qt::Key_Home);
    QTest::mouseClick(board.viewport(), Qt::LeftButton, Qt::NoModifier, QPoint(2, 2));
    QVERIFY(!board.isLooking());
}

void BoomtownSightsTest::undoEndsItWhereNothingIsLeft()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 2);
    look(window, Qt::Key_Home);
    QVERIFY(watched(window).contains(QStringLiteral("'s town")));
    window.match().undo();
    QVERIFY(!window.board().isLooking());
}

void BoomtownSightsTest::anotherMatchEndsIt()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 3);
    look(window, Qt::Key_Home);
    QVERIFY(window.board().isLooking());
    window.play(test::newRecord(6));
    QVERIFY(!window.board().isLooking());
    QCOMPARE(texts(window).size(), kCircle + kBonuses);
}

void BoomtownSightsTest::theMouseEndsItOnceItIsMoved()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    BoardView& board = window.board();
    const QPoint at = board.landRect(0).center();
    QTest::mouseMove(board.viewport(), at);
    look(window, Qt::Key_Home);
    QTest::mouseMove(board.viewport(), at + QPoint(1, 0));
    QVERIFY(board.isLooking());
    QTest::mouseMove(board.viewport(), at + QPoint(QApplication::startDragDistance(), 0));
    QVERIFY(!board.isLooking());
}

// Which goes by what is chosen.
void BoomtownSightsTest::aQuestionForAdviceEndsIt()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 2);
    for (QAction* question : {window->actions().hint, window->actions().whyNot}) {
        look(window, Qt::Key_Home);
        QVERIFY(window.board().isLooking());
        question->trigger();
        QVERIFY(!window.board().isLooking());
    }
}

void BoomtownSightsTest::oneEscapeEndsOneThing()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 4);
    window->actions().undo->trigger();
    const app::NoticeBar& notice = *window.table().gamePage()->notice();
    QVERIFY(notice.isVisible());
    look(window, Qt::Key_Home);
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    QVERIFY(!window.board().isLooking());
    QVERIFY(notice.isVisible());
    QTest::keyClick(&window.board(), Qt::Key_Escape);
    QVERIFY(!notice.isVisible());
}

void BoomtownSightsTest::theNoticeOfUndoGoesWithTheNextTurn()
{
    const BoomtownWindow window;
    window.play(test::newRecord());
    play(window, 4);
    window->actions().undo->trigger();
    const app::NoticeBar& notice = *window.table().gamePage()->notice();
    QVERIFY(notice.isVisible());
    window->actions().redo->trigger();
    QVERIFY(!notice.isVisible());
}

const WindowTest<BoomtownSightsTest> kTest("tst_boomtownsights");

} // namespace lodeline::boomtown::tst_boomtownsights

#include "tst_boomtownsights.moc"
