// SPDX-License-Identifier: GPL-3.0-or-later
// What an outlook is made of: turns, tokens, expectations and how far these are off.
#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/future.h"
#include "engine/goldrush/ai/lookahead.h"
#include "engine/goldrush/review/choice.h"
#include "engine/goldrush/review/turningpoints.h"
#include "engine/goldrush/review/turns.h"
#include "engine/goldrush/review/uncertainty.h"
#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Numbers = std::array<double, kMaxPlayers>;

double goldOf(const Game& game, int seat)
{
    const std::vector<int> values = game.tokenValues(seat);
    return std::accumulate(values.begin(), values.end(), 0.0);
}

TEST(TurnsLeft, areCountedInTheOrderOfTheSeats)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (const int plies : {0, 7, 30, 63}) {
            const Game game = position(classicSet(), 3, players, plies);
            std::vector<int> turns(static_cast<std::size_t>(players));
            for (int tile = 0; tile <= game.tilesLeft(); ++tile)
                ++turns[static_cast<std::size_t>((game.player() + tile) % players)];
            for (int seat = 0; seat < players; ++seat)
                EXPECT_EQ(turnsLeft(game, seat), turns[static_cast<std::size_t>(seat)]);
            EXPECT_DOUBLE_EQ(meanTurnsLeft(game), (game.tilesLeft() + 1.0) / players);
        }
    }
}

TEST(Chances, areThoseOfALogisticError)
{
    const double scale = std::sqrt(3) / std::acos(-1.0); // of a standard deviation of 1
    for (const double behind : {1.0, 4.0, 15.0})
        EXPECT_NEAR(chancesOf({20, 20 - behind}, 2, 10)[1], 1 / (1 + std::exp(behind / (10 * scale))), 1e-4);
    const Numbers three = chancesOf({30, 20, 30}, 3, 8);
    EXPECT_EQ(three[0], three[2]);
    EXPECT_NEAR(three[1] / three[0], std::exp(-10 / (8 * scale)), 1e-4);
}

TEST(Outlook, leadsOverTheBestOfTheOthers)
{
    Outlook outlook;
    outlook.score = {10, 25, 17, 90, 0};
    EXPECT_EQ(outlook.lead(0, 3), -15);
    EXPECT_EQ(outlook.lead(1, 3), 8);
    EXPECT_EQ(outlook.lead(2, 3), -8);
    Outlook sum;
    sum.add(outlook, 2).add(outlook, 0.5);
    EXPECT_EQ(sum.score, (Numbers{25, 62.5, 42.5, 225, 0}));
}

// The mean and the variance of what a token is worth that nobody has seen.
struct Tokens
{
    double mean = 0;
    double variance = 0;
};

Tokens tokensOf(const Game& game, bool withTaken)
{
    double count = 0;
    double sum = 0;
    double squares = 0;
    for (const TokenKind& kind : game.tileSet().tokens) {
        double left = kind.count;
        for (int seat = 0; seat < game.players() && !withTaken; ++seat) {
            const std::vector<int> values = game.tokenValues(seat);
            left -= static_cast<double>(std::ranges::count(values, kind.value));
        }
        count += left;
        sum += left * kind.value;
        squares += left * kind.value * kind.value;
    }
    return {sum / count, squares / count - sum / count * sum / count};
}

TEST(Observer, countsHiddenGoldByItsExpectedValue)
{
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const Game game = position(classicSet(), seed, 3, 50);
        const Tokens tokens = tokensOf(game, true);
        const Outlook hidden = Observer(game, GoldSight::Hidden, {}).look(game);
        const Outlook revealed = Observer(game, GoldSight::Revealed, {}).look(game);
        int taken = 0;
        for (int seat = 0; seat < 3; ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            taken += game.tokensTaken(seat);
            EXPECT_NEAR(hidden.score[s] - tokens.mean * game.tokensTaken(seat),
                        revealed.score[s] - goldOf(game, seat), 1e-9);
        }
        ASSERT_GT(taken, 0);
        const Numbers chances = chancesOf(hidden.score, 3, std::sqrt(tokens.variance * taken));
        for (std::size_t seat = 0; seat < 3; ++seat)
            EXPECT_NEAR(hidden.chance[seat], chances[seat], 1e-9);
    }
}

