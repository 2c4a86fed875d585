// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/setstatistics.h"

#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace lodeline::test {

using namespace goldrush;

namespace {

using enum FeatureKind;

TileSet classicSet()
{
    return parseTileSet(readFile(sourceDirectory() / "resources/tilesets/classic.tileset.json")).value().set;
}

int of(const std::array<int, 4>& counts, FeatureKind kind)
{
    return counts[static_cast<std::size_t>(kind)];
}

double fitting(const SetStatistics& statistics, const SquareShape& shape)
{
    const auto square = std::ranges::find(statistics.squares, shape, &SquareChance::shape);
    if (square == statistics.squares.end())
        throw std::logic_error("no such square");
    return square->fitting;
}

TEST(SetStatistics, CountsTheClassicSet)
{
    const SetStatistics statistics = statisticsOf(classicSet());
    EXPECT_EQ(std::accumulate(statistics.edges.begin(), statistics.edges.end(), 0), 4 * 72);
    EXPECT_EQ(of(statistics.edges, City), 0);
    EXPECT_EQ(std::accumulate(statistics.railroadEnds.begin(), statistics.railroadEnds.end(), 0),
              of(statistics.segments, Railroad));
}

TEST(SetStatistics, CountsEachCopyOfATile)
{
    TileDesign tile;
    tile.count = 3;
    tile.railroads = {
        {.edges = {Side::North, Side::South}, .end = RailroadEnd::Through, .locomotives = 2, .extra = {}},
        {.edges = {Side::East}, .end = RailroadEnd::City, .locomotives = 1, .extra = {}}};
    tile.mountains = {{.edges = {Side::West}, .nuggets = 4, .extra = {}}};
    tile.prairies = {{.at = {}, .tipis = 1, .horses = 2, .extra = {}},
                     {.at = {}, .tipis = 3, .horses = 5, .extra = {}}};
    TileSet set;
    set.tiles = {tile};
    const SetStatistics statistics = statisticsOf(set);
    EXPECT_EQ(statistics.locomotives, 9);
    EXPECT_EQ(statistics.tipis, 12);
    EXPECT_EQ(statistics.horses, 21);
    EXPECT_EQ(of(statistics.edges, Railroad), 9);
    EXPECT_EQ(of(statistics.edges, Mountain), 3);
    EXPECT_EQ(of(statistics.answering, Railroad), 3);
    EXPECT_EQ(of(statistics.segments, Railroad), 6);
    EXPECT_EQ(of(statistics.segments, Mountain), 3);
    EXPECT_EQ(of(statistics.segments, Prairie), 6);
    EXPECT_EQ(of(statistics.segments, City), 3);
    EXPECT_EQ(statistics.railroadEnds, (std::array{3, 0, 3, 0})); // through, junction, city, mountain
}

TEST(SetStatistics, KnowsEveryShapeOfSquareOnce)
{
    const SetStatistics statistics = statisticsOf(classicSet());
    // Necklaces of four beads of four colours, without the empty one.
    EXPECT_EQ(statistics.squares.size(), 69U);
    std::array<double, kSides + 1> weights{};
    for (const SquareChance& square : statistics.squares)
        weights[static_cast<std::size_t>(neighboursOf(square.shape))] += square.weight;
    // Where the neighbours are is four, six, four ways and one way.
    constexpr std::array wanted{0.0, 4.0, 6.0, 4.0, 1.0};
    for (std::size_t neighbours = 1; neighbours < weights.size(); ++neighbours)
        EXPECT_NEAR(weights[neighbours], wanted[neighbours], 1e-9);
}

TEST(SetStatistics, TellsTheChanceToFillASquare)
{
    TileDesign prairie;
    prairie.id = "p";
    prairie.count = 3;
    TileDesign line;
    line.id = "l";
    line.count = 1;
    layTrack(line, Side::North, Side::South);
    TileSet set;
    set.tiles = {prairie, line};
    const SetStatistics statistics = statisticsOf(set);
    // 14 edges of 16 are prairie, which all tiles have; a railroad only one tile of four has.
    EXPECT_NEAR(statistics.chanceToFill(1), 14.0 / 16 + 2.0 / 16 / 4, 1e-9);
    EXPECT_NEAR(fitting(statistics, {Railroad, Prairie, Railroad, Prairie}), 0.25, 1e-9);
    EXPECT_NEAR(fitting(statistics, {std::nullopt, Prairie, std::nullopt, Prairie}), 1.0, 1e-9);
    EXPECT_EQ(fitting(statistics, {std::nullopt, std::nullopt, std::nullopt, Mountain}), 0);
}

TEST(SetStatistics, OfAnEmptySetAreNothing)
{
    const SetStatistics statistics = statisticsOf({});
    EXPECT_EQ(std::accumulate(statistics.edges.begin(), statistics.edges.end(), 0), 0);
    EXPECT_EQ(statistics.chanceToFill(2), 0);
}

} // namespace
} // namespace lodeline::test
