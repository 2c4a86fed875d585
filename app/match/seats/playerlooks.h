// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/seats/seat.h"
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

// Lets seats, as app::normalise leaves them, look as the players of a game do now that was begun with them.
// Whether anything is another now: nothing is where the players looked otherwise before, or look the same.
bool followLooks(std::vector<Seat>& seats, const std::vector<PlayerLooks>& before,
                 const std::vector<PlayerLooks>& now);

} // namespace lodeline::app
