// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/board/overlays/tilerow.h"
#include "app/goldrush/board/tips/targetlines.h"
#include "app/goldrush/wording/words.h"
#include "engine/goldrush/knowledge/draws.h"
#include "engine/goldrush/knowledge/edges.h"
#include "engine/goldrush/knowledge/opensquares.h"
#include "engine/goldrush/knowledge/squares.h"
#include "tests/app/goldrush/board/pointing.h"
#include "tests/windowtest/windowtest.h"
#include "ui/languages/languages.h"
#include "ui/wording/percent.h"

namespace lodeline::goldrush::tst_targetlines {

using test::BoardFixture;
using test::emptySquares;
using test::isOffered;
using test::sceneOf;
using test::squareToRestOn;
using test::texts;

// What is on the board at a point, and what is told of it.
class TargetLinesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { languages_.use(QStringLiteral("en")); }
    void tokensTellWhatTheyAreWorth();
    void anOpenEdgeIsFound();
    void theLinesTellWhatCompletes();
    void theChanceIsThatOfTheOnlyPerson();
    void anEmptySquareTellsWhyNot();
    void itIsSaidWhyThereIsNoCowboy();
    void picturesAreNotTooMany();

private:
    ui::Languages languages_;
};

namespace {

// Each segment that can be complete and is not.
std::vector<PlacedSegment> incompleteFeatures(const Game& game)
{
    std::vector<PlacedSegment> features;
    for (int order = 0; order < game.placedCount(); ++order) {
        const PlacedTile tile = game.placedTile(order);
        for (const CompiledSegment& segment : game.set().design(tile.design).segments)
            if (!openSquares(game, {tile.placement.at, segment.ref}).empty())
                features.push_back({tile.placement.at, segment.ref});
    }
    return features;
}

} // namespace

void TargetLinesTest::tokensTellWhatTheyAreWorth()
{
    BoardFixture board;
    Random random(5);
    while (board.game().tokenStacks().empty())
        QCOMPARE(test::playPlies(*board.session, random, 1), 1);
    const Game::TokenStack stack = board.game().tokenStacks().front();
    BoardScene& scene = sceneOf(board.view);
    const auto target = targetAt(scene, board.game(), scene.tokenPlace(board.game(), stack));
    QVERIFY(target == Target(TokensThere{{stack.at, stack.segment}}));
    const QStringList lines = texts(targetLines(*board.session, *target));
    QVERIFY2(lines[0].contains(QStringLiteral("lie")) && lines[0].startsWith(QString::number(stack.count)),
             qPrintable(lines[0]));
    QVERIFY2(lines[0].contains(QStringLiteral("one is worth 1.8 on average")), qPrintable(lines[0]));
    QVERIFY(lines[1].startsWith(QStringLiteral("Mountain: ")));
}

// At the rim of its tile, and only where nothing lies behind.
void TargetLinesTest::anOpenEdgeIsFound()
{
    BoardFixture board;
    Random random(5);
    test::playPlies(*board.session, random, 20);
    const Game& game = board.game();
    int open = 0;
    for (int order = 0; order < game.placedCount(); ++order) {
        const Position at = game.placedTile(order).placement.at;
        const QRectF tile = tileRect(at);
        const std::array rims{
            QPointF(tile.center().x(), tile.top() + 4), QPointF(tile.right() - 4, tile.center().y()),
            QPointF(tile.center().x(), tile.bottom() - 4), QPointF(tile.left() + 4, tile.center().y())};
        for (const Side side : kAllSides) {
            const auto target = targetAt(sceneOf(board.view), game, rims[static_cast<std::size_t>(side)]);
            QVERIFY(target);
            const auto* edge = std::get_if<OpenEdge>(&*target);
            const bool isEmpty = !game.tileAt(neighbour(at, side));
            const auto kind = edgeOf(game.tileSet(), game.placedTile(order).design,
                                     game.placedTile(order).placement.rotation, side);
            if (std::holds_alternative<PlacedSegment>(*target) || edge)
                QCOMPARE(edge != nullptr, isEmpty && kind != FeatureKind::Prairie);
            if (!edge)
                continue;
            QVERIFY(edge->side == side);
            QVERIFY(edge->of.segment.kind == kind);
            ++open;
        }
        QVERIFY(!std::holds_alternative<OpenEdge>(*targetAt(sceneOf(board.view), game, tile.center())));
    }
    QVERIFY(open > 5);
    QVERIFY(!targetAt(sceneOf(board.view), game, QPointF(9000, 9000)));
}

