// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/rules/move.h"

#include <string>
#include <variant>
#include <vector>

namespace lodeline::boomtown {

// What happens in a game, in order (docs/formats.md, event stream of Boomtown). Cards go by their ids.
namespace events {

struct Start
{
    std::vector<std::string> bonuses{}; // in the middle (B2)
    std::vector<std::string> circle{};
};

struct Begin
{
    int player = 0; // who chose
    int at = 0;
    std::string card{}; // where the other one starts
};

struct Draft
{
    int player = 0;
    std::string card{};
    std::vector<std::string> free{}; // passed over: the opponent's (B3)
};

struct Place
{
    int player = 0;
    std::string card{};
    Placement placement{};
    std::vector<Position> covers{}; // squares that were visible until now, by (y, x)
};

// One for each player, in seat order, after the last card.
struct Score
{
    int player = 0;
    std::array<int, kTerritories> groups{}; // B7
    std::vector<int> bonuses{};             // B8, in the order of Start
    int total = 0;
};

struct End
{
    std::vector<int> scores{};
    std::vector<int> cards{};   // in each town (B10)
    std::vector<int> winners{}; // both where the win is shared (B8)
};

} // namespace events

using Event =
    std::variant<events::Start, events::Begin, events::Draft, events::Place, events::Score, events::End>;

class EventSink
{
public:
    virtual ~EventSink() = default;
    virtual void receive(const Event& event) = 0;
};

// Collects events in a vector.
class EventList : public EventSink
{
public:
    void receive(const Event& event) override { events.push_back(event); }

    std::vector<Event> events;
};

// One line of the event stream, without the line break.
std::string toJson(const Event& event);

} // namespace lodeline::boomtown
