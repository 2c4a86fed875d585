// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/fittingtiles.h"

#include "engine/goldrush/knowledge/edges.h"
#include "engine/goldrush/knowledge/opensquares.h"
#include "engine/goldrush/rules/board.h"

#include <algorithm>
#include <numeric>

namespace lodeline::goldrush {
namespace {

// `serves(design, rotation)` is asked only of what fits.
template <typename Serves>
std::vector<FittingTile> tilesOn(const Game& game, Position at, Serves serves)
{
    const WantedEdges wanted = edgesAround(game, at);
    const std::vector<int> left = game.copiesLeft();
    std::vector<FittingTile> tiles;
    for (int design = 0; design < static_cast<int>(left.size()); ++design) {
        FittingTile tile{design, Rotation::R0, left[static_cast<std::size_t>(design)],
                         game.phase() == Game::Phase::Place && game.drawn() == design};
        if (tile.left == 0 && !tile.inHand)
            continue;
        const std::vector<Rotation> rotations = fittingRotations(game.tileSet(), design, wanted);
        const auto found =
            std::ranges::find_if(rotations, [&](Rotation rotation) { return serves(design, rotation); });
        if (found == rotations.end())
            continue;
        tile.rotation = *found;
        tiles.push_back(tile);
    }
    return tiles;
}

} // namespace

std::vector<FittingTile> tilesThatFit(const Game& game, Position at)
{
    return tilesOn(game, at, [](int, Rotation) { return true; });
}

std::vector<FittingTile> tilesThatClose(const Game& game, PlacedSegment of, Position square)
{
    const std::vector<Position> before = openSquares(game.state(), game.set(), of);
    State tried = game.state();
    return tilesOn(game, square, [&](int design, Rotation rotation) {
        tried = game.state();
        layTile(tried, game.set(), design, {square, rotation});
        return std::ranges::includes(before, openSquares(tried, game.set(), of));
    });
}

int copiesLeft(const std::vector<FittingTile>& tiles)
{
    return std::accumulate(tiles.begin(), tiles.end(), 0,
                           [](int sum, const FittingTile& tile) { return sum + tile.left; });
}

bool isInHand(const std::vector<FittingTile>& tiles)
{
    return std::ranges::any_of(tiles, &FittingTile::inHand);
}

} // namespace lodeline::goldrush
