// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/event.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What stood out in a game that is over.
struct Highlight
{
    enum class Kind : std::uint8_t {
        Railroad, // the longest one; tiles
        Mountain, // the richest one; nuggets
        City,     // with most complete railroads
        Prairie,  // the largest one; tiles
        Turn,     // points of the player, without the final scoring
        Tokens,   // mining tokens at the end
        Gold,     // points of these
    };

    Kind kind = Kind::Railroad;
    int amount = 0;         // at least 1
    std::vector<int> seats; // who scored it, ascending; of a feature perhaps nobody
    // The event at which to look on the board: the score of a feature, the placement of a turn.
    std::optional<std::size_t> event{};

    friend bool operator==(const Highlight&, const Highlight&) = default;
};

// As many features or turns may share a place; what more of them share does not stand out, and is left out.
inline constexpr std::size_t kMostTied = 3;

// By kind, those that are tied in the order in which they happened. Players with equal tokens or gold share
// one entry.
std::vector<Highlight> highlights(const std::vector<Event>& history);

} // namespace lodeline::goldrush
