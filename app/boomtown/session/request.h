// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/asker.h"
#include "app/match/seats/playerlooks.h"
#include "engine/boomtown/rules/move.h"

#include <string>
#include <variant>

namespace lodeline::boomtown {

// What a match can be asked for.
namespace requests {

// One ply (B2 to B4).
struct Play
{
    Move move;

    friend bool operator==(const Play&, const Play&) = default;
};

// From one decision of a person to another, in whole plies; ply by ply where only computers play. Redo is
// lost by a different move.
struct Undo
{
    friend bool operator==(const Undo&, const Undo&) = default;
};

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
    std::vector<app::PlayerLooks> looks; // by seat

    friend bool operator==(const ChangeLooks&, const ChangeLooks&) = default;
};

} // namespace requests

using Wish =
    std::variant<requests::Play, requests::Undo, requests::Redo, requests::HandOver, requests::ChangeLooks>;

struct Request
{
    Wish wish;
    app::Asker asker;
    int revision = 0; // BoomtownMatch::revision, as the asker has seen it

    friend bool operator==(const Request&, const Request&) = default;
};

} // namespace lodeline::boomtown
