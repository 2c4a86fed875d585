// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/csv.h"

#include <gtest/gtest.h>

namespace lodeline::test {
namespace {

TEST(Csv, leavesNumbersAndPlainTextsAsTheyAre)
{
    for (const char* text : {"", "7", "-7", "-0.2500", "01a", "a-b", "1-2", "x=1"})
        EXPECT_EQ(csvField(text), text);
}

TEST(Csv, keepsSpreadsheetsFromWorkingOutTexts)
{
    for (const char* text : {"=1", "+1", "-a", "@a", "\ta", "-1-2", "-1.2.3", "--1", "-", "-."})
        EXPECT_EQ(csvField(text), std::string("'") + text);
}

TEST(Csv, quotesWhatWouldEndAField)
{
    EXPECT_EQ(csvField("a,b"), "\"a,b\"");
    EXPECT_EQ(csvField("a\"b"), "\"a\"\"b\"");
    EXPECT_EQ(csvField("a\nb"), "\"a\nb\"");
    EXPECT_EQ(csvField("\rb"), "\"'\rb\"");
}

TEST(Csv, writesALineForEachPlayer)
{
    const std::vector<PlayerTally> players{{.name = "a,b",
                                            .wins = 3,
                                            .draws = 0,
                                            .parts = 3 * kPartsOfAWin,
                                            .partSquares = 3 * kPartsOfAWin * kPartsOfAWin,
                                            .points = 123,
                                            .moves = 8,
                                            .seconds = 0.01}};
    EXPECT_EQ(playersCsv(players, 10), "name,wins,draws,share,low,high,points,msPerMove\n"
                                       "\"a,b\",3,0,0.3000,0.1078,0.6032,12.30,1.250\n");
}

TEST(Csv, putsThePrefixBeforeTheTablesThatFollow)
{
    LongTable table;
    table.add("run", "", "games", std::int64_t{7});
    table.setPrefix("classic.");
    table.add("seats", "1", "share", 0.25);
    table.add("run", "1", "player", std::string("=x"));
    EXPECT_EQ(
        table.take(),
        "table,row,column,value\nrun,,games,7\nclassic.seats,1,share,0.2500\nclassic.run,1,player,'=x\n");
}

} // namespace
} // namespace lodeline::test
