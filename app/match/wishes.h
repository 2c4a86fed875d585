// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/playerlooks.h"

#include <string>
#include <vector>

// What a match of any kind can be asked for; each kind adds what is its own.
namespace lodeline::app::wishes {

// From one decision of a person to another, in whole plies; ply by ply where only computers play.
struct Undo
{
    friend bool operator==(const Undo&, const Undo&) = default;
};

// What was undone, as far; it is lost by a different move.
struct Redo
{
    friend bool operator==(const Redo&, const Redo&) = default;
};

// A seat to somebody else, at any time.
struct HandOver
{
    int seat = 0;
    std::string kind; // RecordedPlayer::kind

    friend bool operator==(const HandOver&, const HandOver&) = default;
};

// Other names and colours, at any time (app/match/seats/playerlooks.h says which).
struct ChangeLooks
{
    std::vector<PlayerLooks> looks; // by seat

    friend bool operator==(const ChangeLooks&, const ChangeLooks&) = default;
};

} // namespace lodeline::app::wishes
