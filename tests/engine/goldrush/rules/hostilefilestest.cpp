// SPDX-License-Identifier: GPL-3.0-or-later
// Files made to break a reader: every one gives problems, none a crash.
#include "engine/core/random.h"
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::test {

using namespace goldrush;

namespace {

// Without blanks, so that every byte matters.
std::string dense(const char* file)
{
    return nlohmann::json::parse(readFile(dataDirectory() / file)).dump();
}

std::string tileSetText()
{
    return dense("tilesets/good/full.tileset.json");
}
std::string recordText()
{
    return dense("records/good/full.lodeline");
}

// Reads a text as both kinds of file and goes on with what was read.
bool isReadable(const std::string& text)
{
    const auto set = parseTileSet(text);
    const auto record = parseRecord(text);
    EXPECT_TRUE(set || hasErrors(set.error()));
    EXPECT_TRUE(record || hasErrors(record.error()));
    if (set) {
        EXPECT_TRUE(parseTileSet(writeTileSet(set->set)));
    }
    if (record) {
        EXPECT_TRUE(parseRecord(writeRecord(record->record)));
        const auto game = replay(record->record);
        EXPECT_TRUE(game || hasErrors(game.error()));
    }
    return set || record;
}

void expectFirstProblem(const std::string& text, ProblemCode code)
{
    ASSERT_FALSE(parseTileSet(text));
    EXPECT_EQ(parseTileSet(text).error().front().code, code);
    ASSERT_FALSE(parseRecord(text));
    EXPECT_EQ(parseRecord(text).error().front().code, code);
}

TEST(HostileFiles, EightMebibytesOfBracketsAreNestedTooDeep)
{
    expectFirstProblem(std::string(kMaxFileBytes, '['), FileProblem::TooDeep);
    std::string objects;
    while (objects.size() + 5 <= kMaxFileBytes)
        objects += "{\"a\":";
    expectFirstProblem(objects, FileProblem::TooDeep);
    expectFirstProblem(std::string(kMaxFileBytes, ']'), FileProblem::NotJson);
}

TEST(HostileFiles, AFileAboveTheLimitIsNotEvenParsed)
{
    expectFirstProblem(std::string(kMaxRecordBytes + 1, ' '), FileProblem::TooLarge);
    EXPECT_EQ(parseTileSet(std::string(kMaxFileBytes + 1, ' ')).error().front().code, FileProblem::TooLarge);
}

TEST(HostileFiles, ARecordHasRoomForTheLargestAndDeepestTileSet)
{
    TileSet set = parseTileSet(tileSetText()).value().set;
    set.extra.emplace_back("deep", std::string(31, '[') + std::string(31, ']'));
    set.extra.emplace_back("long", "\"\"");
    const std::size_t room = kMaxFileBytes - writeTileSet(set).size();
    set.extra.back().second = '"' + std::string(room, 'x') + '"';
    ASSERT_TRUE(parseTileSet(writeTileSet(set)));
    GameRecord record = parseRecord(recordText()).value().record;
    record.tileset = set;
    const auto again = parseRecord(writeRecord(record));
    ASSERT_TRUE(again);
    EXPECT_TRUE(again->record == record);
}

TEST(HostileFiles, BracketsInsideStringsAreNoNesting)
{
    std::string text = tileSetText();
    const std::string description = R"("description":")";
    text.insert(text.find(description) + description.size(), std::string(1000, '[') + R"(\"[[{)");
    EXPECT_TRUE(parseTileSet(text));
}

TEST(HostileFiles, AMillionElementsAreCutOff)
{
    for (const char* key : {"tiles", "tokens"}) {
        std::string text = R"({"format": "lodeline-tileset", "version": 1, "start": "a", ")";
        text.append(key).append("\": [");
        for (int i = 0; i < 1'000'000; ++i)
            text += "{},";
        text += "{}]}";
        const auto set = parseTileSet(text);
        ASSERT_FALSE(set);
        EXPECT_LT(set.error().size(), 2000U);
    }
}

std::string withUnknownKeys(int count)
{
    std::string text = tileSetText();
    std::string keys = "{";
    for (int i = 0; i < count; ++i)
        keys.append("\"k").append(std::to_string(i)).append("\":0,");
    return text.replace(0, 1, keys);
}

TEST(HostileFiles, WhatIsTooMuchIsSaidWithItsLine)
{
    const auto deep = parseTileSet("[\n[\n" + std::string(40, '['));
    ASSERT_FALSE(deep);
    EXPECT_EQ(deep.error().front().arguments, (std::vector<std::string>{"32", "3"}));
    std::string text = "{\n";
    for (int key = 0; key < 2000; ++key)
        text += '"' + std::to_string(key) + "\": 0,\n";
    const auto wide = parseTileSet(text + "}");
    ASSERT_FALSE(wide);
    EXPECT_EQ(wide.error().front().arguments, (std::vector<std::string>{"1000", "1002"}));
}

