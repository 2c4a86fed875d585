// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/learning/setdigest.h"

#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"

#include <gtest/gtest.h>

#include <functional>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Change = std::function<void(TileSet&)>;

TileSet changed(const Change& change)
{
    TileSet set = classicSet()->tileSet();
    change(set);
    return set;
}

TEST(SetDigest, isTheSameWhateverTheSetIsCalledAndLooksLike)
{
    const Sha256 classic = setDigest(classicSet()->tileSet());
    const std::vector<Change> changes{
        [](TileSet& set) { set.name = "Other"; },
        [](TileSet& set) { set.tiles[0].art = "<svg/>"; },
        [](TileSet& set) { set.extra.emplace_back("note", "1"); },
        [](TileSet& set) {
            const std::string other = "other";
            (set.start == set.tiles[0].id ? set.start : set.tiles[0].id) = other;
            set.tiles[0].id = other;
        },
    };
    for (const Change& change : changes)
        EXPECT_EQ(toHex(setDigest(changed(change))), toHex(classic));
}

TEST(SetDigest, isAnotherWithWhateverMattersInPlay)
{
    const auto design = [](const auto& has) {
        return [has](TileSet& set) -> TileDesign& { return *std::ranges::find_if(set.tiles, has); };
    };
    const auto withRailroad = design([](const TileDesign& tile) { return !tile.railroads.empty(); });
    const auto withMountain = design([](const TileDesign& tile) { return !tile.mountains.empty(); });
    const auto withPrairie = design([](const TileDesign& tile) { return !tile.prairies.empty(); });
    const std::vector<Change> changes{
        [](TileSet&) {},
        [](TileSet& set) { ++set.tiles[0].count; },
        [](TileSet& set) { ++set.tiles[1].count; },
        [](TileSet& set) { ++set.tokens[0].count; },
        [](TileSet& set) { ++set.tokens[0].value; },
        [](TileSet& set) { set.start = set.tiles[set.isStart(0) ? 1 : 0].id; },
        [](TileSet& set) { set.tiles.pop_back(); },
        [=](TileSet& set) { ++withRailroad(set).railroads[0].locomotives; },
        [=](TileSet& set) { withRailroad(set).railroads[0].end = RailroadEnd::Mountain; },
        [=](TileSet& set) { withRailroad(set).railroads[0].edges = {Side::West}; },
        [=](TileSet& set) { ++withMountain(set).mountains[0].nuggets; },
        [=](TileSet& set) { withMountain(set).mountains[0].edges = {}; },
        [=](TileSet& set) { ++withPrairie(set).prairies[0].tipis; },
        [=](TileSet& set) { ++withPrairie(set).prairies[0].horses; },
        [=](TileSet& set) { withPrairie(set).prairies[0].at = {}; },
    };
    std::set<std::string> digests;
    for (const Change& change : changes)
        digests.insert(toHex(setDigest(changed(change))));
    EXPECT_EQ(digests.size(), changes.size());
}

// The SHA-256 of "1 1 5 2 1 3 0 0 1 8 0 1 2 3 4 5 6 7 1 0 0 1 0 1 4 0 1 2 3 0 0 ".
TEST(SetDigest, isTheOneOfEarlierVersions)
{
    EXPECT_EQ(toHex(setDigest(tinySet())),
              "f4c4d3a720fcb56b941f158ea5a6fee6d4320548ac9234d647fa5e815d2499fb");
}

// Without the lengths, or without what lies between the numbers, these would be written alike.
TEST(SetDigest, tellsListsApart)
{
    const auto withMountains = [](const std::vector<MountainSegment>& mountains) {
        TileSet set = tinySet();
        set.tiles[1].mountains = mountains;
        return toHex(setDigest(set));
    };
    const MountainSegment north{{Side::North}, 1, {}};
    const MountainSegment south{{Side::South}, 3, {}};
    const MountainSegment all{{Side::North, Side::East, Side::South}, 3, {}};
    EXPECT_NE(withMountains({north, south}), withMountains({all}));
    const auto withTokens = [](int value, int count) {
        TileSet set = tinySet();
        set.tokens = std::vector{TokenKind{value, count, {}}};
        return toHex(setDigest(set));
    };
    EXPECT_NE(withTokens(1, 11), withTokens(11, 1));
}

} // namespace
} // namespace lodeline::test
