// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/design/repairs.h"

#include "engine/boomtown/design/plaincards.h"
#include "engine/boomtown/files/problems.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

// Lets the translation tools of the programs with windows find the labels; no Qt is needed for it.
#define QT_TRANSLATE_NOOP(context, text) text

namespace lodeline::boomtown {
namespace {

constexpr std::array<const char*, kRepairs> kLabels{
    QT_TRANSLATE_NOOP("Repair", "Add the missing cards"),
    QT_TRANSLATE_NOOP("Repair", "Remove the last cards"),
    QT_TRANSLATE_NOOP("Repair", "Balance the lands"),
    QT_TRANSLATE_NOOP("Repair", "Balance the symbols"),
    QT_TRANSLATE_NOOP("Repair", "Shorten and clean the texts"),
    QT_TRANSLATE_NOOP("Repair", "Give it a new id"),
    QT_TRANSLATE_NOOP("Repair", "Sort the rows"),
    //: A key of a file that the program does not know
    QT_TRANSLATE_NOOP("Repair", "Remove the unknown key"),
};

std::vector<Repair> repairsOfDeck(const Deck& deck, DeckProblem problem)
{
    switch (problem) {
    case DeckProblem::BadId:
    case DeckProblem::DuplicateId:
        return {Repair::GiveNewId};
    case DeckProblem::CardCount:
        return {deck.cards.size() < kDeckCards ? Repair::AddCards : Repair::RemoveSurplusCards};
    case DeckProblem::RowsNotRising:
        return {Repair::SortRows};
    case DeckProblem::TerritoryOutOfBalance:
        return {Repair::BalanceTerritories};
    case DeckProblem::SymbolOutOfBalance:
        return {Repair::BalanceSymbols};
    case DeckProblem::FrontSize:
    case DeckProblem::BadRow:
    case DeckProblem::SameFront:
    case DeckProblem::OneTerritory:
    case DeckProblem::SameBonus:
        return {};
    }
    return {};
}

// Turns squares of what there is too much of into what there is too little of, no more than needed. None
// becomes a card of one kind only where that can be avoided, spared cards are changed last, and a card gives
// the fewest of them away.
template <typename Value, std::size_t kinds>
bool balance(Deck& deck, Value Square::*member, const std::array<Value, kinds>& values,
             const std::vector<std::string>& spared)
{
    constexpr int kEach = static_cast<int>(kDeckCards) * kSquares / static_cast<int>(kinds);
    if (deck.cards.size() != kDeckCards)
        return false;
    std::map<Value, int> surplus;
    for (const Value value : values)
        surplus[value] = -kEach;
    for (const Card& card : deck.cards)
        for (const Square& square : card.front)
            ++surplus[square.*member];
    bool changed = false;
    for (const Value scarce : values) {
        while (surplus[scarce] < 0) {
            Card* best = nullptr;
            Square* giving = nullptr;
            std::tuple least(true, true, std::ptrdiff_t{kSquares} + 1);
            for (Card& card : deck.cards) {
                const auto has = std::ranges::count(card.front, scarce, member);
                const bool isSpared = std::ranges::find(spared, card.id) != spared.end();
                const std::tuple cost(has >= kSquares - 1, isSpared, has);
                const auto from = std::ranges::find_if(
                    card.front, [&](const Square& square) { return surplus[square.*member] > 0; });
                if (from != card.front.end() && cost < least) {
                    least = cost;
                    best = &card;
                    giving = &*from;
                }
            }
            if (!best)
                return changed;
            --surplus[giving->*member];
            giving->*member = scarce;
            ++surplus[scarce];
            changed = true;
        }
    }
    return changed;
}

bool addCards(Deck& deck)
{
    const Deck plain = plainDeck();
    while (deck.cards.size() < kDeckCards) {
        Card card = plain.cards[deck.cards.size()];
        card.id = freeId(deck);
        deck.cards.push_back(std::move(card));
    }
    return true;
}

// Of rows that begin alike the last one counts, and stays.
bool sortRows(std::vector<TableRow>& rows)
{
    std::ranges::reverse(rows);
    std::ranges::stable_sort(rows, {}, &TableRow::from);
    const auto doubles = std::ranges::unique(rows, {}, &TableRow::from);
    rows.erase(doubles.begin(), doubles.end());
    return true;
}

bool removeKey(ExtraKeys& extra, const std::string& key)
{
    return std::erase_if(extra, [&key](const auto& entry) { return entry.first == key; }) > 0;
}

bool removeUnknown(Deck& deck, Card* card, const Finding& finding)
{
    const std::string& key = finding.problem.arguments.front();
    if (!card)
        return removeKey(deck.extra, key);
    return removeKey(finding.part == CardPart::Back ? card->bonusExtra : card->extra, key);
}

} // namespace

std::vector<Repair> repairsFor(const Deck& deck, const Finding& finding)
{
    const ProblemCode& code = finding.problem.code;
    if (const auto ofDeck = code.as<DeckProblem>())
        return repairsOfDeck(deck, *ofDeck);
    if (code == FileProblem::TooLong || code == FileProblem::ForbiddenCharacter)
        return {Repair::LimitTexts};
    if (code == FileProblem::UnknownKey)
        return {Repair::RemoveUnknownKey};
    return {};
}

bool apply(Deck& deck, const Finding& finding, Repair repair, const std::vector<std::string>& spared)
{
    const auto row = static_cast<std::size_t>(finding.card);
    if (finding.card >= 0 && row >= deck.cards.size())
        return false;
    Card* card = finding.card < 0 ? nullptr : &deck.cards[row];
    switch (repair) {
    case Repair::AddCards:
        return deck.cards.size() < kDeckCards && addCards(deck);
    case Repair::RemoveSurplusCards:
        if (deck.cards.size() <= kDeckCards)
            return false;
        deck.cards.resize(kDeckCards);
        return true;
    case Repair::BalanceTerritories:
        return balance(deck, &Square::territory, kAllTerritories, spared);
    case Repair::BalanceSymbols:
        return balance(deck, &Square::symbol, kAllSymbols, spared);
    case Repair::LimitTexts: {
        Problems mended;
        mendSetWords(deck, "", mended);
        return !mended.empty();
    }
    case Repair::GiveNewId:
        if (!card)
            return false;
        card->id = freeId(deck);
        return true;
    case Repair::SortRows:
        return card && sortRows(card->bonus.table);
    case Repair::RemoveUnknownKey:
        return removeUnknown(deck, card, finding);
    }
    return false;
}

const char* repairLabel(Repair repair)
{
    return kLabels[static_cast<std::size_t>(repair)];
}

} // namespace lodeline::boomtown
