// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/lookahead.h"

#include "engine/goldrush/ai/candidates.h"
#include "engine/goldrush/ai/evaluation/evaluation.h"
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/future.h"
#include "engine/goldrush/ai/level.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/somenetwork.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

std::vector<CandidateMove> search(const Game& game, LookaheadSettings settings, int playouts)
{
    return lookAhead(game, settings, Budget::playouts(playouts), Random(3));
}

TEST(Lookahead, comesToTheSameWithAnyNumberOfThreads)
{
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const Game game = position(classicSet(), seed, 3, 30);
        const auto alone = search(game, {.candidates = 10, .mostCandidates = 14, .depth = {.plies = 2}}, 450);
        ASSERT_EQ(alone.size(), 14U);
        for (const int threads : {2, 5}) {
            const auto together = search(
                game, {.candidates = 10, .mostCandidates = 14, .depth = {.plies = 2}, .threads = threads},
                450);
            ASSERT_EQ(together.size(), alone.size());
            for (std::size_t i = 0; i < alone.size(); ++i) {
                EXPECT_EQ(together[i].move, alone[i].move);
                EXPECT_EQ(together[i].margin, alone[i].margin);
                EXPECT_EQ(together[i].futures, alone[i].futures);
            }
        }
    }
}

TEST(Lookahead, spendsMostOnTheMovesThatDoBest)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const auto moves = search(game, {.candidates = 12, .depth = {.plies = 1}}, 300);
    ASSERT_GT(moves.size(), 4U);
    EXPECT_GT(moves.front().futures, moves.back().futures);
    EXPECT_GE(moves.front().margin, moves[1].margin);
}

TEST(Lookahead, looksAtMoreMovesWithALargerBudget)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const LookaheadSettings settings{.candidates = 4, .mostCandidates = 20, .depth = {.plies = 0}};
    EXPECT_EQ(search(game, settings, 16).size(), 4U);
    // Ten moves are halved four times, each time after eight futures for each of the ten.
    EXPECT_EQ(search(game, settings, 319).size(), 9U);
    EXPECT_EQ(search(game, settings, 320).size(), 10U);
    // Eight are halved three times.
    EXPECT_EQ(search(game, settings, 191).size(), 7U);
    EXPECT_EQ(search(game, settings, 192).size(), 8U);
    EXPECT_EQ(search(game, settings, 2000).size(), 20U);
    EXPECT_EQ(search(game, {.candidates = 4, .depth = {.plies = 0}}, 2000).size(), 4U);
}

TEST(Lookahead, isSixPliesDeepOrTwoRoundsWhereTheseAreMore)
{
    const auto margin = [](const Game& game, const LookaheadSettings& settings) {
        const Move move = rankedMoves(game, Lens(game)).front().move;
        return tryMove(game, move, settings, Budget::playouts(16), Random(3)).margin;
    };
    for (const auto& [players, plies] :
         {std::pair(2, 6), std::pair(3, 6), std::pair(4, 8), std::pair(5, 10)}) {
        const Game game = position(classicSet(), 7, players, 24);
        const double inRounds = margin(game, {.depth = kDeepest});
        EXPECT_EQ(inRounds, margin(game, {.depth = {.plies = plies}}));
        EXPECT_NE(inRounds, margin(game, {.depth = {.plies = plies - 1}}));
        EXPECT_NE(inRounds, margin(game, {.depth = {.plies = plies + 1}}));
    }
    const Game game = position(classicSet(), 7, 4, 24);
    EXPECT_EQ(margin(game, {.depth = {.plies = 9, .rounds = 2}}), margin(game, {.depth = {.plies = 9}}));
    EXPECT_EQ((Depth{.plies = 1, .rounds = 2}.between(2)), 4);
}

// Whatever is tried is tried in batches of about sixteen, until the part of the budget is used.
TEST(Lookahead, halvesTheMovesAfterEqualPartsOfTheBudget)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const auto futures = [&game](int candidates, int playouts) {
        std::vector<int> counts;
        for (const CandidateMove& move :
             search(game, {.candidates = candidates, .depth = {.plies = 0}}, playouts))
            counts.push_back(move.futures);
        return counts;
    };
    EXPECT_EQ(futures(4, 160), (std::vector{60, 60, 20, 20}));
    EXPECT_EQ(futures(3, 144), (std::vector{64, 64, 24}));
}

