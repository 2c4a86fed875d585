// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/asker.h"
#include "app/match/seats/playerlooks.h"
#include "engine/goldrush/rules/move.h"

#include <string>
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

// From one decision of a person to another, in whole plies; a tentative placement of a person counts as the
// first step back. Ply by ply where only computers play. Redo is lost by a different move, which the record
// marks (RecordedMove::undone): whoever plays it has seen the next tile. Beyond the tentative placement only
// in a practice game (Options::undo).
struct Undo
{
    friend bool operator==(const Undo&, const Undo&) = default;
};

struct Redo
{
    friend bool operator==(const Redo&, const Redo&) = default;
};

// A practice game from now on (Options::undo), at any time and for good.
struct Practise
{
    friend bool operator==(const Practise&, const Practise&) = default;
};

// A seat to somebody else, at any time; a tile that its player has placed tentatively is taken back.
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
