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

ProblemLines problemsOfTileSet(const Path& file)
{
    const auto loaded = parseTileSet(readFile(file));
    return lines(loaded ? loaded->problems : loaded.error());
}

// Those of the moves, too, where the record itself can be read.
ProblemLines problemsOfRecord(const Path& file)
{
    const auto loaded = parseRecord(readFile(file));
    if (!loaded)
        return lines(loaded.error());
    const auto game = replay(loaded->record);
    return lines(game ? loaded->problems : game.error());
}

void expectExactly(const Path& file, const ProblemLines& found)
{
    const auto expected = expectedProblems(file.parent_path());
    ASSERT_TRUE(expected.contains(file.filename().string())) << "not in expected.json";
    EXPECT_EQ(found, expected.at(file.filename().string()));
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

} // namespace
} // namespace lodeline::test
