// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/design/draft.h"
#include "engine/goldrush/design/prairies.h"
#include "engine/goldrush/design/repairs.h"
#include "engine/goldrush/design/setstatistics.h"
#include "engine/goldrush/design/tileedit.h"
#include "engine/goldrush/files/problems.h"
#include "tests/engine/goldrush/design/sets.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using enum FeatureKind;
using Codes = std::vector<ProblemCode>;

Codes codesOf(const std::vector<Finding>& findings)
{
    Codes codes;
    for (const Finding& finding : findings)
        codes.push_back(finding.problem.code);
    return codes;
}

TileDesign prairieTile(const std::string& id, int count)
{
    TileDesign tile;
    tile.id = id;
    tile.count = count;
    layPrairies(tile);
    return tile;
}

TileDesign mountainTile(const std::string& id, int count)
{
    TileDesign tile = prairieTile(id, count);
    for (const Side side : kAllSides)
        setEdge(tile, side, Mountain);
    return tile;
}

TEST(Critique, OfTheClassicSetIsMild)
{
    TileSet classic = shippedSet("classic");
    const std::vector<Finding> findings = critique(classic);
    EXPECT_EQ(codesOf(findings), (Codes{SetProblem::MirroredTile, SetProblem::PrairiesJoined}));
    for (const Finding& finding : findings)
        EXPECT_EQ(finding.problem.severity, Severity::Note);
    EXPECT_EQ(classic.tiles.at(static_cast<std::size_t>(findings.back().tile)).id, "72");
}

TEST(Critique, NamesKeysThatTheFormatDoesNotKnow)
{
    TileSet set = shippedSet("drygulch");
    set.tiles[2].extra = {{"colour", "3"}, {kDraftKey, "{}"}};
    set.tiles[0].mountains[0].extra = {{"nug/gets", "3"}};
    const std::vector<Finding> findings = critique(set);
    ASSERT_EQ(codesOf(findings), (Codes{FileProblem::UnknownKey, FileProblem::UnknownKey}));
    EXPECT_EQ(findings[0].problem.pointer, "/tiles/0/mountains/0/nug~1gets");
    EXPECT_EQ(findings[0].segment, (SegmentRef{Mountain, 0}));
    EXPECT_EQ(findings[1].tileId, set.tiles[2].id);
    for (const Finding& finding : findings) {
        ASSERT_EQ(finding.repairs, std::vector{Repair::RemoveUnknownKey});
        EXPECT_TRUE(apply(set, finding, Repair::RemoveUnknownKey));
        EXPECT_FALSE(apply(set, finding, Repair::RemoveUnknownKey));
    }
    EXPECT_EQ(set.tiles[2].extra, (ExtraKeys{{kDraftKey, "{}"}}));
    EXPECT_EQ(codesOf(critique(set)), Codes());
}

TEST(Critique, FindsNothingInTheOtherShippedSets)
{
    for (const char* name : {"drygulch", "ironweb", "openrange"})
        EXPECT_EQ(codesOf(critique(shippedSet(name))), Codes()) << name;
    EXPECT_EQ(codesOf(critique(shippedSet("highsierra"))), Codes{SetProblem::NoCities});
}

// With the tile named by the pointer, for every broken file that can be opened.
TEST(Critique, HoldsEveryErrorOfAFileAndItsPlace)
{
    int opened = 0;
    for (const auto& file : dataFiles(dataDirectory() / "tilesets/broken")) {
        const auto draft = parseTileSetDraft(readFile(file));
        if (!draft)
            continue;
        ++opened;
        Problems errors;
        for (const Finding& finding : critique(draft->set)) {
            if (finding.problem.severity != Severity::Error)
                continue;
            errors.push_back(finding.problem);
            const std::string tile = "/tiles/" + std::to_string(finding.tile);
            if (finding.problem.pointer.starts_with("/tiles/")) {
                EXPECT_TRUE(finding.problem.pointer.starts_with(tile)) << finding.problem.pointer;
            }
            if (finding.segment && finding.segment->kind != City) {
                EXPECT_NE(finding.problem.pointer.find(toString(finding.segment->kind)), std::string::npos);
            }
            EXPECT_FALSE(finding.repairs.empty()) << file << ' ' << finding.problem.code.name();
        }
        ProblemLines found = lines(errors);
        ProblemLines wanted = lines(validate(draft->set));
        std::ranges::sort(found);
        std::ranges::sort(wanted);
        EXPECT_EQ(found, wanted) << file;
    }
    EXPECT_GT(opened, 15);
}

