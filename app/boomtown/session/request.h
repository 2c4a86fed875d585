// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/asker.h"
#include "app/match/wishes.h"
#include "engine/boomtown/rules/move.h"

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

using app::wishes::ChangeLooks;
using app::wishes::HandOver;
using app::wishes::Redo;
using app::wishes::Undo;

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
