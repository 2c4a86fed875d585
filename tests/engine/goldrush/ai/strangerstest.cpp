// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/ai/strangers.h"

#include <gtest/gtest.h>

namespace lodeline::test {

using namespace goldrush;

namespace {

GameRecord recordOf(const std::vector<std::pair<std::string, std::string>>& kindsAndColours)
{
    GameRecord record;
    for (const auto& [kind, colour] : kindsAndColours)
        record.players.push_back({"Ann", colour, kind, {}});
    return record;
}

TEST(Strangers, AreKindsAndColoursThatNobodyKnows)
{
    const auto warning = [](ProblemCode code, const std::string& pointer, const std::string& word) {
        return Problem{Severity::Warning, code, pointer, {word}};
    };
    EXPECT_EQ(unknownPlayers(recordOf({{"ai:somebody", "red"}, {"human", "puce"}, {"robot", "reds"}})),
              (Problems{warning(FileProblem::UnknownPlayer, "/players/0/kind", "ai:somebody"),
                        warning(FileProblem::UnknownColour, "/players/1/colour", "puce"),
                        warning(FileProblem::UnknownPlayer, "/players/2/kind", "robot"),
                        warning(FileProblem::UnknownColour, "/players/2/colour", "reds")}));
    EXPECT_EQ(unknownPlayers(recordOf({{"", "blue"}, {"ai:", "re"}})),
              (Problems{warning(FileProblem::UnknownPlayer, "/players/0/kind", ""),
                        warning(FileProblem::UnknownPlayer, "/players/1/kind", "ai:"),
                        warning(FileProblem::UnknownColour, "/players/1/colour", "re")}));
}

TEST(Strangers, AreNoneOfThoseWhoCanBeSeated)
{
    EXPECT_EQ(unknownPlayers(recordOf({{"human", ""}, {"ai:greedy", "Red"}, {"human", "BLACK"}})),
              Problems());
    EXPECT_EQ(playerColourIndex("Red"), playerColourIndex("red"));
    EXPECT_EQ(playerColourIndex("yellow"), 3U);
    EXPECT_EQ(playerColourIndex(""), std::nullopt);
    EXPECT_EQ(playerColourIndex("re\x24"), std::nullopt);
}

} // namespace
} // namespace lodeline::test
