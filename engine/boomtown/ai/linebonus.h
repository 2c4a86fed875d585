// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/ai/lyingcard.h"
#include "engine/boomtown/ai/townsquares.h"
#include "engine/boomtown/rules/bonus.h"

namespace lodeline::boomtown {

// What a bonus brings that looks along rows and columns (B9.14, B9.18), with a card laid upon a town: only
// the lines of the card change.
class LineBonus
{
public:
    static constexpr bool looksAlong(BonusKind kind)
    {
        return kind == BonusKind::Range || kind == BonusKind::Train;
    }

    // The bonus has to stay.
    LineBonus(const Town& town, const TownSquares& squares, const Bonus& bonus);

    // In points.
    int pointsWith(const LyingCard& card, Position at, const Site& site) const;

private:
    struct Lines
    {
        Rows rows{};
        Rows columns{};
    };
    // Those of a card: two rows and two columns.
    struct Crossing
    {
        std::array<Row, 2> rows{};
        std::array<Row, 2> columns{};
    };

    static Crossing crossing(const Lines& lines, unsigned onCard, std::size_t west, std::size_t north);
    int trainsIn(Row line) const;
    int trainsWith(const LyingCard& card, std::size_t west, std::size_t north) const;
    int rangeWith(const LyingCard& card, std::size_t west, std::size_t north, const Site& site) const;

    const Bonus& bonus_;
    Lines symbols_;
    Lines others_;
    Lines taken_;
    std::array<int, kRows> rowPoints_{};
    std::array<int, kRows> columnPoints_{};
    std::array<int, kMostNumbers> squarePoints_{}; // for those that count in a row and in a column
    int points_ = 0;                               // without the card
};

} // namespace lodeline::boomtown
