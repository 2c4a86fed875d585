// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace lodeline::app {

// What the ear is told. Of those that come together the one that stands last here is heard.
enum class Sound {
    Turned, // what is held in the hand
    Home,   // a piece came back to its owner
    Down,   // a piece was set down
    Tent,
    Laid, // a tile or card
    Mine,
    Coins, // some points
    ManyCoins,
    Whistle, // a long line was finished
    No,      // it cannot be done
    YourTurn,
    End, // of the game
};
// The names of the files that tools/sounds.py makes, in the same order.
inline constexpr std::array<std::string_view, 12> kSoundNames{"turned",  "home", "down",      "tent",
                                                              "laid",    "mine", "coins",     "many-coins",
                                                              "whistle", "no",   "your-turn", "end"};

} // namespace lodeline::app
