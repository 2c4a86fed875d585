// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/items/deadspotitem.h"
#include "app/goldrush/board/modes/actingmode.h"
#include "app/goldrush/board/overlays/labelitem.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "engine/goldrush/knowledge/squares.h"
#include "tests/app/goldrush/board/boardfixture.h"
#include "tests/windowtest/windowtest.h"
#include "ui/wording/edgewords.h"

#include <QSignalSpy>

#include <algorithm>
#include <map>
#include <numbers>
#include <set>

namespace lodeline::goldrush::tst_boardmouse {

using test::BoardFixture;

class BoardMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void spotsAreThePositionsOfAllLegalPlacements();
    void clickPlacesTheTileAsTheGhostShowsIt();
    void clickBesideASpotDoesNothing();
    void ghostIsOnlyEverInLegalRotations();
    void rightButtonAndWheelTurn();
    void wheelZoomsAwayFromTheTile();
    void wheelZoomsWhereNothingIsHeldToTurn();
    void theHintNamesTheWheelWhereItTurns();
    void offersLieApartAndShowTheTile();
    void wordsOfAnOfferStayInView();
    void longWordsOfAnOfferGoOnBelow();
    void offersAreTheLegalActions_data();
    void offersAreTheLegalActions();
    void escTakesTheTileBack();
    void nothingEndsTheTurn();
    void dragScrollsAndTakesNothing();
    void hintsAndPointerTellWhatAClickDoes();
    void theHintTellsWhyATileDoesNotFit();
    void theHintKeepsQuietAsAtTheTable();
    void deadSquaresAreMarked();
    void withoutInputNothingIsOffered();
    void undoShowsThePositionBefore();
    void wholeGameByMouse_data();
    void wholeGameByMouse();
};

namespace {

std::set<std::pair<int, int>> positions(const std::vector<Placement>& placements)
{
    std::set<std::pair<int, int>> all;
    for (const Placement& placement : placements)
        all.emplace(placement.at.x, placement.at.y);
    return all;
}

std::vector<Placement> offeredPlacements(const BoardView& view)
{
    std::vector<Placement> placements;
    for (int offer = 0; offer < view.offerCount(); ++offer)
        placements.push_back(std::get<Placement>(view.offer(offer)));
    return placements;
}

void playUntilPiecesAreOffered(BoardFixture& board, Random& random)
{
    while (board.session->phase() != Game::Phase::Act || board.view.offerCount() < 2) {
        if (board.session->phase() == Game::Phase::Act)
            test::act(*board.session, {});
        test::place(*board.session, test::anyPlacement(board.game(), random));
    }
}

// Where the words on the board stand in its viewport; null if there are none.
QRectF wordsIn(const BoardView& view)
{
    for (const QGraphicsItem* item : view.scene()->items()) {
        const auto* words = dynamic_cast<const LabelItem*>(item);
        if (words && words->isVisible())
            return words->boundingRect().translated(view.viewportTransform().map(words->pos()));
    }
    return {};
}

std::vector<Position> emptyBeside(const Game& game, int order)
{
    std::vector<Position> squares;
    for (const Side side : kAllSides)
        if (const Position at = neighbour(game.placedTile(order).placement.at, side); !game.tileAt(at))
            squares.push_back(at);
    return squares;
}

std::vector<Position> markedDead(const BoardView& view)
{
    std::vector<Position> marked;
    for (const QGraphicsItem* item : view.scene()->items())
        if (dynamic_cast<const DeadSpotItem*>(item))
            marked.push_back(positionAt(item->pos() + QPointF(1, 1)));
    std::ranges::sort(marked);
    return marked;
}

} // namespace

void BoardMouseTest::spotsAreThePositionsOfAllLegalPlacements()
{
    BoardFixture board;
    Random random(3);
    do {
        QCOMPARE(positions(offeredPlacements(board.view)),
                 positions(board.game().legalPlacements().toVector()));
    } while (test::playPlies(*board.session, random, 1) == 1 && board.session->phase() != Game::Phase::Over);
    QCOMPARE(board.view.offerCount(), 0);
}

void BoardMouseTest::clickPlacesTheTileAsTheGhostShowsIt()
{
    BoardFixture board;
    board.hover(0);
    QCOMPARE(board.view.chosenOffer(), 0);
    const auto shown = std::get<Placement>(board.view.offer(0));
    QCOMPARE(board.view.ghostRotation(), shown.rotation);
    board.click(0);
    QCOMPARE(board.session->phase(), Game::Phase::Act);
    QVERIFY(board.session->tentativePlacement() == shown);
}

