// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boomtown/towntext.h"

#include "engine/boomtown/files/deckjson.h"
#include "tests/support/files.h"

#include <algorithm>
#include <sstream>
#include <stdexcept>

namespace lodeline::boomtown::test {

using lodeline::test::filesIn;
using lodeline::test::readFile;
using lodeline::test::sourceDirectory;

namespace {

constexpr std::string_view kTerritoryLetters = "dfmpsw";
constexpr std::string_view kSymbolLetters = "bcfgpw";

using Squares = std::vector<std::vector<std::optional<Square>>>;

Squares squaresOf(const std::vector<std::string>& rows)
{
    Squares squares;
    for (const std::string& row : rows) {
        std::istringstream text(row);
        squares.emplace_back();
        for (std::string letters; text >> letters;)
            squares.back().push_back(letters == ".." ? std::nullopt : std::optional(squareFromText(letters)));
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

Square squareFromText(const std::string& letters)
{
    const auto territory = letters.size() == 2 ? kTerritoryLetters.find(letters[0]) : std::string::npos;
    const auto symbol = letters.size() == 2 ? kSymbolLetters.find(letters[1]) : std::string::npos;
    if (territory == std::string::npos || symbol == std::string::npos)
        throw std::runtime_error("no square: " + letters);
    return {static_cast<Territory>(territory), static_cast<Symbol>(symbol)};
}

Town townFromText(const std::vector<std::string>& rows)
{
    const Squares squares = squaresOf(rows);
    Town town;
    for (std::size_t y = 0; y + 1 < squares.size(); ++y)
        for (std::size_t x = 0; x + 1 < squares[y].size(); ++x) {
            const auto front = frontAt(squares, x, y);
            const auto corners = squaresFrom(placementAt(x, y).at);
            const auto isTaken = [&town](Position at) { return town.isTaken(at); };
            if (front && !std::ranges::all_of(corners, isTaken))
                town.place(*front, placementAt(x, y));
        }
    if (textOf(town) != rows)
        throw std::runtime_error("no town of cards: " + rows.front());
    return town;
}

std::vector<std::string> textOf(const Town& town)
{
    std::vector<std::string> rows;
    int width = 0;
    for (int x = 0; x < kReach; ++x)
        for (int y = 0; y < kReach; ++y)
            if (town.isTaken({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)}))
                width = x + 1;
    for (int y = 0; y <= town.south() - kReach; ++y) {
        std::string row;
        for (int x = 0; x < width; ++x) {
            const auto square = town.squareAt({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
            row += x == 0 ? "" : " ";
            row += square ? std::string{kTerritoryLetters[index(square->territory)],
                                        kSymbolLetters[index(square->symbol)]}
                          : "..";
        }
        rows.push_back(row);
    }
    return rows;
}

std::vector<TownExample> townExamples(const std::filesystem::path& file)
{
    const Json json = Json::parse(readFile(file));
    std::vector<Bonus> bonuses;
    Problems problems;
    for (const Json& bonus : json.at("bonuses")) {
        ObjectReader reader(bonus, "", problems);
        bonuses.push_back(readBonus(reader));
    }
    if (!problems.empty())
        throw std::runtime_error(file.string() + ": " + message(problems.front()));
    std::vector<TownExample> examples;
    for (const Json& part : json.at("examples")) {
        TownExample example{part.at("title"), bonuses, townFromText(part.at("town")), {}, part.at("points")};
        for (const Json& cover : part.value("cover", Json::array())) {
            Front front{};
            for (std::size_t i = 0; i < front.size(); ++i)
                front[i] = squareFromText(cover.at("card").at(i));
            example.town.place(front, {{cover.at("x"), cover.at("y")}});
        }
        if (part.contains("opponent"))
            example.opponent = townFromText(part.at("opponent"));
        examples.push_back(std::move(example));
    }
    return examples;
}

std::vector<std::filesystem::path> townExampleFiles()
{
    return filesIn(sourceDirectory() / "resources" / "scenarios" / "boomtown");
}

} // namespace lodeline::boomtown::test
