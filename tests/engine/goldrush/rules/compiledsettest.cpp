// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of a set, and how much memory a game of it takes.
#include "engine/goldrush/files/tilesetfile.h"
#include "engine/goldrush/rules/game.h"
#include "tests/support/files.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

CompiledSet classic()
{
    return CompiledSet(
        parseTileSet(readFile(sourceDirectory() / "resources/tilesets/classic.tileset.json")).value().set);
}

TEST(CompiledSets, HaveTheSegmentsOfTheirTilesAndNoOthers)
{
    const CompiledSet set = classic();
    for (int design = 0; const TileDesign& tile : set.tileSet().tiles) {
        SCOPED_TRACE(tile.id);
        int number = 0;
        const auto expectAll = [&](FeatureKind kind, std::size_t count) {
            SegmentRef segment{kind, 0};
            for (; segment.index < count; ++segment.index) {
                ASSERT_TRUE(set.hasSegment(design, segment));
                EXPECT_EQ(set.segmentNumber(design, segment), number++);
            }
            EXPECT_FALSE(set.hasSegment(design, segment));
        };
        expectAll(FeatureKind::Railroad, tile.railroads.size());
        expectAll(FeatureKind::Mountain, tile.mountains.size());
        expectAll(FeatureKind::Prairie, tile.prairies.size());
        expectAll(FeatureKind::City, tile.hasCity() ? 1 : 0);
        ++design;
    }
}

// What keeps sharedTiles from being asked in vain.
TEST(CompiledSets, MarkTheRailroadsOfTilesThatHaveSeveral)
{
    const CompiledSet set = classic();
    for (int design = 0; const TileDesign& tile : set.tileSet().tiles)
        for (std::size_t number = 0; const Node& node : set.design(design++).nodes)
            EXPECT_EQ(node.shared != 0, tile.railroads.size() > 1 && number++ < tile.railroads.size())
                << tile.id;
}

TEST(Layouts, AreAsLargeAsTheSetNeeds)
{
    const CompiledSet set = classic();
    const Layout layout(set);
    EXPECT_EQ(layout.tiles, 72U);
    EXPECT_EQ(layout.openSpots(), 146U);
    EXPECT_EQ(layout.spots, 192U);
    EXPECT_EQ(layout.cells, 512U);
    EXPECT_EQ(layout.rowStride, 23);
    EXPECT_EQ(layout.nodes, 293U);
    EXPECT_EQ(layout.mountains, 43U);
    EXPECT_EQ(State(layout).layout().bytes, 15348U);
    EXPECT_EQ(State(Layout(set, Chance::Told)).layout().bytes, 15735U);
}

template <typename... Part>
bool areAligned(const Part*... parts)
{
    return ((reinterpret_cast<std::uintptr_t>(parts) % alignof(Part) == 0) && ...);
}

// The parts of a block end anywhere. The sanitizers do not look for what is not aligned.
TEST(Layouts, AlignEveryPart)
{
    Random random(9);
    for (int tiles = 12; tiles < 60; ++tiles) {
        const CompiledSet set(randomTileSet(tiles, random));
        const State state(Layout(set, Chance::Told));
        EXPECT_TRUE(areAligned(state.operator->(), state.nodes, state.parents, state.spots, state.codes,
                               state.known, state.openSpots, state.cells, state.tiles, state.deck,
                               state.mountainNodes, state.tentSites, state.untaken, state.gold, state.told,
                               state.toldTiles, state.toldTokens))
            << tiles << " tiles";
    }
}

} // namespace
} // namespace lodeline::test
