// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON Schema of tile sets takes what the reader takes, and refuses all that a schema can refuse; that of
// themes takes those that the program brings along.
#include "tests/support/schema.h"

#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;
using Path = std::filesystem::path;

bool isTaken(const Json& document)
{
    static const Schema schema("tileset.schema.json");
    return schema.takes(document);
}

bool isCode(const std::string& line, std::initializer_list<const char*> codes)
{
    return std::ranges::any_of(
        codes, [&](const char* code) { return line.starts_with(std::string("error ") + code + ' '); });
}

class GoodSets : public testing::TestWithParam<Path>
{
};

TEST_P(GoodSets, AreTakenByTheSchema)
{
    EXPECT_TRUE(isTaken(Json::parse(readFile(GetParam()))));
}

std::vector<Path> goodSets()
{
    std::vector<Path> files = filesIn(sourceDirectory() / "resources/tilesets");
    std::ranges::copy(dataFiles(dataDirectory() / "tilesets/good"), std::back_inserter(files));
    return files;
}

INSTANTIATE_TEST_SUITE_P(Files, GoodSets, testing::ValuesIn(goodSets()),
                         [](const auto& file) { return testName(file.param); });

RC_GTEST_PROP(RandomSets, AreTakenByTheSchema, (std::uint64_t seed))
{
    Random random(seed);
    RC_ASSERT(isTaken(Json::parse(writeTileSet(randomTileSet(10, random)))));
}

TEST(BrokenSets, AreRefusedByTheSchemaForWhatItCanSay)
{
    int refused = 0;
    for (const auto& [name, problems] : expectedProblems(dataDirectory() / "tilesets/broken")) {
        const Json document =
            Json::parse(readFile(dataDirectory() / "tilesets/broken" / name), nullptr, false);
        if (document.is_discarded())
            continue;
        const bool isOfForm = std::ranges::any_of(problems, [](const std::string& line) {
            return isCode(line, {"wrong-type", "out-of-range", "missing-key", "too-many", "wrong-format",
                                 "bad-value", "bad-railroad", "bad-id", "newer-version", "too-long"});
        });
        if (isOfForm) {
            EXPECT_FALSE(isTaken(document)) << name;
            ++refused;
        }
        const bool isOfMeaning = std::ranges::all_of(problems, [](const std::string& line) {
            return isCode(line, {"half-edge-on-mountain", "half-edge-unclaimed", "mountain-missing",
                                 "prairie-edge-split", "too-many-segments", "start-count-zero",
                                 "start-unknown", "duplicate-id", "too-many-tiles"});
        });
        if (isOfMeaning) {
            EXPECT_TRUE(isTaken(document)) << name;
        }
    }
    EXPECT_GT(refused, 40);
}

TEST(ShippedThemes, AreTakenByTheirSchema)
{
    const Schema schema("theme.schema.json");
    for (const Path& file : filesIn(sourceDirectory() / "resources/themes"))
        EXPECT_TRUE(schema.takes(Json::parse(readFile(file)))) << file;
}

TEST(BrokenThemes, AreRefusedByTheirSchema)
{
    const Schema schema("theme.schema.json");
    const Json theme = Json::parse(readFile(sourceDirectory() / "resources/themes/day.theme.json"));
    const Json flat = theme.flatten();
    for (const auto& [key, value] : flat.items()) {
        const Json::json_pointer pointer(key);
        Json wrong = theme;
        wrong[pointer] = "brown";
        EXPECT_EQ(schema.takes(wrong), key == "/name") << key;
    }
    for (const auto& [key, value] : theme.items()) {
        Json without = theme;
        without.erase(key);
        EXPECT_EQ(schema.takes(without), key == "drawing" || key == "ways") << key; // came later
        without["base"] = "day";
        EXPECT_EQ(schema.takes(without), key != "format" && key != "version" && key != "name") << key;
    }
}

} // namespace
} // namespace lodeline::test