TEST(Observer, countsTokensTakenSinceByTheValueOfThoseThatWereLeft)
{
    const Game early = position(classicSet(), 5, 3, 25);
    const Game late = position(classicSet(), 5, 3, 68);
    const Uncertainty uncertainty{.turn = 0, .squarePerTurn = 3};
    const Tokens tokens = tokensOf(early, false);
    const Observer observer(early, GoldSight::Revealed, uncertainty);
    EXPECT_NEAR(observer.tokenValue(), tokens.mean, 1e-9);
    const Outlook seen = observer.look(late);
    const Outlook known = Observer(late, GoldSight::Revealed, uncertainty).look(late);
    int since = 0;
    for (int seat = 0; seat < 3; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        const int taken = late.tokensTaken(seat) - early.tokensTaken(seat);
        since += taken;
        EXPECT_NEAR(seen.score[s] - goldOf(early, seat) - tokens.mean * taken,
                    known.score[s] - goldOf(late, seat), 1e-9);
    }
    ASSERT_GT(since, 0);
    const double spread = std::sqrt(3 * meanTurnsLeft(late) + tokens.variance * since);
    const Numbers chances = chancesOf(seen.score, 3, spread);
    for (std::size_t seat = 0; seat < 3; ++seat)
        EXPECT_NEAR(seen.chance[seat], chances[seat], 1e-9);
}

TEST(Observer, givesPointsForATurnMoreThanOthersHave)
{
    const Game game = position(classicSet(), 4, 4, 21);
    const Outlook without = Observer(game, GoldSight::Revealed, {}).look(game);
    const Outlook with = Observer(game, GoldSight::Revealed, {.turn = 5, .squarePerTurn = 0}).look(game);
    const Outlook extra = Observer(game, GoldSight::Revealed, {}).look(game, {1, 0, -2});
    for (int seat = 0; seat < 4; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        EXPECT_NEAR(with.score[s] - without.score[s], 5 * (turnsLeft(game, seat) - meanTurnsLeft(game)),
                    1e-9);
        EXPECT_NEAR(extra.score[s] - without.score[s], (Numbers{1, 0, -2, 0, 0})[s], 1e-9);
    }
}

// A review of two plies of three players, made up.
Review madeUp()
{
    Review review;
    review.players = 3;
    PlyReview first;
    first.player = 0;
    first.before.chance = {0.4, 0.3, 0.3};
    first.drawn.chance = {0.5, 0.25, 0.25};
    first.goldLuck = {0.02, -0.01, -0.01};
    first.goldPoints = {3, 0, 0};
    PlyReview second;
    second.player = 1;
    second.before.chance = {0.6, 0.2, 0.2};
    second.drawn.chance = {0.5, 0.3, 0.2};
    second.goldPoints = {0, -2, 1};
    second.better = BetterMove{.move = {}, .chance = 0.25, .played = 0.05, .points = 4, .reasons = {}};
    review.plies = {first, second};
    review.end.chance = {0.7, 0.05, 0.25};
    return review;
}

TEST(TurningPoints, tellWhoseChancesChangedMostAndWhy)
{
    const std::vector<TurningPoint> points = turningPoints(madeUp(), 5, 0);
    ASSERT_EQ(points.size(), 2U);
    EXPECT_EQ(points[0].ply, 1U); // a loss by choice of 0.25
    EXPECT_EQ(points[0].seat, 1);
    EXPECT_NEAR(points[0].swing, -0.15, 1e-9);
    EXPECT_NEAR(points[0].tiles, 0.1, 1e-9);
    EXPECT_EQ(points[0].gold, 0);
    EXPECT_EQ(points[0].choice, 0.25);
    EXPECT_EQ(points[1].ply, 0U);
    EXPECT_EQ(points[1].seat, 0);
    EXPECT_NEAR(points[1].swing, 0.2, 1e-9);
    EXPECT_NEAR(points[1].tiles, 0.1, 1e-9);
    EXPECT_EQ(points[1].gold, 0.02);
    EXPECT_EQ(points[1].choice, 0);
    EXPECT_EQ(turningPoints(madeUp(), 1, 0).size(), 1U);
    EXPECT_EQ(turningPoints(madeUp(), 5, 0.22).size(), 1U);
    EXPECT_EQ(turningPoints(madeUp(), 5, 0.25).size(), 1U); // as large as asked for
    EXPECT_TRUE(turningPoints(madeUp(), 5, 0.26).empty());
}

