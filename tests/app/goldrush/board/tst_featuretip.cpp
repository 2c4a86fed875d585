// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/labelitem.h"
#include "app/goldrush/board/overlays/labelplace.h"
#include "app/goldrush/board/scene/boardscene.h"
#include "app/goldrush/board/tips/featurelines.h"
#include "app/goldrush/board/tips/featuretip.h"
#include "app/goldrush/board/tips/targetlines.h"
#include "app/goldrush/lessons/lesson.h"
#include "app/goldrush/wording/words.h"
#include "tests/app/goldrush/board/pointing.h"
#include "tests/windowtest/largeletters.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"

#include <QApplication>

namespace lodeline::goldrush::tst_featuretip {

using test::BoardFixture;
using test::pixelOf;
using test::sceneOf;
using test::squareToRestOn;
using test::texts;
using test::told;

class FeatureTipTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { languages_.use(QStringLiteral("en")); }
    void prairiesBringNothingWithoutFarmers();
    void restingTellsOfAFeature();
    void aClickTellsAtOnce();
    void wordsFollowTheTextSize();
    void theWholeFeatureIsOneTip();
    void offersEndIt();
    void aTurnEndsIt();
    void itCanBeSwitchedOff();
    void everySegmentIsFound();
    void itTellsWhyNoCowboyMayStandThere();
    void theLinesTellWhoLeads();
    void theLinesTellWhatItBrings();
    void aPieceTellsSinceWhen();
    void anEmptySquareTellsWhatFits();
    void squaresCanBeSwitchedOff();
    void anOfferedSquareTellsLater();
    void wordsLeaveFreeWhatTheyAreAbout();
    void wordsGoAroundWhatIsKept();
    void lessonsSayLessOfSquares();

private:
    ui::Languages languages_;
};

namespace {

// A cowboy that lies or stands where the pointer can reach it.
PieceOnBoard someCowboy(BoardFixture& board)
{
    Random random(3);
    do {
        test::playPlies(*board.session, random, 1);
    } while (board.game().pieces().empty());
    return board.game().pieces().front();
}

QPoint pixelOf(const BoardFixture& board, const PieceOnBoard& piece)
{
    return board.view.mapFromScene(sceneOf(board.view).anchor(board.game(), piece.at, piece.segment));
}

QPoint nowhere(const BoardFixture& board)
{
    return board.view.viewport()->rect().topLeft() + QPoint(2, 2);
}

// Where the words lie in the viewport; nothing where none show.
std::optional<QRectF> wordsIn(const BoardFixture& board)
{
    for (const QGraphicsItem* item : board.view.scene()->items()) {
        const auto* words = dynamic_cast<const LabelItem*>(item);
        if (words && words->isVisible())
            return words->boundingRect().translated(board.view.viewportTransform().map(words->pos()));
    }
    return std::nullopt;
}

FeatureAccount account(FeatureKind kind, int first, int second)
{
    FeatureAccount made;
    made.info.kind = kind;
    made.info.value = 4;
    made.info.openEdges = 1;
    made.info.cowboys = {first, second};
    for (int seat = 0; seat < 2; ++seat)
        if (made.info.cowboys[static_cast<std::size_t>(seat)] == std::max(first, second) &&
            std::max(first, second) > 0)
            made.leaders.push_back(seat);
    made.pointsAtEnd = 4;
    return made;
}

QStringList linesOf(const FeatureAccount& account)
{
    QStringList lines;
    for (const LabelItem::Line& line : featureLines(account, test::newRecord(2)))
        lines << line.text;
    return lines;
}

} // namespace

void FeatureTipTest::prairiesBringNothingWithoutFarmers()
{
    FeatureAccount prairie;
    prairie.info.kind = FeatureKind::Prairie;
    prairie.pointsAtEnd = 4;
    GameRecord record = test::newRecord(2);
    QVERIFY(featureLines(prairie, record).back().text.contains(QStringLiteral("4 points")));
    record.options.farmers = false;
    const auto lines = featureLines(prairie, record);
    QCOMPARE(lines.size(), std::size_t{2});
    QCOMPARE(lines[1].text, QStringLiteral("This game has no farmers, so prairies score nothing"));
}

