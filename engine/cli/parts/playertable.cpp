// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/cli/parts/playertable.h"

#include <fmt/format.h>

namespace lodeline::cli {

void printPlayers(const std::vector<PlayerTally>& players, int games)
{
    fmt::print("{:<16}{:>6}{:>6}{:>8}  {:<15}{:>8}{:>10}\n", "player", "wins", "draws", "share", " 95 %",
               "points", "ms/move");
    for (const PlayerTally& player : players) {
        const WinShare share = player.share(games);
        fmt::print("{:<16}{:>6}{:>6}{:>8.3f}  {:.3f} to {:.3f}{:>8.1f}{:>10.2f}\n", player.name, player.wins,
                   player.draws, share.share, share.low, share.high, player.pointsAGame(games),
                   player.millisecondsAMove());
    }
}

} // namespace lodeline::cli
