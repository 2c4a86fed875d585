// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/linebonus.h"

#include "engine/boomtown/rules/lines.h"

namespace lodeline::boomtown {
namespace {

constexpr Row lineBit(std::size_t place)
{
    return Row{1} << place;
}

constexpr int inSight(int distance)
{
    return distance == kOutOfSight ? 0 : distance;
}

template <typename Visit>
void forEachPlace(Row line, Visit visit)
{
    for (; line != 0; line &= line - 1)
        visit(static_cast<std::size_t>(std::countr_zero(line)));
}

} // namespace

LineBonus::LineBonus(const Town& town, const TownSquares& squares, const Bonus& bonus)
    : bonus_(bonus)
{
    const auto linesOf = [&town](const Rows& rows) {
        return Lines{rows, columnsOf(rows, town.north(), town.south())};
    };
    symbols_ = linesOf(town.of(bonus.symbol));
    if (bonus.kind == BonusKind::Train) {
        for (std::size_t line = 0; line < kRows; ++line) {
            rowPoints_[line] = trainsIn(symbols_.rows[line]);
            columnPoints_[line] = trainsIn(symbols_.columns[line]);
            points_ += rowPoints_[line] + columnPoints_[line];
        }
        return;
    }
    others_ = linesOf(town.of(bonus.other));
    taken_ = linesOf(town.taken());
    for (int row = town.north(); row <= town.south(); ++row) {
        const auto y = static_cast<std::size_t>(row);
        forEachPlace(symbols_.rows[y], [&](std::size_t x) {
            const int points =
                inSight(std::min(distanceInLine(taken_.rows[y], others_.rows[y], lineBit(x)),
                                 distanceInLine(taken_.columns[x], others_.columns[x], lineBit(y))));
            rowPoints_[y] += points;
            columnPoints_[x] += points;
            squarePoints_[squares.numberAt(y, x)] = points;
            points_ += points;
        });
    }
}

LineBonus::Crossing LineBonus::crossing(const Lines& lines, unsigned onCard, std::size_t west,
                                        std::size_t north)
{
    const auto with = [](Row line, std::size_t place, unsigned first, unsigned second) {
        return (line & ~(Row{0b11} << place)) | Row{first & 1U} << place | Row{second & 1U} << (place + 1);
    };
    return {{with(lines.rows[north], west, onCard, onCard >> 1),
             with(lines.rows[north + 1], west, onCard >> 2, onCard >> 3)},
            {with(lines.columns[west], north, onCard, onCard >> 2),
             with(lines.columns[west + 1], north, onCard >> 1, onCard >> 3)}};
}

int LineBonus::trainsIn(Row line) const
{
    int points = 0;
    forEachRun(line, [&](std::size_t, int length) { points += pointsFor(length, bonus_.table); });
    return points;
}

int LineBonus::pointsWith(const LyingCard& card, Position at, const Site& site) const
{
    const auto west = static_cast<std::size_t>(at.x + kReach);
    const std::size_t north = rowOf(at.y);
    const int changing =
        rowPoints_[north] + rowPoints_[north + 1] + columnPoints_[west] + columnPoints_[west + 1];
    return points_ - changing +
           (bonus_.kind == BonusKind::Train ? trainsWith(card, west, north)
                                            : rangeWith(card, west, north, site));
}

int LineBonus::trainsWith(const LyingCard& card, std::size_t west, std::size_t north) const
{
    const Crossing lines = crossing(symbols_, card.symbols[index(bonus_.symbol)], west, north);
    return trainsIn(lines.rows[0]) + trainsIn(lines.rows[1]) + trainsIn(lines.columns[0]) +
           trainsIn(lines.columns[1]);
}

int LineBonus::rangeWith(const LyingCard& card, std::size_t west, std::size_t north, const Site& site) const
{
    const Crossing symbols = crossing(symbols_, card.symbols[index(bonus_.symbol)], west, north);
    const Crossing others = crossing(others_, card.symbols[index(bonus_.other)], west, north);
    const Crossing taken = crossing(taken_, kWholeCard, west, north);
    int points = 0;
    for (const SquareNumber number : site.under) // was taken away with its row and with its column
        points += squarePoints_[number];
    const auto inColumn = [&](std::size_t x, std::size_t y) {
        return x - west < 2 ? distanceInLine(taken.columns[x - west], others.columns[x - west], lineBit(y))
                            : distanceInLine(taken_.columns[x], others_.columns[x], lineBit(y));
    };
    for (std::size_t i = 0; i < 2; ++i) {
        forEachPlace(symbols.rows[i], [&](std::size_t x) {
            points += inSight(
                std::min(distanceInLine(taken.rows[i], others.rows[i], lineBit(x)), inColumn(x, north + i)));
        });
        forEachPlace(symbols.columns[i] & ~(Row{0b11} << north), [&](std::size_t y) {
            points += inSight(std::min(distanceInLine(taken_.rows[y], others_.rows[y], lineBit(west + i)),
                                       inColumn(west + i, y)));
        });
    }
    return points;
}

} // namespace lodeline::boomtown
