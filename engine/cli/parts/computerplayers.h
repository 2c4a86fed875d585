// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/players.h"

#include <span>

namespace lodeline::cli {

// The player at `seat`, from 0, of a record that `play` writes: "foreman 2", blue, "ai:foreman".
RecordedPlayer computerPlayer(const std::string& name, std::size_t seat);

// Why a name of a player cannot be taken, and which ones can. `budgets` says what may stand behind them.
std::string noSuchPlayer(std::string_view name, std::span<const char* const> names, std::string_view budgets);

// The name of a player that thinks so long where it does not say itself how long.
std::string withTime(const std::string& name, int milliseconds);

// The sentence of a reason with its places filled in: %Ln by the amount, which also decides what becomes of
// "(s)", the others by what is given for them. A place without a value stays.
using Place = std::pair<std::string_view, std::string>;
std::string reasonWords(std::string sentence, int amount, std::initializer_list<Place> places);

} // namespace lodeline::cli
