// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/town.h"

#include <optional>
#include <string_view>

namespace lodeline::boomtown {

inline constexpr int kPlayers = 2;

// One ply.
struct Move
{
    enum class Type : std::uint8_t {
        Begin, // the second player names the card where the first one starts (B2)
        Draft, // takes a card from the circle and places it (B3, B4)
        Free   // places a card that was passed over (B4)
    };

    Type type = Type::Begin;
    int at = 0;            // Begin: place in the circle, from 0, as it was dealt
    int skip = 0;          // Draft: cards passed over, 0 to one less than are left
    Placement placement{}; // Draft, Free

    friend bool operator==(const Move&, const Move&) = default;
};

std::string_view toString(Move::Type type); // "begin", "draft", "free"
std::optional<Move::Type> moveTypeFromString(std::string_view name);

} // namespace lodeline::boomtown
