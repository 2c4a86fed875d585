// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/ai/townsquares.h"

#include "engine/boomtown/rules/groups.h"

namespace lodeline::boomtown {

TownSquares::TownSquares(const Town& town)
{
    std::array<std::size_t, kMostNumbers> cells{};
    for (const Territory territory : kAllTerritories)
        forEachSquare(town.of(territory), town.north(), town.south(), [&](Position at) {
            cells[++size_] = cellOf(at);
            numbers_[cells[size_]] = size_;
            squares_[size_].territory = territory;
        });
    for (const Symbol symbol : kAllSymbols)
        forEachSquare(town.of(symbol), town.north(), town.south(),
                      [&](Position at) { squares_[numbers_[cellOf(at)]].symbol = symbol; });
    for (std::size_t number = 1; number <= size_; ++number)
        for (const std::size_t cell :
             {cells[number] - 1, cells[number] + 1, cells[number] - kRowCells, cells[number] + kRowCells})
            beside_[number] |= setOf(numbers_[cell]);
}

Site TownSquares::siteAt(Position at) const
{
    const std::size_t northWest = cellOf(at);
    const std::size_t southWest = northWest + kRowCells;
    const auto here = [this](std::size_t cell) { return numbers_[cell]; };
    Site site{{here(northWest), here(northWest + 1), here(southWest), here(southWest + 1)},
              {{{here(northWest - 1), here(northWest - kRowCells)},
                {here(northWest + 2), here(northWest + 1 - kRowCells)},
                {here(southWest - 1), here(southWest + kRowCells)},
                {here(southWest + 2), here(southWest + 1 + kRowCells)}}}};
    for (const SquareNumber number : site.under)
        site.covered |= setOf(number);
    return site;
}

} // namespace lodeline::boomtown