TEST(Lookahead, startsItsBudgetAnew)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const Move move = rankedMoves(game, Lens(game)).front().move;
    Budget used = Budget::playouts(16);
    used.use(16);
    EXPECT_EQ(tryMove(game, move, {.depth = {.plies = 0}}, used, Random(3)).futures, 16);
    const auto moves = lookAhead(game, {.candidates = 2, .depth = {.plies = 0}}, used, Random(3));
    ASSERT_EQ(moves.size(), 2U);
    EXPECT_EQ(moves.front().futures, 8);
}

TEST(Lookahead, triesTwoMovesAgainstEachOther)
{
    const Game game = position(classicSet(), 7, 2, 24);
    for (const CandidateMove& move : search(game, {.candidates = 2, .depth = {.plies = 1}}, 40))
        EXPECT_GT(move.futures, 0);
}

TEST(Lookahead, looksAtNoMoreActionsOfAPlacementThanItMay)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const auto moves = search(game, {.candidates = 20, .depth = {.plies = 0}, .actionsPerPlacement = 1}, 20);
    for (std::size_t i = 0; i < moves.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            EXPECT_NE(moves[i].move.placement, moves[j].move.placement);
}

// With so small a budget no move is dropped: all of them are in the order that decides who would be. Returns
// in how many positions another weight would say otherwise.
int expectWeighed(const LookaheadSettings& settings, int weight, int other)
{
    const auto isInOrder = [](const std::vector<CandidateMove>& moves, int by) {
        return std::ranges::is_sorted(moves, std::greater{}, [by](const CandidateMove& move) {
            return comparable((by * move.evaluation + move.futures * move.margin) / (by + move.futures));
        });
    };
    int otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Game game = position(classicSet(), seed, 2, 10 + static_cast<int>(seed));
        const auto moves = search(game, settings, 1);
        EXPECT_GT(moves.size(), 2U);
        EXPECT_TRUE(isInOrder(moves, weight)) << "seed " << seed;
        otherwise += isInOrder(moves, other) ? 0 : 1;
    }
    return otherwise;
}

TEST(Lookahead, weighsTheEvaluationLikeEightFutures)
{
    const LookaheadSettings settings{.candidates = 8, .depth = {.plies = 2}};
    EXPECT_GT(expectWeighed(settings, 8, 0), 5);
}

TEST(Lookahead, weighsTheEvaluationLikeTwoFuturesWhereItSeesFar)
{
    LookaheadSettings settings = kFarSeeing;
    settings.depth = {.plies = 2};
    EXPECT_GT(expectWeighed(settings, 2, 8), 5);
}

// What a future comes to is told to the moves as a mean; a future in which time ran out tells nothing.
TEST(Lookahead, forgetsFuturesThatWereNotPlayedForAllMoves)
{
    std::stop_source stop;
    stop.request_stop();
    Budget stopped = Budget::playouts(100);
    stopped.setStopToken(stop.get_token());
    const Game game = position(classicSet(), 7, 2, 24);
    const Move move = rankedMoves(game, Lens(game)).front().move;
    const CandidateMove alone = tryMove(game, move, {.depth = {.plies = 2}}, stopped, Random(3));
    EXPECT_EQ(alone.futures, 0);
    EXPECT_EQ(tryMove(game, move, {.depth = {.plies = 0}}, stopped, Random(3)).futures, 0);
    const std::vector<ValuedMove> ranked = rankedMoves(game, Lens(game));
    const std::array moves{ranked.front().move, ranked.back().move};
    const TriedMoves untried = tryMoves(game, moves, {.depth = {.plies = 2}}, stopped, Random(3));
    EXPECT_DOUBLE_EQ(alone.margin, ranked.front().margin);
    EXPECT_DOUBLE_EQ(untried.moves[0].margin, ranked.front().margin);
    EXPECT_DOUBLE_EQ(untried.moves[1].margin, ranked.back().margin);
    EXPECT_DOUBLE_EQ(untried.moves[1].evaluation, ranked.back().margin);
    EXPECT_FALSE(untried.behindFirst[1].isClear());

    // No machine plays the first future of all of them in that time.
    const LookaheadSettings wide{.candidates = kMostCandidates, .depth = {.plies = 60}};
    for (const CandidateMove& hurried :
         lookAhead(game, wide, Budget::time(std::chrono::milliseconds(1)), Random(3))) {
        EXPECT_EQ(hurried.futures, 0);
        EXPECT_EQ(hurried.margin, hurried.evaluation);
    }
}

std::shared_ptr<const CompiledSet> largeSet()
{
    TileSet set = classicSet()->tileSet();
    for (TileDesign& design : set.tiles)
        design.count *= 13;
    return std::make_shared<const CompiledSet>(set);
}

Budget stoppedBudget()
{
    std::stop_source stop;
    stop.request_stop();
    Budget budget = Budget::time(std::chrono::hours(1));
    budget.setStopToken(stop.get_token());
    return budget;
}

