// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/deckcheck.h"

#include "engine/boomtown/files/problems.h"
#include "engine/core/sets/setwords.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

class DeckCheck
{
public:
    DeckCheck(const Deck& deck, std::string pointer, Problems& problems)
        : deck_(deck)
        , pointer_(std::move(pointer))
        , problems_(problems)
    {
    }

    void findErrors()
    {
        checkSetWords(deck_, pointer_, problems_);
        if (deck_.cards.size() != kDeckCards)
            report(Severity::Error, DeckProblem::CardCount, pointer_ + "/cards",
                   {std::to_string(deck_.cards.size()), std::to_string(kDeckCards)});
        for (std::size_t i = 0; i < deck_.cards.size(); ++i) {
            checkId(i);
            checkTable(i);
        }
    }

    void findNotes()
    {
        if (deck_.cards.size() == kDeckCards) {
            countTerritories();
            countSymbols();
        }
        for (std::size_t i = 0; i < deck_.cards.size(); ++i)
            compareCard(i);
    }

private:
    void report(Severity severity, ProblemCode code, std::string at, std::vector<std::string> arguments = {})
    {
        addProblem(problems_, {severity, code, std::move(at), std::move(arguments)});
    }

    std::string at(std::size_t card) const { return pointer_ + "/cards/" + std::to_string(card); }

    void checkId(std::size_t card)
    {
        const std::string& id = deck_.cards[card].id;
        if (!isId(id))
            report(Severity::Error, DeckProblem::BadId, at(card) + "/id");
        const auto before = deck_.cards.begin() + static_cast<std::ptrdiff_t>(card);
        if (std::ranges::find(deck_.cards.begin(), before, id, &Card::id) != before)
            report(Severity::Error, DeckProblem::DuplicateId, at(card) + "/id", {id});
    }

    void checkTable(std::size_t card)
    {
        const Bonus& bonus = deck_.cards[card].bonus;
        const auto falls =
            std::ranges::adjacent_find(bonus.table, std::ranges::greater_equal{}, &TableRow::from);
        if (falls != bonus.table.end())
            report(Severity::Error, DeckProblem::RowsNotRising,
                   at(card) + "/bonus/table/" + std::to_string(falls - bonus.table.begin() + 1));
    }

    template <typename Member>
    std::ptrdiff_t countSquares(Member Square::*member, Member value) const
    {
        std::ptrdiff_t count = 0;
        for (const Card& card : deck_.cards)
            count += std::ranges::count(card.front, value, member);
        return count;
    }

    void countTerritories()
    {
        constexpr std::ptrdiff_t kEach = kDeckCards * kSquares / kTerritories; // B1
        for (const Territory territory : kAllTerritories)
            if (const auto count = countSquares(&Square::territory, territory); count != kEach)
                report(Severity::Note, DeckProblem::TerritoryOutOfBalance, pointer_ + "/cards",
                       {std::string(toString(territory)), std::to_string(count), std::to_string(kEach)});
    }

    void countSymbols()
    {
        constexpr std::ptrdiff_t kEach = kDeckCards * kSquares / kSymbols; // B1
        for (const Symbol symbol : kAllSymbols)
            if (const auto count = countSquares(&Square::symbol, symbol); count != kEach)
                report(Severity::Note, DeckProblem::SymbolOutOfBalance, pointer_ + "/cards",
                       {std::string(toString(symbol)), std::to_string(count), std::to_string(kEach)});
    }

    void compareCard(std::size_t number)
    {
        const Card& card = deck_.cards[number];
        const auto isOfFirst = [&card](const Square& square) {
            return square.territory == card.front.front().territory;
        };
        if (std::ranges::all_of(card.front, isOfFirst))
            report(Severity::Note, DeckProblem::OneTerritory, at(number) + "/front");
        for (std::size_t i = 0; i < number; ++i) {
            const Card& other = deck_.cards[i];
            if (other.front == card.front || other.front == turned(card.front))
                report(Severity::Note, DeckProblem::SameFront, at(number) + "/front", {other.id});
            if (other.bonus == card.bonus)
                report(Severity::Note, DeckProblem::SameBonus, at(number) + "/bonus", {other.id});
        }
    }

    const Deck& deck_;
    std::string pointer_;
    Problems& problems_;
};

} // namespace

void checkDeck(const Deck& deck, const std::string& pointer, Problems& problems)
{
    const std::size_t before = problems.size();
    findDeckErrors(deck, pointer, problems);
    if (problems.size() == before)
        findDeckNotes(deck, pointer, problems);
}

void findDeckErrors(const Deck& deck, const std::string& pointer, Problems& problems)
{
    DeckCheck(deck, pointer, problems).findErrors();
}

void findDeckNotes(const Deck& deck, const std::string& pointer, Problems& problems)
{
    DeckCheck(deck, pointer, problems).findNotes();
}

} // namespace lodeline::boomtown
