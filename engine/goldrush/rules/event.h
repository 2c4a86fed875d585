// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/move.h"

#include <string>
#include <variant>
#include <vector>

namespace lodeline::goldrush {

// What happens in a game, in order (docs/formats.md, event stream). Tiles go by the id of their design.
namespace events {

// Stands for the value and the kind of a token that is not for the eyes of whoever gets the event (R3.6).
inline constexpr int kHidden = -1;

struct Start
{
    int players = 0;
    std::string tile{};
    int tokens = 0; // put on the start tile (R1.3)

    friend bool operator==(const Start&, const Start&) = default;
};

struct Draw
{
    int player = 0;
    std::optional<std::string> tile{};    // nothing when no tile that is left fits (R2.2)
    std::vector<std::string> discarded{}; // drawn before it and removed, in order
    int left = 0;                         // in the stack after this draw
    // Where in the stack each lay when it was drawn, the discarded ones first: which of several copies it
    // was. Not in the stream.
    std::vector<int> places{};

    friend bool operator==(const Draw&, const Draw&) = default;
};

struct Place
{
    int player = 0;
    std::string tile{};
    Placement placement{};
    int tokens = 0; // put on the tile's mountains (R2.3)

    friend bool operator==(const Place&, const Place&) = default;
};

struct Cowboy
{
    int player = 0;
    Position at{};
    SegmentRef segment{};

    friend bool operator==(const Cowboy&, const Cowboy&) = default;
};

struct Tent
{
    int player = 0;
    Position at{};
    SegmentRef segment{};

    friend bool operator==(const Tent&, const Tent&) = default;
};

struct Mine
{
    int player = 0;
    Position at{};
    SegmentRef segment{};
    int value = 0;      // for the player's eyes only until the end (R3.6)
    int kind = kHidden; // index into TileSet::tokens, likewise; not in the stream

    friend bool operator==(const Mine&, const Mine&) = default;
};

struct TakeBack
{
    int player = 0;
    Position at{};
    SegmentRef segment{};

    friend bool operator==(const TakeBack&, const TakeBack&) = default;
};

// Stands for every feature that is scored, held or not; `tiles` is sorted by (y, x).
struct Score
{
    enum class Kind : std::uint8_t { Railroad, Mountain, City, Prairie, Gold };

    Kind kind = Kind::Railroad;
    std::vector<int> points{};     // per player, in seat order
    std::vector<Position> tiles{}; // empty for gold
    int locomotives = 0;           // railroad
    int nuggets = 0;               // mountain
    int railroads = 0;             // city: different complete railroads
    int tipis = 0;                 // prairie
    int horses = 0;                // prairie
    bool final = false;            // part of the final scoring (R7)
    Position at{};                 // one of the feature's segments, to ask the game for the others by; not in
    SegmentRef segment{};          // the stream, and without meaning for gold
    // Gold: the values that each seat turns over (R7.4), ascending; not in the stream.
    std::vector<std::vector<int>> gold{};

    friend bool operator==(const Score&, const Score&) = default;
};

// Tokens of a completed mountain that go to a player (R4.3), hidden from the others.
struct Tokens
{
    int player = 0;
    Position at{}; // the tile that completed the mountain
    std::vector<int> values{};
    std::vector<int> kinds{}; // indices into TileSet::tokens, likewise; not in the stream

    friend bool operator==(const Tokens&, const Tokens&) = default;
};

// Tokens of a completed mountain without miners, back to the supply (R4.3).
struct TokensBack
{
    Position at{}; // the tile that completed the mountain
    int count = 0;

    friend bool operator==(const TokensBack&, const TokensBack&) = default;
};

enum class Piece : std::uint8_t { Cowboy, Tent };

// A piece comes home after its feature was scored (R4.7).
struct Return
{
    int player = 0;
    Piece piece = Piece::Cowboy;
    Position at{};
    SegmentRef segment{};

    friend bool operator==(const Return&, const Return&) = default;
};

struct End
{
    std::vector<int> scores{};
    std::vector<int> winners{}; // seats, several when a win is shared (R7.5)

    friend bool operator==(const End&, const End&) = default;
};

} // namespace events

using Event = std::variant<events::Start, events::Draw, events::Place, events::Cowboy, events::Tent,
                           events::Mine, events::TakeBack, events::Score, events::Tokens, events::TokensBack,
                           events::Return, events::End>;

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
std::string_view toString(events::Score::Kind kind); // "railroad" ... "gold"

} // namespace lodeline::goldrush
