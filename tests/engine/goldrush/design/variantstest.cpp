// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/variants.h"

#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/tilesetcheck.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

using enum FeatureKind;

// A mountain in the north, a track beside it from east to south.
TileDesign hillAndCurve()
{
    TileDesign tile;
    tile.id = "hill";
    layPrairies(tile);
    setEdge(tile, Side::North, Mountain);
    layTrack(tile, Side::East, Side::South);
    return tile;
}

TEST(Variants, TurnTheRailroadsAgainstTheMountains)
{
    TileSet set;
    set.tiles = {hillAndCurve()};
    const std::vector<TileDesign> variants = variantsOf(set.tiles[0], set);
    // East and south is there already, south and west is its mirror image; all others hit the mountain.
    ASSERT_EQ(variants.size(), 1U);
    EXPECT_EQ(variants[0].id, "hill-2");
    TileDesign mirrored = set.tiles[0];
    mirror(mirrored);
    EXPECT_EQ(tileKey(variants[0]), tileKey(mirrored));
    setEdge(set.tiles[0], Side::East, Prairie);
    // One track can lie in the east, in the south and in the west.
    EXPECT_EQ(variantsOf(set.tiles[0], set).size(), 2U);
}

TEST(Variants, AreThoseThatAreMissing)
{
    TileSet set;
    set.tiles = {hillAndCurve()};
    while (true) {
        const std::vector<TileDesign> variants = variantsOf(set.tiles[0], set);
        if (variants.empty())
            break;
        rotate(set.tiles.emplace_back(variants.front()), Rotation::R90);
    }
    EXPECT_EQ(set.tiles.size(), 2U);
    TileDesign straight;
    straight.id = "line";
    layTrack(straight, Side::North, Side::South);
    EXPECT_TRUE(variantsOf(straight, set).empty());
}

RC_GTEST_PROP(Variants, AreSoundAndDifferAndKeepTheirSymbols, (std::uint64_t seed))
{
    Random random(seed);
    TileSet set = randomTileSet(10, random);
    TileDesign tile = randomDesign("idea", random);
    tile.art = "<svg/>";
    set.tiles.push_back(tile);
    const auto horsesOf = [](const TileDesign& t) {
        int horses = 0;
        for (const PrairieSegment& prairie : t.prairies)
            horses += prairie.horses;
        return horses;
    };
    std::set<TileKey> known;
    for (const TileDesign& present : set.tiles)
        known.insert(tileKey(present));
    for (const TileDesign& variant : variantsOf(tile, set)) {
        RC_ASSERT(known.insert(tileKey(variant)).second);
        RC_ASSERT(!set.find(variant.id));
        RC_ASSERT(variant.art.empty());
        RC_ASSERT(variant.railroads.size() == tile.railroads.size());
        RC_ASSERT(variant.mountains.size() == tile.mountains.size());
        if (horsesOf(tile) <= kMaxSymbols && !variant.prairies.empty())
            RC_ASSERT(horsesOf(variant) == horsesOf(tile));
        set.tiles.push_back(variant);
    }
    RC_ASSERT(!hasErrors(validate(set)));
}

TEST(FreshId, IsTheBaseOrOneWithANumber)
{
    TileSet set;
    EXPECT_EQ(freshId(set, "42"), "42");
    EXPECT_EQ(freshId(set, "Höhe 1!"), "Hhe1");
    EXPECT_EQ(freshId(set, "?"), "tile");
    EXPECT_EQ(freshId(set, std::string(50, 'x')), std::string(32, 'x'));
    for (const char* id : {"42", "42-2", "a-b", "tile", "-2", "a-"})
        set.tiles.emplace_back().id = id;
    EXPECT_EQ(freshId(set, "42"), "42-3");
    EXPECT_EQ(freshId(set, "42-2"), "42-3");
    EXPECT_EQ(freshId(set, "a-b"), "a-b-2");
    EXPECT_EQ(freshId(set, ""), "tile-2");
    EXPECT_EQ(freshId(set, "-2"), "-2-2"); // no number of a base
    EXPECT_EQ(freshId(set, "a-"), "a--2");
    set.tiles.emplace_back().id = std::string(32, 'x');
    EXPECT_EQ(freshId(set, std::string(32, 'x')), std::string(26, 'x') + "-2");
}

} // namespace
} // namespace lodeline::test
