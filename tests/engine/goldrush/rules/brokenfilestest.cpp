// SPDX-License-Identifier: GPL-3.0-or-later
// Each file of tests/data/*/broken gives exactly the problems that expected.json beside it lists.
#include "engine/goldrush/files/record.h"
#include "engine/goldrush/files/tilesetfile.h"
#include "tests/support/expectedproblems.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Path = std::filesystem::path;

Problems problemsOfTileSet(const Path& file)
{
    const auto loaded = parseTileSet(readFile(file));
    return loaded ? loaded->problems : loaded.error();
}

// Those of the moves, too, where the record itself can be read.
Problems problemsOfRecord(const Path& file)
{
    const auto loaded = parseRecord(readFile(file));
    if (!loaded)
        return loaded.error();
    const auto game = replay(loaded->record);
    return game ? loaded->problems : game.error();
}

void expectExactly(const Path& file, const Problems& found)
{
    const auto expected = expectedProblems(file.parent_path());
    ASSERT_TRUE(expected.contains(file.filename().string())) << "not in expected.json";
    EXPECT_EQ(lines(found), expected.at(file.filename().string()));
}

class BrokenTileSets : public testing::TestWithParam<Path>
{
};

TEST_P(BrokenTileSets, GiveTheirProblemsWithPointers)
{
    expectExactly(GetParam(), problemsOfTileSet(GetParam()));
    EXPECT_FALSE(parseTileSet(readFile(GetParam())));
}

INSTANTIATE_TEST_SUITE_P(Files, BrokenTileSets,
                         testing::ValuesIn(dataFiles(dataDirectory() / "tilesets/broken")),
                         [](const auto& file) { return testName(file.param); });

class BrokenRecords : public testing::TestWithParam<Path>
{
};

TEST_P(BrokenRecords, GiveTheirProblemsWithPointers)
{
    expectExactly(GetParam(), problemsOfRecord(GetParam()));
    const auto loaded = parseRecord(readFile(GetParam()));
    EXPECT_FALSE(loaded && replay(loaded->record));
}

INSTANTIATE_TEST_SUITE_P(Files, BrokenRecords,
                         testing::ValuesIn(dataFiles(dataDirectory() / "records/broken")),
                         [](const auto& file) { return testName(file.param); });

TEST(BrokenFiles, AreAllThere)
{
    for (const char* directory : {"tilesets/broken", "records/broken", "tilesets/good", "records/good"})
        EXPECT_EQ(expectedProblems(dataDirectory() / directory).size(),
                  dataFiles(dataDirectory() / directory).size())
            << directory;
}

// Of a problem its arguments: limits, names and what was found, of which the pointer says nothing.
void expectSentence(const char* file, const Problems& problems, const char* sentence, std::size_t which = 0)
{
    ASSERT_LT(which, problems.size()) << file;
    EXPECT_EQ(message(problems[which]), sentence) << file;
}

using FileAndSentence = std::pair<const char*, const char*>;

TEST(BrokenFiles, TellOfATileSetWhatIsAllowed)
{
    for (const auto& [file, sentence] : std::vector<FileAndSentence>{
             {"count-hundred", "The number must be from 0 to 99"},
             {"nuggets-ten", "The number must be from 0 to 9"},
             {"token-value-hundred", "The number must be from 0 to 99"},
             {"huge-exponent", "The number must be from -1.79e308 to 1.79e308"},
             {"five-edges", "Too many entries; maximum: 4"},
             {"segments-too-many", "Too many entries; maximum: 16"},
             {"segments-too-many-in-all", "The tile has too many parts; maximum: 16"},
             {"designs-too-many", "Too many entries; maximum: 200"},
             {"tiles-too-many", "Too many tiles: 1089; maximum: 1000"},
             {"token-kinds-too-many", "Too many entries; maximum: 100"},
             {"name-long", "Too long; maximum number of characters: 64"},
             {"license-long", "Too long; maximum number of characters: 4000"},
             {"names-language-long", "Too long; maximum number of characters: 32"},
             {"nested-33", "Nested too deeply at line 1; deepest level allowed: 32"},
             {"version-newer", "The file uses version 2 of its format, but this program reads only up to "
                               "version 1; a newer version of the program can open it"},
             {"format-other", "This is not a file of the format \"lodeline-tileset\""},
             {"railroad-edge-unknown", "The value must be one of these: n e s w"},
             {"half-edge-unknown", "The value must be one of these: nw ne en es se sw ws wn"},
             {"railroad-end-unknown", "The value must be one of these: junction city mountain"},
             {"above-unknown", "The value must be one of these: tracks nuggets locomotives tipis herds"},
             {"picture-type-unknown", "The value must be one of these: png jpeg svg"},
             {"picture-turned-askew", "The value must be one of these: 0 90 180 270"}}) {
        const std::string name = file + std::string(".tileset.json");
        expectSentence(file, problemsOfTileSet(dataDirectory() / "tilesets/broken" / name), sentence);
    }
}

