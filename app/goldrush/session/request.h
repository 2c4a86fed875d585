// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/asker.h"
#include "app/match/wishes.h"
#include "engine/goldrush/rules/move.h"

#include <variant>

namespace lodeline::goldrush {

using app::Asker;
using app::kAnyPerson;
using app::Refusal;

// What a session can be asked for.
namespace requests {

// The drawn tile on the board, tentatively (R2).
struct Place
{
    Placement placement;

    friend bool operator==(const Place&, const Place&) = default;
};

// The tentative tile back into the hand.
struct TakeTileBack
{
    friend bool operator==(const TakeTileBack&, const TakeTileBack&) = default;
};

// The action that ends the turn (R3, R4 and the next draw, or the end).
struct Act
{
    Action action;

    friend bool operator==(const Act&, const Act&) = default;
};

// A whole turn; a tentative tile that lies elsewhere is taken back first.
struct Play
{
    Move move;

    friend bool operator==(const Play&, const Play&) = default;
};

// A practice game from now on (Options::undo), at any time and for good.
struct Practise
{
    friend bool operator==(const Practise&, const Practise&) = default;
};

using app::wishes::ChangeLooks;
// A tile that the player of the seat has placed tentatively is taken back.
using app::wishes::HandOver;
using app::wishes::Redo;
// A tentative placement of a person counts as the first step back. Beyond that only in a practice game
// (Options::undo). A different move, by which redo is lost, is marked in the record (RecordedMove::undone):
// whoever plays it has seen the next tile.
using app::wishes::Undo;

} // namespace requests

using Wish =
    std::variant<requests::Place, requests::TakeTileBack, requests::Act, requests::Play, requests::Undo,
                 requests::Redo, requests::Practise, requests::HandOver, requests::ChangeLooks>;

struct Request
{
    Wish wish;
    Asker asker;
    int revision = 0; // GameSession::revision, as the asker has seen it

    friend bool operator==(const Request&, const Request&) = default;
};

} // namespace lodeline::goldrush
