// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/goldrush/advice/advice.h"
#include "tests/app/goldrush/session/testgame.h"
#include "tests/windowtest/windowtest.h"

#include <QSignalSpy>
#include <QTest>

namespace lodeline::goldrush::tst_advice {

class AdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void theBestComeFirst();
    void aPlacedTileStaysWhereItLies();
    void theMoveInMindIsCompared();
    void theBestMoveIsNotBehind();
    void whatMayBeChanceIsNotCalledBetter();
    void theSameQuestionHasTheSameAnswer();
    void aLongSearchEndsWhenAsked();
};

namespace {

const app::Effort kLittle{std::chrono::milliseconds(0), 120};
constexpr std::uint64_t kSeed = 5;

// A position in the middle of a game of two.
Game middle(std::uint64_t seed = 3)
{
    const auto session = test::newSession(2, seed);
    Random random(seed);
    test::playPlies(*session, random, 20);
    return session->game();
}

} // namespace

void AdviceTest::theBestComeFirst()
{
    const Game game = middle();
    const Advice advice = bestMoves(game, {}, 3, kLittle, kSeed);
    QVERIFY(!advice.best.empty() && advice.best.size() <= 3);
    QVERIFY(!advice.mine);
    for (std::size_t i = 0; i < advice.best.size(); ++i) {
        QVERIFY(game.isLegal(advice.best[i].move));
        QVERIFY(i == 0 || advice.best[i - 1].lead >= advice.best[i].lead);
    }
}

void AdviceTest::aPlacedTileStaysWhereItLies()
{
    const Game game = middle();
    const Placement placed = game.legalPlacements()[0];
    const Advice advice = bestMoves(game, placed, 3, kLittle, kSeed);
    QVERIFY(!advice.best.empty());
    for (std::size_t i = 0; i < advice.best.size(); ++i) {
        QVERIFY(advice.best[i].move.placement == placed);
        QVERIFY(game.isLegal(advice.best[i].move));
        QVERIFY(i == 0 || advice.best[i - 1].lead >= advice.best[i].lead);
    }
}

void AdviceTest::theMoveInMindIsCompared()
{
    const Game game = middle();
    const PlacementSet placements = game.legalPlacements();
    for (int k = 0; k < placements.size(); ++k) {
        const Advice advice = whyNot(game, placements[k], Action{}, kLittle, kSeed);
        QVERIFY(advice.mine->move == (Move{placements[k], {}}));
        QCOMPARE(advice.best.size(), std::size_t{1});
        QVERIFY(advice.best.front().lead >= advice.mine->lead);
        QCOMPARE(advice.behind(), advice.best.front().lead - advice.mine->lead);
        const Advice free = whyNot(game, placements[k], {}, kLittle, kSeed);
        QVERIFY(free.mine->move.placement == placements[k]);
    }
}

void AdviceTest::theBestMoveIsNotBehind()
{
    const Game game = middle();
    const Move best = hints(game, 1, kLittle.part(0.4, {}), kSeed).front().move;
    const Advice advice = whyNot(game, best.placement, best.action, kLittle, kSeed);
    QVERIFY(advice.best.front().move == best);
    QVERIFY(advice.mine->move == best);
    QCOMPARE(advice.behind(), 0.0);
}

void AdviceTest::whatMayBeChanceIsNotCalledBetter()
{
    const Game game = middle();
    const Move best = hints(game, 1, kLittle.part(0.4, {}), kSeed).front().move;
    const PlacementSet placements = game.legalPlacements();
    int clear = 0;
    int chance = 0;
    for (int k = 0; k < placements.size(); ++k) {
        const Move mine{placements[k], {}};
        const Comparison found = compare(game, best, mine, kLittle.part(0.4, {}), ~kSeed);
        const Advice advice = whyNot(game, mine.placement, mine.action, kLittle, kSeed);
        QCOMPARE(advice.mine->lead, found.mine.lead);
        QCOMPARE(advice.behind(), found.isClear ? found.best.lead - found.mine.lead : 0.0);
        QVERIFY(advice.best.front().move == (found.isClear ? best : mine));
        clear += found.isClear ? 1 : 0;
        chance += !found.isClear && found.best.lead > found.mine.lead ? 1 : 0;
    }
    QVERIFY(clear > 0 && chance > 0);
}

void AdviceTest::theSameQuestionHasTheSameAnswer()
{
    const Game game = middle();
    const Advice once = bestMoves(game, {}, 3, kLittle, kSeed);
    const Advice again = bestMoves(game, {}, 3, kLittle, kSeed);
    QCOMPARE(once.best.size(), again.best.size());
    for (std::size_t i = 0; i < once.best.size(); ++i) {
        QVERIFY(once.best[i].move == again.best[i].move);
        QCOMPARE(once.best[i].gain, again.best[i].gain);
    }
}

void AdviceTest::aLongSearchEndsWhenAsked()
{
    const Game game = middle();
    std::stop_source stop;
    stop.request_stop();
    const app::Effort hours{std::chrono::hours(5), 0};
    QVERIFY(game.isLegal(bestMoves(game, {}, 3, hours, kSeed, stop.get_token()).best.front().move));
    const Placement placed = game.legalPlacements()[0];
    QVERIFY(game.isLegal(bestMoves(game, placed, 3, hours, kSeed, stop.get_token()).best.front().move));
    QVERIFY(whyNot(game, placed, {}, hours, kSeed, stop.get_token()).mine);
}

const WindowTest<AdviceTest> kTest("tst_advice");

} // namespace lodeline::goldrush::tst_advice

#include "tst_advice.moc"
