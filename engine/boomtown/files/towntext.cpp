// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/files/towntext.h"

#include <algorithm>
#include <sstream>

namespace lodeline::boomtown {
namespace {

constexpr std::string_view kTerritoryLetters = "dfmpsw";
constexpr std::string_view kSymbolLetters = "bcfgpw";

using Squares = std::vector<std::vector<std::optional<Square>>>;

std::optional<Squares> squaresOf(const std::vector<std::string>& rows)
{
    Squares squares;
    for (const std::string& row : rows) {
        std::istringstream text(row);
        squares.emplace_back();
        for (std::string letters; text >> letters;) {
            squares.back().push_back(squareFromText(letters));
            if (!squares.back().back() && letters != "..")
                return std::nullopt;
        }
    }
    return squares;
}

std::optional<Front> frontAt(const Squares& squares, std::size_t x, std::size_t y)
{
    Front front{};
    for (std::size_t i = 0; i < front.size(); ++i) {
        const auto& row = squares[y + i / 2];
        if (x + i % 2 >= row.size() || !row[x + i % 2])
            return std::nullopt;
        front[i] = *row[x + i % 2];
    }
    return front;
}

Placement placementAt(std::size_t x, std::size_t y)
{
    return {{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}};
}

} // namespace

std::optional<Square> squareFromText(std::string_view letters)
{
    if (letters.size() != 2)
        return std::nullopt;
    const auto territory = kTerritoryLetters.find(letters[0]);
    const auto symbol = kSymbolLetters.find(letters[1]);
    if (territory == std::string_view::npos || symbol == std::string_view::npos)
        return std::nullopt;
    return Square{static_cast<Territory>(territory), static_cast<Symbol>(symbol)};
}

std::optional<Town> townFromText(const std::vector<std::string>& rows)
{
    const std::optional<Squares> squares = squaresOf(rows);
    if (!squares)
        return std::nullopt;
    Town town;
    for (std::size_t y = 0; y + 1 < squares->size(); ++y)
        for (std::size_t x = 0; x + 1 < (*squares)[y].size(); ++x) {
            const auto front = frontAt(*squares, x, y);
            const auto corners = squaresFrom(placementAt(x, y).at);
            const auto isTaken = [&town](Position at) { return town.isTaken(at); };
            if (front && !std::ranges::all_of(corners, isTaken))
                town.place(*front, placementAt(x, y));
        }
    return town;
}

} // namespace lodeline::boomtown