void BoardMouseTest::clickBesideASpotDoesNothing()
{
    BoardFixture board;
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, QPoint(4, 4));
    const QRect start = board.view.mapFromScene(QRectF(0, 0, 128, 128)).boundingRect();
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, start.center());
    QCOMPARE(board.session->phase(), Game::Phase::Place);
}

void BoardMouseTest::ghostIsOnlyEverInLegalRotations()
{
    BoardFixture board;
    Random random(5);
    while (board.session->phase() == Game::Phase::Place) {
        for (int spot = 0; spot < board.view.offerCount(); ++spot) {
            board.hover(spot);
            const Position at = std::get<Placement>(board.view.offer(spot)).at;
            std::set<Rotation> legal;
            for (const Placement& placement : board.game().legalPlacements().toVector()) {
                if (placement.at == at)
                    legal.insert(placement.rotation);
            }
            std::set<Rotation> seen;
            for (int turn = 0; turn < kRotations; ++turn) {
                QCOMPARE(board.view.chosenOffer(), spot);
                QVERIFY(board.game().isLegal(Placement{at, board.view.ghostRotation()}));
                seen.insert(board.view.ghostRotation());
                board.view.rotateGhost(spot % 2 ? 1 : -1);
            }
            QCOMPARE(seen, legal);
        }
        test::playPlies(*board.session, random, 1);
    }
}

void BoardMouseTest::rightButtonAndWheelTurn()
{
    BoardFixture board;
    for (int spot = 0; spot < board.view.offerCount(); ++spot) {
        board.hover(spot);
        const Rotation first = board.view.ghostRotation();
        board.view.rotateGhost(1);
        const Rotation second = board.view.ghostRotation();
        if (first == second)
            continue; // fits one way only
        QSignalSpy turned(&board.view, &BoardView::ghostTurned);
        board.view.rotateGhost(-1);
        QCOMPARE(board.view.ghostRotation(), first);
        board.click(spot, Qt::RightButton);
        QCOMPARE(board.view.ghostRotation(), second);
        board.wheel(board.centre(spot), 120);
        QCOMPARE(board.view.ghostRotation(), first);
        board.wheel(board.centre(spot), -60); // half a notch is not yet a turn
        QCOMPARE(board.view.ghostRotation(), first);
        board.wheel(board.centre(spot), -60);
        QCOMPARE(board.view.ghostRotation(), second);
        board.wheel({2, 2}, 120, Qt::ControlModifier);
        QCOMPARE(board.view.ghostRotation(), first);
        QCOMPARE(turned.size(), 5);
        QCOMPARE(board.session->phase(), Game::Phase::Place);
        return;
    }
    QFAIL("no spot with two rotations");
}

void BoardMouseTest::wheelZoomsAwayFromTheTile()
{
    BoardFixture board;
    const qreal before = board.view.tileSize();
    board.wheel({3, 3}, -120);
    QVERIFY(board.view.tileSize() < before);
    board.hover(0);
    board.wheel(board.centre(0), 120, Qt::ShiftModifier);
    QCOMPARE(board.view.tileSize(), before);
    board.view.setWheelTurns(false);
    board.wheel(board.centre(0), 120);
    QVERIFY(board.view.tileSize() > before);
}

void BoardMouseTest::wheelZoomsWhereNothingIsHeldToTurn()
{
    BoardFixture board;
    Random random(5);
    bool oneWay = false;
    bool byKeys = false;
    while (!oneWay || !byKeys) {
        QCOMPARE(board.session->phase(), Game::Phase::Place);
        for (int spot = 0; spot < board.view.offerCount(); ++spot) {
            board.view.zoomToFit();
            board.hover(spot);
            const Rotation held = board.view.ghostRotation();
            board.view.rotateGhost(1);
            const bool turns = board.view.ghostRotation() != held;
            if (turns)
                board.view.chooseOffer(spot); // not by the pointer, which happens to lie there
            const Rotation before = board.view.ghostRotation();
            const qreal size = board.view.tileSize();
            board.wheel(board.centre(spot), -120);
            QVERIFY(board.view.tileSize() < size);
            QCOMPARE(board.view.ghostRotation(), before);
            oneWay |= !turns;
            byKeys |= turns;
        }
        test::playPlies(*board.session, random, 1);
    }
}

