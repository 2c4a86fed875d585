// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/players.h"
#include "engine/goldrush/rules/game.h"

namespace lodeline::goldrush {

inline constexpr int kMostUndone = 999;

// A move as the record writes it: `tile` is there to be checked.
struct RecordedMove
{
    std::string tile;
    Move move;
    ExtraKeys extra;
    ExtraKeys actionExtra;
    int undone =
        0; // 0 to kMostUndone: how often somebody who had seen what comes took back a turn to play this

    friend bool operator==(const RecordedMove&, const RecordedMove&) = default;
};

// What chance decided, where no seed fixes it: in the order in which a game asks for it.
struct ToldChance
{
    std::vector<std::string> tiles;         // ids, those that fitted nowhere among them (R2.2)
    std::vector<std::optional<int>> tokens; // values; nothing for a token that is hidden (R3.6)
    ExtraKeys extra;

    friend bool operator==(const ToldChance&, const ToldChance&) = default;
};

// A game record (docs/formats.md, `lodeline-game`): set-up, chance and moves; everything else is replayed.
struct GameRecord
{
    TileSet tileset;
    std::vector<RecordedPlayer> players;
    Options options;
    ExtraKeys optionsExtra;
    int start = 0;                  // seat
    std::uint64_t seed = 0;         // of a game whose chance is told: 0, and without meaning
    std::optional<ToldChance> told; // instead of the seed
    std::vector<RecordedMove> moves;
    int undone =
        0; // 0 to kMostUndone: what the next move will be marked with, for turns taken back before it
    // What the computer knew of the tile set when the game began, as JSON (learning/learnedsetfile.h); empty
    // where it was not learned.
    std::string learned;
    std::optional<bool> asAtTable{}; // whether the windows tell nothing that nobody would tell at a table
    bool madePractice = false;       // Options::undo was chosen after the game had begun
    ExtraKeys extra;

    Setup setup() const;
    friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

inline constexpr std::string_view kRecordFormat = "lodeline-game";
inline constexpr std::size_t kMaxRecordBytes = 16U << 20; // the largest tile set, and a game beside it

struct LoadedRecord
{
    GameRecord record;
    Problems problems; // warnings and notes
};

// Reads the text of a `*.lodeline`. Checks form and tile set, not the moves: `replay` does.
Result<LoadedRecord> parseRecord(std::string_view json, Texts texts = Texts::Strict);
// Version 2 where chance is told, else version 1.
std::string writeRecord(const GameRecord& record);

// A record does not say where the tent stands that mines: the action with that, in the turn of its player
// (R3.6).
Action completed(const Game& game, Action action);

// Plays the first `plies` moves of a record (all of them by default). A move that the rules forbid, and what
// is told and cannot be, is a problem that points to it. A told game has been told all that the record tells;
// it may wait at the end.
Result<Game> replay(const GameRecord& record, EventSink* sink = nullptr, int plies = -1);

} // namespace lodeline::goldrush
