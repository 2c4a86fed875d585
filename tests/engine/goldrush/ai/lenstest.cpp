// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/evaluation/lens.h"

#include "engine/goldrush/ai/evaluation/ranking.h"
#include "engine/goldrush/ai/player.h"
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

void expectAlike(const TilesLeft& followed, const TilesLeft& anew)
{
    EXPECT_EQ(followed.count, anew.count);
    EXPECT_EQ(followed.prospects.factors(), anew.prospects.factors());
    for (std::size_t pattern = 0; pattern < SpotFits::kPatterns; ++pattern) {
        const auto code = static_cast<std::uint8_t>(pattern);
        ASSERT_EQ(followed.odds.isDead(code), anew.odds.isDead(code)) << "pattern " << pattern;
        for (std::size_t side = 0; side < kSides; ++side)
            ASSERT_EQ(followed.odds.closing(code, side), anew.odds.closing(code, side))
                << "pattern " << pattern << ", side " << side;
    }
}

TEST(TilesLeft, areTheSameWhenFollowedAsWhenCountedAnew)
{
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Game game = position(classicSet(), seed, 3, 0);
        TilesLeft left(game);
        Random random(seed);
        while (game.phase() != Game::Phase::Over) {
            playRandomMove(game, random);
            if (random.below(2) == 0)
                continue;
            left.follow(game);
            expectAlike(left, TilesLeft(game));
        }
        left.follow(game);
        EXPECT_EQ(left.count, 0);
    }
}

TEST(TilesLeft, followAGameWithAnotherStackOfTheSameTiles)
{
    const Game root = position(classicSet(), 7, 2, 30);
    Random random(3);
    for (int n = 0; n < 20; ++n) {
        TilesLeft left(root);
        Game other = root.resampled(0, random);
        for (int ply = 0; ply < 8 && other.phase() != Game::Phase::Over; ++ply)
            playRandomMove(other, random);
        left.follow(other);
        expectAlike(left, TilesLeft(other));
    }
}

// In a row of n tiles there are 2 n + 2 open spots.
TEST(SpotList, coversAsManyAs1024Spots)
{
    Game game(plainSet(600, 0), {});
    const auto rowOf = [&game](int tiles) {
        for (auto x = static_cast<std::int16_t>(game.placedCount()); game.placedCount() < tiles; ++x)
            game.play({{{x, 0}, Rotation::R0}, {}});
    };
    rowOf(511);
    EXPECT_TRUE(SpotList(game).covers(game.state()));
    EXPECT_FALSE(SpotList(game).at({-1, 0}).empty());
    rowOf(512);
    EXPECT_FALSE(SpotList(game).covers(game.state()));
    EXPECT_TRUE(SpotList(game).at({-1, 0}).empty());
    Game scratch(game);
    EXPECT_TRUE(game.isLegal(bestMove(game, Lens(game), scratch).move));
}

// Crossings in a row, and upon every other one of them a pile of others: at each spot between two piles lie
// two railroads and four prairies.
Game piles(std::int16_t height)
{
    TileDesign crossing;
    crossing.id = "crossing";
    crossing.count = 740;
    for (const Side side : kAllSides)
        crossing.railroads.push_back({{side}, RailroadEnd::Junction, 0, {}});
    crossing.prairies.push_back({{HalfEdge::NE, HalfEdge::EN}, 0, 0, {}});
    crossing.prairies.push_back({{HalfEdge::ES, HalfEdge::SE}, 0, 0, {}});
    crossing.prairies.push_back({{HalfEdge::SW, HalfEdge::WS}, 0, 0, {}});
    crossing.prairies.push_back({{HalfEdge::WN, HalfEdge::NW}, 0, 0, {}});
    TileSet set;
    set.start = crossing.id;
    set.tiles.push_back(crossing);
    Game game(std::make_shared<const CompiledSet>(set), {});
    constexpr std::int16_t kRow = 45;
    for (std::int16_t x = 1; x < kRow; ++x)
        game.play({{{x, 0}, Rotation::R0}, {}});
    for (std::int16_t x = 0; x < kRow; x = static_cast<std::int16_t>(x + 2))
        for (std::int16_t y = 1; y <= height; ++y)
            game.play({{{x, y}, Rotation::R0}, {}});
    return game;
}

// 22 spots between the piles for each of their layers, six entries at each, and some 400 around them.
TEST(SpotList, coversNoMoreThanFourThousandEntries)
{
    const Game fewer = piles(26);
    EXPECT_TRUE(SpotList(fewer).covers(fewer.state()));
    const Game more = piles(30);
    EXPECT_LE(more.state()->spotWords, 16);
    EXPECT_FALSE(SpotList(more).covers(more.state()));
}

TEST(TileOdds, areThoseOfDrawingOneOfSoManyInTime)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        const Game game = position(classicSet(), 7, players, 20);
        const TileOdds odds(game);
        std::set<int> seen;
        for (std::size_t pattern = 0; pattern < SpotFits::kPatterns; ++pattern) {
            for (std::size_t side = 0; side < kSides; ++side) {
                const double chance = odds.closing(static_cast<std::uint8_t>(pattern), side);
                const double tiles = -players * std::log(1 - chance);
                EXPECT_NEAR(tiles, std::round(tiles), 1e-6) << players << " players";
                seen.insert(static_cast<int>(std::round(tiles)));
            }
        }
        EXPECT_GT(seen.size(), 3);
    }
}

TEST(Progress, fadesByTurnsAndNotByTiles)
{
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
        for (const int plies : {5, 40, 60}) {
            const Game game = position(classicSet(), 7, players, plies);
            const double turns = static_cast<double>(game.tilesLeft()) / players;
            const Progress progress(game.state());
            EXPECT_EQ(progress.parts[0], 1);
            EXPECT_NEAR(progress.parts[1], turns / 36, 1e-12);
            EXPECT_NEAR(progress.parts[2], std::exp(-turns / 4), 1e-12);
        }
    }
}

} // namespace
} // namespace lodeline::test
