// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/boomtown/files/record.h"
#include "engine/cli/input.h"

namespace lodeline::boomtown {

// What a file is; they print its problems. Nothing if it has errors.
std::optional<Deck> deckOf(const cli::Input& file);
std::optional<GameRecord> recordOf(const cli::Input& file);

// What a call names: our own deck where that is empty.
std::shared_ptr<const Deck> namedDeck(const std::string& file);

// A record, and the game at its end.
struct PlayedRecord
{
    GameRecord record;
    Game game;
};
std::optional<PlayedRecord> playedRecordOf(const cli::Input& file);

// Why a name of a player cannot be taken, and which ones can.
std::string noSuchPlayer(std::string_view name);

// Those that come with the program, by the names of their files; the first is played when none is named.
std::vector<std::shared_ptr<const Deck>> shippedDecks();

} // namespace lodeline::boomtown
