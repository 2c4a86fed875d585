// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evendraws.h"

#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/future.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Designs = std::vector<std::optional<int>>;

// What each of some futures in a row draws at a ply.
Designs drawn(EvenDraws& draws, FutureNumber first, int count, int ply)
{
    Designs designs;
    for (int n = 0; n < count; ++n, ++first.number) {
        draws.begin(first);
        designs.push_back(draws.design(ply));
    }
    return designs;
}

std::vector<int> copies(const Designs& designs, std::size_t kinds)
{
    std::vector<int> found(kinds);
    for (const auto& design : designs)
        if (design)
            ++found[static_cast<std::size_t>(*design)];
    return found;
}

int missing(const Designs& designs)
{
    return static_cast<int>(std::ranges::count(designs, std::optional<int>()));
}

TEST(EvenDraws, drawEachTileOnceInAsManyFutures)
{
    const Game game = position(classicSet(), 7, 2, 30);
    const std::vector<int> left = game.copiesLeft();
    const auto tiles = static_cast<std::uint64_t>(game.tilesLeft());
    EvenDraws draws(game);
    for (const std::uint64_t round : {0U, 1U, 5U}) {
        const Designs first = drawn(draws, {3, round * tiles}, game.tilesLeft(), 0);
        EXPECT_EQ(copies(first, left.size()), left) << "round " << round;
    }
}

// A tile cannot be drawn twice in a future; at most one future in as many as there are tiles comes to that
// for each earlier ply, as by chance.
TEST(EvenDraws, drawNoTileTwiceInAFuture)
{
    constexpr int kPlies = 6;
    const Game game = position(classicSet(), 7, 2, 50);
    const std::vector<int> left = game.copiesLeft();
    EvenDraws draws(game);
    int none = 0;
    for (std::uint64_t n = 0; n < 400; ++n) {
        draws.begin({9, n});
        std::vector<int> found(left.size());
        for (int ply = 0; ply < kPlies; ++ply)
            if (const auto design = draws.design(ply))
                ++found[static_cast<std::size_t>(*design)];
            else
                ++none;
        for (std::size_t design = 0; design < left.size(); ++design)
            ASSERT_LE(found[design], left[design]) << "future " << n;
    }
    const double expected = 400.0 * kPlies * (kPlies - 1) / 2 / game.tilesLeft();
    EXPECT_NEAR(none, expected, expected / 3);
}

TEST(EvenDraws, areOthersAtEachPlyInEachRoundAndByEachSeed)
{
    const Game game = position(classicSet(), 7, 2, 30);
    const int tiles = game.tilesLeft();
    EvenDraws draws(game);
    const auto order = [&](std::uint64_t seed, int round, int ply) {
        return drawn(draws, {seed, static_cast<std::uint64_t>(round * tiles)}, tiles, ply);
    };
    std::set<Designs> orders;
    for (const std::uint64_t seed : {1U, 2U})
        for (const int round : {0, 1})
            for (const int ply : {0, 1, 2})
                orders.insert(order(seed, round, ply));
    EXPECT_EQ(orders.size(), 12U);
    EXPECT_EQ(order(1, 0, 2), order(1, 0, 2)) << "whatever was asked before";
    EXPECT_EQ(missing(order(1, 0, 0)), 0);
}

// Nobody sees how the stack lies.
TEST(EvenDraws, knowHowManyTilesAreLeftButNotInWhichOrder)
{
    const Game game = position(classicSet(), 7, 2, 30);
    const int another = *game.drawn();
    for (std::size_t design = 0; design < game.copiesLeft().size(); ++design) {
        if (game.copiesLeft()[design] == 0)
            continue;
        const Game shuffled = game.withDrawn(static_cast<int>(design)).withDrawn(another);
        EvenDraws draws(game);
        EvenDraws others(shuffled);
        EXPECT_EQ(drawn(draws, {4}, 30, 1), drawn(others, {4}, 30, 1));
    }
}

TEST(EvenDraws, leaveTheTileWhereTheirsFitsNowhereOrIsGone)
{
    Game game(std::make_shared<const CompiledSet>(tinySet()), {});
    EvenDraws draws(game);
    ASSERT_EQ(game.tilesLeft(), 2) << "a prairie and a peak";
    const int drawn = *game.drawn();
    for (std::uint64_t n = 0; n < 8; ++n) {
        draws.begin({2, n});
        draws.redraw(game, 0);
        EXPECT_EQ(game.drawn(), drawn);
        EXPECT_EQ(game.tilesLeft(), 2);
    }
    game.play({game.legalPlacements()[0], {}});
    ASSERT_EQ(game.phase(), Game::Phase::Place);
    const int left = game.tilesLeft();
    draws.begin({2});
    draws.redraw(game, 1);
    EXPECT_EQ(game.drawn(), drawn);
    EXPECT_EQ(game.tilesLeft(), left);
}

TEST(EvenDraws, areNoneWithTheLastTile)
{
    Game game = position(classicSet(), 7, 2, 0);
    while (game.tilesLeft() > 0)
        game.play(rankedMoves(game, Lens(game)).front().move);
    EvenDraws draws(game);
    draws.begin({1, 5});
    EXPECT_EQ(draws.design(0), std::nullopt);
}

TEST(Future, drawsAfterTheMoveWhatIsLeftInEqualParts)
{
    const Game game = position(classicSet(), 7, 2, 30);
    const Move move = rankedMoves(game, Lens(game)).front().move;
    Future future(game, *shippedWeights());
    std::vector<int> found(game.copiesLeft().size());
    const auto tiles = static_cast<std::uint64_t>(game.tilesLeft());
    for (std::uint64_t n = 0; n < tiles; ++n)
        ++found[static_cast<std::size_t>(*future.after(move, game.player(), 0, {8, n}).drawn())];
    EXPECT_EQ(found, game.copiesLeft());
}

} // namespace
} // namespace lodeline::test
