// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers in the code are those of docs/rules.md, which has them in words.
#include "engine/goldrush/rules/points.h"

#include "engine/goldrush/rules/move.h"
#include "tests/support/files.h"

#include <gtest/gtest.h>

#include <regex>

namespace lodeline::test {

using namespace goldrush;

namespace {

// What docs/rules.md says under a number, in one line.
std::string rule(const std::string& number)
{
    const std::string text = readFile(sourceDirectory() / "docs/rules.md");
    const std::size_t start = text.find("- **" + number + "**");
    const std::size_t end = std::min(text.find("\n- **", start + 1), text.find("\n#", start + 1));
    return std::regex_replace(text.substr(start, end - start), std::regex("\\s+"), " ");
}

std::string inWords(int number)
{
    constexpr std::array kWords{"no", "one", "two", "three", "four", "five"};
    return kWords.at(static_cast<std::size_t>(number));
}

std::string points(int number)
{
    return inWords(number) + (number == 1 ? " point" : " points");
}

void expectRule(const std::string& number, const std::string& part)
{
    EXPECT_NE(rule(number).find(part), std::string::npos) << number << ": " << part;
}

TEST(Points, AreThoseOfCompleteFeatures)
{
    EXPECT_EQ(kPoints.tile, 1);
    expectRule("R4.1", "scores the length.");
    EXPECT_EQ(kPoints.locomotive, 2);
    expectRule("R4.1", "Exactly one locomotive symbol on the railroad makes it twice the length.");
    expectRule("R4.2", points(kPoints.nugget) + " a nugget");
    expectRule("R4.4", points(kPoints.railroadOfCity) + " for each of them");
}

TEST(Points, AreThoseOfTheFinalScoring)
{
    expectRule("R7.2", points(kPoints.nugget) + " a nugget");
    expectRule("R7.2", points(kPoints.tile) + " a tile");
    expectRule("R7.2", points(kPoints.railroadOfCity) + " for every different railroad");
    expectRule("R7.3", points(kPoints.tipi) + " a tipi camp, " + points(kPoints.herd) + " a horse herd");
}

TEST(Points, AreCountedAsTheRulesSay)
{
    EXPECT_EQ(pointsOfRailroad(5, 0), 5);
    EXPECT_EQ(pointsOfRailroad(7, 1), 14);
    EXPECT_EQ(pointsOfRailroad(5, 3), 5);
    EXPECT_EQ(pointsOfIncompleteRailroad(4), 4);
    EXPECT_EQ(pointsOfMountain(8), 8);
    EXPECT_EQ(pointsOfCity(2), 6);
    EXPECT_EQ(pointsOfPrairie(3, 1), 10);
}

TEST(Pieces, AreAsManyAsTheRulesSay)
{
    expectRule("R1.2",
               "for " + inWords(kMinPlayers) + ", three, four or " + inWords(kMaxPlayers) + " players");
    expectRule("R1.2", "a tent and " + inWords(kMostCowboys) + " cowboys");
    expectRule("R1.2", "leaves " + inWords(kCowboys) + " for the supply");
    expectRule("R1.2", "starts with " + inWords(kMostCowboys));
}

TEST(ScoringTrack, HasAsManySpacesAsTheRulesSay)
{
    expectRule("R6.1", "from 0 to " + std::to_string(kTrackSpaces - 1));
    expectRule("R6.1", "A full round is " + std::to_string(kTrackSpaces) + " points");
}

} // namespace
} // namespace lodeline::test
