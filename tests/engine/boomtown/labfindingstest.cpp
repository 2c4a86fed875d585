// SPDX-License-Identifier: GPL-3.0-or-later
// What stands out in the sums of many games of a deck.
#include "engine/boomtown/lab/findings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace lodeline::boomtown::test {
namespace {

using Code = LabFinding::Code;

constexpr int kGames = 1000;

// Sums that come to the usual figures.
struct Usual
{
    DeckSums sums;
    std::vector<std::string> ids;

    Usual()
    {
        const DeckFigures usual = usualFigures();
        sums.games = kGames;
        sums.margins = std::llround(usual.margin * kGames);
        points(usual.points);
        winners(kGames / 2);
        for (std::size_t i = 0; i < sums.bonuses.size(); ++i)
            bonus(i, usual.bonuses[i].points, usual.bonuses[i].decided);
        for (std::size_t i = 0; i < sums.cards.size(); ++i) {
            sums.cards[i] = {100, 600, 4000, 150};
            ids.push_back("c" + std::to_string(i));
        }
    }

    void points(double ofAPlayer)
    {
        for (TurnSums& turn : sums.turns)
            turn.points = std::llround(ofAPlayer * kGames);
    }
    // Games that whoever drafts first wins.
    void winners(int games)
    {
        sums.turns[0].parts = games * std::int64_t{kPartsOfAWin};
        sums.turns[0].partSquares = sums.turns[0].parts * kPartsOfAWin;
    }
    void bonus(std::size_t kind, double points, double decided)
    {
        sums.bonuses[kind] = {200, std::llround(points * 200 * kPlayers), std::llround(decided * 200)};
    }

    std::vector<LabFinding> findings() const { return findingsOf(sums, ids, usualFigures()); }
    std::multiset<Code> codes() const
    {
        std::multiset<Code> codes;
        for (const LabFinding& finding : findings())
            codes.insert(finding.code);
        return codes;
    }
};

TEST(DeckFindings, sayNothingOfTheUsualDeck)
{
    const Usual usual;
    EXPECT_EQ(usual.codes(), (std::multiset{Code::FirstFair, Code::NothingStandsOut}));
    EXPECT_TRUE(findingsOf({}, usual.ids, usualFigures()).empty());
}

TEST(DeckFindings, waitForGames)
{
    Usual usual;
    usual.points(3 * usualFigures().points);
    usual.sums.games = 29;
    EXPECT_EQ(usual.codes(), std::multiset{Code::FewGames});
    usual.sums.games = 30;
    EXPECT_TRUE(usual.codes().contains(Code::PointsHigh));
    EXPECT_TRUE(usual.codes().contains(Code::FewGames));
}

TEST(DeckFindings, judgeWhoDraftsFirstByTheInterval)
{
    Usual usual;
    usual.winners(610);
    const std::vector<LabFinding> findings = usual.findings();
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings.front().code, Code::FirstAdvantage);
    EXPECT_EQ(message(findings.front()), "Drafting first is an advantage: the player who drafts first gets "
                                         "61% of the wins (95% interval: 58% to 64%; the game's deck: 59%).");
    usual.winners(380);
    EXPECT_TRUE(usual.codes().contains(Code::FirstDisadvantage));
    usual.winners(750);
    EXPECT_EQ(usual.findings().front().weight, LabFinding::Weight::Serious);
}

TEST(DeckFindings, nameBonusesThatDecideOrBringLittle)
{
    Usual usual;
    const auto train = static_cast<std::size_t>(BonusKind::Train);
    const auto ranch = static_cast<std::size_t>(BonusKind::Ranch);
    usual.bonus(train, 9.9, 0.7);
    usual.bonus(ranch, 0.4, 0.1);
    usual.bonus(static_cast<std::size_t>(BonusKind::Stockade), 0, 0); // brings as little as ever
    const std::vector<LabFinding> findings = usual.findings();
    EXPECT_EQ(findings[0].code, Code::BonusDecides);
    EXPECT_EQ(findings[0].bonus, BonusKind::Train);
    EXPECT_EQ(findings[0].weight, LabFinding::Weight::Serious);
    EXPECT_EQ(findings[1].code, Code::BonusBringsLittle);
    EXPECT_EQ(findings[1].bonus, BonusKind::Ranch);
    EXPECT_EQ(message(findings[1]), "The bonus ranch brings hardly any points. Points per player: 0.4 (the "
                                    "game's deck: 4.5).");
    ASSERT_EQ(findings.size(), 3U);       // who drafts first, too
    usual.sums.bonuses[train].games = 19; // too few to tell
    EXPECT_FALSE(usual.codes().contains(Code::BonusDecides));
}