TEST(BrokenFiles, TellOfATileSetWhatIsWrong)
{
    for (const auto& [file, sentence] : std::vector<FileAndSentence>{
             {"edge-of-two-kinds", "The edge \"e\" is used more than once"},
             {"edge-of-two-mountains", "The edge \"n\" is used more than once"},
             {"half-edge-claimed-twice", "The half-edge \"es\" is used more than once"},
             {"half-edge-on-mountain", "The half-edge \"nw\" lies on a mountain edge"},
             {"half-edge-unclaimed", "No prairie has the half-edge \"wn\""},
             {"prairie-edge-split", "The halves of the prairie edge \"n\" belong to different prairies"},
             {"tile-id-twice", "The id \"a\" is used more than once"},
             {"start-unknown", "No tile has the id of the start tile, \"z\""},
             {"start-count-zero", "The start tile \"a\" has no copies"},
             {"author-line", "The character U+000A at position 4 is not allowed"},
             {"name-mark-of-direction", "The character U+202E at position 5 is not allowed"},
             {"key-twice", "The key \"name\" appears more than once"},
             {"format-missing", "\"format\" is missing"},
             {"token-count-missing", "\"count\" is missing"},
             {"list", "Wrong type of value; expected: object"},
             {"railroads-object", "Wrong type of value; expected: array"},
             {"name-number", "Wrong type of value; expected: string"},
             {"count-string", "Wrong type of value; expected: integer"}}) {
        const std::string name = file + std::string(".tileset.json");
        expectSentence(file, problemsOfTileSet(dataDirectory() / "tilesets/broken" / name), sentence);
    }
}

TEST(BrokenFiles, TellOfATileSetWhatIsOdd)
{
    const Problems problems = problemsOfTileSet(dataDirectory() / "tilesets/good/warnings.tileset.json");
    expectSentence("warnings", problems, "Too few mining tokens: 1; nuggets on the tiles: 9", 0);
    expectSentence("warnings", problems, "This tile is the same as \"a\", possibly turned", 1);
    expectSentence("warnings", problems, "No other tile has an edge of this kind: mountain", 2);
}

TEST(BrokenFiles, TellOfARecordWhatIsAllowedAndWhatIsWrong)
{
    for (const auto& [file, sentence] : std::vector<FileAndSentence>{
             {"players-one", "The number of players must be from 2 to 5"},
             {"players-six", "Too many entries; maximum: 5"},
             {"colour-twice-in-another-case", "Two players have the color \"blue\""},
             {"start-beyond-seats", "The number must be from 0 to 1"},
             {"move-x-far", "The number must be from -1000 to 1000"},
             {"move-rotation-360", "The number must be from 0 to 270"},
             {"move-rotation-45", "The value must be one of these: 0 90 180 270"},
             {"undone-thousand", "The number must be from 0 to 999"},
             {"move-undone-thousand", "The number must be from 0 to 999"},
             {"told-token-values", "The number must be from 0 to 99"},
             {"nested-34", "Nested too deeply at line 217; deepest level allowed: 33"},
             {"action-type-unknown", "The value must be one of these: none cowboy tent mine takeBack"},
             {"action-feature-unknown",
              "The value must be one of these: railroads.I mountains.I prairies.I city"},
             {"version-newer", "The file uses version 3 of its format, but this program reads only up to "
                               "version 2; a newer version of the program can open it"},
             {"tileset-newer", "The file uses version 2 of its format, but this program reads only up to "
                               "version 1; a newer version of the program can open it"},
             {"format-other", "This is not a file of the format \"lodeline-game\""},
             {"replay-placement-apart", "Tile \"01a\" may not be placed at (7, 0) with rotation 90"},
             {"replay-tile-mismatch",
              "The saved game has tile \"01a\", but its shuffle number draws another one"},
             {"replay-told-mismatch", "The saved game has tile \"01a\", but says that another one is drawn"},
             {"replay-told-tile-not-left", "Tile \"33\" cannot be drawn: no copy of it is left"},
             {"replay-action-city-missing", "The action \"cowboy\" is not allowed here"},
             {"replay-action-mine-without-tent", "The action \"mine\" is not allowed here"},
             {"replay-action-take-back-not-agreed", "The action \"takeBack\" is not allowed here"}}) {
        const std::string name = file + std::string(".lodeline");
        expectSentence(file, problemsOfRecord(dataDirectory() / "records/broken" / name), sentence);
    }
}

} // namespace
} // namespace lodeline::test
