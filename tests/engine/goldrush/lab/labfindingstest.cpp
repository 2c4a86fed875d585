// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/goldrush/ai/positions.h"
#include "tests/engine/goldrush/ai/tinyset.h"
#include "tests/engine/goldrush/lab/usualset.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace lodeline::test {

using namespace goldrush;

namespace {

using Code = LabFinding::Code;

TEST(Findings, sayWhenNothingStandsOut)
{
    EXPECT_EQ(codes(Usual().findings()), (std::multiset<Code>{Code::StartFair, Code::NothingStandsOut}));
}

TEST(Findings, areNoneOfNoGames)
{
    EXPECT_TRUE(findingsOf({}, {}, classicFigures(2)).empty());
}

TEST(Findings, nameTheWorstTiles)
{
    Usual usual;
    usual.sums.tiles[0] = {1000, 300, 300, 5000};
    usual.sums.tiles[1] = {1000, 0, 600, 3000};
    const std::vector<LabFinding> findings = usual.findings();
    ASSERT_GE(findings.size(), 2U);
    EXPECT_EQ(findings[0].code, Code::TileDiscarded);
    EXPECT_EQ(findings[0].weight, LabFinding::Weight::Serious);
    EXPECT_EQ(findings[0].design, 0);
    EXPECT_EQ(message(findings[0]), "Tile a fits nowhere in 30% of its draws.");
    EXPECT_EQ(findings[1].code, Code::TileHard);
    EXPECT_EQ(findings[1].design, 1);
}

std::vector<int> designsOf(const std::vector<LabFinding>& findings, Code code)
{
    std::vector<int> designs;
    for (const LabFinding& finding : findings)
        if (finding.code == code)
            designs.push_back(finding.design);
    return designs;
}

// The worst first; who hears that a tile fits nowhere need not hear that it hardly does.
TEST(Findings, nameNoMoreThanTheWorstThreeTiles)
{
    Usual usual;
    usual.sums.tiles = {{1000, 60, 900, 9000},
                        {1000, 90, 90, 9000},
                        {1000, 80, 80, 9000},
                        {1000, 70, 70, 9000},
                        {1000, 100, 1000, 9000}};
    usual.outline.ids = {"a", "b", "c", "d", "e"};
    usual.outline.copies = {1, 1, 1, 1, 1};
    const std::vector<LabFinding> findings = usual.findings();
    EXPECT_EQ(designsOf(findings, Code::TileDiscarded), (std::vector{4, 1, 2}));
    EXPECT_EQ(designsOf(findings, Code::TileHard), std::vector{0});
}

TEST(Findings, standWithTheStrongestFirst)
{
    Usual usual;
    usual.sums.tiles[1].discarded = 50;
    usual.sums.tokensLeft = Histogram(1, 0, {500, 500}, 14'000, 0);
    const std::vector<LabFinding> findings = usual.findings();
    ASSERT_GE(findings.size(), 2U);
    EXPECT_EQ(findings[0].code, Code::TokensRunOut); // twice as often as has to be told
    EXPECT_EQ(findings[1].code, Code::TileDiscarded);
}

TEST(Findings, sayWhereThePointsComeFrom)
{
    Usual usual;
    usual.points(100, {20, 10, 0, 60, 10});
    const std::multiset<Code> found = codes(usual.findings());
    EXPECT_TRUE(found.contains(Code::PrairiesDominate));
    EXPECT_TRUE(found.contains(Code::CitiesBringLittle));
    EXPECT_FALSE(found.contains(Code::RailroadsDominate));
    usual.points(3 * classicFigures(2).points, classicFigures(2).sources);
    EXPECT_TRUE(codes(usual.findings()).contains(Code::PointsHigh));
}

TEST(Findings, judgeWhoBeginsByTheInterval)
{
    Usual usual;
    usual.winners(525);
    EXPECT_EQ(codes(usual.findings()).count(Code::StartFair), 1U);
    usual.winners(540);
    EXPECT_EQ(codes(usual.findings()).count(Code::StartAdvantage), 1U);
    usual.winners(380);
    const std::vector<LabFinding> findings = usual.findings();
    EXPECT_EQ(codes(findings).count(Code::StartDisadvantage), 1U);
    EXPECT_EQ(message(findings.front())
                  .find("Going first is a disadvantage: the start player gets 38% of the wins (95% interval: "
                        "35% to 41%; equal share: 50%; classic set: "),
              0U);
}

TEST(Findings, sayWhatStaysOpen)
{
    Usual usual;
    usual.completion(FeatureKind::Mountain, 0);
    const std::vector<LabFinding> findings = usual.findings();
    const auto found = codes(findings);
    const auto open = std::ranges::find(findings, Code::MountainsStayOpen, &LabFinding::code);
    ASSERT_NE(open, findings.end());
    EXPECT_EQ(message(*open).find("Few mountains are ever completed: 0% (classic set: "), 0U);
    EXPECT_TRUE(found.contains(Code::MountainsStayOpen));
    EXPECT_FALSE(found.contains(Code::RailroadsStayOpen));
    EXPECT_FALSE(found.contains(Code::NothingStandsOut));
}

// Two points are a wide lead where four are what players have.
TEST(Findings, measureTheLeadByThePoints)
{
    Usual usual;
    usual.points(4, {4, 0, 0, 0, 0});
    usual.sums.margins = {};
    for (int i = 0; i < 1000; ++i)
        usual.sums.margins.add(2);
    const std::vector<LabFinding> findings = usual.findings();
    const auto lead = std::ranges::find(findings, Code::SeldomClose, &LabFinding::code);
    ASSERT_NE(lead, findings.end());
    EXPECT_EQ(message(*lead).find(
                  "Games are seldom close. The winner's lead is 50% of an average score (classic set: "),
              0U)
        << message(*lead);
}

TEST(Findings, tellFewGamesFromMany)
{
    const SimulationResult few = measured(measuring(tinySet(), {"random", "random"}, 0, 30, 1));
    const auto found = codes(findingsOf(few.tally.set, few.outline, classicFigures(2)));
    EXPECT_TRUE(found.contains(Code::FewGames));
    EXPECT_TRUE(found.contains(Code::TileDiscarded));
    EXPECT_TRUE(found.contains(Code::ShortGame));
    EXPECT_FALSE(found.contains(Code::StartFair));
}

TEST(Findings, compareNothingWithoutAReference)
{
    const SimulationResult few = measured(measuring(tinySet(), {"random", "random"}, 0, 30, 1));
    const auto found = codes(findingsOf(few.tally.set, few.outline, std::nullopt));
    EXPECT_TRUE(found.contains(Code::TileDiscarded));
    EXPECT_FALSE(found.contains(Code::ShortGame));
}

TEST(Findings, saySoWithoutNamingWhatTheyCannotCompareWith)
{
    const Usual usual;
    const std::vector<LabFinding> findings = findingsOf(usual.sums, usual.outline, std::nullopt);
    ASSERT_EQ(codes(findings), (std::multiset<Code>{Code::StartFair, Code::NothingStandsOut}));
    const auto fair = std::ranges::find(findings, Code::StartFair, &LabFinding::code);
    EXPECT_EQ(fair->arguments.size(), 4U);
    EXPECT_EQ(message(*fair), "Going first makes no clear difference: the start player gets 50% of the wins "
                              "(95% interval: 47% to 53%; equal share: 50%).");
    const auto nothing = std::ranges::find(findings, Code::NothingStandsOut, &LabFinding::code);
    EXPECT_EQ(message(*nothing), "Nothing stands out.");
}

TEST(Findings, haveANameAndASentenceEach)
{
    std::set<std::string_view> names;
    for (int code = 0; code <= static_cast<int>(Code::NothingStandsOut); ++code) {
        LabFinding finding{{}, static_cast<Code>(code)};
        finding.arguments.assign(5, {LabFinding::Argument::Kind::Name, 0, "X"});
        EXPECT_EQ(message(finding).find("%1"), std::string::npos);
        EXPECT_TRUE(names.insert(toString(finding.code)).second);
    }
}

TEST(Findings, measureTheClassicSetAsTheReferenceDoes)
{
    const SimulationResult result =
        measured(measuring(classicSet()->tileSet(), {"prospector", "prospector"}, 0, 300, 2));
    const SetFigures own = figuresOf(result.tally.set);
    const SetFigures reference = classicFigures(2);
    EXPECT_NEAR(own.points, reference.points, 0.1 * reference.points);
    EXPECT_NEAR(own.turns, reference.turns, 1.0);
    EXPECT_NEAR(own.tokensLeft, reference.tokensLeft, 4.0);
    for (std::size_t kind = 0; kind < own.completion.size(); ++kind)
        EXPECT_NEAR(own.completion[kind], reference.completion[kind], 0.06);
    for (std::size_t source = 0; source < own.sources.size(); ++source)
        EXPECT_NEAR(own.sources[source], reference.sources[source], 3.0);
}

} // namespace
} // namespace lodeline::test
