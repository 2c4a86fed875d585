// SPDX-License-Identifier: GPL-3.0-or-later
// What is read comes back unchanged when it is written: the files of tests/data/*/good, random tile sets.
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"
#include "tests/support/randomtileset.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Json = nlohmann::json;
using Path = std::filesystem::path;

// The file with every default written out, as a writer is free to do.
Json withDefaults(Json document)
{
    const Json none = Json::array();
    if (document["format"] == "lodeline-game") {
        document["tileset"] = withDefaults(document["tileset"]);
        if (document.contains("told"))
            for (const char* key : {"tiles", "tokens"})
                document["told"].emplace(key, none);
        document.emplace("start", 0);
        document.emplace("moves", none);
        document.emplace("options", Json::object());
        for (const OptionInfo& option : optionTable())
            if (option.isAlwaysWritten)
                document["options"].emplace(option.name, Options{}.*option.member);
        for (Json& player : document["players"]) {
            player.emplace("name", "");
            player.emplace("kind", "human");
        }
        return document;
    }
    document.emplace("name", "");
    document.emplace("tokens", none);
    for (Json& tile : document["tiles"]) {
        for (const char* key : {"railroads", "mountains", "prairies"})
            tile.emplace(key, none);
    }
    return document;
}

class GoodTileSets : public testing::TestWithParam<Path>
{
};

TEST_P(GoodTileSets, GiveTheirNotesAndWarnings)
{
    const auto loaded = parseTileSet(readFile(GetParam()));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(loaded->problems),
              expectedProblems(GetParam().parent_path()).at(GetParam().filename().string()));
}

TEST_P(GoodTileSets, ComeBackUnchangedUnknownKeysIncluded)
{
    const std::string text = readFile(GetParam());
    const TileSet set = parseTileSet(text).value().set;
    const std::string written = writeTileSet(set);
    EXPECT_EQ(Json::parse(written), withDefaults(Json::parse(text)));
    EXPECT_EQ(parseTileSet(written).value().set, set);
    EXPECT_EQ(writeTileSet(parseTileSet(written).value().set), written);
}

INSTANTIATE_TEST_SUITE_P(Files, GoodTileSets, testing::ValuesIn(dataFiles(dataDirectory() / "tilesets/good")),
                         [](const auto& file) { return testName(file.param); });

class GoodRecords : public testing::TestWithParam<Path>
{
};

TEST_P(GoodRecords, GiveTheirNotesAndReplay)
{
    const auto loaded = parseRecord(readFile(GetParam()));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(loaded->problems),
              expectedProblems(GetParam().parent_path()).at(GetParam().filename().string()));
    EXPECT_TRUE(replay(loaded->record));
}

TEST_P(GoodRecords, ComeBackUnchangedUnknownKeysIncluded)
{
    const std::string text = readFile(GetParam());
    const GameRecord record = parseRecord(text).value().record;
    const std::string written = writeRecord(record);
    EXPECT_EQ(Json::parse(written), withDefaults(Json::parse(text)));
    EXPECT_EQ(parseRecord(written).value().record, record);
    EXPECT_EQ(writeRecord(parseRecord(written).value().record), written);
}

INSTANTIATE_TEST_SUITE_P(Files, GoodRecords, testing::ValuesIn(dataFiles(dataDirectory() / "records/good")),
                         [](const auto& file) { return testName(file.param); });

RC_GTEST_PROP(RandomTileSets, AreValidAndComeBackUnchanged, (std::uint64_t seed))
{
    Random random(seed);
    const TileSet set = randomTileSet(1 + static_cast<int>(random.below(200)), random);
    RC_ASSERT(!hasErrors(validate(set)));
    const auto loaded = parseTileSet(writeTileSet(set));
    RC_ASSERT(loaded.has_value());
    RC_ASSERT(loaded->set == set);
    RC_ASSERT(lines(loaded->problems) == lines(validate(set)));
}

} // namespace
} // namespace lodeline::test
