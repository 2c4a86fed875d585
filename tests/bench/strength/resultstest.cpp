// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/strength/resultsfile.h"
#include "engine/core/jsonreader.h"
#include "tests/bench/strength/cells.h"
#include "tests/support/files.h"
#include "tests/support/temporarydirectory.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace strength;

namespace {

const std::string kProgram(64, '1');
const std::string kOther(64, '2');

Cell someCell(int tiles, int won)
{
    Cell cell = emptyCell(drawnSet("of" + std::to_string(tiles), tiles), {"greedy", "random@5"}, 1ULL << 60);
    addGames(cell, won, 3, 2);
    cell.discarded = 17;
    cell.players[0].moves = 99;
    cell.players[0].seconds = 1.25;
    return cell;
}

Results someResults()
{
    Results results{.program = kProgram, .cells = {}};
    results.store(someCell(12, 7));
    results.store(someCell(13, 8));
    return results;
}

TEST(StrengthResults, ComeBackFromTheirText)
{
    const std::string text = writeDocument(toJson(someResults()));
    const auto read = resultsOf(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->program, kProgram);
    ASSERT_EQ(read->cells.size(), 2U);
    EXPECT_EQ(read->cells[1].set, "of13");
    EXPECT_EQ(read->cells[1].seed, 1ULL << 60);
    EXPECT_EQ(read->cells[1].games, 13);
    EXPECT_EQ(read->cells[1].discarded, 17);
    EXPECT_EQ(read->cells[1].players[0].seconds, 1.25);
    EXPECT_EQ(writeDocument(toJson(*read)), text);
}

TEST(StrengthResults, HoldAMatchOnce)
{
    Results results = someResults();
    results.store(someCell(12, 20));
    ASSERT_EQ(results.cells.size(), 2U);
    EXPECT_EQ(results.find(someCell(12, 0))->games, 25);
    EXPECT_EQ(results.find(someCell(13, 0))->games, 13);
    EXPECT_EQ(results.find(someCell(14, 0)), nullptr);
}

TEST(StrengthResults, LeaveOutWhatHasNotBegun)
{
    Results results = someResults();
    results.store(emptyCell(drawnSet("of14", 14), {"greedy", "random"}, 1));
    EXPECT_EQ(toJson(results)["cells"].size(), 2U);
}

TEST(StrengthResults, AreRefusedWhereSomethingIsWrong)
{
    const auto isRefused = [](const char* pointer, const Json& value) {
        Json json = toJson(someResults());
        json[Json::json_pointer(pointer)] = value;
        const auto read = resultsOf(json.dump());
        return !read && read.error().front().pointer.starts_with(pointer);
    };
    EXPECT_TRUE(isRefused("/format", "lodeline-simulation"));
    EXPECT_TRUE(isRefused("/version", 2));
    EXPECT_TRUE(isRefused("/program", "short"));
    EXPECT_TRUE(isRefused("/cells/0/digest", "short"));
    EXPECT_TRUE(isRefused("/cells/0/games", 0));
    EXPECT_TRUE(isRefused("/cells/0/games", kMostGames + goldrush::kMaxPlayers + 1));
    EXPECT_TRUE(isRefused("/cells/0/seed", "1"));
    EXPECT_TRUE(isRefused("/cells/0/discardedTiles", -1));
    EXPECT_TRUE(isRefused("/cells/0/players", Json::array()));
    EXPECT_FALSE(resultsOf("{"));
}

TEST(StrengthResultsFile, GoesOnFromWhatItHolds)
{
    const TemporaryDirectory directory;
    auto file = ResultsFile::open(directory.file("results"), kProgram);
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->store(someCell(12, 7), ResultsFile::When::Now));
    const auto again = ResultsFile::open(directory.file("results"), kProgram);
    ASSERT_TRUE(again);
    ASSERT_NE(again->results().find(someCell(12, 0)), nullptr);
    EXPECT_EQ(again->results().find(someCell(12, 0))->games, 12);
}

TEST(StrengthResultsFile, IsNotWrittenAfterEveryGame)
{
    const TemporaryDirectory directory;
    auto file = ResultsFile::open(directory.file("results"), kProgram);
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->store(someCell(12, 7), ResultsFile::When::Sometimes));
    EXPECT_NE(file->results().find(someCell(12, 0)), nullptr);
    EXPECT_TRUE(ResultsFile::open(directory.file("results"), kProgram)->results().cells.empty());
}

TEST(StrengthResultsFile, RefusesWhatAnotherBuildHasPlayed)
{
    const TemporaryDirectory directory;
    ASSERT_TRUE(ResultsFile::open(directory.file("results"), kProgram));
    const std::string before = readFile(directory.file("results"));
    const auto other = ResultsFile::open(directory.file("results"), kOther);
    ASSERT_FALSE(other);
    EXPECT_NE(other.error().find("another build"), std::string::npos);
    EXPECT_EQ(readFile(directory.file("results")), before);
}

TEST(StrengthResultsFile, SaysAtOnceWhatIsWrongWithIt)
{
    const TemporaryDirectory directory;
    writeFile(directory.file("broken"), "{");
    EXPECT_FALSE(ResultsFile::open(directory.file("broken"), kProgram));
    EXPECT_EQ(readFile(directory.file("broken")), "{");
    const auto nowhere = ResultsFile::open(directory.file("nowhere/results"), kProgram);
    ASSERT_FALSE(nowhere);
    EXPECT_NE(nowhere.error().find("nowhere"), std::string::npos);
}

TEST(StrengthResultsFile, IsNoneWithoutAName)
{
    auto file = ResultsFile::open("", kProgram);
    ASSERT_TRUE(file);
    EXPECT_TRUE(file->store(someCell(12, 7), ResultsFile::When::Now));
    EXPECT_NE(file->results().find(someCell(12, 0)), nullptr);
}

} // namespace
} // namespace lodeline::test