TEST(DeckFindings, nameTheCardsThatArePassedOverMost)
{
    Usual usual;
    for (std::size_t i = 0; i < 5; ++i)
        usual.sums.cards[i].passed = 700 + 100 * static_cast<int>(i);
    const std::vector<LabFinding> findings = usual.findings();
    EXPECT_EQ(std::ranges::count(findings, Code::CardPassed, &LabFinding::code), 3);
    EXPECT_EQ(findings[0].card, 4);
    EXPECT_EQ(message(findings[0]), "Card c4 is passed over in 65% of the games that offer it.");
    EXPECT_EQ(findings[2].card, 2);
}

TEST(DeckFindings, compareTheLeadWithThePoints)
{
    Usual usual;
    usual.sums.margins *= 2;
    EXPECT_TRUE(usual.codes().contains(Code::SeldomClose));
    usual.points(2 * usualFigures().points);
    EXPECT_FALSE(usual.codes().contains(Code::SeldomClose));
    EXPECT_TRUE(usual.codes().contains(Code::PointsHigh));
    usual.sums.margins /= 4;
    EXPECT_TRUE(usual.codes().contains(Code::OftenClose));
    usual.points(usualFigures().points / 2);
    EXPECT_TRUE(usual.codes().contains(Code::PointsLow));
}

TEST(DeckFindings, compareNothingWithoutAReference)
{
    Usual usual;
    usual.points(3 * usualFigures().points);
    for (const LabFinding& finding : findingsOf(usual.sums, usual.ids, std::nullopt))
        EXPECT_NE(finding.code, Code::PointsHigh);
}

TEST(DeckFindings, saySoWithoutNamingWhatTheyCannotCompareWith)
{
    Usual usual;
    const std::vector<LabFinding> nothing = findingsOf(usual.sums, usual.ids, std::nullopt);
    const auto found = std::ranges::find(nothing, Code::NothingStandsOut, &LabFinding::code);
    ASSERT_NE(found, nothing.end());
    EXPECT_EQ(message(*found), "Nothing stands out.");
    usual.winners(610);
    const std::vector<LabFinding> findings = findingsOf(usual.sums, usual.ids, std::nullopt);
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(message(findings.front()), "Drafting first is an advantage: the player who drafts first gets "
                                         "61% of the wins (95% interval: 58% to 64%).");
}

TEST(DeckFindings, compareNoLeadWithGamesThatAllEndedEven)
{
    const Usual usual;
    DeckFigures even = usualFigures();
    even.margin = 0;
    for (const LabFinding& finding : findingsOf(usual.sums, usual.ids, even))
        EXPECT_NE(finding.code, Code::SeldomClose);
}

TEST(DeckFindings, haveSentencesForAllTheirArguments)
{
    for (int code = 0; code <= static_cast<int>(Code::NothingStandsOut); ++code) {
        LabFinding finding{{}, static_cast<Code>(code), {}, -1};
        finding.arguments.assign(5, LabFinding::Argument::named("X"));
        EXPECT_EQ(message(finding).find('%') == std::string::npos,
                  finding.code != Code::FirstAdvantage && finding.code != Code::FirstDisadvantage &&
                      finding.code != Code::FirstFair); // these name an interval of 95 %
        EXPECT_FALSE(toString(finding.code).empty());
    }
}

} // namespace
} // namespace lodeline::boomtown::test
