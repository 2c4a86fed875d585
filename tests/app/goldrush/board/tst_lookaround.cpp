// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/look/ways.h"
#include "app/goldrush/board/modes/boardtext.h"
#include "app/goldrush/board/overlays/labelitem.h"
#include "app/goldrush/board/overlays/lookitem.h"
#include "app/goldrush/board/paint/metrics.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/board/tips/targetlines.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"

#include <QApplication>
#include <QGraphicsScene>

namespace lodeline::goldrush::tst_lookaround {

using test::BoardFixture;
using test::told;

class LookAroundTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { languages_.use(QStringLiteral("en")); }
    void itBeginsAtTheLastTile();
    void arrowsGoFromSquareToSquare();
    void gapsAreSkipped();
    void pagesGoThroughAllFeatures();
    void enterGoesThroughWhatIsOnATile();
    void theSameIsToldAsToThePointer();
    void whatFitsIsToldWhileThatIsWanted();
    void itTellsWhyNothingFits();
    void escGoesBackToTheChoice();
    void enterChoosesTheSpot();
    void itStaysWhileOthersPlay();
    void undoEndsItWhereNothingIsLeft();
    void aTileThatIsTakenBackHasNoParts();
    void onlyARealMoveOfTheMouseEndsIt();
    void helpOpensAtIt();
    void anotherGameEndsIt();

private:
    ui::Languages languages_;
};

namespace {

// Where the frame is; nothing where it does not show.
std::optional<Position> framed(const BoardView& view)
{
    for (const QGraphicsItem* item : view.scene()->items()) {
        const auto* frame = dynamic_cast<const LookItem*>(item);
        if (frame && frame->isVisible())
            return positionAt(frame->pos() + QPointF(1, 1));
    }
    return std::nullopt;
}

Position lastTile(const Game& game)
{
    return game.placedTile(game.placedCount() - 1).placement.at;
}

void play(BoardFixture& board, int plies)
{
    Random random(3);
    test::playPlies(*board.session, random, plies);
}

void look(BoardFixture& board, Qt::Key key)
{
    board.press(key, Qt::AltModifier);
}

} // namespace

void LookAroundTest::itBeginsAtTheLastTile()
{
    BoardFixture board;
    play(board, 5);
    QVERIFY(!framed(board.view));
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Home, Qt::Key_Return}) {
        look(board, key);
        QVERIFY(framed(board.view) == lastTile(board.game()));
        board.press(Qt::Key_Escape);
        QVERIFY(!framed(board.view));
    }
}

void LookAroundTest::arrowsGoFromSquareToSquare()
{
    BoardFixture board;
    look(board, Qt::Key_Home);
    const Position start = lastTile(board.game());
    for (const auto& [key, side] :
         {std::pair(Qt::Key_Up, Side::North), std::pair(Qt::Key_Right, Side::East),
          std::pair(Qt::Key_Down, Side::South), std::pair(Qt::Key_Left, Side::West)}) {
        look(board, Qt::Key_Home);
        look(board, key);
        QVERIFY(framed(board.view) == neighbour(start, side));
        look(board, key); // there is nothing more that way
        QVERIFY(framed(board.view) == neighbour(start, side));
    }
}

void LookAroundTest::gapsAreSkipped()
{
    BoardFixture board;
    play(board, 60);
    const Game& game = board.game();
    int gaps = 0;
    for (const Position from : squaresInSight(game)) {
        const auto after = nextInSight(game, from, Side::East);
        if (!after || after->x == from.x + 1)
            continue;
        ++gaps;
        QVERIFY(after->y == from.y && isInSight(game, *after));
        for (Position at = neighbour(from, Side::East); at != *after; at = neighbour(at, Side::East))
            QVERIFY(!isInSight(game, at));
    }
    QVERIFY(gaps > 0);
}

void LookAroundTest::pagesGoThroughAllFeatures()
{
    BoardFixture board;
    play(board, 12);
    const std::vector<PlacedSegment> all = featuresToVisit(board.game());
    QVERIFY(all.size() > 5);
    const auto isHeld = [&](PlacedSegment of) {
        return !accountOf(board.game(), of.at, of.segment).leaders.empty();
    };
    QVERIFY(isHeld(all.front()));
    QVERIFY(std::ranges::is_partitioned(all, isHeld));
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = 0; b < a; ++b)
            QVERIFY(!isSameFeature(board.game(), all[a], all[b]));
    for (const PlacedSegment of : all) {
        look(board, Qt::Key_PageDown);
        QVERIFY(framed(board.view) == of.at);
        QVERIFY(board.view.featureUnderPointer() == of.segment.kind);
    }
    look(board, Qt::Key_PageDown); // round and round
    QVERIFY(framed(board.view) == all.front().at);
    look(board, Qt::Key_PageUp);
    QVERIFY(framed(board.view) == all.back().at);
}