TEST(Critique, PointsToTheEdgeThatIsClaimedTwice)
{
    TileSet set = shippedSet("classic");
    TileDesign& tile = tileOf(set, "72");
    tile.mountains[0].edges.push_back(Side::South);
    const std::vector<Finding> findings = findingsOf(set, SetProblem::EdgeClaimedTwice);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].tile, &tile - set.tiles.data());
    EXPECT_EQ(findings[0].segment, (SegmentRef{Mountain, 0}));
    EXPECT_EQ(findings[0].side, Side::South);
    EXPECT_EQ(findings[0].repairs, (std::vector{Repair::EdgeToRailroad, Repair::EdgeToMountain}));
}

TEST(Critique, TellsErrorsAndThenWarningsAndThenNotes)
{
    TileSet set = shippedSet("classic");
    set.start = "nobody";
    set.tokens.clear();
    const std::vector<Finding> findings = critique(set);
    EXPECT_TRUE(std::ranges::is_sorted(findings, {}, [](const Finding& f) { return f.problem.severity; }));
    EXPECT_EQ(findings.at(0).problem.code, SetProblem::StartUnknown);
    EXPECT_EQ(findings.at(1).problem.code, SetProblem::TooFewTokens);
}

TEST(Critique, FindsMirrorImagesAndDuplicatesApart)
{
    TileSet set = shippedSet("openrange");
    TileDesign curve = prairieTile("curve", 1);
    setEdge(curve, Side::North, Mountain);
    layTrack(curve, Side::East, Side::South);
    addSymbols(curve, {Prairie, 0}, Symbol::Horse, 3);
    TileDesign turned = curve;
    turned.id = "turned";
    rotate(turned, Rotation::R90);
    TileDesign mirrored = curve;
    mirrored.id = "mirrored";
    mirror(mirrored);
    set.tiles.insert(set.tiles.end(), {curve, turned, mirrored});
    const auto duplicates = findingsOf(set, SetProblem::DuplicateTile);
    ASSERT_EQ(duplicates.size(), 1U);
    EXPECT_EQ(set.tiles.at(static_cast<std::size_t>(duplicates[0].tile)).id, "turned");
    EXPECT_EQ(set.tiles.at(static_cast<std::size_t>(duplicates[0].other)).id, "curve");
    const auto mirrors = findingsOf(set, SetProblem::MirroredTile);
    ASSERT_EQ(mirrors.size(), 1U);
    EXPECT_EQ(mirrors[0].problem.arguments, std::vector<std::string>{"curve"});
    EXPECT_EQ(set.tiles.at(static_cast<std::size_t>(mirrors[0].tile)).id, "mirrored");
}

TEST(Critique, FindsTilesThatAreRarelyOrNeverPlaced)
{
    TileSet set = shippedSet("openrange");
    set.tiles.push_back(mountainTile("rare", 2));
    auto findings = findingsOf(set, SetProblem::RarelyPlaced);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].tile, static_cast<int>(set.tiles.size()) - 1);
    EXPECT_EQ(findings[0].repairs, (std::vector{Repair::KeepOneCopy, Repair::RemoveTile}));
    set.tiles = {prairieTile("p", 30), mountainTile("m", 1)};
    set.start = "p";
    EXPECT_EQ(findingsOf(set, SetProblem::FitsNowhere).size(), 1U);
    EXPECT_TRUE(findingsOf(set, SetProblem::RarelyPlaced).empty());
    set.start = "m";
    EXPECT_TRUE(findingsOf(set, SetProblem::FitsNowhere).empty());
    EXPECT_EQ(findingsOf(set, SetProblem::StartFitsNothing).size(), 1U);
    set.tiles[1].count = 2;
    EXPECT_TRUE(findingsOf(set, SetProblem::StartFitsNothing).empty());
}

TEST(Critique, FindsEdgesOutOfBalance)
{
    TileSet set;
    set.start = "p";
    TileDesign line = prairieTile("l", 2);
    layTrack(line, Side::North, Side::South);
    set.tiles = {prairieTile("p", 40), line};
    const auto scarce = findingsOf(set, SetProblem::EdgesOutOfBalance);
    ASSERT_EQ(scarce.size(), 1U);
    EXPECT_EQ(scarce[0].problem.arguments, (std::vector<std::string>{"railroad", "5"}));
    set.tiles[1].count = 10;
    EXPECT_TRUE(findingsOf(set, SetProblem::EdgesOutOfBalance).empty());
    // The same number of tiles, but each asks for four neighbours.
    layTrack(set.tiles[1], Side::East, Side::West);
    EXPECT_EQ(findingsOf(set, SetProblem::EdgesOutOfBalance).size(), 1U);
}