// Whatever the time is for, there is a move.
TEST(Lookahead, ranksWhatItHasFoundWhenItIsStopped)
{
    const Game game = position(largeSet(), 7, 2, 300);
    for (const Budget& ended : {stoppedBudget(), Budget::time(std::chrono::milliseconds(0))}) {
        const auto moves =
            lookAhead(game, {.candidates = kMostCandidates, .depth = {.plies = 6}}, ended, Random(3));
        ASSERT_FALSE(moves.empty());
        for (const CandidateMove& move : moves) {
            EXPECT_TRUE(game.isLegal(move.move));
            EXPECT_EQ(move.move.placement, moves.front().move.placement);
        }
        Game scratch(game);
        EXPECT_EQ(bestMove(game, Lens(game), scratch, &ended).move, moves.front().move);
    }
}

// A single candidate needs no search, however much time there is: it is the best of all.
TEST(Lookahead, ranksAllMovesWithinItsTime)
{
    int otherwise = 0; // where not the first placement is best
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        const Game game = position(classicSet(), seed, 2, 30);
        const auto best = lookAhead(game, {.candidates = 1}, Budget::time(std::chrono::hours(1)), Random(3));
        const auto all = rankedMoves(game, Lens(game));
        ASSERT_EQ(best.size(), 1U);
        EXPECT_EQ(best.front().move, all.front().move);
        otherwise += best.front().move.placement == game.legalPlacements()[0] ? 0 : 1;
    }
    EXPECT_GT(otherwise, 2);
}

// How many moves are tried. Of futures a hundred times as long as usual, and as much more time: a busy
// machine has to rank all moves before it ends.
std::size_t width(const Game& game, const LookaheadSettings& settings, std::chrono::seconds time)
{
    Budget budget = Budget::time(time);
    budget.start();
    return firstCandidates(game, settings, budget, *shippedWeights()).size();
}

// A future takes the longer the more tiles lie there.
TEST(Lookahead, looksAtFewerMovesOfALargeBoardByTheClock)
{
    LookaheadSettings settings{.candidates = 32, .mostCandidates = kMostCandidates, .depth = {.plies = 600}};
    const auto widthAfter = [&](int plies) {
        return width(position(largeSet(), 7, 2, plies), settings, std::chrono::seconds(4));
    };
    EXPECT_EQ(widthAfter(60), 32U);
    EXPECT_EQ(widthAfter(200), 6U);
    EXPECT_EQ(widthAfter(400), 4U);
    settings.depth = {.plies = 0};
    const Game large = position(largeSet(), 7, 2, 400);
    EXPECT_EQ(lookAhead(large, settings, Budget::playouts(1), Random(3)).size(), 32U);
}

// As the square of the tiles, from those of a usual game on: 102 playouts instead of 800.
TEST(Lookahead, countsTheTilesOfALargeBoardExactly)
{
    Game game(plainSet(400, 0), {});
    for (std::int16_t x = 1; game.placedCount() < 201; ++x)
        game.play({{{x, 0}, Rotation::R0}, {}});
    const LookaheadSettings settings{.candidates = kMostCandidates, .depth = {.plies = 600}};
    EXPECT_EQ(width(game, settings, std::chrono::seconds(16)), 25U);
}

// Likewise the longer the more plies are played; few of them do not make it broader.
TEST(Lookahead, looksAtFewerMovesOfManyPliesByTheClock)
{
    const auto widthOf = [](int players, LookaheadSettings settings, int seconds) {
        settings.candidates = 32;
        return width(position(classicSet(), 7, players, 30), settings, std::chrono::seconds(seconds));
    };
    EXPECT_EQ(widthOf(2, {.depth = {.plies = 600}}, 4), 32U);
    EXPECT_EQ(widthOf(2, {.depth = {.plies = 1200}}, 4), 25U);
    EXPECT_EQ(widthOf(4, {.depth = {.plies = 0, .rounds = 300}}, 4), 25U);
    const LookaheadSettings few{
        .mostCandidates = kMostCandidates, .firstFutures = 800, .depth = {.plies = 1}};
    EXPECT_EQ(widthOf(2, few, 10), 32U);
}

// A record brings weights that nobody has learned.
TEST(Lookahead, findsALegalMoveWhateverTheWeights)
{
    for (const float points :
         {-1e12F, 1e12F, std::numeric_limits<float>::infinity(), std::numeric_limits<float>::quiet_NaN()})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const Game game = position(classicSet(), seed, 2, 30);
            const Weights weights{shippedWeights()->parts, networkWorth(points)};
            const auto moves = lookAhead(game, {.candidates = 8, .depth = {.plies = 2}}, Budget::playouts(60),
                                         Random(3), weights);
            ASSERT_FALSE(moves.empty());
            for (const CandidateMove& move : moves)
                EXPECT_TRUE(game.isLegal(move.move)) << points << ", seed " << seed;
        }
}

