// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seatkinds.h"

namespace lodeline::boomtown {

// The name that makePlayer knows the computer player by. Empty for a person, and for a kind that this program
// does not know: people play for it.
std::string computerName(std::string_view kind);

// Who may play.
const app::SeatKinds& seatKinds();

} // namespace lodeline::boomtown