void BoardMouseTest::theHintNamesTheWheelWhereItTurns()
{
    BoardFixture board;
    int spot = 0;
    const auto turns = [&] {
        board.hover(spot);
        const Rotation held = board.view.ghostRotation();
        board.view.rotateGhost(1);
        return board.view.ghostRotation() != held;
    };
    while (!turns())
        QVERIFY(++spot < board.view.offerCount());
    QSignalSpy hints(&board.view, &BoardView::hintChanged);
    const auto named = [&] { return board.view.hint().contains(QStringLiteral("wheel")); };
    QVERIFY(named());
    board.view.setWheelTurns(false);
    QVERIFY(!named());
    QCOMPARE(hints.size(), 1);
    QCOMPARE(hints[0][0].toString(), board.view.hint());
    board.click(spot);
    board.press(Qt::Key_Escape);
    board.hover(spot);
    QVERIFY(!named()); // in the next turn as well
    board.view.setWheelTurns(true);
    QVERIFY(named());
    board.view.chooseOffer(spot); // by the keyboard, over which the wheel zooms
    QVERIFY(!named());
    board.hover(spot); // and the pointer comes there
    QVERIFY(named());
}

void BoardMouseTest::offersLieApartAndShowTheTile()
{
    BoardFixture board(4, 11, {.takeBack = true});
    Random random(8);
    std::size_t most = 0;
    while (board.session->phase() == Game::Phase::Place) {
        test::place(*board.session, test::anyPlacement(board.game(), random));
        BoardScene scene;
        scene.reset(board.session.get());
        const ActingMode mode(scene, board.game());
        std::map<Position, std::vector<QRectF>> byTile;
        for (int offer = 1; offer < mode.offerCount(); ++offer) {
            const QRectF rect = mode.offerRect(offer, 1);
            for (const auto& [at, others] : byTile) {
                for (const QRectF& other : others)
                    QVERIFY(QLineF(rect.center(), other.center()).length() >= rect.width());
            }
            const Position at = std::get<Action>(mode.offer(offer)).at;
            QVERIFY(tileRect(at).contains(rect));
            byTile[at].push_back(rect);
            most = std::max(most, byTile[at].size());
        }
        for (const auto& [at, rects] : byTile) {
            if (rects.size() < 6)
                QVERIFY(static_cast<qreal>(rects.size()) * std::numbers::pi / 4 * rects[0].width() *
                            rects[0].width() <
                        kTile * kTile / 3);
        }
        test::act(*board.session, test::anyAction(board.game(), random));
    }
    QVERIFY(most > 3);
}

void BoardMouseTest::wordsOfAnOfferStayInView()
{
    BoardFixture board;
    Random random(4);
    playUntilPiecesAreOffered(board, random);
    const auto seen = [&board] {
        const QRectF words = wordsIn(board.view);
        const QRectF room = QRectF(board.view.viewport()->rect()).adjusted(6, 6, -6, -6); // not on its edge
        return !words.isNull() && room.contains(words);
    };
    const QRect room = board.view.viewport()->rect().adjusted(2, 2, -2, -2);
    for (const QPoint corner : {room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()}) {
        board.view.resetZoom();
        const QRect tile = board.view.offerRect(1);
        const QPoint way = corner - tile.center();
        QTest::mousePress(board.view.viewport(), Qt::MiddleButton, {}, room.center());
        QMouseEvent move(QEvent::MouseMove, room.center() + way,
                         board.view.viewport()->mapToGlobal(room.center() + way), Qt::NoButton,
                         Qt::MiddleButton, {});
        QCoreApplication::sendEvent(board.view.viewport(), &move);
        QTest::mouseRelease(board.view.viewport(), Qt::MiddleButton, {}, room.center());
        board.hover(1);
        if (board.view.chosenOffer() == 1)
            QVERIFY(seen());
        board.view.chooseOffer(1);
        QVERIFY(seen());
    }
}

void BoardMouseTest::longWordsOfAnOfferGoOnBelow()
{
    BoardFixture board;
    Random random(4);
    playUntilPiecesAreOffered(board, random);
    board.view.chooseOffer(1);
    const QRectF usual = wordsIn(board.view);
    board.view.resize(static_cast<int>(usual.width()) - 40, 500);
    board.view.zoomToFit();
    const QRectF words = wordsIn(board.view);
    QVERIFY(QRectF(board.view.viewport()->rect()).contains(words));
    QVERIFY(words.height() > 1.5 * usual.height());
    board.view.resize(1000, 800);
    QCOMPARE(wordsIn(board.view).size(), usual.size());
}

void BoardMouseTest::offersAreTheLegalActions_data()
{
    QTest::addColumn<bool>("farmers");
    QTest::addColumn<bool>("takeBack");
    QTest::newRow("farmers") << true << false;
    QTest::newRow("no farmers") << false << false;
    QTest::newRow("take back") << true << true;
}

