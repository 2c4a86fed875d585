// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/wording/words.h"

#include <string>
#include <vector>

namespace lodeline::desk {

// Which games the lab plays: all seats are taken by the same player.
struct LabSettings
{
    int games = 500;
    int players = 2;
    std::string level = "prospector"; // a name that makePlayer knows
    std::uint64_t seed = 1;
    bool compares = true; // as many games with what the game brings along stand beside

    friend bool operator==(const LabSettings&, const LabSettings&) = default;
};

// What a lab lets choose.
struct LabOffer
{
    int leastPlayers = 2;
    int mostPlayers = 2;
    std::vector<const char*> levels; // weakest first
    LabSettings usual;
    ui::Words compare; // what it stands beside, and more of it
    ui::Words compareTip;
};

} // namespace lodeline::desk
