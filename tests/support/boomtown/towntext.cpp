// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/boomtown/towntext.h"

#include "engine/boomtown/files/deckjson.h"
#include "engine/boomtown/files/towntext.h"
#include "tests/support/files.h"

#include <stdexcept>

namespace lodeline::boomtown::test {

using lodeline::test::filesIn;
using lodeline::test::readFile;
using lodeline::test::sourceDirectory;

namespace {

constexpr std::string_view kTerritoryLetters = "dfmpsw";
constexpr std::string_view kSymbolLetters = "bcfgpw";

} // namespace

Square squareFromText(const std::string& letters)
{
    const std::optional<Square> square = boomtown::squareFromText(letters);
    if (!square)
        throw std::runtime_error("no square: " + letters);
    return *square;
}

Town townFromText(const std::vector<std::string>& rows)
{
    const std::optional<Town> town = boomtown::townFromText(rows);
    if (!town || textOf(*town) != rows)
        throw std::runtime_error("no town of cards: " + rows.front());
    return *town;
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
