// SPDX-License-Identifier: GPL-3.0-or-later
// What stands out in the sums of many games of a deck.
#include "engine/boomtown/lab/findings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <optional>
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
        sums.margins = std::llround(usual.margin * kGames);
        points(usual.points);
        games(kGames);
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
    // So many, of which whoever drafts first wins half.
    void games(int count)
    {
        sums.games = count;
        winners(count / 2);
    }
    // Games that whoever drafts first wins.
    void winners(int won)
    {
        sums.turns[0].parts = won * std::int64_t{kPartsOfAWin};
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
    usual.games(29);
    EXPECT_EQ(usual.codes(), std::multiset{Code::FewGames});
    usual.games(30);
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

// Numbers of which the first is just not worth telling, the second is.
struct DeckThreshold
{
    Code code;
    void (*set)(DeckSums& sums, DeckFigures& reference, int number);
    int untold;
    int told;
};

// Nothing where it is not told.
std::optional<LabFinding::Weight> weightAt(const DeckThreshold& threshold, int number)
{
    Usual usual;
    DeckFigures reference = usualFigures();
    threshold.set(usual.sums, reference, number);
    const std::vector<LabFinding> findings = findingsOf(usual.sums, usual.ids, reference);
    const auto found = std::ranges::find(findings, threshold.code, &LabFinding::code);
    return found == findings.end() ? std::nullopt : std::optional(found->weight);
}

// The points of a player are a thousandth of the number.
void setPoints(DeckSums& sums, int number)
{
    for (TurnSums& turn : sums.turns)
        turn.points = number;
}

const std::vector<DeckThreshold> kDeckThresholds{
    {Code::FewGames,
     [](DeckSums& s, DeckFigures&, int n) {
         s.games = n;
         s.turns[0] = {0, 0, s.turns[0].points};
     },
     100, 99},
    {Code::FirstAdvantage,
     [](DeckSums& s, DeckFigures&, int n) {
         s.games = n;
         s.turns[0] = {kPartsOfAWin * n, kPartsOfAWin * kPartsOfAWin * n, 0};
     },
     99, 100},
    {Code::BonusDecides,
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {200, 2000, n};
         r.bonuses[0] = {5, 0};
     },
     79, 80},
    {Code::BonusDecides,
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {200, 2000, n};
         r.bonuses[0] = {5, 0.5};
     },
     129, 130},
    {Code::BonusDecides,
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {n, 2000, n};
         r.bonuses[0] = {5, 0};
     },
     19, 20},
    {Code::BonusBringsLittle,
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {200, n, 0};
         r.bonuses[0] = {4, 0};
     },
     400, 399},
    {Code::BonusBringsLittle, // costs as little
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {200, -n, 0};
         r.bonuses[0] = {-4, 0};
     },
     400, 399},
    {Code::BonusBringsLittle,
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {200, n, 0};
         r.bonuses[0] = {1, 0};
     },
     200, 199},
    {Code::BonusBringsLittle, // as little as ever
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {200, 0, 0};
         r.bonuses[0] = {n / 100.0, 0};
     },
     99, 100},
    {Code::BonusBringsLittle,
     [](DeckSums& s, DeckFigures& r, int n) {
         s.bonuses[0] = {n, 0, 0};
         r.bonuses[0] = {4, 0};
     },
     19, 20},
    {Code::CardPassed,
     [](DeckSums& s, DeckFigures&, int n) {
         s.cards[0] = {0, 100, 800, n};
     },
     99, 100},
    {Code::CardPassed,
     [](DeckSums& s, DeckFigures&, int n) {
         s.cards[0] = {0, 0, 0, n};
     },
     19, 20},
    {Code::PointsHigh,
     [](DeckSums& s, DeckFigures& r, int n) {
         setPoints(s, n);
         r.points = 100;
     },
     149'999, 150'000},
    {Code::PointsLow,
     [](DeckSums& s, DeckFigures& r, int n) {
         setPoints(s, n);
         r.points = 150;
     },
     100'001, 100'000},
    {Code::SeldomClose,
     [](DeckSums& s, DeckFigures& r, int n) {
         setPoints(s, 64'000);
         s.margins = n;
         r.points = 64;
         r.margin = 8;
     },
     11'999, 12'000},
    {Code::OftenClose,
     [](DeckSums& s, DeckFigures& r, int n) {
         setPoints(s, 64'000);
         s.margins = n;
         r.points = 64;
         r.margin = 12;
     },
     8001, 8000},
};

TEST(DeckFindings, beginAtTheirThresholds)
{
    for (const DeckThreshold& threshold : kDeckThresholds) {
        EXPECT_EQ(weightAt(threshold, threshold.untold), std::nullopt)
            << toString(threshold.code) << " at " << threshold.untold;
        EXPECT_TRUE(weightAt(threshold, threshold.told).has_value())
            << toString(threshold.code) << " at " << threshold.told;
    }
}

TEST(DeckFindings, areSeriousWhereTheyAreFarBeyond)
{
    // The first of the numbers is notable, the second serious.
    const std::vector<DeckThreshold> thresholds{
        {Code::BonusDecides,
         [](DeckSums& s, DeckFigures& r, int n) {
             s.bonuses[0] = {200, 2000, n};
             r.bonuses[0] = {5, 0};
         },
         119, 120},
        {Code::PointsHigh,
         [](DeckSums& s, DeckFigures& r, int n) {
             setPoints(s, n);
             r.points = 100;
         },
         299'999, 300'000},
    };
    for (const DeckThreshold& threshold : thresholds) {
        EXPECT_EQ(weightAt(threshold, threshold.untold), LabFinding::Weight::Notable);
        EXPECT_EQ(weightAt(threshold, threshold.told), LabFinding::Weight::Serious);
    }
}

TEST(DeckFindings, standWithTheStrongestFirst)
{
    Usual usual;
    usual.bonus(static_cast<std::size_t>(BonusKind::Ranch), 0.4, 0.1);
    usual.sums.cards[3] = {0, 0, 0, 100};
    const std::vector<LabFinding> findings = usual.findings();
    ASSERT_GE(findings.size(), 2U);
    EXPECT_EQ(findings[0].code, Code::CardPassed); // twice as often as has to be told
    EXPECT_EQ(findings[1].code, Code::BonusBringsLittle);
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