void FeatureTipTest::restingTellsOfAFeature()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    board.hover(nowhere(board));
    QCOMPARE(told(board.view), QStringList());
    board.hover(pixelOf(board, piece));
    QCOMPARE(told(board.view), QStringList()); // not while it only passes
    QTRY_VERIFY(!told(board.view).isEmpty());
    QVERIFY(told(board.view)[0].startsWith(playerName(board.session->record(), piece.player)));
    board.hover(nowhere(board));
    QCOMPARE(told(board.view), QStringList());
}

void FeatureTipTest::aClickTellsAtOnce()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    const int revision = board.session->revision();
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    const QStringList lines = told(board.view);
    QVERIFY(lines.size() >= 3);
    QVERIFY(lines.join(u'\n').contains(QStringLiteral("at the end of the game")));
    QCOMPARE(board.session->revision(), revision);
}

void FeatureTipTest::wordsFollowTheTextSize()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    const QStringList lines = told(board.view);
    const auto words = wordsIn(board);
    QVERIFY(words);
    {
        const test::LargeLetters letters;
        QTRY_VERIFY(wordsIn(board) && wordsIn(board)->height() > 1.5 * words->height());
        QCOMPARE(told(board.view), lines);
    }
    QTRY_COMPARE(wordsIn(board)->size(), words->size());
}

void FeatureTipTest::theWholeFeatureIsOneTip()
{
    BoardFixture board;
    Random random(5);
    test::playPlies(*board.session, random, 20);
    BoardScene& scene = sceneOf(board.view);
    const SegmentRef railroad{FeatureKind::Railroad, 0};
    for (int order = 0; order < board.game().placedCount(); ++order) {
        const PlacedTile tile = board.game().placedTile(order);
        if (board.game().tileSet().tiles[static_cast<std::size_t>(tile.design)].railroads.empty())
            continue;
        const auto members = board.game().segments(tile.placement.at, railroad);
        const bool isHeld = std::ranges::any_of(board.game().pieces(), [&](const PieceOnBoard& piece) {
            return std::ranges::count(members, PlacedSegment{piece.at, piece.segment}) > 0;
        });
        if (members.size() < 3 || isHeld)
            continue;
        const auto pixel = [&](const PlacedSegment& member) {
            return board.view.mapFromScene(scene.anchor(board.game(), member.at, member.segment));
        };
        QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixel(members.front()));
        const QStringList lines = told(board.view);
        QVERIFY(!lines.isEmpty());
        board.hover(pixel(members.back()));
        QCOMPARE(told(board.view), lines);
        return;
    }
    QFAIL("no railroad of three tiles");
}

void FeatureTipTest::offersEndIt()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    QVERIFY(!told(board.view).isEmpty());
    board.press(Qt::Key_Tab);
    QCOMPARE(told(board.view), QStringList());
    QVERIFY(board.view.chosenOffer() >= 0);
}

void FeatureTipTest::aTurnEndsIt()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    QVERIFY(!told(board.view).isEmpty());
    Random random(3);
    test::place(*board.session, test::anyPlacement(board.game(), random));
    QCOMPARE(told(board.view), QStringList());
}

void FeatureTipTest::itCanBeSwitchedOff()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    QVERIFY(!told(board.view).isEmpty());
    board.view.setFeatureTips(false);
    QCOMPARE(told(board.view), QStringList());
    board.hover(nowhere(board));
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    QCOMPARE(told(board.view), QStringList());
}