TEST(HostileFiles, HundredsOfUnknownKeysAreKept)
{
    const auto set = parseTileSet(withUnknownKeys(900));
    ASSERT_TRUE(set);
    EXPECT_GE(set->problems.size(), 900U);
    EXPECT_GE(set->set.extra.size(), 900U);
}

TEST(HostileFiles, HundredThousandsOfProblemsAreNotListed)
{
    nlohmann::json set = nlohmann::json::parse(tileSetText());
    for (nlohmann::json& tile : set["tiles"])
        for (nlohmann::json& prairie : tile["prairies"])
            for (int i = 0; i < 900; ++i)
                prairie["key" + std::to_string(i)] = 0;
    const auto loaded = parseTileSet(set.dump());
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->problems.size(), 1000U);
    EXPECT_EQ(nlohmann::json::parse(writeTileSet(loaded->set))["tiles"], set["tiles"]);
    set["tokens"] = nlohmann::json::array();
    for (int i = 0; i < 100; ++i)
        set["tokens"].push_back(5);
    set["start"] = 5;
    const auto broken = parseTileSet(set.dump());
    ASSERT_FALSE(broken);
    EXPECT_TRUE(hasErrors(broken.error()));
    EXPECT_LT(broken.error().size(), 1200U);
}

TEST(HostileFiles, ThousandsOfBadTextsAreNotListed)
{
    nlohmann::json record = nlohmann::json::parse(readFile(dataDirectory() / "records/good/told.lodeline"));
    const std::string bad = "\u202e" + std::string(100, 'x');
    record["told"]["tiles"] = nlohmann::json(1000, nlohmann::json(bad));
    nlohmann::json move = record["moves"][0];
    move["tile"] = bad;
    record["moves"] = nlohmann::json(1000, move);
    const auto strict = parseRecord(record.dump());
    ASSERT_FALSE(strict);
    EXPECT_TRUE(hasErrors(strict.error()));
    EXPECT_EQ(strict.error().size(), 1000U);
    const auto mended = parseRecord(record.dump(), Texts::Mended);
    ASSERT_TRUE(mended);
    EXPECT_EQ(mended->problems.size(), 1000U);
}

TEST(HostileFiles, HundredsOfThousandsOfKeysAreRefusedAtOnce)
{
    expectFirstProblem(withUnknownKeys(500'000), FileProblem::TooManyMembers);
    std::string colons = "{";
    while (colons.size() < kMaxFileBytes)
        colons += ':';
    expectFirstProblem(colons, FileProblem::TooManyMembers);
    expectFirstProblem(std::string(100, ']') + std::string(2000, ':'), FileProblem::NotJson);
}

TEST(HostileFiles, AKeyGivenTwiceIsRefused)
{
    const std::string text = tileSetText();
    ASSERT_TRUE(parseTileSet(text));
    const std::string twice = R"({"name": "Another", )" + text.substr(1);
    for (const Texts texts : {Texts::Strict, Texts::Mended}) {
        EXPECT_EQ(parseTileSet(twice, texts).error().front().pointer, "/name");
        EXPECT_EQ(parseTileSet(twice, texts).error().front().code, FileProblem::DuplicateKey);
        EXPECT_EQ(parseTileSetDraft(twice, texts).error().front().code, FileProblem::DuplicateKey);
    }
}

class Truncated : public testing::TestWithParam<bool>
{
};

TEST_P(Truncated, AtEveryByteIsNotJson)
{
    const std::string text = GetParam() ? tileSetText() : recordText();
    const std::size_t end = text.find_last_of('}');
    for (std::size_t size = 0; size <= end; ++size)
        ASSERT_FALSE(isReadable(text.substr(0, size))) << size;
}

INSTANTIATE_TEST_SUITE_P(Files, Truncated, testing::Bool(),
                         [](const auto& set) { return set.param ? "TileSet" : "Record"; });

class Damaged : public testing::TestWithParam<bool>
{
};

TEST_P(Damaged, ByOneByteAnywhereGivesProblemsOrAnotherGoodFile)
{
    const std::string text = GetParam() ? tileSetText() : recordText();
    const std::string bytes = std::string("\0\"9-{}[],:eE.x\\", 15) + "\xff\x80";
    Random random(10);
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (int times = 0; times < 4; ++times) {
            std::string damaged = text;
            damaged[at] = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
            isReadable(damaged);
        }
    }
}

TEST_P(Damaged, ByMovingPiecesAboutGivesProblemsOrAnotherGoodFile)
{
    const std::string text = GetParam() ? tileSetText() : recordText();
    Random random(11);
    const auto somewhere = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
    for (int round = 0; round < 3000; ++round) {
        std::string damaged = text;
        for (std::uint32_t times = 1 + random.below(4); times > 0; --times)
            damaged.replace(somewhere() % damaged.size(), random.below(20),
                            text.substr(somewhere(), random.below(30)));
        isReadable(damaged);
    }
}

INSTANTIATE_TEST_SUITE_P(Files, Damaged, testing::Bool(),
                         [](const auto& set) { return set.param ? "TileSet" : "Record"; });

} // namespace
} // namespace lodeline::test