void LookAroundTest::enterGoesThroughWhatIsOnATile()
{
    BoardFixture board;
    play(board, 12);
    const Game& game = board.game();
    look(board, Qt::Key_Home);
    const std::vector<PlacedSegment> parts = featuresOn(game, lastTile(game));
    QVERIFY(parts.size() > 1);
    const QStringList whole = told(board.view);
    QVERIFY(!whole.isEmpty());
    for (const PlacedSegment part : parts) {
        look(board, Qt::Key_Return);
        const auto lines = featureLines(accountOf(game, part.at, part.segment), board.session->record());
        QVERIFY(told(board.view).startsWith(lines.front().text));
    }
    look(board, Qt::Key_Return);
    QCOMPARE(told(board.view), whole);
    board.press(Qt::Key_Return, Qt::AltModifier | Qt::ShiftModifier);
    const PlacedSegment last = parts.back();
    QVERIFY(board.view.featureUnderPointer() == last.segment.kind);
}

void LookAroundTest::theSameIsToldAsToThePointer()
{
    BoardFixture board;
    play(board, 12);
    const PlacedSegment first = featuresToVisit(board.game()).front();
    QStringList lines;
    for (const LabelItem::Line& line : targetLines(*board.session, first))
        lines << line.text;
    QVERIFY(lines.size() >= 2);
    look(board, Qt::Key_PageDown);
    QCOMPARE(told(board.view), lines);
    board.view.setFeatureTips(false);
    QCOMPARE(told(board.view), QStringList());
    QVERIFY(framed(board.view));
}

void LookAroundTest::whatFitsIsToldWhileThatIsWanted()
{
    BoardFixture board;
    look(board, Qt::Key_Home);
    look(board, Qt::Key_Up);
    const QStringList lines = told(board.view);
    QVERIFY(!lines.isEmpty());
    board.view.setSquareTips(false);
    QCOMPARE(told(board.view), QStringList());
    QVERIFY(framed(board.view));
    board.view.setSquareTips(true);
    QCOMPARE(told(board.view), lines);
}

void LookAroundTest::itTellsWhyNothingFits()
{
    BoardFixture board;
    play(board, 20);
    const Game& game = board.game();
    const auto spots = game.legalPlacements().toVector();
    look(board, Qt::Key_Home);
    int refused = 0;
    for (const Side side : kAllSides) {
        look(board, Qt::Key_Home);
        const auto square = nextInSight(game, lastTile(game), side);
        const bool isOffered = square && std::ranges::count(spots, *square, &Placement::at) > 0;
        if (!square || game.tileAt(*square) || isOffered)
            continue;
        look(board, side == Side::North  ? Qt::Key_Up
                    : side == Side::East ? Qt::Key_Right
                    : side == Side::West ? Qt::Key_Left
                                         : Qt::Key_Down);
        QCOMPARE(board.view.hint(), BoardText::whyNot(game, *square, board.view.ghostRotation()));
        ++refused;
    }
    QVERIFY(refused > 0);
}

void LookAroundTest::escGoesBackToTheChoice()
{
    BoardFixture board;
    board.press(Qt::Key_Tab);
    board.press(Qt::Key_Tab);
    const int chosen = board.view.chosenOffer();
    QVERIFY(chosen >= 0);
    look(board, Qt::Key_Up);
    QCOMPARE(board.view.chosenOffer(), -1);
    board.press(Qt::Key_Escape);
    QCOMPARE(board.view.chosenOffer(), chosen);
    board.press(Qt::Key_Return);
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    look(board, Qt::Key_Up);
    board.press(Qt::Key_Escape); // ends looking only
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    board.press(Qt::Key_Escape);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
}