TEST(Lookahead, triesAMoveInTheMeanOfAllFutures)
{
    const Game game = position(classicSet(), 7, 2, 24);
    const Move move = rankedMoves(game, Lens(game)).front().move;
    const LookaheadSettings settings{.depth = {.plies = 2}};
    const CandidateMove tried = tryMove(game, move, settings, Budget::playouts(32), Random(3));
    EXPECT_EQ(tried.move, move);
    EXPECT_EQ(tried.futures, 32);
    const std::uint64_t seed = Random(3).next();
    Future future(game, *shippedWeights());
    double sum = 0;
    for (std::uint64_t n = 0; n < 32; ++n) {
        const Game& after = future.after(move, game.player(), settings.depth.plies, {seed, n});
        const Lens lens(after);
        sum += Evaluation(after, lens, game.player()).margin(game.player());
    }
    EXPECT_NEAR(tried.margin, sum / 32, 1e-9);
}

// With the last tile there is nothing to look ahead to, and so nothing to choose a few moves for.
TEST(Lookahead, triesEveryMoveOfTheLastTile)
{
    Game game = position(classicSet(), 3, 2, 60);
    const LookaheadSettings narrow{.candidates = 3, .depth = {.plies = 2}};
    while (game.tilesLeft() > 0) {
        EXPECT_EQ(search(game, narrow, 1).size(), 3U);
        game.play(rankedMoves(game, Lens(game)).back().move);
    }
    ASSERT_EQ(game.phase(), Game::Phase::Place);
    const std::size_t all = rankedMoves(game, Lens(game)).size();
    ASSERT_GT(all, 3U);
    EXPECT_EQ(search(game, narrow, 1).size(), all);
}

// On a tile of sixteen prairies, most of them valleys inside of it, somebody may stand anywhere.
TEST(Lookahead, triesNoMoreThanSomeThousandMovesOfTheLastTile)
{
    TileDesign design;
    design.id = "valleys";
    design.count = 61;
    for (const Side side : kAllSides) {
        const int first = 2 * index(side);
        design.prairies.push_back(
            {{static_cast<HalfEdge>(first), static_cast<HalfEdge>(first + 1)}, index(side), 0, {}});
    }
    for (int valley = 0; valley < 12; ++valley)
        design.prairies.push_back({{}, 0, 0, {}});
    TileSet set;
    set.start = design.id;
    set.tiles.push_back(design);
    Game game(std::make_shared<const CompiledSet>(set), {});
    for (std::int16_t x = 1; game.tilesLeft() > 0; ++x)
        game.play({{{x, 0}, Rotation::R0}, {}});
    const std::size_t all = 122 * 4 * 17; // places, rotations and actions
    ASSERT_EQ(rankedMoves(game, Lens(game)).size(), all);
    EXPECT_EQ(search(game, {.candidates = 3}, 1).size(), 8192U);
}

// Between two moves that were both tried till the end.
TEST(Lookahead, weighsTheEvaluationAsSoManyFutures)
{
    int otherwise = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = position(classicSet(), seed, 2, 24);
        std::set<bool> firsts;
        for (const int weight : {1, 3, 10'000}) {
            const auto moves =
                lookAhead(game, {.candidates = 2, .evaluationFutures = weight, .depth = {.plies = 2}},
                          Budget::playouts(16), Random(seed));
            ASSERT_EQ(moves.size(), 2U);
            const auto promise = [&](const CandidateMove& move) {
                return (weight * move.evaluation + move.futures * move.margin) / (weight + move.futures);
            };
            EXPECT_GE(promise(moves[0]), promise(moves[1])) << seed << ", " << weight;
            firsts.insert(moves[0].evaluation >= moves[1].evaluation);
        }
        otherwise += firsts.size() == 2 ? 1 : 0;
    }
    EXPECT_GT(otherwise, 2);
}

TEST(Lookahead, isFarSeeingForTheBaron)
{
    const LookaheadSettings settings{.candidates = 64,
                                     .mostCandidates = 256,
                                     .firstFutures = 2,
                                     .evaluationFutures = 2,
                                     .cowboysToo = true,
                                     .depth = {.plies = 6, .rounds = 2}};
    const Game game = position(classicSet(), 7, 2, 24);
    const auto expected = lookAhead(game, settings, Budget::playouts(900), Random(Random(5).next()));
    const auto moves = makeLookaheadPlayer("baron:900")->consider(game, 5);
    ASSERT_EQ(moves.size(), expected.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_EQ(moves[i].move, expected[i].move);
        EXPECT_EQ(moves[i].margin, expected[i].margin);
        EXPECT_EQ(moves[i].futures, expected[i].futures);
    }
}

