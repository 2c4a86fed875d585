// SPDX-License-Identifier: GPL-3.0-or-later
// B1: each file of tests/data/boomtown gives exactly the problems that stand beside it, and what is read
// comes back unchanged when it is written.
#include "tests/support/files.h"

#include "engine/boomtown/files/record.h"
#include "tests/support/boomtown/randomgame.h"
#include "tests/support/patchedfiles.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lodeline::boomtown::test {
namespace {

using lodeline::test::dataDirectory;
using lodeline::test::lines;
using lodeline::test::PatchedFile;
using lodeline::test::patchedFiles;
using lodeline::test::ProblemLines;
using lodeline::test::readFile;

const std::filesystem::path kFolder = dataDirectory() / "boomtown";

TEST(BrokenDecks, GiveTheirProblemsWithPointers)
{
    for (const PatchedFile& file : patchedFiles(kFolder / "broken-decks.json")) {
        const auto loaded = parseDeck(file.text);
        EXPECT_FALSE(loaded) << file.name;
        EXPECT_EQ(lines(loaded ? loaded->problems : loaded.error()), file.problems) << file.name;
    }
}

// Those of the moves, too, where the record itself can be read.
TEST(BrokenBoomtownRecords, GiveTheirProblemsWithPointers)
{
    for (const PatchedFile& file : patchedFiles(kFolder / "broken-records.json")) {
        const auto loaded = parseRecord(file.text);
        const auto game = loaded.and_then([](const LoadedRecord& l) { return replay(l.record); });
        EXPECT_FALSE(game) << file.name;
        if (!game) {
            EXPECT_EQ(lines(game.error()), file.problems) << file.name;
        }
    }
}

// A bonus loses its last key, or has a number beyond its bounds.
TEST(BrokenDecks, AreNotReadWhateverTheKindOfTheBonus)
{
    for (int kind = 0; kind < kBonusKinds; ++kind) {
        Deck deck = *ownDeck();
        Bonus& bonus = deck.cards[0].bonus;
        bonus = {.kind = static_cast<BonusKind>(kind)};
        const BonusShape& shape = bonusShape(bonus.kind);
        EXPECT_TRUE(parseDeck(writeDeck(deck))) << shape.name;
        bonus.points = shape.points ? 100 : 0;
        bonus.penalty = shape.penalty ? 100 : 0;
        bonus.handOver = shape.handOver ? 100 : 0;
        if (shape.table)
            bonus.table = {{0, 100}};
        const bool hasNumbers = shape.points || shape.penalty || shape.handOver || shape.table;
        EXPECT_EQ(parseDeck(writeDeck(deck)).has_value(), !hasNumbers) << shape.name;
    }
}

RC_GTEST_PROP(RandomDecks, AreReadAndComeBackUnchanged, (std::uint64_t seed))
{
    Random random(seed);
    const auto deck = randomDeck(random);
    const std::string text = writeDeck(*deck);
    const auto loaded = parseDeck(text);
    RC_ASSERT(loaded.has_value());
    RC_ASSERT(loaded->deck == *deck);
    RC_ASSERT(writeDeck(loaded->deck) == text);
}

// A game that was written down long ago: not a byte of it is read, played or written in another way.
TEST(GoldenBoomtown, IsPlayedAndWrittenStill)
{
    const std::string text = readFile(kFolder / "random-8.lodeline");
    const auto loaded = parseRecord(text);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(loaded->problems), ProblemLines());
    EXPECT_EQ(writeRecord(loaded->record), text);
    EventList log;
    ASSERT_TRUE(replay(loaded->record, &log));
    std::string stream;
    for (const Event& event : log.events)
        stream += toJson(event) + '\n';
    EXPECT_EQ(stream, readFile(kFolder / "random-8.events.jsonl"));
}

TEST(GoldenBoomtown, MayLeaveOutWhatIsUsual)
{
    const std::string text =
        R"({"format": "lodeline-boomtown", "version": 1, "seed": "3", "players": [{}, {}],
        "deck": )" +
        writeDeck(*ownDeck()) + "}";
    const auto loaded = parseRecord(text);
    ASSERT_TRUE(loaded);
    EXPECT_EQ(lines(loaded->problems), ProblemLines());
    EXPECT_EQ(loaded->record.start, 0);
    EXPECT_EQ(loaded->record.players[1].kind, "human");
    EXPECT_EQ(replay(loaded->record)->phase(), Game::Phase::Begin);
}

} // namespace
} // namespace lodeline::boomtown::test