// Where a piece would stand on a segment, just that is found.
void FeatureTipTest::everySegmentIsFound()
{
    BoardFixture board;
    BoardScene& scene = sceneOf(board.view);
    Random random(8);
    test::playPlies(*board.session, random, 30);
    const Game& game = board.game();
    int found = 0;
    for (int order = 0; order < game.placedCount(); ++order) {
        const PlacedTile tile = game.placedTile(order);
        const TileDesign& design = game.tileSet().tiles[static_cast<std::size_t>(tile.design)];
        for (std::size_t index = 0; index < design.prairies.size() + design.railroads.size(); ++index) {
            const bool isPrairie = index < design.prairies.size();
            const SegmentRef segment{
                isPrairie ? FeatureKind::Prairie : FeatureKind::Railroad,
                static_cast<std::uint8_t>(isPrairie ? index : index - design.prairies.size())};
            const QPointF point = scene.anchor(game, tile.placement.at, segment);
            const auto there = scene.segmentAt(game, point);
            QVERIFY(there);
            const bool isPiece = std::ranges::any_of(game.pieces(), [&](const PieceOnBoard& piece) {
                return there->at == piece.at && there->segment == piece.segment;
            });
            if (isPiece)
                continue;
            QVERIFY((*there == PlacedSegment{tile.placement.at, segment}));
            ++found;
        }
    }
    QVERIFY(found > 40);
    QVERIFY(!scene.segmentAt(game, QPointF(9000, 9000)));
}

void FeatureTipTest::itTellsWhyNoCowboyMayStandThere()
{
    BoardFixture board;
    Random random(3);
    const QString refusal = QStringLiteral("You cannot put a cowboy here: there is one already");
    int refused = 0;
    for (int ply = 0; ply < 40 && board.session->phase() == Game::Phase::Place; ++ply) {
        test::place(*board.session, test::anyPlacement(board.game(), random));
        const Position at = board.session->tentativePlacement()->at;
        for (const PieceOnBoard& piece : board.game().pieces()) {
            if (piece.piece != events::Piece::Cowboy)
                continue;
            const auto members = board.game().segments(piece.at, piece.segment);
            const bool reachesTile =
                std::ranges::any_of(members, [at](const PlacedSegment& member) { return member.at == at; });
            FeatureTip tip(sceneOf(board.view));
            tip.setSession(board.session.get());
            tip.tellAt(sceneOf(board.view).anchor(board.game(), piece.at, piece.segment));
            QVERIFY(!told(board.view).isEmpty());
            QVERIFY(!told(board.view).contains(refusal)); // the piece stands on another tile
            if (!reachesTile)
                continue;
            const PlacedSegment own = *std::ranges::find(members, at, &PlacedSegment::at);
            tip.stop();
            tip.tellAt(sceneOf(board.view).anchor(board.game(), own.at, own.segment));
            if (told(board.view).contains(refusal))
                ++refused;
        }
        test::act(*board.session, test::anyAction(board.game(), random));
    }
    QVERIFY(refused > 2);
    QCOMPARE(obstacleText(CowboyObstacle::NoneLeft),
             QStringLiteral("You cannot put a cowboy here: you have none left"));
    QCOMPARE(obstacleText(CowboyObstacle::NoFarmers),
             QStringLiteral("You cannot put a cowboy here: this game has no farmers"));
}

void FeatureTipTest::theLinesTellWhoLeads()
{
    const QString ann = playerName(test::newRecord(2), 0);
    const QString bo = playerName(test::newRecord(2), 1);
    QStringList lines = linesOf(account(FeatureKind::Prairie, 2, 1));
    QVERIFY(lines.contains(ann + QStringLiteral(": 2 cowboys, the most")));
    QVERIFY(lines.contains(bo + QStringLiteral(": 1 cowboy")));
    lines = linesOf(account(FeatureKind::City, 1, 1));
    QVERIFY(lines.contains(ann + QStringLiteral(": 1 cowboy, tied for the most")));
    QVERIFY(lines.contains(bo + QStringLiteral(": 1 cowboy, tied for the most")));
    QVERIFY(!lines.contains(QStringLiteral("Nobody has a cowboy here")));
    QVERIFY(linesOf(account(FeatureKind::City, 0, 2)).contains(bo + QStringLiteral(": 2 cowboys")));
    lines = linesOf(account(FeatureKind::City, 0, 0));
    QVERIFY(lines.contains(QStringLiteral("Nobody has a cowboy here")));
    FeatureAccount mountain = account(FeatureKind::Mountain, 0, 0);
    mountain.tents = {1};
    QVERIFY(linesOf(mountain).contains(bo + QStringLiteral(": tent")));
}

