// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/meetings.h"

#include "engine/goldrush/design/setstatistics.h"
#include "engine/goldrush/design/tileedit.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

// A prairie twice, a straight railroad and a mountain on all sides once.
TileSet threeTiles()
{
    TileDesign prairie;
    prairie.id = "prairie";
    prairie.count = 2;
    TileDesign line;
    line.id = "line";
    layTrack(line, Side::North, Side::South);
    TileDesign rock;
    rock.id = "rock";
    for (const Side side : kAllSides)
        setEdge(rock, side, FeatureKind::Mountain);
    TileSet set;
    set.tiles = {prairie, line, rock};
    return set;
}

int waysByTrial(const TileDesign& a, const TileDesign& b)
{
    int ways = 0;
    for (const Side side : kAllSides)
        for (const Rotation rotation : kAllRotations)
            ways += a.edgeKind(side) == b.edgeKind(rotated(opposite(side), rotation)) ? 1 : 0;
    return ways;
}

RC_GTEST_PROP(Meetings, AreMutualAndAsTriedOut, (std::uint64_t seed))
{
    Random random(seed);
    const TileSet set = randomTileSet(20, random);
    const Meetings meetings(set);
    for (int a = 0; a < meetings.designCount(); ++a) {
        const auto partners = meetings.partnersOf(a);
        RC_ASSERT(std::ranges::is_sorted(partners, std::ranges::greater{}, &Meetings::Partner::ways));
        for (int b = 0; b < meetings.designCount(); ++b) {
            const auto& first = set.tiles[static_cast<std::size_t>(a)];
            const auto& second = set.tiles[static_cast<std::size_t>(b)];
            RC_ASSERT(meetings.ways(a, b) == waysByTrial(first, second));
            RC_ASSERT(meetings.ways(a, b) == meetings.ways(b, a));
            const bool listed = std::ranges::find(partners, b, &Meetings::Partner::design) != partners.end();
            const bool together = second.count > (a == b ? 1 : 0);
            RC_ASSERT(listed == (together && meetings.ways(a, b) > 0));
        }
    }
}

RC_GTEST_PROP(Meetings, SociabilityIsTheMeanOverTheOtherTiles, (std::uint64_t seed))
{
    Random random(seed);
    const TileSet set = randomTileSet(12, random);
    const Meetings meetings(set);
    for (int a = 0; a < meetings.designCount(); ++a) {
        double ways = 0;
        for (int b = 0; b < meetings.designCount(); ++b)
            ways += meetings.ways(a, b) * (set.tiles[static_cast<std::size_t>(b)].count - (a == b ? 1 : 0));
        const int others = set.tileCount() - 1;
        const double mean = others > 0 ? ways / (16.0 * others) : 0.0;
        RC_ASSERT(std::abs(meetings.sociability(a) - mean) < 1e-9);
    }
    const std::vector<int> least = meetings.leastSociable();
    RC_ASSERT(least.size() == set.tiles.size());
    RC_ASSERT(std::ranges::is_sorted(least, {}, [&](int design) { return meetings.sociability(design); }));
}

TEST(Meetings, NeedASecondCopyToMeetThemselves)
{
    const Meetings meetings(threeTiles());
    using Partners = std::vector<Meetings::Partner>;
    EXPECT_EQ(meetings.partnersOf(0), (Partners{{0, 16}, {1, 8}}));
    EXPECT_EQ(meetings.partnersOf(1), (Partners{{0, 8}}));
    EXPECT_EQ(meetings.partnersOf(2), Partners{});
    EXPECT_EQ(meetings.sociability(2), 0);
    EXPECT_EQ(meetings.leastSociable(), (std::vector<int>{2, 1, 0}));
}

TEST(Meetings, LeaveOutWhatHasNoCopies)
{
    TileSet set = threeTiles();
    set.tiles[0].count = 0;
    const Meetings meetings(set);
    EXPECT_TRUE(meetings.partnersOf(1).empty());
    EXPECT_EQ(meetings.leastSociable(), (std::vector<int>{1, 2}));
    // One that is not in the game yet is measured against all that are: four of its edges, two of their
    // eight.
    EXPECT_NEAR(meetings.sociability(0), 8.0 / 32, 1e-9);
    EXPECT_EQ(Meetings({}).designCount(), 0);
}

TEST(SetStatistics, CountTheTilesThatAnswerAnEdge)
{
    const auto answering = statisticsOf(threeTiles()).answering;
    EXPECT_EQ(answering[static_cast<std::size_t>(FeatureKind::Railroad)], 1);
    EXPECT_EQ(answering[static_cast<std::size_t>(FeatureKind::Mountain)], 1);
    EXPECT_EQ(answering[static_cast<std::size_t>(FeatureKind::Prairie)], 3);
    EXPECT_EQ(answering[static_cast<std::size_t>(FeatureKind::City)], 0);
}

} // namespace
} // namespace lodeline::test
