// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/design/critique.h"
#include "engine/boomtown/design/plaincards.h"
#include "engine/boomtown/design/repairs.h"
#include "engine/boomtown/files/deckfile.h"
#include "engine/boomtown/files/problems.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace lodeline::boomtown {
namespace {

const Finding* findingOf(const std::vector<Finding>& findings, ProblemCode code)
{
    const auto found =
        std::ranges::find_if(findings, [&](const Finding& f) { return f.problem.code == code; });
    return found == findings.end() ? nullptr : &*found;
}

// The first repair of the first finding of that code, carried out.
bool repairFirst(Deck& deck, ProblemCode code)
{
    const std::vector<Finding> findings = critique(deck);
    const Finding* finding = findingOf(findings, code);
    return finding && apply(deck, *finding, finding->repairs.front());
}

int squaresOf(const Deck& deck, Territory territory)
{
    std::ptrdiff_t count = 0;
    for (const Card& card : deck.cards)
        count += std::ranges::count(card.front, territory, &Square::territory);
    return static_cast<int>(count);
}

} // namespace

TEST(Design, APlainDeckIsPlayableAndWithoutFindings)
{
    const Deck deck = plainDeck();
    EXPECT_TRUE(critique(deck).empty());
    const auto read = parseDeck(writeDeck(deck));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->deck, deck);
}

TEST(Design, ErrorsComeFirstAndNotesAreToldBesideThem)
{
    Deck deck = plainDeck();
    deck.cards[3].id = "";
    deck.cards[5].front.fill({Territory::Snow, Symbol::Cow});
    const std::vector<Finding> findings = critique(deck);
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings.front().problem.code, ProblemCode(DeckProblem::BadId));
    EXPECT_EQ(findings.front().card, 3);
    EXPECT_EQ(findings.front().part, CardPart::Id);
    const Finding* alike = findingOf(findings, DeckProblem::OneTerritory);
    ASSERT_TRUE(alike);
    EXPECT_EQ(alike->card, 5);
    EXPECT_EQ(alike->part, CardPart::Face);
    EXPECT_TRUE(alike->repairs.empty());
}

TEST(Design, TheBalanceIsJudgedWhereAllCardsAreThere)
{
    Deck deck = plainDeck();
    deck.cards.pop_back();
    EXPECT_FALSE(findingOf(critique(deck), DeckProblem::TerritoryOutOfBalance));
    EXPECT_TRUE(findingOf(critique(deck), DeckProblem::CardCount));
}

TEST(Design, IdsAreRepairedByTheFirstFreeNumber)
{
    Deck deck = plainDeck();
    deck.cards[4].id = "1";
    ASSERT_TRUE(repairFirst(deck, DeckProblem::DuplicateId));
    EXPECT_EQ(deck.cards[4].id, "5");
    EXPECT_TRUE(critique(deck).empty());
}

TEST(Design, MissingCardsAreAddedAndSurplusOnesGo)
{
    Deck deck = plainDeck();
    deck.cards.resize(11);
    ASSERT_TRUE(repairFirst(deck, DeckProblem::CardCount));
    EXPECT_EQ(deck, plainDeck());
    Card more = deck.cards.front();
    more.id = "more";
    deck.cards.push_back(more);
    ASSERT_TRUE(repairFirst(deck, DeckProblem::CardCount));
    EXPECT_EQ(deck, plainDeck());
}

TEST(Design, BalancingChangesNoMoreSquaresThanNeeded)
{
    Deck deck = plainDeck();
    deck.cards[0].front[1].territory = Territory::Desert;
    deck.cards[7].front[2].territory = Territory::Desert;
    const Deck before = deck;
    ASSERT_TRUE(repairFirst(deck, DeckProblem::TerritoryOutOfBalance));
    for (const Territory territory : kAllTerritories)
        EXPECT_EQ(squaresOf(deck, territory), 12);
    int changed = 0;
    for (std::size_t card = 0; card < kDeckCards; ++card)
        for (std::size_t i = 0; i < kSquares; ++i)
            changed += deck.cards[card].front[i] == before.cards[card].front[i] ? 0 : 1;
    EXPECT_LE(changed, 2);
    EXPECT_FALSE(findingOf(critique(deck), DeckProblem::OneTerritory));
}

TEST(Design, SymbolsAreBalancedLikewise)
{
    Deck deck = plainDeck();
    deck.cards[2].front[0].symbol = deck.cards[2].front[1].symbol;
    ASSERT_TRUE(repairFirst(deck, DeckProblem::SymbolOutOfBalance));
    EXPECT_FALSE(findingOf(critique(deck), DeckProblem::SymbolOutOfBalance));
}

TEST(Design, TheBalanceSparesCardsWhereOthersDoAsWell)
{
    Deck drawn = plainDeck();
    drawn.cards[2].front[0].symbol = drawn.cards[2].front[1].symbol;
    const Finding finding = *findingOf(critique(drawn), DeckProblem::SymbolOutOfBalance);
    const auto changedBy = [&](const std::vector<std::string>& spared) {
        Deck deck = drawn;
        EXPECT_TRUE(apply(deck, finding, Repair::BalanceSymbols, spared));
        EXPECT_FALSE(findingOf(critique(deck), DeckProblem::SymbolOutOfBalance));
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < kDeckCards; ++i)
            if (deck.cards[i] != drawn.cards[i])
                ids.push_back(deck.cards[i].id);
        return ids;
    };
    const std::vector<std::string> first = changedBy({});
    ASSERT_EQ(first.size(), 1U);
    const std::vector<std::string> other = changedBy(first);
    ASSERT_EQ(other.size(), 1U);
    EXPECT_NE(other, first);
    std::vector<std::string> all;
    for (const Card& card : drawn.cards)
        all.push_back(card.id);
    EXPECT_EQ(changedBy(all), first); // where nothing else is left
}

