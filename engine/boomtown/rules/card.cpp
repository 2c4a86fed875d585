// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/boomtown/rules/card.h"

#include <algorithm>

namespace lodeline::boomtown {
namespace {

constexpr std::array<std::string_view, kTerritories> kTerritoryNames{"desert", "forest", "mountains",
                                                                     "plains", "snow",   "water"};
constexpr std::array<std::string_view, kSymbols> kSymbolNames{"bottle", "cow",     "fort",
                                                              "gun",    "pickaxe", "wagon"};

template <typename Value, typename Names>
std::optional<Value> named(const Names& names, std::string_view name)
{
    const auto it = std::ranges::find(names, name);
    return it == names.end() ? std::nullopt : std::optional(static_cast<Value>(it - names.begin()));
}

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
    return named<Territory>(kTerritoryNames, name);
}

std::optional<Symbol> symbolFromString(std::string_view name)
{
    return named<Symbol>(kSymbolNames, name);
}

} // namespace lodeline::boomtown
