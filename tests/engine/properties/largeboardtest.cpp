// SPDX-License-Identifier: GPL-3.0-or-later
// The largest sets that the format allows.
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/engine/properties/randomgames.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

// A track from west to east of a thousand tiles, all prairie besides: the widest board there is, and every
// tile is part of one railroad.
TEST(LargeBoards, AThousandTilesInARow)
{
    TileSet set;
    TileDesign track;
    track.railroads.push_back({{Side::East, Side::West}, RailroadEnd::Through, 0, {}});
    track.prairies.push_back({{HalfEdge::NW, HalfEdge::NE, HalfEdge::EN, HalfEdge::WN}, 9, 9, {}});
    track.prairies.push_back({{HalfEdge::ES, HalfEdge::SE, HalfEdge::SW, HalfEdge::WS}, 0, 0, {}});
    for (int i = 0; i < 11; ++i) {
        track.id = std::string(1, static_cast<char>('a' + i));
        track.count = i < 10 ? 99 : 10;
        set.tiles.push_back(track);
    }
    set.start = set.tiles.front().id;
    ASSERT_FALSE(hasErrors(validate(set)));
    ASSERT_EQ(set.tileCount(), kMaxTiles);

    Game game(std::make_shared<const CompiledSet>(set), {});
    game.place({{1, 0}, Rotation::R0});
    game.act({Action::Type::Cowboy, {1, 0}, {FeatureKind::Railroad, 0}});
    game.place({{2, 0}, Rotation::R0});
    game.act({Action::Type::Cowboy, {2, 0}, {FeatureKind::Prairie, 0}});
    for (std::int16_t x = -1; game.phase() != Game::Phase::Over; --x)
        game.play({{{x, 0}, Rotation::R0}, {}});
    EXPECT_EQ(game.score(0), 1000);
    EXPECT_EQ(game.score(1), 1000 * (2 * 9 + 4 * 9));
    EXPECT_EQ(game.feature({0, 0}, {FeatureKind::Railroad, 0}).tiles.size(), 1000U);
}

TEST(LargeBoards, AThousandRandomTilesAgreeWithTheOracleNowAndThen)
{
    Random random(77);
    const auto set = std::make_shared<const CompiledSet>(randomTileSet(kMaxTiles, random));
    const GameChecker game = playChecked(set, 3, {.features = 200, .placements = 200});
    EXPECT_TRUE(game.ok()) << game.faults();
}

// Rows far wider than those that a compact board of as many tiles would have, on both sides of (-1, -1).
TEST(LargeBoards, AWideRowKeepsItsPositionsApart)
{
    TileSet set;
    TileDesign plain;
    plain.id = std::string(1, 'p');
    plain.count = 60;
    plain.prairies.push_back({{HalfEdge::NW, HalfEdge::NE, HalfEdge::EN, HalfEdge::ES, HalfEdge::SE,
                               HalfEdge::SW, HalfEdge::WS, HalfEdge::WN},
                              0,
                              0,
                              {}});
    set.start = plain.id;
    set.tiles.push_back(plain);
    GameChecker game(std::make_shared<const CompiledSet>(set), {});
    const auto lay = [&game](int x) {
        game.checkPlacements();
        game.place({{static_cast<std::int16_t>(x), -1}, Rotation::R0});
        game.act({});
    };
    for (int x = 0; x > -20; --x)
        lay(x);
    for (int x = 1; !game.isOver(); ++x)
        lay(x);
    EXPECT_TRUE(game.ok()) << game.faults();
}

TEST(LargeBoards, FarAwayPositionsAreIllegalNotMistaken)
{
    const Game game(classicSet(), {});
    constexpr std::array<std::int16_t, 8> kFar{INT16_MIN, -1001, -1000, -2, 2, 1000, 1001, INT16_MAX};
    for (const std::int16_t x : kFar)
        for (const std::int16_t y : kFar)
            for (const Rotation rotation : kAllRotations)
                EXPECT_FALSE(game.isLegal(Placement{{x, y}, rotation})) << x << ' ' << y;
}

} // namespace
} // namespace lodeline::test
