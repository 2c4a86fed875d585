// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/goldrush/knowledge/edges.h"

namespace lodeline::goldrush {

FeatureKind edgeOf(const TileSet& set, int design, Rotation rotation, Side side)
{
    const auto back = static_cast<Rotation>((kRotations - index(rotation)) % kRotations);
    return set.tiles[static_cast<std::size_t>(design)].edgeKind(rotated(side, back));
}

WantedEdges edgesAround(const Game& game, Position at)
{
    WantedEdges wanted;
    for (const Side side : kAllSides) {
        const auto order = game.tileAt(neighbour(at, side));
        if (!order)
            continue;
        const PlacedTile tile = game.placedTile(*order);
        wanted[static_cast<std::size_t>(side)] =
            edgeOf(game.tileSet(), tile.design, tile.placement.rotation, opposite(side));
    }
    return wanted;
}

std::vector<Clash> clashes(const TileSet& set, int design, Rotation rotation, const WantedEdges& wanted)
{
    std::vector<Clash> found;
    for (const Side side : kAllSides) {
        const auto& asked = wanted[static_cast<std::size_t>(side)];
        if (!asked)
            continue;
        const FeatureKind has = edgeOf(set, design, rotation, side);
        if (has != *asked)
            found.push_back({side, has, *asked});
    }
    return found;
}

std::vector<Rotation> fittingRotations(const TileSet& set, int design, const WantedEdges& wanted)
{
    std::vector<Rotation> rotations;
    for (const Rotation rotation : kAllRotations)
        if (clashes(set, design, rotation, wanted).empty())
            rotations.push_back(rotation);
    return rotations;
}

} // namespace lodeline::goldrush
