// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/players.h"

#include <string>
#include <vector>

namespace lodeline::app {

// What the others at the table know a player by. Name and colour are UTF-8, as in records.
struct PlayerLooks
{
    std::string name;
    std::string colour; // a name of art::playerColourNames()

    friend bool operator==(const PlayerLooks&, const PlayerLooks&) = default;
};

// By seat.
std::vector<PlayerLooks> looksOf(const std::vector<RecordedPlayer>& players);

// Whether the players may look so from now on: one for each seat, told apart by name and by colour. A name
// that is new is not empty and what may be typed in a window; a colour that is new is one that there is. What
// stays may be as odd as a record allows.
bool mayLook(const std::vector<PlayerLooks>& wanted, const std::vector<RecordedPlayer>& now);

// Does it; whether anything is another now. Only what mayLook allows.
bool changeLooks(std::vector<RecordedPlayer>& players, const std::vector<PlayerLooks>& wanted);

} // namespace lodeline::app
