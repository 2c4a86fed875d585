// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/lab/decksums.h"

namespace lodeline::boomtown {
namespace {

template <typename Sums>
void addEach(Sums& sums, const Sums& others)
{
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += others[i];
}

} // namespace

TurnSums& TurnSums::operator+=(const TurnSums& other)
{
    parts += other.parts;
    partSquares += other.partSquares;
    points += other.points;
    return *this;
}

BonusSums& BonusSums::operator+=(const BonusSums& other)
{
    games += other.games;
    points += other.points;
    decided += other.decided;
    return *this;
}

CardSums& CardSums::operator+=(const CardSums& other)
{
    middle += other.middle;
    drafted += other.drafted;
    numbers += other.numbers;
    passed += other.passed;
    return *this;
}

DeckSums& DeckSums::operator+=(const DeckSums& other)
{
    games += other.games;
    margins += other.margins;
    addEach(turns, other.turns);
    addEach(bonuses, other.bonuses);
    addEach(cards, other.cards);
    return *this;
}

} // namespace lodeline::boomtown
