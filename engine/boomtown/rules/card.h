// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace lodeline::boomtown {

// What lies on a quarter of a card (B1).
enum class Territory : std::uint8_t { Desert, Forest, Mountains, Plains, Snow, Water };
inline constexpr int kTerritories = 6;
inline constexpr std::array<Territory, kTerritories> kAllTerritories{Territory::Desert,    Territory::Forest,
                                                                     Territory::Mountains, Territory::Plains,
                                                                     Territory::Snow,      Territory::Water};

enum class Symbol : std::uint8_t { Bottle, Cow, Fort, Gun, Pickaxe, Wagon };
inline constexpr int kSymbols = 6;
inline constexpr std::array<Symbol, kSymbols> kAllSymbols{Symbol::Bottle, Symbol::Cow,     Symbol::Fort,
                                                          Symbol::Gun,    Symbol::Pickaxe, Symbol::Wagon};

// A quarter of a card: a territory with its symbol.
struct Square
{
    Territory territory = Territory::Desert;
    Symbol symbol = Symbol::Bottle;

    friend bool operator==(Square, Square) = default;
};

// In reading order: north-west, north-east, south-west, south-east.
inline constexpr int kSquares = 4;
using Front = std::array<Square, kSquares>;

// The same front on its head (B5).
constexpr Front turned(const Front& front)
{
    return {front[3], front[2], front[1], front[0]};
}

constexpr std::size_t index(Territory territory)
{
    return static_cast<std::size_t>(territory);
}
constexpr std::size_t index(Symbol symbol)
{
    return static_cast<std::size_t>(symbol);
}

// The names used in files: "desert" ... "water", "bottle" ... "wagon".
std::string_view toString(Territory territory);
std::string_view toString(Symbol symbol);
std::optional<Territory> territoryFromString(std::string_view name);
std::optional<Symbol> symbolFromString(std::string_view name);

} // namespace lodeline::boomtown
