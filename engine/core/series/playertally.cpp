// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/series/playertally.h"

#include <algorithm>

namespace lodeline {

PlayerTally& PlayerTally::operator+=(const PlayerTally& other)
{
    wins += other.wins;
    draws += other.draws;
    parts += other.parts;
    partSquares += other.partSquares;
    points += other.points;
    moves += other.moves;
    seconds += other.seconds;
    return *this;
}

double PlayerTally::millisecondsAMove() const
{
    return 1000 * seconds / static_cast<double>(std::max<std::int64_t>(moves, 1));
}

void addTallies(std::vector<PlayerTally>& sums, const std::vector<PlayerTally>& others)
{
    if (sums.empty()) {
        for (const PlayerTally& player : others)
            sums.push_back({.name = player.name});
    }
    for (std::size_t i = 0; i < sums.size(); ++i)
        sums[i] += others[i];
}

void settle(std::vector<PlayerTally>& players, int rotation, std::span<const int> scores,
            const std::vector<int>& winners)
{
    const auto parts = kPartsOfAWin / static_cast<std::int64_t>(winners.size());
    for (std::size_t i = 0; i < players.size(); ++i) {
        PlayerTally& player = players[i];
        const std::size_t seat = (i + static_cast<std::size_t>(rotation)) % players.size();
        player.points += scores[seat];
        if (std::ranges::find(winners, static_cast<int>(seat)) == winners.end())
            continue;
        ++(winners.size() == 1 ? player.wins : player.draws);
        player.parts += parts;
        player.partSquares += parts * parts;
    }
}

int seatings(const std::vector<std::string>& players)
{
    int count = 1;
    for (std::vector<std::string> turned = players; count < static_cast<int>(players.size()); ++count) {
        std::ranges::rotate(turned, turned.begin() + 1);
        if (turned == players)
            break;
    }
    return count;
}

} // namespace lodeline