void BoardMouseTest::offersAreTheLegalActions()
{
    QFETCH(bool, farmers);
    QFETCH(bool, takeBack);
    BoardFixture board(4, 17, {farmers, false, takeBack});
    Random random(8);
    while (board.session->phase() != Game::Phase::Over) {
        test::place(*board.session, test::anyPlacement(board.game(), random));
        std::vector<Action> offered;
        std::set<QString> names;
        for (int offer = 0; offer < board.view.offerCount(); ++offer) {
            offered.push_back(std::get<Action>(board.view.offer(offer)));
            names.insert(board.view.offerName(offer));
        }
        QVERIFY(offered == board.game().legalActions().toVector());
        QCOMPARE(names.size(), offered.size());
        // Each can be told from the others by the mouse.
        for (int offer = 0; offer < board.view.offerCount(); ++offer) {
            board.hover(offer);
            QCOMPARE(board.view.chosenOffer(), offer);
        }
        test::act(*board.session, test::anyAction(board.game(), random));
    }
}

void BoardMouseTest::escTakesTheTileBack()
{
    BoardFixture board;
    const auto spots = positions(offeredPlacements(board.view));
    board.click(2);
    QCOMPARE(board.game().placedCount(), 2);
    board.press(Qt::Key_Escape);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
    QCOMPARE(board.game().placedCount(), 1);
    QCOMPARE(positions(offeredPlacements(board.view)), spots);
    board.press(Qt::Key_Escape);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
}

void BoardMouseTest::nothingEndsTheTurn()
{
    BoardFixture board;
    board.click(0);
    QVERIFY(std::get<Action>(board.view.offer(0)) == Action{});
    board.click(0);
    QCOMPARE(board.game().ply(), 1);
    QVERIFY(board.game().pieces().empty());
}

void BoardMouseTest::dragScrollsAndTakesNothing()
{
    BoardFixture board;
    QWidget* viewport = board.view.viewport();
    for (const auto button : {Qt::LeftButton, Qt::MiddleButton}) {
        const QPoint from = board.centre(0);
        const QPointF before = board.view.mapToScene(0, 0);
        QTest::mousePress(viewport, button, {}, from);
        QTest::mouseMove(viewport, from + QPoint(30, 20));
        QTest::mouseMove(viewport, from + QPoint(60, 40));
        QTest::mouseRelease(viewport, button, {}, from + QPoint(60, 40));
        QVERIFY(board.view.mapToScene(0, 0).x() < before.x());
        QVERIFY(board.view.mapToScene(0, 0).y() < before.y());
        QCOMPARE(board.session->phase(), Game::Phase::Place);
    }
}

void BoardMouseTest::hintsAndPointerTellWhatAClickDoes()
{
    BoardFixture board;
    QSignalSpy hints(&board.view, &BoardView::hintChanged);
    board.hover(0);
    QVERIFY(!hints.isEmpty());
    QCOMPARE(board.view.viewport()->cursor().shape(), Qt::PointingHandCursor);
    board.hover(QPoint(3, 3));
    QCOMPARE(board.view.viewport()->cursor().shape(), Qt::ArrowCursor);
    QCOMPARE(board.view.chosenOffer(), -1);
    board.click(0);
    hints.clear();
    board.hover(1);
    QCOMPARE(hints.last()[0].toString(), board.view.offerName(1));
}

void BoardMouseTest::theHintTellsWhyATileDoesNotFit()
{
    BoardFixture board;
    Random random(3);
    int refused = 0;
    int dead = 0;
    for (; board.session->phase() == Game::Phase::Place; test::playPlies(*board.session, random, 1)) {
        const Game& game = board.game();
        const auto spots = positions(offeredPlacements(board.view));
        for (const Position at : emptyBeside(game, game.placedCount() - 1)) {
            board.view.reveal(tileRect(at));
            board.hover(board.view.mapFromScene(tileRect(at).center()));
            const QString hint = board.view.hint();
            const bool fits = spots.contains({at.x, at.y});
            const bool isDead =
                hint.startsWith(QStringLiteral("Neither this tile nor any of those left fits"));
            QCOMPARE(hint.contains(QStringLiteral("does not fit here")) || isDead, !fits);
            if (fits)
                continue;
            ++refused;
            dead += isDead ? 1 : 0;
            for (const Clash& clash :
                 clashes(game.tileSet(), *game.drawn(), board.view.ghostRotation(), edgesAround(game, at))) {
                const QString told = QStringLiteral("%1: %2 against %3")
                                         .arg(ui::sideName(clash.side), ui::featureName(clash.has),
                                              ui::featureName(clash.asked));
                QVERIFY2(hint.contains(told), qPrintable(hint));
            }
            const int others = copiesThatFit(game, edgesAround(game, at));
            QCOMPARE(isDead, others == 0);
            QCOMPARE(hint.contains(QStringLiteral("; %1 of those left would").arg(others)), !isDead);
            const std::vector<Position> marked = markedDead(board.view);
            QCOMPARE(std::ranges::count(marked, at) == 1, isDead);
            board.hover(board.view.mapFromScene(tileRect(game.placedTile(0).placement.at).center()));
            QVERIFY(!board.view.hint().contains(u'('));
        }
    }
    QVERIFY(refused > 20);
    QVERIFY(dead > 0);
}

