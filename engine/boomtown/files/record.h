// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/deckfile.h"
#include "engine/boomtown/rules/game.h"
#include "engine/core/players.h"

namespace lodeline::boomtown {

// A move as the record writes it: `card` is there to be checked, and empty for Begin.
struct RecordedMove
{
    std::string card;
    Move move;
    ExtraKeys extra;

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

// A game record (docs/formats.md, `lodeline-boomtown`): set-up, seed and moves; everything else is replayed.
struct GameRecord
{
    Deck deck;
    std::vector<RecordedPlayer> players; // kPlayers
    ExtraKeys options;                   // there are none yet
    int start = 0;                       // seat of the first player
    std::uint64_t seed = 0;
    std::vector<RecordedMove> moves;
    ExtraKeys extra;

    Setup setup() const { return {start, seed}; }
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

inline constexpr std::string_view kRecordFormat = "lodeline-boomtown";
inline constexpr int kRecordVersion = 1;
inline constexpr std::size_t kMaxRecordBytes = 2U << 20;

struct LoadedRecord
{
    GameRecord record;
    Problems problems; // warnings and notes
};

// Reads the text of a `*.lodeline` of this game. Checks form and deck, not the moves: `replay` does.
Result<LoadedRecord> parseRecord(std::string_view text, Texts texts = Texts::Strict);

std::string writeRecord(const GameRecord& record);

// A legal move of a game, with what is written of it.
RecordedMove recorded(const Game& game, const Move& move);

// Plays the first `plies` moves of a record (all of them by default). A move that the rules forbid is a
// problem that points to it.
Result<Game> replay(const GameRecord& record, EventSink* sink = nullptr, int plies = -1);

} // namespace lodeline::boomtown