void TargetLinesTest::theLinesTellWhatCompletes()
{
    int one = 0;
    int several = 0;
    int lost = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto session = test::newSession(2, seed);
        Random random(seed);
        test::playPlies(*session, random, 10 + 8 * static_cast<int>(seed));
        const Game& game = session->game();
        for (const PlacedSegment& of : incompleteFeatures(game)) {
            const std::vector<Position> squares = openSquares(game, of);
            const QStringList lines = texts(targetLines(*session, of));
            if (!canBeCompleted(game, squares)) {
                QCOMPARE(lines.last(), QStringLiteral("It can no longer be completed"));
                ++lost;
            } else if (squares.size() > 1) {
                const QString many =
                    QStringLiteral("It takes at least %1 more tiles to complete it").arg(squares.size());
                QVERIFY(lines.contains(many));
                QCOMPARE(lines.size() - 1 - lines.indexOf(many),
                         squares.size() > 2 ? 0 : static_cast<int>(squares.size()));
                ++several;
            } else {
                const auto tiles = tilesThatClose(game, of, squares.front());
                const auto told = targetLines(*session, of).back();
                QVERIFY(told.tiles == tiles);
                QCOMPARE(told.text.contains(QStringLiteral("he tile in hand")), isInHand(tiles));
                QCOMPARE(told.text.contains(QStringLiteral("chance")), copiesLeft(tiles) > 0);
                if (copiesLeft(tiles) > 0)
                    QVERIFY(told.text.contains(QString::number(copiesLeft(tiles))));
                ++one;
            }
        }
    }
    QVERIFY(one > 20 && several > 20 && lost > 5);
}

// Of two people it is told whose chance it is.
void TargetLinesTest::theChanceIsThatOfTheOnlyPerson()
{
    BoardFixture board(2);
    const Position at = squareToRestOn(board);
    const Game& game = board.game();
    const int copies = copiesLeft(tilesThatFit(game, at));
    const auto chanceOf = [&](int seat) {
        const double chance = chanceToDraw(game.tilesLeft(), copies, drawsLeft(game, seat));
        return chance > 0.99 && chance < 1 ? QStringLiteral("more than ") + percentText(0.99)
                                           : percentText(chance);
    };
    const auto first = [&] { return texts(targetLines(*board.session, EmptySquare{at})).front(); };
    const QString name = playerName(board.session->record(), game.player());
    QVERIFY2(first().endsWith(
                 QStringLiteral("; %1's chance of drawing one is %2").arg(name, chanceOf(game.player()))),
             qPrintable(first()));
    const int person = 1 - game.player();
    QVERIFY(test::handOver(*board.session, game.player(), "ai:greenhorn"));
    QVERIFY2(first().endsWith(QStringLiteral("; your chance of drawing one is ") + chanceOf(person)),
             qPrintable(first()));
}

void TargetLinesTest::anEmptySquareTellsWhyNot()
{
    int dead = 0;
    int clashing = 0;
    const auto session = test::newSession(2, 3);
    Random random(3);
    test::playPlies(*session, random, 50);
    const Game& game = session->game();
    const std::vector<Position> none = deadSquares(game);
    for (const Position at : emptySquares(game)) {
        const QStringList lines = texts(targetLines(*session, EmptySquare{at}));
        if (std::ranges::binary_search(none, at)) {
            QCOMPARE(lines, QStringList{QStringLiteral("None of the tiles left fits here")});
            ++dead;
        } else if (isOffered(game, at)) {
            QCOMPARE(lines.size(), 1);
            QVERIFY(lines.front().contains(QStringLiteral("he tile in hand fits here")));
        } else {
            QCOMPARE(lines.size(), 2);
            QVERIFY(lines[1].contains(QStringLiteral(" against ")));
            ++clashing;
        }
    }
    QVERIFY(dead > 0 && clashing > 0);
}

// R3.1 to R3.3: just where none is offered.
void TargetLinesTest::itIsSaidWhyThereIsNoCowboy()
{
    QStringList reasons;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        BoardFixture board(2, seed, {.farmers = seed % 2 == 0});
        Random random(seed);
        while (!board.session->isOver()) {
            test::place(*board.session, test::anyPlacement(board.game(), random));
            const auto actions = board.game().legalActions().toVector();
            const bool isOffered = std::ranges::count(actions, Action::Type::Cowboy, &Action::type) > 0;
            const QString hint = board.view.hint();
            QVERIFY2(hint.startsWith(QStringLiteral("No cowboy can go on this tile: ")) == !isOffered,
                     qPrintable(hint));
            if (!isOffered)
                reasons << hint.section(u'.', 0, 0);
            test::act(*board.session, test::anyAction(board.game(), random));
        }
    }
    reasons.removeDuplicates();
    QVERIFY(reasons.size() >= 2);
    // Both that they are taken and that there are no farmers.
    QCOMPARE(reasons.filter(QStringLiteral("except the prairies")).size(), 1);
}

void TargetLinesTest::picturesAreNotTooMany()
{
    const QFontMetricsF metrics{QFont()};
    const auto width = [&metrics](int designs) {
        std::vector<FittingTile> tiles;
        for (int design = 0; design < designs; ++design)
            tiles.push_back({design, Rotation::R0, 1, false});
        return TileRow(tiles).size(metrics).width();
    };
    QCOMPARE(width(0), 0.0);
    QVERIFY(width(8) > width(7));
    QVERIFY(width(9) > width(8)); // says how many more
    QCOMPARE(width(60), width(9));
}

const WindowTest<TargetLinesTest> kTest("tst_targetlines");

} // namespace lodeline::goldrush::tst_targetlines

#include "tst_targetlines.moc"
