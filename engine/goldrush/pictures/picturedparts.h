// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/extrakeys.h"
#include "engine/core/pictures/pictureref.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace lodeline::goldrush {

inline constexpr int kMaxTokenValue = 99;

// What a set can bring a picture of its own for, beside its tiles.
struct SetPart
{
    enum class Kind : std::uint8_t {
        Nugget, // symbols, on all tiles of the set
        Locomotive,
        Tipi,
        Herd,
        Back,      // of all tiles
        TokenBack, // of a mining token whose value is hidden
        Token,     // the face of those of one value
        Cowboy,    // pieces, in the color of whoever owns them
        Tent,
    };
    Kind kind = Kind::Nugget;
    int value = 0; // of a token: 0 to kMaxTokenValue

    friend auto operator<=>(const SetPart&, const SetPart&) = default;
};

// As they stand in files: "nugget", "token-back", "token-5".
std::string toString(SetPart part);
std::optional<SetPart> setPartFromString(std::string_view name);

// The pictures of parts that a set brings along.
struct PicturedParts
{
    std::map<SetPart, PictureRef> parts;
    ExtraKeys extra; // names of parts that we do not know

    bool isEmpty() const { return parts.empty() && extra.empty(); }
    const PictureRef* find(SetPart part) const; // nullptr where the game draws it

    friend bool operator==(const PicturedParts&, const PicturedParts&) = default;
};

} // namespace lodeline::goldrush
