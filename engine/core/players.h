// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/extrakeys.h"
#include "engine/core/text.h"

#include <array>
#include <functional>

// The players of a record of any game.
namespace lodeline {

// The colours that a player can have where there are windows.
inline constexpr std::array<const char*, 5> kPlayerColours{"red", "blue", "green", "yellow", "black"};

// Which of them a word names, in letters of any case; nothing for any other word.
std::optional<std::size_t> playerColourIndex(std::string_view name);

struct RecordedPlayer
{
    std::string name;
    std::string colour; // "red", "blue", ...: any word, different for each player
    std::string kind;   // "human" or "ai:NAME"
    ExtraKeys extra;

    friend bool operator==(const RecordedPlayer&, const RecordedPlayer&) = default;
};

// Warnings about players whom this program cannot seat: kinds that it does not know (UnknownPlayer), by
// whether there is a computer player of a name, and colours that it does not have (UnknownColour), at
// /players/SEAT/kind and …/colour. No colour at all is no reason. The record can be replayed all the same.
Problems unknownPlayers(const std::vector<RecordedPlayer>& players,
                        const std::function<bool(std::string_view)>& isComputerPlayer);

} // namespace lodeline
