// SPDX-License-Identifier: GPL-3.0-or-later
// Decks and records made to break a reader: every one gives problems, none a crash.
#include "engine/boomtown/files/record.h"
#include "tests/engine/properties/howmany.h"
#include "tests/support/boomtown/randomgame.h"
#include "tests/support/expectedproblems.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lodeline::boomtown::test {
namespace {

using Json = nlohmann::json;
using lodeline::test::lines;
using lodeline::test::ProblemLines;

constexpr int kDamagedGame = 16;
// Under the sanitizers each file takes its time.
const std::uint32_t kStep = lodeline::test::isBrief() ? 32 : 8; // bytes, in the mean
const int kRounds = lodeline::test::isBrief() ? 250 : 1000;

// Without blanks, so that every byte matters.
std::string denseDeck()
{
    return Json::parse(writeDeck(*ownDeck())).dump();
}
std::string denseRecord()
{
    return Json::parse(writeRecord(playedGame(kDamagedGame).record)).dump();
}

// Reads a text as both kinds of file and goes on with what was read.
bool isReadable(const std::string& text)
{
    const auto deck = parseDeck(text);
    const auto record = parseRecord(text);
    EXPECT_TRUE(deck || hasErrors(deck.error()));
    EXPECT_TRUE(record || hasErrors(record.error()));
    if (deck) {
        EXPECT_TRUE(parseDeck(writeDeck(deck->deck)));
    }
    if (record) {
        EXPECT_TRUE(parseRecord(writeRecord(record->record)));
        const auto game = replay(record->record);
        EXPECT_TRUE(game || hasErrors(game.error()));
    }
    return deck || record;
}

void expectFirstProblem(const std::string& text, FileProblem code)
{
    ASSERT_FALSE(parseDeck(text));
    EXPECT_EQ(parseDeck(text).error().front().code, code);
    ASSERT_FALSE(parseRecord(text));
    EXPECT_EQ(parseRecord(text).error().front().code, code);
}

TEST(HostileBoomtown, IsRefusedBeforeItIsParsed)
{
    expectFirstProblem(std::string(kMaxRecordBytes + 1, ' '), FileProblem::TooLarge);
    EXPECT_EQ(parseDeck(std::string(kMaxDeckBytes + 1, ' ')).error().front().code, FileProblem::TooLarge);
    expectFirstProblem(std::string(kMaxDeckBytes, '['), FileProblem::TooDeep);
    expectFirstProblem("", FileProblem::NotJson);
    expectFirstProblem(denseDeck() + "x", FileProblem::NotJson);
    expectFirstProblem(R"({"format": "lodeline-deck", "format": "lodeline-boomtown"})",
                       FileProblem::DuplicateKey);
}

TEST(HostileBoomtown, OfAHundredThousandCardsIsCutOff)
{
    std::string text = R"({"format": "lodeline-deck", "version": 1, "cards": [{})";
    for (int i = 0; i < 100'000; ++i)
        text += ",{}";
    const auto deck = parseDeck(text + "]}");
    ASSERT_FALSE(deck);
    EXPECT_LT(deck.error().size(), 1000U);
}

TEST(HostileBoomtown, CutOffAnywhereIsNotJson)
{
    for (const std::string& text : {denseDeck(), denseRecord()})
        for (std::size_t size = 0; size < text.size(); size += kStep)
            ASSERT_FALSE(isReadable(text.substr(0, size))) << size;
}

TEST(HostileBoomtown, DamagedByOneByteGivesProblemsOrAnotherGoodFile)
{
    const std::string bytes = std::string("\0\"9-{}[],:eE.x\\", 15) + "\xff\x80";
    Random random(10);
    for (const std::string& text : {denseDeck(), denseRecord()})
        for (std::size_t at = random.below(kStep); at < text.size(); at += 1 + random.below(2 * kStep - 1)) {
            std::string damaged = text;
            damaged[at] = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
            isReadable(damaged);
        }
}

TEST(HostileBoomtown, OfPiecesMovedAboutGivesProblemsOrAnotherGoodFile)
{
    Random random(11);
    for (const std::string& text : {denseDeck(), denseRecord()}) {
        const auto somewhere = [&] { return random.below(static_cast<std::uint32_t>(text.size())); };
        for (int round = 0; round < kRounds; ++round) {
            std::string damaged = text;
            for (std::uint32_t times = 1 + random.below(4); times > 0; --times)
                damaged.replace(somewhere() % damaged.size(), random.below(20),
                                text.substr(somewhere(), random.below(30)));
            isReadable(damaged);
        }
    }
}

struct Field
{
    const char* pointer;
    std::size_t most;
};

// Every free string: as long as is allowed and no longer, without controls and marks of direction; or brought
// to that.
template <typename Parse>
void expectLimits(const std::string& text, std::initializer_list<Field> fields, Parse parse)
{
    for (const auto& [pointer, most] : fields) {
        const auto problems = [&](const std::string& value, Texts texts) {
            Json document = Json::parse(text);
            document[Json::json_pointer(pointer)] = value;
            const auto loaded = parse(document.dump(), texts);
            return lines(loaded ? loaded->problems : loaded.error());
        };
        std::string longest;
        for (std::size_t i = 0; i < most; ++i)
            longest += "é";
        EXPECT_EQ(problems(longest, Texts::Strict), ProblemLines()) << pointer;
        EXPECT_EQ(problems(longest + "é", Texts::Strict),
                  ProblemLines{std::string("error too-long ") + pointer});
        EXPECT_EQ(problems(longest + "é", Texts::Mended),
                  ProblemLines{std::string("warning too-long ") + pointer});
        for (const char* mark : {"\u202e", "\u0085", "\x7f", "\u2028", "\ufeff"}) {
            EXPECT_EQ(problems(mark, Texts::Strict),
                      ProblemLines{std::string("error forbidden-character ") + pointer});
            EXPECT_EQ(problems(mark, Texts::Mended),
                      ProblemLines{std::string("warning forbidden-character ") + pointer});
        }
    }
}

TEST(HostileBoomtown, HasStringsWithinTheirLimits)
{
    expectLimits(
        denseDeck(),
        {{"/name", 64}, {"/names/de", 64}, {"/author", 4000}, {"/license", 4000}, {"/description", 4000}},
        [](const std::string& text, Texts texts) { return parseDeck(text, texts); });
    expectLimits(denseRecord(),
                 {{"/deck/name", 64},
                  {"/deck/author", 4000},
                  {"/players/0/name", 64},
                  {"/players/1/colour", 32},
                  {"/players/0/kind", 32},
                  {"/moves/1/card", 32}},
                 [](const std::string& text, Texts texts) { return parseRecord(text, texts); });
}

} // namespace
} // namespace lodeline::boomtown::test
