// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/boomtown/document/deckedits.h"

#include "engine/boomtown/design/plaincards.h"
#include "engine/core/text.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace lodeline::boomtown::editor {
namespace {

std::vector<Card> takeCards(Deck& deck, const CardRows& rows)
{
    std::vector<Card> taken;
    for (const int row : std::ranges::reverse_view(rows)) {
        const auto card = deck.cards.begin() + row;
        taken.insert(taken.begin(), std::move(*card));
        deck.cards.erase(card);
    }
    return taken;
}

CardRows rowsFrom(int first, std::size_t count)
{
    CardRows rows(count);
    std::iota(rows.begin(), rows.end(), first);
    return rows;
}

} // namespace

bool isTaken(const Deck& deck, const std::string& id)
{
    return std::ranges::find(deck.cards, id, &Card::id) != deck.cards.end();
}

CardRows insertCards(Deck& deck, int row, std::vector<Card> cards)
{
    const auto place = static_cast<std::size_t>(std::clamp(row, 0, static_cast<int>(deck.cards.size())));
    cards.resize(std::min(cards.size(), kMostCards - std::min(kMostCards, deck.cards.size())));
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!isId(cards[i].id) || isTaken(deck, cards[i].id))
            cards[i].id = freeId(deck);
        deck.cards.insert(deck.cards.begin() + static_cast<std::ptrdiff_t>(place + i), std::move(cards[i]));
    }
    return rowsFrom(static_cast<int>(place), cards.size());
}

void removeCards(Deck& deck, const CardRows& rows)
{
    takeCards(deck, rows);
}

CardRows moveCards(Deck& deck, const CardRows& rows, int before)
{
    const auto passed = std::ranges::count_if(rows, [before](int row) { return row < before; });
    std::vector<Card> moved = takeCards(deck, rows);
    const int place = std::clamp(before - static_cast<int>(passed), 0, static_cast<int>(deck.cards.size()));
    deck.cards.insert(deck.cards.begin() + place, std::make_move_iterator(moved.begin()),
                      std::make_move_iterator(moved.end()));
    return rowsFrom(place, moved.size());
}

bool renameCard(Deck& deck, int row, const std::string& id)
{
    Card& card = deck.cards[static_cast<std::size_t>(row)];
    if (card.id == id)
        return true;
    if (!isId(id) || isTaken(deck, id))
        return false;
    card.id = id;
    return true;
}

void setKind(Bonus& bonus, BonusKind kind)
{
    const BonusShape& before = bonusShape(bonus.kind);
    const BonusShape& after = bonusShape(kind);
    Bonus next = plainBonus(kind);
    if (before.symbol && after.symbol)
        next.symbol = bonus.symbol;
    if (before.other && after.other)
        next.other = bonus.other;
    if (before.territory && after.territory)
        next.territory = bonus.territory;
    if (before.points && after.points)
        next.points = bonus.points;
    if (before.penalty && after.penalty)
        next.penalty = bonus.penalty;
    if (before.handOver && after.handOver)
        next.handOver = bonus.handOver;
    if (before.table && after.table)
        next.table = bonus.table;
    bonus = next;
}

} // namespace lodeline::boomtown::editor