TEST(TurningPoints, areTheMoversOwnWhenAnotherSwingsAsMuch)
{
    Review review = madeUp();
    review.end.chance = {0.75, 0.05, 0.2}; // as much for the first as against the second, who moved
    EXPECT_EQ(turningPoints(review, 5, 0).front().seat, 1);
    review.end.chance = {0.8, 0.05, 0.15};
    EXPECT_EQ(turningPoints(review, 5, 0).front().seat, 0);
}

TEST(Balances, addUpLuckForAllAndChoiceForTheMover)
{
    const std::vector<Balance> sides = balances(madeUp());
    ASSERT_EQ(sides.size(), 3U);
    const std::array<double, 3> tiles{0, 0.05, -0.05};
    const std::array<double, 3> gold{0.02, -0.01, -0.01};
    const std::array<double, 3> points{3, -2, 1};
    for (std::size_t seat = 0; seat < 3; ++seat) {
        EXPECT_NEAR(sides[seat].tiles, tiles[seat], 1e-9);
        EXPECT_NEAR(sides[seat].gold, gold[seat], 1e-9);
        EXPECT_EQ(sides[seat].goldPoints, points[seat]);
        EXPECT_EQ(sides[seat].lost, seat == 1 ? 0.25 : 0.0);
        EXPECT_EQ(sides[seat].mistakes, seat == 1 ? 1 : 0);
    }
}

// By playing both moves again in all futures that they were compared in.
TEST(BetterMove, tellsWhatTheOtherMoveGaveAway)
{
    constexpr ReviewSettings settings{.candidates = 3, .scouting = 64, .futures = 48, .depth = {.plies = 3}};
    constexpr Uncertainty uncertainty{.turn = 1, .squarePerTurn = 4};
    int found = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        const Game game = position(classicSet(), seed, 3, 44);
        const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game));
        const Move worst = moves.back().move;
        const Observer observer(game, GoldSight::Revealed, uncertainty);
        const auto better = findBetter(game, worst, observer, settings, seed, {});
        EXPECT_FALSE(findBetter(game, worst, observer, {.candidates = 0}, seed, {}));
        if (!better)
            continue;
        ++found;
        EXPECT_NE(better->move, worst);
        EXPECT_EQ(better->reasons, reasonsFor(game, better->move));
        EXPECT_FALSE(findBetter(game, better->move, observer, settings, seed, {}));
        Outlook mine;
        Outlook other;
        Future future(game, *shippedWeights());
        for (int n = 0; n < settings.futures; ++n) {
            const FutureNumber in{seed, static_cast<std::uint64_t>(n)};
            mine.add(observer.look(future.after(worst, -1, settings.depth.plies, in)),
                     1.0 / settings.futures);
            other.add(observer.look(future.after(better->move, -1, settings.depth.plies, in)),
                      1.0 / settings.futures);
        }
        const auto mover = static_cast<std::size_t>(game.player());
        EXPECT_NEAR(better->played, mine.chance[mover], 1e-9);
        EXPECT_NEAR(better->chance, std::max(0.0, other.chance[mover] - mine.chance[mover]), 1e-9);
        EXPECT_NEAR(better->points, other.lead(game.player(), 3) - mine.lead(game.player(), 3), 1e-9);
    }
    EXPECT_GT(found, 1);
}

// What tells which rival is the best says nothing of how much better it is.
TEST(BetterMove, isChosenInFuturesOfItsOwn)
{
    constexpr ReviewSettings settings{.candidates = 4, .scouting = 64, .futures = 12, .depth = {.plies = 2}};
    int otherwise = 0; // where the futures it is judged in would choose another one
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = position(classicSet(), seed, 2, 20 + static_cast<int>(seed));
        const Move worst = rankedMoves(game, Lens(game)).back().move;
        const Observer observer(game, GoldSight::Revealed, {.turn = 1, .squarePerTurn = 4});
        const auto better = findBetter(game, worst, observer, settings, seed, {});
        if (!better)
            continue;
        LookaheadSettings scout = kFarSeeing;
        scout.candidates = 8;
        scout.depth = settings.depth;
        auto rivals = lookAhead(game, scout, Budget::playouts(settings.scouting), Random(seed));
        std::erase_if(rivals, [&](const CandidateMove& rival) { return rival.move == worst; });
        rivals.resize(std::min<std::size_t>(rivals.size(), 4));
        const auto bestIn = [&](std::uint64_t futures, int count) {
            Future future(game, *shippedWeights());
            return std::ranges::max_element(
                       rivals, {},
                       [&](const CandidateMove& rival) {
                           double worth = 0;
                           for (int n = 0; n < count; ++n) {
                               const Outlook outlook = observer.look(
                                   future.after(rival.move, -1, 2, {futures, static_cast<std::uint64_t>(n)}));
                               worth += outlook.chance[static_cast<std::size_t>(game.player())] +
                                        0.001 * outlook.lead(game.player(), 2);
                           }
                           return worth;
                       })
                ->move;
        };
        EXPECT_EQ(better->move, bestIn(~seed, 6)) << "seed " << seed;
        otherwise += better->move == bestIn(seed, 12) ? 0 : 1;
    }
    EXPECT_GT(otherwise, 0);
}