void LookAroundTest::enterChoosesTheSpot()
{
    BoardFixture board;
    const auto spot = std::get<Placement>(board.view.offer(0)).at;
    const Position start = lastTile(board.game());
    for (const auto& [key, side] :
         {std::pair(Qt::Key_Up, Side::North), std::pair(Qt::Key_Right, Side::East),
          std::pair(Qt::Key_Down, Side::South), std::pair(Qt::Key_Left, Side::West)}) {
        look(board, Qt::Key_Home);
        if (neighbour(start, side) == spot) {
            look(board, key);
            break;
        }
    }
    board.press(Qt::Key_Return);
    QVERIFY(!framed(board.view));
    QCOMPARE(board.view.chosenOffer(), 0);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
    look(board, Qt::Key_Home);
    board.press(Qt::Key_Return); // nothing is offered on a tile: back to the choice
    QCOMPARE(board.view.chosenOffer(), 0);
}

void LookAroundTest::itStaysWhileOthersPlay()
{
    BoardFixture board;
    play(board, 6);
    board.press(Qt::Key_Tab); // by keyboard, so that the next turn begins with a choice
    look(board, Qt::Key_PageDown);
    const auto at = framed(board.view);
    play(board, 1);
    QVERIFY(framed(board.view) == at);
    QVERIFY(!told(board.view).isEmpty());
    QCOMPARE(board.view.chosenOffer(), -1);
    board.press(Qt::Key_Escape);
    QVERIFY(board.view.chosenOffer() >= 0);
}

void LookAroundTest::undoEndsItWhereNothingIsLeft()
{
    BoardFixture board;
    look(board, Qt::Key_Up); // the start tile
    const Position start = lastTile(board.game());
    play(board, 8);
    board.session->undo();
    QVERIFY(framed(board.view) == start);
    look(board, Qt::Key_Home);
    const Position end = lastTile(board.game());
    while (isInSight(board.game(), end))
        board.session->undo();
    QVERIFY(!framed(board.view));
    QCOMPARE(told(board.view), QStringList());
}

void LookAroundTest::aTileThatIsTakenBackHasNoParts()
{
    BoardFixture board;
    play(board, 4);
    const auto place = std::get<Placement>(board.view.offer(0)).at;
    board.click(0);
    look(board, Qt::Key_Home);
    look(board, Qt::Key_Return);
    QVERIFY(!told(board.view).isEmpty());
    QVERIFY(test::takeTileBack(*board.session));
    QVERIFY(framed(board.view) == place);
    QStringList lines; // of an empty square
    for (const LabelItem::Line& line :
         targetLines(*board.session, EmptySquare{place}, board.view.ghostRotation()))
        lines << line.text;
    QCOMPARE(told(board.view), lines);
    QVERIFY(!board.view.featureUnderPointer());
}

void LookAroundTest::onlyARealMoveOfTheMouseEndsIt()
{
    BoardFixture board;
    play(board, 8);
    const QPoint corner(40, 40);
    board.hover(corner);
    look(board, Qt::Key_Home);
    board.hover(corner + QPoint(1, 1));
    QVERIFY(framed(board.view));
    board.hover(corner + QPoint(2 * QApplication::startDragDistance(), 0));
    QVERIFY(!framed(board.view));
    look(board, Qt::Key_Home);
    board.click(0);
    QVERIFY(!framed(board.view));
}

void LookAroundTest::helpOpensAtIt()
{
    BoardFixture board;
    play(board, 8);
    const std::vector<PlacedSegment> all = featuresToVisit(board.game());
    look(board, Qt::Key_PageUp);
    QVERIFY(board.view.featureUnderPointer() == all.back().segment.kind);
    board.press(Qt::Key_Escape);
    QVERIFY(!board.view.featureUnderPointer());
}

void LookAroundTest::anotherGameEndsIt()
{
    BoardFixture board;
    play(board, 8);
    look(board, Qt::Key_PageDown);
    const auto other = test::newSession(2, 9);
    board.view.setSession(other.get());
    QVERIFY(!framed(board.view));
    look(board, Qt::Key_Home);
    QVERIFY(framed(board.view) == lastTile(other->game()));
    board.view.setSession(nullptr);
    QVERIFY(!framed(board.view));
    look(board, Qt::Key_Home); // there is nothing to look at
    QVERIFY(!framed(board.view));
}

const WindowTest<LookAroundTest> kTest("tst_lookaround");

} // namespace lodeline::goldrush::tst_lookaround

#include "tst_lookaround.moc"
