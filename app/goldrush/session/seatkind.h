// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lodeline::goldrush {

// Who decides for a seat, as records write it (RecordedPlayer::kind): "human", or "ai:NAME" for a computer
// player.
inline constexpr std::string_view kPersonKind = "human";

// The name that makePlayer knows the computer player by. Empty for a person, and for a kind that this program
// does not know: people play for it.
std::string computerName(std::string_view kind);

} // namespace lodeline::goldrush
