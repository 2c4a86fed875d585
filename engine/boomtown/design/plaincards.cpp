// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/design/plaincards.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

// Three rows of territories in turn; the symbols move on by one after each three, so that no two are alike.
Front plainFront(std::size_t card)
{
    Front front;
    for (std::size_t i = 0; i < front.size(); ++i) {
        const std::size_t place = card * kSquares + i;
        front[i] = {kAllTerritories[place % kTerritories], kAllSymbols[(place + card / 3) % kSymbols]};
    }
    return front;
}

} // namespace

Bonus plainBonus(BonusKind kind)
{
    constexpr int kPoints = 3;
    const BonusShape& shape = bonusShape(kind);
    Bonus bonus;
    bonus.kind = kind;
    if (shape.other)
        bonus.other = Symbol::Cow; // another one than the first
    if (shape.points)
        bonus.points = kPoints;
    if (shape.penalty)
        bonus.penalty = 1;
    if (shape.handOver)
        bonus.handOver = 1;
    if (shape.table)
        bonus.table = {{2, kPoints}, {4, 2 * kPoints}};
    return bonus;
}

std::string freeId(const Deck& deck)
{
    int number = 1;
    while (std::ranges::find(deck.cards, std::to_string(number), &Card::id) != deck.cards.end())
        ++number;
    return std::to_string(number);
}

Deck plainDeck()
{
    Deck deck;
    for (std::size_t i = 0; i < kDeckCards; ++i) {
        Card card;
        card.id = std::to_string(i + 1);
        card.front = plainFront(i);
        card.bonus = plainBonus(static_cast<BonusKind>(i));
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

} // namespace lodeline::boomtown