TEST(Critique, FindsEdgesOutOfBalanceFromAThresholdOn)
{
    TileSet set;
    set.start = "p";
    const auto isTold = [&](const TileDesign& tile, int copies) {
        set.tiles = {prairieTile("p", 99), tile};
        set.tiles[0].count = 100 - copies;
        set.tiles[1].count = copies;
        return !findingsOf(set, SetProblem::EdgesOutOfBalance).empty();
    };
    TileDesign line = prairieTile("l", 1);
    layTrack(line, Side::North, Side::South);
    EXPECT_TRUE(isTold(line, 7));
    EXPECT_FALSE(isTold(line, 8));
    EXPECT_FALSE(isTold(line, 1)); // lonely, which is told already
    TileDesign fork = line;
    setEdge(fork, Side::East, Railroad);
    EXPECT_TRUE(isTold(fork, 24));
    EXPECT_FALSE(isTold(fork, 25));
    EXPECT_FALSE(isTold(line, 24));
}

TEST(Critique, FindsTilesThatAreRarelyPlacedFromAThresholdOn)
{
    TileSet set;
    set.start = "p";
    set.tiles = {prairieTile("p", 84), mountainTile("m", 16)};
    const auto rare = findingsOf(set, SetProblem::RarelyPlaced);
    ASSERT_EQ(rare.size(), 1U);
    EXPECT_EQ(rare[0].tile, 1);
    EXPECT_EQ(rare[0].problem.arguments, std::vector<std::string>{"10"}); // 9.84
    set.tiles = {prairieTile("p", 83), mountainTile("m", 17)};
    EXPECT_TRUE(findingsOf(set, SetProblem::RarelyPlaced).empty()); // 10.51
}

TEST(Critique, FindsFewTilesFromAThresholdOn)
{
    TileSet set;
    set.start = "p";
    const auto told = [&](int tiles) {
        set.tiles = {prairieTile("p", tiles)};
        return findingsOf(set, SetProblem::FewTiles);
    };
    EXPECT_TRUE(told(20).empty());
    ASSERT_EQ(told(19).size(), 1U);
    EXPECT_EQ(told(19)[0].problem.arguments, (std::vector<std::string>{"19", "20"}));
    EXPECT_EQ(told(6).at(0).problem.severity, Severity::Note);
    EXPECT_EQ(told(5).at(0).problem.severity, Severity::Warning);
}

TEST(Critique, FindsFewerTokensThanNuggets)
{
    TileSet set = shippedSet("drygulch");
    const int nuggets = set.nuggetCount();
    set.tokens = {{1, nuggets, {}}};
    EXPECT_TRUE(findingsOf(set, SetProblem::TooFewTokens).empty());
    --set.tokens[0].count;
    const auto findings = findingsOf(set, SetProblem::TooFewTokens);
    ASSERT_EQ(findings.size(), 1U);
    EXPECT_EQ(findings[0].problem.arguments,
              (std::vector{std::to_string(nuggets - 1), std::to_string(nuggets)}));
}

// A tile alone lacks more than that; copies that are not in the game are none.
TEST(Critique, FindsEdgesThatOneTileAloneHas)
{
    TileSet set;
    set.start = "p";
    set.tiles = {prairieTile("p", 1)};
    EXPECT_TRUE(findingsOf(set, SetProblem::LonelyEdgeKind).empty());
    set.tiles = {prairieTile("p", 2), mountainTile("m", 1), mountainTile("none", 0)};
    const auto lonely = findingsOf(set, SetProblem::LonelyEdgeKind);
    ASSERT_EQ(lonely.size(), 1U);
    EXPECT_EQ(lonely[0].tile, 1);
    EXPECT_EQ(lonely[0].side, Side::North);
}

TEST(Critique, TellsOfTheSetBeforeItsTiles)
{
    TileSet set = shippedSet("drygulch");
    set.name = "  ";
    set.tiles[2].extra = {{"colour", "3"}};
    EXPECT_EQ(codesOf(critique(set)), (Codes{SetProblem::NameMissing, FileProblem::UnknownKey}));
}

