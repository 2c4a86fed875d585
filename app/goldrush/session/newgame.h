// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/rematch.h"
#include "app/match/seats/seat.h"
#include "engine/goldrush/files/record.h"

#include <QString>

#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What a new game is set up with (R1); the values behind the dialog and the settings.
struct NewGame
{
    using Seat = app::Seat;

    static constexpr int kRandomStart = -1;

    std::vector<Seat> seats;
    Options options;
    int startPlayer = kRandomStart;    // seat
    QString tileSetFile;               // empty for the classic set
    std::optional<std::uint64_t> seed; // a new one when there is none

    // A person against the easiest computer player without farmers, as for a first game: what is played at
    // once before anything was chosen.
    static NewGame usual();

    // Puts right what a settings file may have got wrong: number of players, colours that are unknown or
    // used twice, computer players that do not exist, a start player that does not play.
    void normalise();

    // The same with a person at the first seat where only computers would play.
    NewGame withPerson() const;

    friend bool operator==(const NewGame&, const NewGame&) = default;
};

// The record to start from; draws the seed where it is left to chance. A start player that is left to chance
// follows from the seed, so that the same seed and set-up are the same game.
GameRecord makeRecord(const NewGame& game, const TileSet& tiles);

// The tile set of a new game, from its file or the classic one in the program.
Result<TileSet> tileSetOf(const NewGame& game);

// What a record was set up with, for playing the same again. The tile set comes from the record.
NewGame setupOf(const GameRecord& record, app::Rematch how = app::Rematch::ByChance);

} // namespace lodeline::goldrush