void FeatureTipTest::theLinesTellWhatItBrings()
{
    FeatureAccount railroad = account(FeatureKind::Railroad, 1, 0);
    railroad.info.locomotives = 1;
    railroad.pointsComplete = 8;
    QCOMPARE(linesOf(railroad).first(), QStringLiteral("Railroad: 4 tiles, 1 locomotive, 1 open end"));
    QCOMPARE(linesOf(railroad).last(),
             QStringLiteral("8 points when complete, 4 points at the end of the game"));
    railroad.pointsComplete = 4;
    QCOMPARE(linesOf(railroad).last(), QStringLiteral("4 points when complete or at the end of the game"));
    railroad.pointsComplete = 8;
    railroad.info.complete = true;
    QCOMPARE(linesOf(railroad).last(), QStringLiteral("8 points when complete"));
    railroad.leaders.clear();
    railroad.info.cowboys = {};
    QCOMPARE(linesOf(railroad).size(), 1);
    FeatureAccount prairie = account(FeatureKind::Prairie, 1, 0);
    QCOMPARE(linesOf(prairie).first(), QStringLiteral("Prairie without tipi camps or horse herds"));
    prairie.info.tipis = 2;
    prairie.info.horses = 1;
    QCOMPARE(linesOf(prairie).first(), QStringLiteral("Prairie: 2 tipi camps, 1 horse herd"));
    QCOMPARE(linesOf(prairie).last(), QStringLiteral("4 points at the end of the game"));
    QCOMPARE(linesOf(account(FeatureKind::Mountain, 0, 1)).first(),
             QStringLiteral("Mountain: 4 nuggets, 1 open edge"));
    QCOMPARE(linesOf(account(FeatureKind::City, 0, 1)).first(),
             QStringLiteral("City: 4 completed railroads, 1 incomplete railroad"));
}

void FeatureTipTest::aPieceTellsSinceWhen()
{
    BoardFixture board;
    const PieceOnBoard piece = someCowboy(board);
    QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, piece));
    const QStringList lines = told(board.view);
    const QString turn = QStringLiteral("since turn %1").arg(board.game().ply());
    QVERIFY2(lines[0].endsWith(turn), qPrintable(lines[0]));
    QCOMPARE(lines.filter(turn).size(), 1); // of the only piece nothing is said twice
    // From elsewhere on the feature the same is said behind the name.
    const PlacedSegment of{piece.at, piece.segment};
    const QStringList feature = texts(targetLines(*board.session, of));
    QVERIFY2(feature[1].endsWith(QStringLiteral("1 cowboy, ") + turn), qPrintable(feature[1]));
    const PieceOnBoard tent{0, events::Piece::Tent, {}, {FeatureKind::Mountain, 0}};
    QVERIFY(
        pieceLine({tent, 4}, board.session->record()).text.endsWith(QStringLiteral(": tent, since turn 4")));
    FeatureAccount two = account(FeatureKind::Prairie, 2, 0);
    const PieceOnBoard farmer{0, events::Piece::Cowboy, {}, {FeatureKind::Prairie, 0}};
    QVERIFY(featureLines(two, test::newRecord(2), {{farmer, 3}, {farmer, 12}})[1].text.endsWith(
        QStringLiteral("2 cowboys, since turns 3, 12")));
}

void FeatureTipTest::anEmptySquareTellsWhatFits()
{
    BoardFixture board;
    const Position at = squareToRestOn(board);
    board.hover(nowhere(board));
    board.hover(pixelOf(board, at));
    QCOMPARE(told(board.view), QStringList());
    QTRY_VERIFY(!told(board.view).isEmpty());
    QCOMPARE(told(board.view),
             texts(targetLines(*board.session, EmptySquare{at}, board.view.ghostRotation())));
    QVERIFY(told(board.view).front().startsWith(QString::number(copiesLeft(tilesThatFit(board.game(), at)))));
    board.hover(nowhere(board));
    QCOMPARE(told(board.view), QStringList());
}

void FeatureTipTest::squaresCanBeSwitchedOff()
{
    BoardFixture board;
    const QPoint square = pixelOf(board, squareToRestOn(board));
    const auto click = [&] { QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, square); };
    click();
    QVERIFY(!told(board.view).isEmpty());
    board.view.setSquareTips(false);
    QCOMPARE(told(board.view), QStringList());
    click();
    QCOMPARE(told(board.view), QStringList());
    board.view.setFeatureTips(false); // the one says nothing of the other
    board.view.setSquareTips(true);
    click();
    QVERIFY(!told(board.view).isEmpty());
}

