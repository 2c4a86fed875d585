// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/tile.h"

namespace lodeline::goldrush {

inline constexpr int kMinPlayers = 2;
inline constexpr int kMaxPlayers = 5;

// Where the drawn tile goes (R2.1).
struct Placement
{
    Position at;
    Rotation rotation = Rotation::R0;

    friend bool operator==(Placement, Placement) = default;
};

// What the player does after placing (R3).
struct Action
{
    enum class Type : std::uint8_t { None, Cowboy, Tent, Mine, TakeBack };

    Type type = Type::None;
    Position at;        // Cowboy: the tile just placed; Tent: its new place; Mine: where it stands; TakeBack
    SegmentRef segment; // likewise; nothing for None

    friend bool operator==(Action, Action) = default;
};

std::string_view toString(Action::Type type); // "none", "cowboy", "tent", "mine", "takeBack"
std::optional<Action::Type> actionTypeFromString(std::string_view name);

// One ply: a turn of one player.
struct Move
{
    Placement placement;
    Action action;

    friend bool operator==(const Move&, const Move&) = default;
};

} // namespace lodeline::goldrush
