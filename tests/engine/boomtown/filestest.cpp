// SPDX-License-Identifier: GPL-3.0-or-later
// B1: each file of tests/data/boomtown gives exactly the problems that stand beside it, and what is read
// comes back unchanged when it is written.
#include "tests/support/files.h"

#include "engine/boomtown/files/record.h"
#include "tests/support/boomtown/randomgame.h"
#include "tests/support/patchedfiles.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

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

// Of a problem its arguments: limits, names and what was found, of which the pointer says nothing.
using NameAndSentence = std::pair<const char*, const char*>;

const std::string& textOfFile(const std::vector<PatchedFile>& files, const std::string& name)
{
    const auto found = std::ranges::find(files, name, &PatchedFile::name);
    EXPECT_NE(found, files.end()) << name;
    return (found == files.end() ? files.begin() : found)->text;
}

TEST(BrokenDecks, TellWhatIsAllowedAndWhatIsWrong)
{
    const std::vector<PatchedFile> files = patchedFiles(kFolder / "broken-decks.json");
    for (const auto& [name, sentence] : std::vector<NameAndSentence>{
             {"card-id-twice", "The id \"1\" is used more than once"},
             {"cards-empty", "Wrong number of cards in the deck: 0; needed: 18"},
             {"front-three-squares", "Wrong number of squares on the front: 3; needed: 4"},
             {"points-hundred", "The number must be from -99 to 99"},
             {"penalty-negative", "The number must be from 0 to 99"},
             {"handOver-hundred", "The number must be from 0 to 99"},
             {"table-row-far", "The number must be from -99 to 99"},
             {"table-rows-too-many", "Too many entries; maximum: 199"},
             {"square-territory-in-capitals",
              "The value must be one of these: desert forest mountains plains snow water"},
             {"symbol-unknown", "The value must be one of these: bottle cow fort gun pickaxe wagon"},
             {"name-long", "Too long; maximum number of characters: 64"},
             {"version-newer", "The file uses version 2 of its format, but this program reads only up to "
                               "version 1; a newer version of the program can open it"}}) {
        const auto deck = parseDeck(textOfFile(files, name));
        ASSERT_FALSE(deck) << name;
        EXPECT_EQ(message(deck.error().front()), sentence) << name;
    }
}

TEST(BrokenBoomtownRecords, TellWhatIsAllowedAndWhatIsWrong)
{
    const std::vector<PatchedFile> files = patchedFiles(kFolder / "broken-records.json");
    for (const auto& [name, sentence] : std::vector<NameAndSentence>{
             {"begin-beyond-the-circle", "The number must be from 0 to 14"},
             {"move-skip-fifteen", "The number must be from 0 to 14"},
             {"move-x-far", "The number must be from -30 to 30"},
             {"moves-too-many", "Too many entries; maximum: 16"},
             {"start-beyond-seats", "The number must be from 0 to 1"},
             {"move-type-unknown", "The value must be one of these: begin draft free"},
             {"deck-short", "Wrong number of cards in the deck: 17; needed: 18"},
             {"replay-begin-missing", R"(The saved game has the move "draft", but the game expects "begin")"},
             {"replay-free-without-cards",
              R"(The saved game has the move "free", but the game expects "draft")"},
             {"replay-card-of-the-middle", R"(The saved game has card "2", but card "9" is placed here)"},
             {"replay-skip-behind-the-end", "Too many cards are passed over: 1; maximum here: 0"},
             {"replay-placement-apart", "Card \"10\" may not be placed at (0, -3)"}}) {
        const auto loaded = parseRecord(textOfFile(files, name));
        const auto game = loaded.and_then([](const LoadedRecord& l) { return replay(l.record); });
        ASSERT_FALSE(game) << name;
        EXPECT_EQ(message(game.error().front()), sentence) << name;
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