void FeatureTipTest::wordsLeaveFreeWhatTheyAreAbout()
{
    BoardFixture board;
    squareToRestOn(board);
    int told = 0;
    for (const Position at : test::emptySquares(board.game())) {
        if (test::isOffered(board.game(), at))
            continue;
        QTest::mouseClick(board.view.viewport(), Qt::LeftButton, {}, pixelOf(board, at));
        const auto words = wordsIn(board);
        if (!words)
            continue;
        ++told;
        for (const Position kept : {at, neighbour(at, Side::North), neighbour(at, Side::East),
                                    neighbour(at, Side::South), neighbour(at, Side::West)})
            QVERIFY(!words->intersects(board.view.mapFromScene(tileRect(kept)).boundingRect()));
        QVERIFY(QRectF(board.view.viewport()->rect()).contains(*words));
    }
    QVERIFY(told > 3);
}

void FeatureTipTest::wordsGoAroundWhatIsKept()
{
    const QRectF room(0, 0, 400, 400);
    const QRectF square(150, 150, 100, 100);
    const QRectF usual(120, 110, 160, 30);
    QCOMPARE(labelPlace(usual, room, {}), usual);
    QCOMPARE(labelPlace(usual, room, {{square}}), usual);
    const QRectF north = square.translated(0, -100);
    QCOMPARE(labelPlace(usual, room, {{square}, {north, Kept::kBeside}}), QRectF(120, 10, 160, 30));
    const QRectF low(0, 45, 400, 355); // the room above is too low
    QCOMPARE(labelPlace(usual, low, {{square}, {north, Kept::kBeside}}), QRectF(120, 260, 160, 30));
    const QRectF flat(0, 140, 400, 120);
    const QRectF beside = labelPlace(usual, flat, {{square}});
    QVERIFY(!beside.intersects(square) || beside.width() > 150);
    QVERIFY(flat.contains(beside));
    // Where nothing is free, rather over a neighbour than over the square.
    QVERIFY(
        !labelPlace(usual, QRectF(100, 50, 200, 200), {{square}, {north, Kept::kBeside}}).intersects(square));
    // Rather at the rim than over what else lies there.
    QCOMPARE(labelPlace(usual, room,
                        {{square},
                         {north, Kept::kBeside},
                         {QRectF(0, 0, 400, 45), Kept::kOther},
                         {QRectF(0, 250, 400, 60), Kept::kOther}}),
             QRectF(120, 370, 160, 30));
}

void FeatureTipTest::lessonsSayLessOfSquares()
{
    const auto lesson = lessonMatch(lessonNames().front());
    QVERIFY(lesson->isExercise());
    const PlacementSet fitting = lesson->game().legalPlacements();
    QVERIFY(targetLines(*lesson, EmptySquare{fitting[0].at}).empty());
    int closed = 0;
    for (const Position at : test::emptySquares(lesson->game())) {
        if (test::isOffered(lesson->game(), at))
            continue;
        const auto lines = targetLines(*lesson, EmptySquare{at});
        QCOMPARE(lines.size(), std::size_t{1});
        QVERIFY(lines.front().text.contains(QStringLiteral("does not fit")));
        QVERIFY(lines.front().tiles.empty());
        ++closed;
    }
    QVERIFY(closed > 0);
}

// Who looks how the tile would lie there does not want words at once.
void FeatureTipTest::anOfferedSquareTellsLater()
{
    BoardFixture board;
    squareToRestOn(board);
    board.hover(nowhere(board));
    board.hover(0);
    QCOMPARE(board.view.chosenOffer(), 0);
    QTRY_VERIFY(!told(board.view).isEmpty());
    QVERIFY(told(board.view).front().contains(QStringLiteral("he tile in hand fits here")));
    QCOMPARE(board.view.chosenOffer(), 0);
}

const WindowTest<FeatureTipTest> kTest("tst_featuretip");

} // namespace lodeline::goldrush::tst_featuretip

#include "tst_featuretip.moc"
