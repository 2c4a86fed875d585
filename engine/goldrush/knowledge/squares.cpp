// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/squares.h"

#include <algorithm>
#include <map>

namespace lodeline::goldrush {
namespace {

bool canBeTurnedTo(const TileSet& set, int design, const WantedEdges& wanted)
{
    return std::ranges::any_of(kAllRotations, [&](Rotation rotation) {
        return std::ranges::all_of(kAllSides, [&](Side side) {
            const auto& asked = wanted[static_cast<std::size_t>(side)];
            return !asked || *asked == edgeOf(set, design, rotation, side);
        });
    });
}

std::vector<Position> emptySquares(const Game& game)
{
    std::vector<Position> squares;
    for (int order = 0; order < game.placedCount(); ++order)
        for (const Side side : kAllSides)
            if (const Position at = neighbour(game.placedTile(order).placement.at, side); !game.tileAt(at))
                squares.push_back(at);
    std::ranges::sort(squares);
    const auto twice = std::ranges::unique(squares);
    squares.erase(twice.begin(), twice.end());
    return squares;
}

} // namespace

int copiesThatFit(const Game& game, const WantedEdges& wanted)
{
    const std::vector<int> left = game.copiesLeft();
    int copies = 0;
    for (std::size_t design = 0; design < left.size(); ++design)
        if (left[design] > 0 && canBeTurnedTo(game.tileSet(), static_cast<int>(design), wanted))
            copies += left[design];
    return copies;
}

std::vector<Position> deadSquares(const Game& game)
{
    std::map<WantedEdges, bool> dead; // there are few kinds of squares even on a large board
    std::vector<Position> squares = emptySquares(game);
    std::erase_if(squares, [&](Position at) {
        const WantedEdges wanted = edgesAround(game, at);
        const auto [known, isNew] = dead.try_emplace(wanted);
        if (isNew) {
            const bool fitsInHand =
                game.phase() == Game::Phase::Place && canBeTurnedTo(game.tileSet(), *game.drawn(), wanted);
            known->second = !fitsInHand && copiesThatFit(game, wanted) == 0;
        }
        return !known->second;
    });
    return squares;
}

} // namespace lodeline::goldrush