TEST(Critique, FindsWhatASetLacks)
{
    EXPECT_EQ(codesOf(critique({})),
              (Codes{SetProblem::StartMissing, SetProblem::FewTiles, SetProblem::NameMissing,
                     SetProblem::AuthorMissing, SetProblem::LicenceMissing}));
    TileSet set;
    set.name = set.author = set.license = "x";
    set.tiles = {prairieTile("p", 10), mountainTile("none", 0)};
    set.start = "p";
    EXPECT_EQ(codesOf(critique(set)),
              (Codes{SetProblem::FewTiles, SetProblem::NoRailroads, SetProblem::NoMountains,
                     SetProblem::NoCities, SetProblem::NoCopies}));
    EXPECT_EQ(critique(set).front().problem.severity, Severity::Note);
    set.tiles[0].count = 5;
    EXPECT_EQ(critique(set).front().problem.severity, Severity::Warning);
}

TEST(Critique, FindsDraftsUntilTheyAreDone)
{
    TileSet set = shippedSet("drygulch");
    set.tokens.push_back({0, 10, {}});
    TileDesign draft = prairieTile("draft", 1);
    setDraftTown(draft, true);
    setDraftNuggets(draft, 3);
    set.tiles.push_back(draft);
    const std::vector<Finding> findings = critique(set);
    ASSERT_EQ(codesOf(findings), (Codes{SetProblem::TownWithoutTrack, SetProblem::NuggetsOnNoMountain}));
    EXPECT_EQ(findings[0].repairs, std::vector{Repair::RemoveTown});
    EXPECT_EQ(findings[1].repairs, (std::vector{Repair::RaiseMountain, Repair::RemoveNuggets}));
    EXPECT_EQ(findings[1].problem.arguments, std::vector<std::string>{"3"});
    setEdge(set.tiles.back(), Side::North, Railroad);
    setEdge(set.tiles.back(), Side::South, Mountain);
    EXPECT_EQ(codesOf(critique(set)), Codes());
}

TEST(Critique, FindsPrairiesThatGeometryWouldLayOtherwise)
{
    TileSet set = shippedSet("drygulch");
    TileDesign tile = prairieTile("x", 1);
    layTrack(tile, Side::North, Side::South);
    tile.railroads[0].locomotives = 7;
    set.tiles.push_back(tile);
    EXPECT_EQ(codesOf(critique(set)), Codes());
    joinPrairies(set.tiles.back(), 0, 1);
    const auto joined = critique(set);
    ASSERT_EQ(codesOf(joined), Codes{SetProblem::PrairiesJoined});
    EXPECT_EQ(joined[0].segment, (SegmentRef{Prairie, 0}));
    using enum HalfEdge;
    set.tiles.back() = tile;
    set.tiles.back().prairies = {{.at = {WN, WS, SW}, .tipis = 0, .horses = 0, .extra = {}},
                                 {.at = {NW}, .tipis = 0, .horses = 0, .extra = {}},
                                 {.at = {NE, EN, ES, SE}, .tipis = 0, .horses = 0, .extra = {}}};
    EXPECT_EQ(codesOf(critique(set)), Codes{SetProblem::PrairiesParted});
}

RC_GTEST_PROP(Critique, SaysTheSameOfASetTwiceAndAfterReadingItAgain, (std::uint64_t seed))
{
    Random random(seed);
    const TileSet set = randomTileSet(40, random);
    const auto first = critique(set);
    const auto again = critique(parseTileSetDraft(writeTileSet(set)).value().set);
    RC_ASSERT(codesOf(first) == codesOf(again));
    for (std::size_t i = 0; i < first.size(); ++i) {
        RC_ASSERT(first[i].tile == again[i].tile);
        RC_ASSERT(first[i].repairs == again[i].repairs);
    }
}

TEST(ChancesToBePlaced, GrowWithTheEdgesThatOthersHave)
{
    TileSet set;
    set.tiles = {prairieTile("p", 9), mountainTile("m", 1)};
    const auto chances = chancesToBePlaced(set, statisticsOf(set));
    ASSERT_EQ(chances.size(), 2U);
    EXPECT_NEAR(chances[0], 0.57 * 0.9 + 0.26 * 0.81 + 0.13 * 0.729 + 0.04 * 0.6561, 1e-9);
    EXPECT_NEAR(chances[1], 0.57 * 0.1 + 0.26 * 0.01 + 0.13 * 0.001 + 0.04 * 0.0001, 1e-9);
}

} // namespace
} // namespace lodeline::test