TEST(Design, RowsAreSortedAndWhatCountedStays)
{
    Deck deck = plainDeck();
    Bonus& bonus = deck.cards[1].bonus;
    ASSERT_TRUE(bonusShape(bonus.kind).table);
    bonus.table = {{4, 9}, {2, 1}, {4, 7}};
    ASSERT_TRUE(repairFirst(deck, DeckProblem::RowsNotRising));
    EXPECT_EQ(bonus.table, (std::vector<TableRow>{{2, 1}, {4, 7}}));
}

TEST(Design, UnknownKeysAreToldAndCanGo)
{
    Deck deck = plainDeck();
    deck.cards[9].bonusExtra = {{"glow", "true"}, {"hue", "2"}};
    const std::vector<Finding> findings = critique(deck);
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings.front().problem.pointer, "/cards/9/bonus");
    ASSERT_TRUE(apply(deck, findings.front(), Repair::RemoveUnknownKey));
    EXPECT_EQ(deck.cards[9].bonusExtra, (ExtraKeys{{"hue", "2"}}));
}

TEST(Design, UnknownKeysGoFromTheObjectThatHasThem)
{
    Deck deck = plainDeck();
    deck.extra = {{"glow", "1"}};
    deck.cards[9].extra = {{"glow", "2"}};
    deck.cards[9].bonusExtra = {{"glow", "3"}};
    const std::vector<Finding> findings = critique(deck);
    ASSERT_EQ(findings.size(), 3U);
    EXPECT_EQ(findings[0].card, -1);
    EXPECT_EQ(findings[1].part, CardPart::Id);
    EXPECT_EQ(findings[2].part, CardPart::Back);
    ASSERT_TRUE(apply(deck, findings[1], Repair::RemoveUnknownKey));
    EXPECT_TRUE(deck.cards[9].extra.empty());
    EXPECT_EQ(deck.cards[9].bonusExtra.size(), 1U);
    ASSERT_TRUE(apply(deck, findings[0], Repair::RemoveUnknownKey));
    EXPECT_TRUE(deck.extra.empty());
    EXPECT_FALSE(apply(deck, findings[0], Repair::RemoveUnknownKey));
    EXPECT_EQ(deck.cards[9].bonusExtra.size(), 1U);
}

TEST(Design, FindingsComeInTheOrderOfTheCards)
{
    Deck deck = plainDeck();
    deck.cards[5].bonus = deck.cards[4].bonus;
    deck.cards[0].extra = {{"glow", "1"}};
    const std::vector<Finding> findings = critique(deck);
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[0].problem.code, ProblemCode(FileProblem::UnknownKey));
    EXPECT_EQ(findings[0].card, 0);
    EXPECT_EQ(findings[1].problem.code, ProblemCode(DeckProblem::SameBonus));
    EXPECT_EQ(findings[1].card, 5);
    EXPECT_EQ(findings[1].problem.arguments, std::vector<std::string>{"5"});
}

TEST(Design, LongTextsAreShortened)
{
    Deck deck = plainDeck();
    deck.name = std::string(65, 'x');
    const Finding finding = *findingOf(critique(deck), FileProblem::TooLong);
    EXPECT_EQ(finding.repairs, std::vector{Repair::LimitTexts});
    EXPECT_TRUE(apply(deck, finding, Repair::LimitTexts));
    EXPECT_EQ(deck.name, std::string(64, 'x'));
    EXPECT_FALSE(apply(deck, finding, Repair::LimitTexts));
}

TEST(Design, RepairsThatDoNotApplyLeaveTheDeckAlone)
{
    const Deck whole = plainDeck();
    Deck few = plainDeck();
    few.cards.pop_back();
    Finding beyond;
    beyond.card = static_cast<int>(kDeckCards);
    const auto isRefused = [](const Deck& deck, const Finding& finding, Repair repair) {
        Deck changed = deck;
        return !apply(changed, finding, repair) && changed == deck;
    };
    EXPECT_TRUE(isRefused(whole, {}, Repair::AddCards));
    EXPECT_TRUE(isRefused(whole, {}, Repair::RemoveSurplusCards));
    EXPECT_TRUE(isRefused(few, {}, Repair::RemoveSurplusCards));
    EXPECT_TRUE(isRefused(whole, {}, Repair::BalanceTerritories));
    EXPECT_TRUE(isRefused(few, {}, Repair::BalanceSymbols));
    EXPECT_TRUE(isRefused(whole, {}, Repair::GiveNewId));
    EXPECT_TRUE(isRefused(whole, {}, Repair::SortRows));
    EXPECT_TRUE(isRefused(whole, beyond, Repair::GiveNewId));
}

TEST(Design, ADraftOpensWithFaultsOfContent)
{
    Deck deck = plainDeck();
    deck.cards.resize(4);
    deck.cards[1].id = "1";
    const auto draft = parseDeckDraft(writeDeck(deck));
    ASSERT_TRUE(draft);
    EXPECT_EQ(draft->deck, deck);
    EXPECT_TRUE(hasErrors(draft->problems));
    EXPECT_FALSE(parseDeck(writeDeck(deck)));
    EXPECT_FALSE(parseDeckDraft("{\"format\": \"lodeline-deck\", \"version\": 1}"));
}

} // namespace lodeline::boomtown
