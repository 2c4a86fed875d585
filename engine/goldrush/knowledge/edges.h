// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/goldrush/rules/game.h"

#include <array>
#include <optional>
#include <vector>

namespace lodeline::goldrush {

// What edges are asked for, North first; nothing where any will do.
using WantedEdges = std::array<std::optional<FeatureKind>, kSides>;

// What a design shows on a side of its square once it is turned; never City.
FeatureKind edgeOf(const TileSet& set, int design, Rotation rotation, Side side);

// What the tiles around an empty square ask of a tile that is to lie there (R2.1).
WantedEdges edgesAround(const Game& game, Position at);

// An edge that is not as it is asked for.
struct Clash
{
    Side side = Side::North; // of the square
    FeatureKind has = FeatureKind::Railroad;
    FeatureKind asked = FeatureKind::Railroad;

    friend bool operator==(const Clash&, const Clash&) = default;
};

// Clockwise from North; none where the turned design has all that is asked for.
std::vector<Clash> clashes(const TileSet& set, int design, Rotation rotation, const WantedEdges& wanted);

// The rotations without a clash, ascending. Of rotations that the rules cannot tell apart all are given.
std::vector<Rotation> fittingRotations(const TileSet& set, int design, const WantedEdges& wanted);

} // namespace lodeline::goldrush
