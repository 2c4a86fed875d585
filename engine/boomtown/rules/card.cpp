// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/card.h"

#include "engine/core/words/valuenamed.h"

namespace lodeline::boomtown {
namespace {

constexpr std::array<std::string_view, kTerritories> kTerritoryNames{"desert", "forest", "mountains",
                                                                     "plains", "snow",   "water"};
constexpr std::array<std::string_view, kSymbols> kSymbolNames{"bottle", "cow",     "fort",
                                                              "gun",    "pickaxe", "wagon"};

} // namespace

std::string_view toString(Territory territory)
{
    return kTerritoryNames[index(territory)];
}

std::string_view toString(Symbol symbol)
{
    return kSymbolNames[index(symbol)];
}

std::optional<Territory> territoryFromString(std::string_view name)
{
    return valueNamed<Territory>(kTerritoryNames, name);
}

std::optional<Symbol> symbolFromString(std::string_view name)
{
    return valueNamed<Symbol>(kSymbolNames, name);
}

} // namespace lodeline::boomtown
