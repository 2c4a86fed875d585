// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/rematch.h"
#include "app/match/seats/playerlooks.h"
#include "engine/boomtown/files/record.h"

#include <QString>

#include <optional>

class QSettings;

namespace lodeline::boomtown {

// What a new game is set up with; the values behind the dialog and the settings.
struct NewGame
{
    static constexpr int kRandomStart = -1;

    std::vector<app::Seat> seats;      // kPlayers
    int startPlayer = kRandomStart;    // seat
    QString deckFile;                  // empty for the usual deck
    std::optional<std::uint64_t> seed; // a new one when there is none

    // A person against a computer player: what is played at once before anything was chosen.
    static NewGame usual();

    // Puts right what a settings file may have got wrong.
    void normalise();

    friend bool operator==(const NewGame&, const NewGame&) = default;
};

// The record to start from; draws the seed where it is left to chance. A start player that is left to chance
// follows from the seed, so that the same seed and set-up are the same game.
GameRecord makeRecord(const NewGame& game, const Deck& deck);

// What a record was set up with, for playing the same again. The deck comes from the record.
NewGame setupOf(const GameRecord& record, app::Rematch how = app::Rematch::ByChance);

// The set-up of the last new game, which the settings remember.
NewGame storedGame(QSettings& store);
void storeGame(QSettings& store, const NewGame& game);
// The players of a game have got other names or colours: if it was begun with those that are stored, these
// get them, too.
void storeLooks(QSettings& store, const std::vector<app::PlayerLooks>& before,
                const std::vector<app::PlayerLooks>& now);

} // namespace lodeline::boomtown
