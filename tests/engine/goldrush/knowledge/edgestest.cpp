// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/edges.h"

#include "tests/engine/goldrush/ai/positions.h"

#include <gtest/gtest.h>

#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

// The empty squares beside a tile.
std::set<Position> rim(const Game& game)
{
    std::set<Position> squares;
    for (int order = 0; order < game.placedCount(); ++order)
        for (const Side side : kAllSides)
            if (const Position at = neighbour(game.placedTile(order).placement.at, side); !game.tileAt(at))
                squares.insert(at);
    return squares;
}

// R2.1: what does not clash is just what the rules allow.
TEST(Edges, clashWhereTheRulesForbid)
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const Game game = position(classicSet(), seed, 2, 5 + static_cast<int>(seed));
        if (game.phase() != Game::Phase::Place)
            continue;
        for (const Position at : rim(game)) {
            const WantedEdges wanted = edgesAround(game, at);
            const auto rotations = fittingRotations(game.tileSet(), *game.drawn(), wanted);
            for (const Rotation rotation : kAllRotations) {
                const bool legal = game.isLegal(Placement{at, rotation});
                EXPECT_EQ(clashes(game.tileSet(), *game.drawn(), rotation, wanted).empty(), legal);
                EXPECT_EQ(std::ranges::count(rotations, rotation), legal ? 1 : 0);
            }
        }
    }
}

TEST(Edges, sayWhatClashes)
{
    const TileSet& set = classicSet()->tileSet();
    const FeatureKind north = edgeOf(set, 0, Rotation::R0, Side::North);
    EXPECT_EQ(edgeOf(set, 0, Rotation::R90, Side::East), north);
    EXPECT_EQ(edgeOf(set, 0, Rotation::R270, Side::West), north);
    const FeatureKind other = north == FeatureKind::Prairie ? FeatureKind::Railroad : FeatureKind::Prairie;
    WantedEdges wanted;
    EXPECT_EQ(fittingRotations(set, 0, wanted).size(), 4U);
    wanted[1] = other;
    EXPECT_EQ(clashes(set, 0, Rotation::R90, wanted), (std::vector<Clash>{{Side::East, north, other}}));
}

} // namespace
} // namespace lodeline::test