// Where each future ends with the move, so that many of them take no time.
TEST(Lookahead, isAsWideAsTheLevelMayBe)
{
    const Game game = beforeThePeaks(70);
    ASSERT_EQ(rankedMoves(game, Lens(game)).size(), 280U);
    const auto width = [&game](const char* player) {
        return makeLookaheadPlayer(player)->consider(game, 5).size();
    };
    EXPECT_EQ(width("foreman:2000"), 12U);
    EXPECT_EQ(width("baron:909"), 64U);
    EXPECT_EQ(width("baron:910"), 65U);   // 2 * 65 * 7
    EXPECT_EQ(width("baron:4626"), 256U); // enough for one more: 2 * 257 * 9
}

// By how many moves it looks at: on one of these boards a millisecond less would make them fewer, on the
// other a millisecond more would make them more.
TEST(Lookahead, ofTheBaronMayTakeASecond)
{
    const auto movesWithin = [](const Game& game, int milliseconds) {
        Budget budget = Budget::time(std::chrono::milliseconds(milliseconds));
        budget.start();
        return firstCandidates(game, kFarSeeing, budget, *shippedWeights()).size();
    };
    const Game less = beforeThePeaks(84);
    const Game more = beforeThePeaks(82);
    ASSERT_LT(movesWithin(less, 999), movesWithin(less, 1000));
    ASSERT_LT(movesWithin(more, 1000), movesWithin(more, 1001));
    for (const Game* game : {&less, &more})
        EXPECT_EQ(makeLookaheadPlayer("baron")->consider(*game, 1).size(), movesWithin(*game, 1000));
}

TEST(Lookahead, isWhatThePlayersWhoDoItChooseBy)
{
    const Game game = position(classicSet(), 7, 2, 24);
    for (const char* name : {"foreman:40", "baron:60"}) {
        const auto moves = makeLookaheadPlayer(name)->consider(game, 5);
        EXPECT_GT(moves.size(), 8U);
        EXPECT_EQ(makePlayer(name)->choose(game, 5), moves.front().move);
    }
    EXPECT_EQ(makeLookaheadPlayer("prospector"), nullptr);
    EXPECT_EQ(makeLookaheadPlayer("foreman:"), nullptr);
}

TEST(Future, isNoneOnceTheTimeHasEnded)
{
    const Game root = position(classicSet(), 7, 2, 24);
    const Move move = rankedMoves(root, Lens(root)).front().move;
    Future future(root, *shippedWeights());
    EXPECT_EQ(future.after(move, root.player(), 3, {5}, stoppedBudget()), nullptr);
    const Game whole = future.after(move, root.player(), 3, {5});
    const Game* const within = future.after(move, root.player(), 3, {5}, Budget::playouts(1));
    ASSERT_NE(within, nullptr);
    EXPECT_TRUE(*within == whole);
}

// Whoever plays in a future counts the tiles that are left there, not those that were left before it.
TEST(Future, isPlayedByTheTilesThatAreLeftInIt)
{
    constexpr int kPlies = 8;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const Game root = position(classicSet(), seed, 2 + static_cast<int>(seed % 3), 40);
        const Move move = rankedMoves(root, Lens(root)).front().move;
        Future future(root, *shippedWeights());
        for (int plies = 0; plies <= kPlies; ++plies) {
            const FutureNumber number{seed, 2 * seed};
            const Game& after = future.after(move, root.player(), plies, number);
            Random random(number.seed + number.number);
            EvenDraws draws(root);
            draws.begin(number);
            Game byHand = root.resampled(root.player(), random);
            byHand.play(move);
            for (int ply = 0; byHand.phase() != Game::Phase::Over; ++ply) {
                draws.redraw(byHand, ply);
                if (ply == plies)
                    break;
                byHand.play(rankedMoves(byHand, Lens(byHand)).front().move);
            }
            ASSERT_TRUE(after == byHand) << "seed " << seed << ", " << plies << " plies";
            const TilesLeft anew(byHand);
            EXPECT_EQ(future.tilesLeft().count, anew.count);
            EXPECT_EQ(future.tilesLeft().prospects.factors(), anew.prospects.factors());
        }
    }
}

} // namespace
} // namespace lodeline::test
