// SPDX-License-Identifier: GPL-3.0-or-later
// A set with errors opens as a draft and lists them; what is no set opens nothing and says where and why.
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

class DraftFiles : public testing::TestWithParam<std::filesystem::path>
{
};

// Files that say what is no set, or say it in a way that nothing can stand for.
const std::set<std::string_view>& fatal()
{
    static const std::set<std::string_view> codes{
        "cannot-read",   "too-large",     "not-json",    "too-deep",   "wrong-format",
        "duplicate-key", "newer-version", "missing-key", "wrong-type", "bad-value"};
    return codes;
}

std::string codeOf(const std::string& line)
{
    const std::size_t start = line.find(' ') + 1;
    return line.substr(start, line.find(' ', start) - start);
}

TEST_P(DraftFiles, OpenWhereTheyHoldASet)
{
    const std::string text = readFile(GetParam());
    const auto strict = parseTileSet(text);
    const auto draft = parseTileSetDraft(text);
    ProblemLines wanted = lines(strict ? strict->problems : strict.error());
    // Behind a number that no program can hold a draft is not read, either.
    const std::vector<std::string> numbers{"-1.79e308", "1.79e308"};
    const bool isHeld = strict || strict.error().front().arguments != numbers;
    const bool isSet = isHeld && std::ranges::none_of(wanted, [](const std::string& line) {
                           return fatal().contains(codeOf(line)) || line == "error out-of-range /version";
                       });
    ASSERT_EQ(draft.has_value(), isSet);
    if (!draft) {
        std::erase_if(wanted, [isHeld](const std::string& line) {
            return isHeld && codeOf(line) == "out-of-range" && line != "error out-of-range /version";
        });
        EXPECT_EQ(lines(draft.error()), wanted);
        return;
    }
    EXPECT_EQ(hasErrors(draft->problems), !strict.has_value());
    if (strict) {
        EXPECT_EQ(draft->set, strict->set);
        EXPECT_EQ(lines(draft->problems), wanted);
    }
    const auto again = parseTileSetDraft(writeTileSet(draft->set));
    ASSERT_TRUE(again);
    EXPECT_EQ(again->set, draft->set);
    EXPECT_EQ(lines(again->problems), lines(draft->problems));
}

INSTANTIATE_TEST_SUITE_P(Broken, DraftFiles,
                         testing::ValuesIn(dataFiles(dataDirectory() / "tilesets/broken")),
                         [](const auto& file) { return testName(file.param); });
INSTANTIATE_TEST_SUITE_P(Good, DraftFiles, testing::ValuesIn(dataFiles(dataDirectory() / "tilesets/good")),
                         [](const auto& file) { return testName(file.param); });

TEST(DraftFile, LosesNothingOfListsThatAreTooLong)
{
    TileSet set;
    set.start = "0";
    set.tokens.resize(kMaxTokenKinds + 1, {1, 1, {}});
    for (int i = 0; i <= kMaxDesigns; ++i)
        set.tiles.emplace_back().id = std::to_string(i);
    set.tiles[0].mountains.resize(kMaxSegments + 1);
    set.tiles[0].railroads.emplace_back().edges.resize(5, Side::North);
    set.tiles[0].prairies.emplace_back().at.resize(9, HalfEdge::NW);
    const std::string text = writeTileSet(set);
    EXPECT_FALSE(parseTileSet(text));
    const auto draft = parseTileSetDraft(text);
    ASSERT_TRUE(draft);
    EXPECT_EQ(draft->set, set);
    EXPECT_EQ(lines(draft->problems), lines(validate(set)));
}

TEST(DraftFile, ListsNoHundredThousandsOfErrors)
{
    TileSet set;
    set.tiles.resize(kMaxDesigns);
    for (TileDesign& tile : set.tiles)
        tile.railroads.assign(80, {std::vector(20, Side::North), RailroadEnd::Through, 0, {}});
    const auto draft = parseTileSetDraft(writeTileSet(set));
    ASSERT_TRUE(draft);
    EXPECT_EQ(draft->set, set);
    EXPECT_TRUE(hasErrors(draft->problems));
    EXPECT_LT(draft->problems.size(), 1500U);
}

TEST(DraftFile, KeepsNumbersThatAreOutOfRangeToBeRepaired)
{
    TileSet set;
    set.start = "0";
    set.tokens = {{kMaxTokenValue + 1, kMaxTokensOfAKind + 1, {}}};
    set.tiles.emplace_back().id = "0";
    set.tiles[0].count = kMaxCopies + 1;
    set.tiles[0].mountains.push_back({{Side::North}, 30, {}});
    set.tiles[0].railroads.push_back({{Side::South}, RailroadEnd::Junction, -1, {}});
    const std::string text = writeTileSet(set);
    EXPECT_FALSE(parseTileSet(text));
    const auto draft = parseTileSetDraft(text);
    ASSERT_TRUE(draft);
    EXPECT_EQ(draft->set, set);
    EXPECT_EQ(lines(draft->problems), lines(validate(set)));
    set.tiles[0].count = 2'000'000'000;
    set.tiles[0].mountains[0].nuggets = -2'000'000'000;
    const auto far = parseTileSetDraft(writeTileSet(set));
    ASSERT_TRUE(far);
    EXPECT_EQ(far->set.tiles[0].count, 5 * kMaxCopies);
    EXPECT_EQ(far->set.tiles[0].mountains[0].nuggets, -1);
    EXPECT_EQ(lines(far->problems), lines(validate(far->set)));
}

TEST(DraftFile, HasItsLimits)
{
    TileSet set;
    for (int i = 0; i <= 5 * kMaxDesigns; ++i)
        set.tiles.emplace_back().id = std::to_string(i);
    const auto draft = parseTileSetDraft(writeTileSet(set));
    ASSERT_FALSE(draft);
    EXPECT_EQ(lines(draft.error()), ProblemLines{"error too-many /tiles"});
}

} // namespace
} // namespace lodeline::test