void BoardMouseTest::theHintKeepsQuietAsAtTheTable()
{
    BoardFixture board;
    board.view.setTellsWhyNot(false);
    Random random(3);
    for (int ply = 0; ply < 30; ++ply, test::playPlies(*board.session, random, 1)) {
        for (const Position at : emptyBeside(board.game(), board.game().placedCount() - 1)) {
            board.view.reveal(tileRect(at));
            board.hover(board.view.mapFromScene(tileRect(at).center()));
            QVERIFY(!board.view.hint().contains(u'('));
        }
    }
}

void BoardMouseTest::deadSquaresAreMarked()
{
    BoardFixture board;
    Random random(3);
    for (int ply = 0; ply < 40; ++ply) {
        QCOMPARE(markedDead(board.view), deadSquares(board.game()));
        test::place(*board.session, test::anyPlacement(board.game(), random));
        QCOMPARE(markedDead(board.view), deadSquares(board.game()));
        test::act(*board.session, test::anyAction(board.game(), random));
    }
    QVERIFY(!markedDead(board.view).empty());
    board.view.setMarksDead(false);
    QVERIFY(markedDead(board.view).empty());
    test::playPlies(*board.session, random, 1);
    QVERIFY(markedDead(board.view).empty());
    board.view.setMarksDead(true);
    QVERIFY(!markedDead(board.view).empty());
    test::playPlies(*board.session, random);
    QVERIFY(markedDead(board.view).empty()); // where the game is over, all are
}

void BoardMouseTest::withoutInputNothingIsOffered()
{
    BoardFixture board;
    board.view.setInputEnabled(false);
    QCOMPARE(board.view.offerCount(), 0);
    board.press(Qt::Key_Return);
    QCOMPARE(board.session->phase(), Game::Phase::Place);
    board.view.setInputEnabled(true);
    QVERIFY(board.view.offerCount() > 0);
}

void BoardMouseTest::undoShowsThePositionBefore()
{
    BoardFixture board;
    Random random(6);
    test::playPlies(*board.session, random, 10);
    const auto spots = positions(offeredPlacements(board.view));
    test::playPlies(*board.session, random, 1);
    board.session->undo();
    QCOMPARE(positions(offeredPlacements(board.view)), spots);
    board.session->redo();
    QCOMPARE(positions(offeredPlacements(board.view)), positions(board.game().legalPlacements().toVector()));
}

void BoardMouseTest::wholeGameByMouse_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("seed");
    QTest::newRow("two") << 2 << 1;
    QTest::newRow("five, all options") << 5 << 2;
}

void BoardMouseTest::wholeGameByMouse()
{
    QFETCH(int, players);
    QFETCH(int, seed);
    const bool all = players == 5;
    BoardFixture board(players, static_cast<std::uint64_t>(seed), {true, all, all});
    QSignalSpy finished(board.session.get(), &GameSession::finished);
    Random random(static_cast<std::uint64_t>(seed));
    while (board.session->phase() != Game::Phase::Over) {
        const int ply = board.game().ply();
        const int spot = static_cast<int>(random.below(static_cast<std::uint32_t>(board.view.offerCount())));
        QVERIFY2(board.view.viewport()->rect().contains(board.centre(spot)), "the spot is out of sight");
        board.hover(spot);
        board.click(spot);
        QCOMPARE(board.session->phase(), Game::Phase::Act);
        const int action =
            static_cast<int>(random.below(static_cast<std::uint32_t>(board.view.offerCount())));
        const auto wanted = std::get<Action>(board.view.offer(action));
        QVERIFY2(board.view.viewport()->rect().contains(board.centre(action)), "the action is out of sight");
        board.hover(action);
        board.click(action);
        QCOMPARE(board.game().ply(), ply + 1);
        QVERIFY(board.session->record().moves.back().move.action == wanted);
    }
    QCOMPARE(finished.size(), 1);
    QCOMPARE(board.view.offerCount(), 0);
}

const WindowTest<BoardMouseTest> kTest("tst_boardmouse");

} // namespace lodeline::goldrush::tst_boardmouse

#include "tst_boardmouse.moc"