// By more than chance, and by more than half a percent, where a point of the lead counts as a tenth of one.
TEST(BetterMove, isToldFromHalfAPercentOn)
{
    constexpr ReviewSettings settings{.candidates = 1, .scouting = 48, .futures = 24, .depth = {.plies = 2}};
    int told = 0;
    int untold = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = position(classicSet(), seed, 2, 30 + static_cast<int>(seed));
        const std::vector<ValuedMove> moves = rankedMoves(game, Lens(game));
        const Move played = moves[std::min<std::size_t>(seed % 6, moves.size() - 1)].move;
        LookaheadSettings scout = kFarSeeing;
        scout.candidates = 2;
        scout.depth = settings.depth;
        const auto found = lookAhead(game, scout, Budget::playouts(settings.scouting), Random(seed));
        const auto rival =
            std::ranges::find_if(found, [&](const CandidateMove& move) { return move.move != played; });
        ASSERT_NE(rival, found.end());
        const Observer observer(game, GoldSight::Revealed, {.turn = 1, .squarePerTurn = 4});
        Future future(game, *shippedWeights());
        PairedDifference ahead;
        for (int n = 0; n < settings.futures; ++n) {
            const auto worth = [&](const Move& move) {
                const Outlook outlook = observer.look(
                    future.after(move, -1, settings.depth.plies, {seed, static_cast<std::uint64_t>(n)}));
                return outlook.chance[static_cast<std::size_t>(game.player())] +
                       0.001 * outlook.lead(game.player(), 2);
            };
            const double own = worth(played);
            ahead.add(worth(rival->move) - own);
        }
        const bool expected = ahead.mean() > 0.005 && ahead.isClear();
        EXPECT_EQ(findBetter(game, played, observer, settings, seed, {}).has_value(), expected)
            << "seed " << seed;
        (expected ? told : untold) += 1;
    }
    EXPECT_GT(told, 0);
    EXPECT_GT(untold, 0);
}

TEST(Review, usuallyTriesFourMovesIn128Futures)
{
    const ReviewSettings usual;
    EXPECT_EQ(usual.candidates, 4);
    EXPECT_EQ(usual.scouting, 2000);
    EXPECT_EQ(usual.futures, 128);
}

// Whoever changes the evaluation or the measurement on purpose writes down here what comes of it.
TEST(Uncertainty, isMeasuredAsItWasBefore)
{
    lodeline::goldrush::Setup setup;
    const Uncertainty classic = measureUncertainty(classicSet(), setup);
    EXPECT_NEAR(classic.turn, 3.125609641, 1e-6); // a turn more is good for something
    EXPECT_NEAR(classic.squarePerTurn, 26.927657852, 1e-6);
    setup.seed = 77; // does not matter
    EXPECT_EQ(measureUncertainty(classicSet(), setup).turn, classic.turn);
}

TEST(Uncertainty, canBeHeldUpBeforeEachTurn)
{
    std::stop_source stop;
    int turns = 0;
    const auto countSome = [&] {
        if (++turns == 100)
            stop.request_stop();
    };
    measureUncertainty(classicSet(), {}, *shippedWeights(), stop.get_token(), countSome);
    EXPECT_EQ(turns, 100);
}

TEST(Uncertainty, isNothingWhenStopped)
{
    std::stop_source stop;
    stop.request_stop();
    lodeline::goldrush::Setup setup;
    const Uncertainty none = measureUncertainty(classicSet(), setup, *shippedWeights(), stop.get_token());
    EXPECT_EQ(none.turn, 0);
    EXPECT_EQ(none.squarePerTurn, 0);
}

} // namespace
} // namespace lodeline::test
